"""Chapter D4.1: the spaces of the table, which has no edge.

Spaces are counted from the first card, (0, 0), x to the east and y to the south. Thirty-six cards, each laid beside
another, never lie more than 35 spaces from the first, so a window of 75 x 75 holds every game and gives each space a
number. A card laid on an empty table is the first again. Players never see these numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.numbered import numbered_table
from mattock.games.dwar7s.view_types import Side

if TYPE_CHECKING:
    from mypy_extensions import i64

REACH: Final = 37
WIDTH: Final = 75
SPACES: Final = 5625
ORIGIN: Final = 2812
NOWHERE: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[Side, ...]] = numbered_table([(NORTH, "north"), (EAST, "east"), (SOUTH, "south"), (WEST, "west")])
STEPS: Final[list[int]] = list(numbered_table([(NORTH, -WIDTH), (EAST, 1), (SOUTH, WIDTH), (WEST, -1)]))

# What a space is known by, in one number: the card on it, then those it lies north, east, south and west of; 0 is none.
SITE_BITS: Final = 6
SITE_MASK: Final = 63


def x_of(space: i64) -> i64:
    return space % WIDTH - REACH


def y_of(space: i64) -> i64:
    return space // WIDTH - REACH


def space_at(x: i64, y: i64) -> i64:
    return (y + REACH) * WIDTH + x + REACH


def side_towards(here: i64, there: i64) -> i64:
    """On which side of one space the other lies, or -1 if they do not share a side."""
    step = there - here
    if step == -WIDTH:
        return NORTH
    if step == 1:
        return EAST
    if step == WIDTH:
        return SOUTH
    return WEST if step == -1 else -1


def turned_walls(walls: i64, turn: i64) -> i64:
    """The walls of a card, a bit a side from the north clockwise, after so many quarter turns clockwise (D4.2)."""
    return ((walls << turn) | (walls >> (4 - turn))) & 15
