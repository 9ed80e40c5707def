"""What the tables of a box look like: fields, limits and sizes, as data for one checker.

Every word of a box becomes a number here and nowhere else. A table's rows are grouped by one field, and each group has
its size; so ten cards a wave and one row for each difficulty are the same rule.
"""

from __future__ import annotations

from typing import Final

SOURCES: Final = ["rulebook", "inferred", "reconstructed"]

# The kinds of field: an id, a number, one of some words, true or false, amounts by name, a list.
NAME: Final = 0
NUMBER: Final = 1
CHOICE: Final = 2
FLAG: Final = 3
AMOUNTS: Final = 4
LIST: Final = 5


class BoxField:
    """One field of a row: its kind, its limits, and what it counts as (`absent`) where it may be left out.

    For a list `low` and `high` bound its length, and `item` describes its members; amounts go by the names in `words`.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        low: int = 0,
        high: int = 15,
        choices: dict[int | str, int] | None = None,
        item: BoxField | None = None,
        words: list[str] | None = None,
        needed: bool = False,
        absent: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.choices: dict[int | str, int] = {} if choices is None else choices
        self.item = item
        self.words: list[str] = [] if words is None else words
        self.needed = needed
        self.absent = absent

    def word_for(self, value: int) -> str:
        """A stored number as a file writes it."""
        for word, number in self.choices.items():
            if number == value:
                return str(word)
        return str(value)


class BoxTable:
    """One table: its name in `[[...]]`, its file in the default box, its fields, and how many rows a group has.

    `group` names the field that groups and sorts the rows (none: all are one group), `then` the one that sorts inside
    a group, and `key` those that tell rows apart.
    """

    def __init__(
        self,
        name: str,
        file: str,
        fields: list[BoxField],
        group: str = "",
        sizes: dict[int, int] | None = None,
        then: str = "",
        key: list[str] | None = None,
    ) -> None:
        self.name = name
        self.file = file
        self.fields = [*fields, BoxField("source", CHOICE, choices=numbered(SOURCES), needed=True)]
        self.group = group
        self.sizes: dict[int, int] = {} if sizes is None else sizes
        self.then = then
        self.key = ["id"] if key is None else key

    def names(self) -> list[str]:
        """The fields' names, as a file may write them."""
        return [field.name for field in self.fields]

    def field(self, name: str) -> BoxField:
        """The field of that name."""
        return self.fields[self.names().index(name)]


def numbered(words: list[str]) -> dict[int | str, int]:
    """The words with their numbers, from 0."""
    return {word: number for number, word in enumerate(words)}


def named(words: list[str]) -> BoxField:
    """An id out of a fixed list."""
    return BoxField("id", CHOICE, choices=numbered(words), needed=True)


def each(numbers: range, size: int) -> dict[int, int]:
    """Groups by number, all of one size."""
    return dict.fromkeys(numbers, size)
