"""The printed components as tables of numbers for the rules: the default box, or an owner's file laid over it (R2).

A box is read and checked once and never changed afterwards; games share it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mattock.core.box.loader import PrintedBox, Tables, column, default_tables, flat, tables_with_file
from mattock.core.box.reader import ComponentsError, Row
from mattock.games.runedar.box.check import RunedarBoxRules, goblin_kind
from mattock.games.runedar.box.schema import DECKS, LOST, MAGIC_MOVE, TABLES, WON, WORKS

__all__ = ["Box", "ComponentsError", "Row", "load_box"]

DEFAULT: Final = "default"


class Box(PrintedBox):
    """All components. Lists are indexed by number of card, tile or hire; `flat [a*n + b]` lists hold a table in a row.

    Cards: 0-9 starting, 10 and 11 orcs, then the upgrades deck by deck: yellow, grey, red. All lists are assigned in
    `__init__` itself: mypyc then knows that they are there, and rules read them without a check.
    """

    def __init__(self, label: str, tables: Tables) -> None:
        super().__init__(label, tables, TABLES)
        starting, upgrades = tables["starting"], tables["upgrade"]
        cards = [row for row in starting for _ in range(row.numbers["count"])] + upgrades
        self.card_ids: list[str] = [row.id for row in cards]
        self.close: list[int] = column(cards, "close")
        self.direct: list[int] = column(cards, "direct")
        self.long: list[int] = column(cards, "long")
        self.dig: list[int] = column(cards, "dig")
        self.work: list[int] = [row.numbers[name] for row in cards for name in WORKS]  # flat [card*4 + kind]
        free = [0] * 3 * (len(cards) - len(upgrades))
        self.cost: list[int] = free + flat(upgrades, "cost")  # flat [card*3 + resource]
        self.magic_cards: int = _mask([1 if move == MAGIC_MOVE else 0 for move in column(cards, "move")])
        self.close_cards: int = _mask(self.close)
        self.direct_cards: int = _mask(self.direct)
        self.long_cards: int = _mask(self.long)
        self.dig_cards: int = _mask(self.dig)
        self.all_upgrades: int = _mask([1] * len(upgrades))  # sets of upgrades count from the first one
        self.deck_upgrades: list[int] = [
            _mask([1 if row.numbers["deck"] == deck else 0 for row in upgrades]) for deck in range(len(DECKS))
        ]
        self.extra: list[int] = flat(tables["space"], "cost")  # flat [((players-1)*5 + space)*3 + resource]
        self.price: list[int] = packed(self.cost)  # the same by card, 4 bits a resource
        self.surcharge: list[int] = packed(self.extra)  # by (players-1)*5 + space
        self.work_kinds: list[int] = [_mask(self.work[card * 4 : card * 4 + 4]) for card in range(len(cards))]

        siege = tables["siege"]
        self.siege_ids: list[str] = [row.id for row in siege]
        self.siege_orcs: list[int] = column(siege, "orcs")
        self.siege_place: list[int] = column(siege, "wall")  # the place outside the wall, or -1
        self.siege_tower: list[int] = column(siege, "tower")
        self.siege_catapult: list[int] = column(siege, "catapult")
        self.siege_arrow: list[int] = column(siege, "arrow")

        goblins = tables["goblin"]
        self.goblin_ids: list[str] = [row.id for row in goblins]
        self.goblin_level: list[int] = column(goblins, "level")
        self.goblin_kind: list[int] = [goblin_kind(row) for row in goblins]  # 0 named, 1 any mix, 2 rubble, 3 hits
        self.goblin_wants: list[int] = flat(goblins, "wants")  # flat [tile*3 + resource]
        self.goblin_total: list[int] = column(goblins, "any")
        self.goblin_rubble: list[int] = column(goblins, "rubble")
        self.goblin_hits: list[int] = column(goblins, "hits")

        trolls = tables["troll"]
        self.troll_ids: list[str] = [row.id for row in trolls]
        self.troll_circles: list[list[int]] = [sorted(row.lists["circles"]) for row in trolls]

        self.hire_ids: list[str] = [row.id for row in tables["mercenary"]]
        self.hire_cost: list[int] = column(tables["mercenary"], "cost")
        self.dearest_hire: int = max(self.hire_cost)
        self.dice: dict[str, list[int]] = {row.id: row.lists["faces"] for row in tables["dice"]}  # 0 is a crossbow
        self.rubble: dict[str, int] = {row.id: row.numbers["rubble"] for row in tables["difficulty"]}
        self.titles_won: list[tuple[int, int, str]] = _titles(tables["title"], WON)
        self.titles_lost: list[tuple[int, int, str]] = _titles(tables["title"], LOST)


_RULES: Final = RunedarBoxRules()
_loaded: dict[int | None, Box] = {}  # by version of the rules


def load_box(path: str | None = None, version: int | None = None) -> Box:
    """The default box of a version of the rules (default: the newest), read once; or with an owner's file laid over it
    (`ComponentsError` names its first mistake).
    """
    if version not in _loaded:
        _loaded[version] = Box(DEFAULT, default_tables("mattock.games.runedar", TABLES, _RULES, version))
    default = _loaded[version]
    if path is None:
        return default
    return Box(Path(path).name, tables_with_file(path, default.tables, TABLES, _RULES))


def packed(amounts: list[int]) -> list[int]:
    """Three resources at a time, in 4 bits each."""
    return [amounts[at] | amounts[at + 1] << 4 | amounts[at + 2] << 8 for at in range(0, len(amounts), 3)]


def _mask(values: list[int]) -> int:
    """A bit for each card whose value is not 0."""
    return sum(1 << card for card in range(len(values)) if values[card])


def _titles(rows: list[Row], outcome: int) -> list[tuple[int, int, str]]:
    """The titles of one outcome, by rising score."""
    chosen = [row for row in rows if row.numbers["outcome"] == outcome]
    return [(row.numbers["lowest"], row.numbers["highest"], row.id) for row in chosen]
