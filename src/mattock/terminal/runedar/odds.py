"""The odds of a roll, exactly: how likely so many hits or crossbows are."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def chances(faces: Sequence[int], dice: int, *, crossbows: bool, besides: int = 0) -> dict[int, Fraction]:
    """The chance of at least so many, for each number that the dice can add to what is there `besides`.

    A face is a number of hits, 0 a crossbow; at long range only crossbows count, one each.
    """
    worth = [int(face == 0) if crossbows else face for face in faces]
    exactly = {besides: Fraction(1)}
    for _ in range(dice):
        rolled: dict[int, Fraction] = {}
        for total, chance in exactly.items():
            for value in worth:
                rolled[total + value] = rolled.get(total + value, Fraction(0)) + chance / len(worth)
        exactly = rolled
    return {
        least: sum((chance for total, chance in exactly.items() if total >= least), Fraction(0))
        for least in range(besides + 1, max(exactly) + 1)
    }
