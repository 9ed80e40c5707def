"""Every reason to refuse: number, code, paragraph. The first three are those of `mattock.core.verb`."""

from __future__ import annotations

from typing import Final

NOT_HIGHER: Final = 3
TOO_MANY: Final = 4

REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("game_over", "L4.2"),
    ("not_now", "L2.1"),
    ("not_higher", "L2.2"),
    ("too_many", "L2.3"),
]
