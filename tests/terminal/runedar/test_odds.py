"""The odds before a roll are exact."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from mattock.terminal.runedar.odds import chances

STANDARD = [1, 2, 3, 0, 0, 0]


def test_one_die_hits_every_other_time() -> None:
    assert chances(STANDARD, 1, crossbows=False) == {1: Fraction(1, 2), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    assert chances(STANDARD, 1, crossbows=True) == {1: Fraction(1, 2)}


def test_what_is_there_besides_is_certain_and_not_listed() -> None:
    assert chances(STANDARD, 1, crossbows=False, besides=2)[3] == Fraction(1, 2)
    assert 2 not in chances(STANDARD, 1, crossbows=False, besides=2)
    assert chances(STANDARD, 0, crossbows=False, besides=4) == {}


@pytest.mark.parametrize("crossbows", [True, False])
@pytest.mark.parametrize("dice", [2, 3])
def test_several_dice_agree_with_counting_every_roll(dice: int, crossbows: bool) -> None:
    worth = [int(face == 0) if crossbows else face for face in STANDARD]
    rolls = [sum(roll) for roll in itertools.product(worth, repeat=dice)]
    for least, chance in chances(STANDARD, dice, crossbows=crossbows).items():
        assert chance == Fraction(sum(total >= least for total in rolls), len(rolls))
