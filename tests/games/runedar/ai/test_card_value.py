"""What cards and tiles are good for, by the numbers that are printed on them."""

from __future__ import annotations

import random

import pytest

from mattock.core.bits import members
from mattock.games.runedar.ai.card_value import (
    DIG,
    FIGHT,
    SHOOT,
    SKILLS,
    CardValues,
    goblin_effort,
    quality,
    sums_by_byte,
    total,
)
from mattock.games.runedar.box.load import load_box
from tests.games.runedar.positions import card

BOX = load_box()
VALUES = CardValues(BOX)


def test_a_card_has_the_skills_that_are_printed_on_it() -> None:
    for number in range(len(BOX.card_ids)):
        assert (VALUES.skill[DIG][number] > 0) == (BOX.dig[number] > 0)
        assert (VALUES.skill[FIGHT][number] > 0) == (BOX.close[number] + BOX.direct[number] > 0)
        assert (VALUES.skill[SHOOT][number] > 0) == (BOX.long[number] > 0)
    assert len(VALUES.skill) == SKILLS


def test_a_better_tool_is_worth_more_and_an_orc_nothing() -> None:
    assert quality(BOX, card("pick")) > quality(BOX, card("worn_pick")) > 0
    assert quality(BOX, card("orc")) == 0


def test_upgrades_gain_what_they_are_better_than_the_card_they_replace() -> None:
    assert all(gain <= worth for gain, worth in zip(VALUES.gain, VALUES.quality, strict=True))
    yellow, grey, red = VALUES.deck_gain
    assert yellow < grey < red


@pytest.mark.parametrize("seed", range(5))
def test_a_set_of_cards_is_worth_the_sum_of_its_cards(seed: int) -> None:
    dice = random.Random(seed)
    held = dice.getrandbits(len(VALUES.quality))
    assert total(VALUES.quality_sums, held) == sum(VALUES.quality[card] for card in members(held))


def test_sums_stand_at_the_place_of_their_set() -> None:
    sums = sums_by_byte([1, 10, 100, 1000, 0, 0, 0, 0, 7])
    assert len(sums) == 512
    assert (sums[0b1010], sums[256 + 1]) == (1010, 7)


def test_stronger_goblins_are_more_work() -> None:
    for name in ("wants", "any", "hits", "rubble"):
        efforts = [
            goblin_effort(BOX, BOX.goblin_ids.index(f"goblin_{level}_{name}"))
            for level in range(1, 6)
            if f"goblin_{level}_{name}" in BOX.goblin_ids
        ]
        assert efforts == sorted(efforts)
        assert efforts[0] > 0
