"""What the tables of a box look like: fields, limits and sizes, as data for one checker (R2).

Every word of a box becomes a number here and nowhere else. A table's rows are grouped by one field, and each group has
its size; so ten siege cards a wave and one row for each difficulty are the same rule.
"""

from __future__ import annotations

from typing import Final

from mattock.games.runedar.places import NAMES

RESOURCES: Final = ["wood", "leather", "metal"]
OF_EACH_RESOURCE: Final = 10
WORKS: Final = ["work_wood", "work_leather", "work_metal", "work_any"]
ACTIONS: Final = ["close", "direct", "long", "dig", *WORKS]
MAGIC_MOVE: Final = 1
ORC: Final = "orc"
DECKS: Final = ["yellow", "grey", "red"]
HIRES: Final = ["cancel", "catapult", "orcs", "goblin", "troll"]
DICE: Final = ["standard", "blades"]
DIFFICULTIES: Final = ["easy", "normal", "hard", "epic"]
OUTCOMES: Final = ["won", "lost"]
WON: Final = 0
LOST: Final = 1
SOURCES: Final = ["rulebook", "inferred", "reconstructed"]

# The kinds of field: an id, a number, one of some words, true or false, a cost, a list of numbers or words.
NAME: Final = 0
NUMBER: Final = 1
CHOICE: Final = 2
FLAG: Final = 3
COST: Final = 4
LIST: Final = 5


class Field:
    """One field of a row: its kind, its limits, and what it counts as (`absent`) where it may be left out.

    For a list `low` and `high` bound its length, and `item` describes its members.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        low: int = 0,
        high: int = 15,
        choices: dict[int | str, int] | None = None,
        item: Field | None = None,
        needed: bool = False,
        absent: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.choices: dict[int | str, int] = {} if choices is None else choices
        self.item = item
        self.needed = needed
        self.absent = absent

    def word_for(self, value: int) -> str:
        """A stored number as a file writes it."""
        for word, number in self.choices.items():
            if number == value:
                return str(word)
        return str(value)


class Table:
    """One table: its name in `[[...]]`, its file in the default box, its fields, and how many rows a group has.

    `group` names the field that groups and sorts the rows (none: all are one group), `then` the one that sorts inside
    a group, and `key` those that tell rows apart.
    """

    def __init__(
        self,
        name: str,
        file: str,
        fields: list[Field],
        group: str = "",
        sizes: dict[int, int] | None = None,
        then: str = "",
        key: list[str] | None = None,
    ) -> None:
        self.name = name
        self.file = file
        self.fields = [*fields, Field("source", CHOICE, choices=_numbered(SOURCES), needed=True)]
        self.group = group
        self.sizes: dict[int, int] = {} if sizes is None else sizes
        self.then = then
        self.key = ["id"] if key is None else key

    def names(self) -> list[str]:
        """The fields' names, as a file may write them."""
        return [field.name for field in self.fields]

    def field(self, name: str) -> Field:
        """The field of that name."""
        return self.fields[self.names().index(name)]


def _numbered(words: list[str]) -> dict[int | str, int]:
    """The words with their numbers, from 0."""
    return {word: number for number, word in enumerate(words)}


def _outsides() -> dict[int | str, int]:
    """The three walls, each with the place outside it: a card shows the wall, its orcs come outside (R6.1)."""
    walls: dict[int | str, int] = {}
    for name in NAMES:
        if name.endswith("_wall"):
            walls[name] = NAMES.index(name.replace("_wall", "_outside"))
    return walls


def _named(words: list[str]) -> Field:
    """An id out of a fixed list."""
    return Field("id", CHOICE, choices=_numbered(words), needed=True)


def _each(numbers: range, size: int) -> dict[int, int]:
    """Groups by number, all of one size."""
    return dict.fromkeys(numbers, size)


_ID: Final = Field("id", NAME, needed=True)
_MOVE: Final = Field("move", CHOICE, choices={2: 0, "any": MAGIC_MOVE})
_ACTIONS: Final = [_MOVE] + [Field(name, NUMBER) for name in ACTIONS]
_COST: Final = Field("cost", COST, high=OF_EACH_RESOURCE, needed=True)
_CIRCLE: Final = Field("circle", NUMBER, low=1, high=8)
_FACE: Final = Field("face", CHOICE, choices={1: 1, 2: 2, 3: 3, "crossbow": 0})

TABLES: Final = [
    Table(
        "starting",
        "starting.toml",
        [_ID, Field("count", NUMBER, low=1, high=2, absent=1), *_ACTIONS],
        group="count",
        sizes={1: 10, 2: 1},
    ),
    Table(
        "upgrade",
        "upgrades.toml",
        [_ID, Field("deck", CHOICE, choices=_numbered(DECKS), needed=True), _COST, *_ACTIONS],
        group="deck",
        sizes={0: 15, 1: 10, 2: 10},
    ),
    Table(
        "space",
        "board.toml",
        [
            Field("players", NUMBER, low=1, high=4, needed=True),
            Field("space", NUMBER, low=1, high=5, needed=True),
            _COST,
        ],
        group="players",
        sizes=_each(range(1, 5), 5),
        then="space",
        key=["players", "space"],
    ),
    Table(
        "siege",
        "siege.toml",
        [
            _ID,
            Field("wave", NUMBER, low=1, high=5, needed=True),
            Field("orcs", NUMBER),
            Field("wall", CHOICE, choices=_outsides(), absent=-1),
            Field("tower", FLAG),
            Field("catapult", FLAG),
            Field("arrow", FLAG),
        ],
        group="wave",
        sizes=_each(range(1, 6), 10),
    ),
    Table(
        "goblin",
        "goblins.toml",
        [
            _ID,
            Field("level", NUMBER, low=1, high=5, needed=True),
            Field("wants", COST, high=OF_EACH_RESOURCE),
            Field("any", NUMBER),
            Field("rubble", NUMBER),
            Field("hits", NUMBER, high=8),
        ],
        group="level",
        sizes=_each(range(1, 6), 4),
    ),
    Table("troll", "trolls.toml", [_ID, Field("circles", LIST, 1, 6, item=_CIRCLE, needed=True)], sizes={0: 5}),
    Table(
        "mercenary",
        "mercenaries.toml",
        [_named(HIRES), Field("cost", NUMBER, needed=True)],
        group="id",
        sizes=_each(range(5), 1),
    ),
    Table(
        "catapult",
        "catapult.toml",
        [Field("number", NUMBER, low=1, high=5, needed=True)],
        group="number",
        sizes=_each(range(1, 6), 1),
        key=["number"],
    ),
    Table(
        "dice",
        "dice.toml",
        [_named(DICE), Field("faces", LIST, 6, 6, item=_FACE, needed=True)],
        group="id",
        sizes=_each(range(2), 1),
    ),
    Table(
        "difficulty",
        "difficulty.toml",
        [_named(DIFFICULTIES), Field("rubble", NUMBER, low=1, high=99, needed=True)],
        group="id",
        sizes=_each(range(4), 1),
    ),
    Table(
        "title",
        "titles.toml",
        [
            _ID,
            Field("outcome", CHOICE, choices=_numbered(OUTCOMES), needed=True),
            Field("lowest", NUMBER, high=20, needed=True),
            Field("highest", NUMBER, high=20, needed=True),
        ],
        group="outcome",
        then="lowest",
    ),
]
