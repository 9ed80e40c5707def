"""The tables of this game's box (R2): fields, limits and sizes, as data for the reader in `core.box`."""

from __future__ import annotations

from typing import Final

from mattock.core.box.loader import default_sizes
from mattock.core.box.schema import AMOUNTS, CHOICE, FLAG, LIST, NAME, NUMBER, BoxField, BoxTable, each, named, numbered
from mattock.core.numbered import numbered_table
from mattock.games.runedar.name_types import Deck, GoblinKind, Mercenary
from mattock.games.runedar.places import NAMES

RESOURCES: Final = ["wood", "leather", "metal"]
OF_EACH_RESOURCE: Final = 10
WORKS: Final = ["work_wood", "work_leather", "work_metal", "work_any"]
ACTIONS: Final = ["close", "direct", "long", "dig", *WORKS]
MAGIC_MOVE: Final = 1
ORC: Final = "orc"

YELLOW: Final = 0
GREY: Final = 1
RED: Final = 2
DECKS: Final[tuple[Deck, ...]] = numbered_table([(YELLOW, "yellow"), (GREY, "grey"), (RED, "red")])
UPGRADES: Final = default_sizes("mattock.games.runedar", "upgrades.toml", "upgrade", "deck", DECKS)  # by deck

# What each mercenary is hired for (R14.2).
CANCEL: Final = 0
SPIKE: Final = 1  # the catapult
SWEEP: Final = 2  # the orcs in the workshops
BRIBE: Final = 3  # a goblin
SLAY: Final = 4  # a troll
MERCENARIES: Final[tuple[Mercenary, ...]] = numbered_table(
    [(CANCEL, "cancel"), (SPIKE, "catapult"), (SWEEP, "orcs"), (BRIBE, "goblin"), (SLAY, "troll")]
)

# What a goblin wants before it leaves: named resources, any mix, rubble dug away, hits (R15.2 to R15.4).
NAMED_GOBLIN: Final = 0
MIXED_GOBLIN: Final = 1
RUBBLE_GOBLIN: Final = 2
HIT_GOBLIN: Final = 3
GOBLIN_KINDS: Final[tuple[GoblinKind, ...]] = numbered_table(
    [(NAMED_GOBLIN, "named"), (MIXED_GOBLIN, "any"), (RUBBLE_GOBLIN, "rubble"), (HIT_GOBLIN, "hits")]
)
GOBLIN_FIELDS: Final[tuple[str, ...]] = numbered_table(
    [(NAMED_GOBLIN, "wants"), (MIXED_GOBLIN, "any"), (RUBBLE_GOBLIN, "rubble"), (HIT_GOBLIN, "hits")]
)

DICE: Final = ["standard", "blades"]
DIFFICULTIES: Final = ["easy", "normal", "hard", "epic"]
OUTCOMES: Final = ["won", "lost"]
WON: Final = 0
LOST: Final = 1


def _outsides() -> dict[int | str, int]:
    """The three walls, each with the place outside it: a card shows the wall, its orcs come outside (R6.1)."""
    walls: dict[int | str, int] = {}
    for name in NAMES:
        if name.endswith("_wall"):
            walls[name] = NAMES.index(name.replace("_wall", "_outside"))
    return walls


_ID: Final = BoxField("id", NAME, needed=True)
_MOVE: Final = BoxField("move", CHOICE, choices={2: 0, "any": MAGIC_MOVE})
_ACTIONS: Final = [_MOVE] + [BoxField(name, NUMBER) for name in ACTIONS]
_COST: Final = BoxField("cost", AMOUNTS, high=OF_EACH_RESOURCE, words=RESOURCES, needed=True)
_CIRCLE: Final = BoxField("circle", NUMBER, low=1, high=8)
_FACE: Final = BoxField("face", CHOICE, choices={1: 1, 2: 2, 3: 3, "crossbow": 0})

TABLES: Final = [
    BoxTable(
        "starting",
        "starting.toml",
        [_ID, BoxField("count", NUMBER, low=1, high=2, absent=1), *_ACTIONS],
        group="count",
        sizes={1: 10, 2: 1},
    ),
    BoxTable(
        "upgrade",
        "upgrades.toml",
        [_ID, BoxField("deck", CHOICE, choices=numbered(list(DECKS)), needed=True), _COST, *_ACTIONS],
        group="deck",
        sizes=UPGRADES,
    ),
    BoxTable(
        "space",
        "board.toml",
        [
            BoxField("players", NUMBER, low=1, high=4, needed=True),
            BoxField("space", NUMBER, low=1, high=5, needed=True),
            _COST,
        ],
        group="players",
        sizes=each(range(1, 5), 5),
        then="space",
        key=["players", "space"],
    ),
    BoxTable(
        "siege",
        "siege.toml",
        [
            _ID,
            BoxField("wave", NUMBER, low=1, high=5, needed=True),
            BoxField("orcs", NUMBER),
            BoxField("wall", CHOICE, choices=_outsides(), absent=-1),
            BoxField("tower", FLAG),
            BoxField("catapult", FLAG),
            BoxField("arrow", FLAG),
        ],
        group="wave",
        sizes=each(range(1, 6), 10),
    ),
    BoxTable(
        "goblin",
        "goblins.toml",
        [
            _ID,
            BoxField("level", NUMBER, low=1, high=5, needed=True),
            BoxField("wants", AMOUNTS, high=OF_EACH_RESOURCE, words=RESOURCES),
            BoxField("any", NUMBER),
            BoxField("rubble", NUMBER),
            BoxField("hits", NUMBER, high=8),
        ],
        group="level",
        sizes=each(range(1, 6), 4),
    ),
    BoxTable("troll", "trolls.toml", [_ID, BoxField("circles", LIST, 1, 6, item=_CIRCLE, needed=True)], sizes={0: 5}),
    BoxTable(
        "mercenary",
        "mercenaries.toml",
        [named(list(MERCENARIES)), BoxField("cost", NUMBER, needed=True)],
        group="id",
        sizes=each(range(5), 1),
    ),
    BoxTable(
        "catapult",
        "catapult.toml",
        [BoxField("number", NUMBER, low=1, high=5, needed=True)],
        group="number",
        sizes=each(range(1, 6), 1),
        key=["number"],
    ),
    BoxTable(
        "dice",
        "dice.toml",
        [named(DICE), BoxField("faces", LIST, 6, 6, item=_FACE, needed=True)],
        group="id",
        sizes=each(range(2), 1),
    ),
    BoxTable(
        "difficulty",
        "difficulty.toml",
        [named(DIFFICULTIES), BoxField("rubble", NUMBER, low=1, high=99, needed=True)],
        group="id",
        sizes=each(range(4), 1),
    ),
    BoxTable(
        "title",
        "titles.toml",
        [
            _ID,
            BoxField("outcome", CHOICE, choices=numbered(OUTCOMES), needed=True),
            BoxField("lowest", NUMBER, high=20, needed=True),
            BoxField("highest", NUMBER, high=20, needed=True),
        ],
        group="outcome",
        then="lowest",
    ),
]
