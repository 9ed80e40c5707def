"""Games and options that environments are tried with."""

from __future__ import annotations

from typing import Any, Final

from mattock.testing.adapter import adapter, registered

NAMES: Final = registered()
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("runedar", {"players": 1}),
    ("runedar", {"players": 3, "difficulty": "hard", "dice": "blades"}),
    ("runedar", {"players": 2, "open_hands": True}),
    ("dwar7s", {"players": 2}),
    ("dwar7s", {"players": 4, "shared_kingdoms": "split", "ogres": "gentle"}),
    *[(name, options) for name in NAMES for options in adapter(name).option_sets[:1]],
]


def shown(table: object) -> str:
    """A short id of a parameter of a test."""
    return (
        "-".join(str(value).rpartition("/")[2] for value in table.values()) if isinstance(table, dict) else str(table)
    )
