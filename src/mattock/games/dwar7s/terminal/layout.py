"""Where the cards of the table are drawn: as large as they fit, and in several parts where they do not.

The table has no edge (D4.1), so the picture spans what lies there. Around it, where a space is to be chosen, runs a
narrow rim for the numbers of the spaces outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

LINES: Final = 3
MAX_COLUMN: Final = 12
MIN_COLUMN: Final = 5
"""How wide a card can be inside its frame."""

RIM_WIDTH: Final = 4
RIM_LINES: Final = 1


class Span(NamedTuple):
    """A column or a row of spaces: its number on the table, where its frame begins, and its room inside."""

    number: int
    start: int
    room: int

    @property
    def end(self) -> int:
        return self.start + self.room + 1


class Part(NamedTuple):
    """A part of the table, from west to east, as wide as the screen allows."""

    columns: Sequence[Span]
    rows: Sequence[Span]

    @property
    def width(self) -> int:
        return self.columns[-1].end + 1

    @property
    def height(self) -> int:
        return self.rows[-1].end + 1


def layout(spaces: Iterable[tuple[int, int]], width: int, *, has_rim: bool) -> list[Part]:
    """The parts in which all these spaces (x, y) can be drawn; mostly one."""
    found = list(spaces)
    xs, ys = [x for x, _ in found], [y for _, y in found]
    rows = spans(range(min(ys), max(ys) + 1), LINES, RIM_LINES if has_rim else 0)
    numbers, rim = range(min(xs), max(xs) + 1), RIM_WIDTH if has_rim else 0
    for room in range(MAX_COLUMN, MIN_COLUMN - 1, -1):
        columns = spans(numbers, room, rim)
        if columns[-1].end < width:
            return [Part(columns, rows)]
    return [Part(moved(some), rows) for some in cut(spans(numbers, MIN_COLUMN, rim), width)]


def spans(numbers: range, room: int, rim: int) -> list[Span]:
    """Neighbours share a frame; with a rim there is one more on both sides."""
    rooms = [(number, room) for number in numbers]
    if rim:
        rooms = [(numbers[0] - 1, rim), *rooms, (numbers[-1] + 1, rim)]
    found: list[Span] = []
    for number, inside in rooms:
        found.append(Span(number, found[-1].end if found else 0, inside))
    return found


def cut(columns: Sequence[Span], width: int) -> list[Sequence[Span]]:
    """Split columns into parts that fit; each part begins with the column that the one before ends with."""
    parts: list[Sequence[Span]] = []
    first = 0
    while first < len(columns):
        last = first
        while last + 1 < len(columns) and columns[last + 1].end - columns[first].start < width:
            last += 1
        parts.append(columns[first : last + 1])
        if last == len(columns) - 1:
            break
        first = last if last > first else last + 1
    return parts


def moved(columns: Sequence[Span]) -> list[Span]:
    """Shift the columns to the left edge of the screen."""
    start = columns[0].start
    return [span._replace(start=span.start - start) for span in columns]
