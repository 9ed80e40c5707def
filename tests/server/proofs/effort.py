"""How hard to try: `make test` runs short versions of the proofs, `make soak` long ones of the same code."""

from __future__ import annotations

import os
from typing import Final

SOAK: Final = bool(os.environ.get("MATTOCK_SOAK"))


def effort(short: int, long: int) -> int:
    return long if SOAK else short
