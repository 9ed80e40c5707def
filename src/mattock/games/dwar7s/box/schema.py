"""The tables of this game's box (D1): which fields a row has, between which limits, and how many rows there are."""

from __future__ import annotations

from typing import Final

from mattock.core.box.schema import AMOUNTS, CHOICE, LIST, NAME, NUMBER, BoxField, BoxTable, each, named, numbered
from mattock.games.dwar7s.cards import GEMS, KINDS, OGRES, SECRETS
from mattock.games.dwar7s.spaces import SIDES
from mattock.games.dwar7s.view_types import CardSymbol

SYMBOLS: Final[list[CardSymbol]] = ["dragon", "giant", "dwarf"]
TRADING_GOALS: Final = 10
MAX_GEMS: Final = 15  # of one kind: hands and piles keep 4 bits a kind
MAX_OGRES: Final = 7  # of one kind: a hand of all of them fits the same 4 bits
DWARFS: Final = 7

_POINTS: Final = BoxField("points", NUMBER, high=99, needed=True)
_SIDE: Final = BoxField("wall", CHOICE, choices=numbered(list(SIDES)))

TABLES: Final = [
    BoxTable(
        "kingdom",
        "kingdom.toml",
        [
            named(list(KINDS)),
            BoxField("symbol", CHOICE, choices=numbered(list[str](SYMBOLS)), needed=True),
            BoxField("needs", NUMBER, low=1, high=DWARFS, needed=True),
            BoxField("slots", NUMBER, low=1, high=DWARFS, needed=True),
            BoxField("gives", NUMBER, high=9),
            BoxField("defeated", NUMBER, high=99),
            _POINTS,
            BoxField("walls", LIST, 0, 4, item=_SIDE, needed=True),
        ],
        group="id",
        sizes=each(range(len(KINDS)), 1),
    ),
    BoxTable(
        "gem",
        "gems.toml",
        [named(list(GEMS)), BoxField("number", NUMBER, high=MAX_GEMS, needed=True), _POINTS],
        group="id",
        sizes=each(range(len(GEMS)), 1),
    ),
    BoxTable(
        "ogre",
        "ogres.toml",
        [named(list(OGRES)), BoxField("copies", NUMBER, high=MAX_OGRES, needed=True)],
        group="id",
        sizes=each(range(len(OGRES)), 1),
    ),
    BoxTable(
        "trading",
        "trading.toml",
        [
            BoxField("id", NAME, needed=True),
            BoxField("cost", AMOUNTS, high=MAX_GEMS, words=list(GEMS), needed=True),
            _POINTS,
        ],
        sizes={0: TRADING_GOALS},
    ),
    BoxTable(
        "secret",
        "secrets.toml",
        [
            named(list(SECRETS)),
            BoxField("needs", NUMBER, low=1, high=99, needed=True),
            BoxField("cards", NUMBER, low=1, high=8),
            BoxField("gem", CHOICE, choices=numbered(list(GEMS)), absent=-1),
            _POINTS,
        ],
        group="id",
        sizes=each(range(len(SECRETS)), 1),
    ),
]
