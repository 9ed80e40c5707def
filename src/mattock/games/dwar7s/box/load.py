"""The printed components as tables of numbers for the rules: the default box, or an owner's file laid over it (D1).

A box is read and checked once and never changed afterwards; games share it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mattock.core.box.loader import PrintedBox, Tables, column, default_tables, flat, tables_with_file
from mattock.core.box.reader import ComponentsError, Row
from mattock.games.dwar7s.box.check import Dwar7sBoxRules
from mattock.games.dwar7s.box.schema import TABLES
from mattock.games.dwar7s.cards import COLOURS, OGRE_KINDS, THIEF
from mattock.games.dwar7s.spaces import turned_walls

__all__ = ["Box", "ComponentsError", "Row", "load_box"]

DEFAULT: Final = "default"


class Box(PrintedBox):
    """All components. Lists by card have a row for each of the 36; `flat [a*n + b]` lists hold a table in a row."""

    def __init__(self, label: str, tables: Tables) -> None:
        super().__init__(label, tables, TABLES)
        kingdom = tables["kingdom"] * len(COLOURS)
        self.needs: list[int] = column(kingdom, "needs")
        self.slots: list[int] = column(kingdom, "slots")
        self.gives: list[int] = column(kingdom, "gives")
        self.defeated: list[int] = column(kingdom, "defeated")
        self.points: list[int] = column(kingdom, "points")
        symbols = column(kingdom, "symbol")
        self.alike: list[int] = [_mask([other == symbol for other in symbols]) for symbol in symbols]
        self.walls: list[int] = [  # flat [card*4 + turn]: a bit a side
            turned_walls(sum(1 << side for side in row.lists["walls"]), turn) for row in kingdom for turn in range(4)
        ]

        self.gem_points: list[int] = column(tables["gem"], "points")
        self.gems: int = _packed(column(tables["gem"], "number"))
        copies = column(tables["ogre"], "copies")
        self.ogres: int = _packed(copies)
        self.gentle_ogres: int = _packed(copies[:THIEF] + [0] * (OGRE_KINDS - THIEF))

        self.goal_ids: list[str] = [row.id for row in tables["trading"]]
        self.goal_cost: list[int] = flat(tables["trading"], "cost")  # flat [goal*4 + gem]
        self.goal_points: list[int] = column(tables["trading"], "points")
        self.secret_needs: list[int] = column(tables["secret"], "needs")
        self.secret_cards: list[int] = column(tables["secret"], "cards")
        self.secret_gem: list[int] = column(tables["secret"], "gem")
        self.secret_points: list[int] = column(tables["secret"], "points")


_RULES: Final = Dwar7sBoxRules()
_loaded: dict[int | None, Box] = {}  # by version of the rules


def load_box(path: str | None = None, version: int | None = None) -> Box:
    """The default box of a version of the rules (default: the newest), read once; or with an owner's file laid over it
    (`ComponentsError` names its first mistake).
    """
    if version not in _loaded:
        _loaded[version] = Box(DEFAULT, default_tables("mattock.games.dwar7s", TABLES, _RULES, version))
    default = _loaded[version]
    if path is None:
        return default
    return Box(Path(path).name, tables_with_file(path, default.tables, TABLES, _RULES))


def _mask(values: list[bool]) -> int:
    """A bit for each card that is meant."""
    return sum(1 << card for card in range(len(values)) if values[card])


def _packed(counts: list[int]) -> int:
    """Small counts side by side, 4 bits each."""
    return sum(counts[kind] << 4 * kind for kind in range(len(counts)))
