"""Dice and their faces: a roll is how many of each face there are, four bits a face, so that no order is kept."""

from __future__ import annotations

from typing import Final

from liars_dice.view_types import Face, Roll

FACES: Final[tuple[Face, ...]] = ("one", "two", "three", "four", "five", "six")
SIDES: Final = len(FACES)
MOST: Final = 5  # dice of a player
ONE: Final = 0  # the face that may stand for any other (L3.3)


def count_of(roll: int, face: int) -> int:
    return roll >> 4 * face & 15


def with_one_more(roll: int, face: int) -> int:
    return roll + (1 << 4 * face)


def named(roll: int) -> Roll:
    """A roll as data: the faces that are there, with their number."""
    return {name: count_of(roll, face) for face, name in enumerate(FACES) if count_of(roll, face)}
