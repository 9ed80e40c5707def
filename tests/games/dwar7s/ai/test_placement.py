"""Where a card is laid and how it is turned: one's own kingdom grows, monsters go elsewhere."""

from __future__ import annotations

from mattock.games.dwar7s.rules.areas import size_of_kingdom
from tests.games.dwar7s.ai.instincts import KINGDOMS, heaviest
from tests.games.dwar7s.positions import play, position


def test_a_dragon_is_laid_into_the_kingdom_of_somebody_else() -> None:
    fall = position(KINGDOMS, hand={"blue": "dragon"})
    play(fall, "lay:dragon")
    assert heaviest(fall) == "cover:red_gold_mine"


def test_a_building_is_laid_and_turned_so_that_the_kingdom_grows() -> None:
    fall = position(KINGDOMS, hand={"blue": "tavern"})
    size = size_of_kingdom(fall, 0)
    play(fall, "lay:tavern")
    play(fall, heaviest(fall))
    play(fall, heaviest(fall))
    assert size_of_kingdom(fall, 0) == size + 1
