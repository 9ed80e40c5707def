"""Where a card is laid and how it is turned: one's own kingdom grows, monsters go elsewhere."""

from __future__ import annotations

import pytest

from mattock.games.dwar7s.rules.areas import size_of_kingdom
from mattock.games.dwar7s.spaces import x_of, y_of
from mattock.games.dwar7s.state import Fall
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


def shown_turn(fall: Fall, card: str, space: str) -> int:
    """The turn in which a client shows a card on a space before its player turns it."""
    play(fall, f"lay:{card}")
    turned = fall.view(0)["turned"]
    assert isinstance(turned, list)
    play(fall, space)
    at = {"x": x_of(fall.space), "y": y_of(fall.space)}
    return next((place["turn"] for place in turned if {"x": place["x"], "y": place["y"]} == at), 0)


@pytest.mark.parametrize("space", ["beside:blue_castle:south", "beside:blue_gold_mine:south"])
def test_a_card_is_shown_so_that_it_stays_open_to_the_kingdom_of_its_player(space: str) -> None:
    fall = position({(0, 0): "blue_castle", (-1, 0): "blue_gold_mine/3"}, hand={"blue": "emerald_mine"})
    size = size_of_kingdom(fall, 0)
    turn = shown_turn(fall, "emerald_mine", space)
    play(fall, f"turn:{turn}")
    assert size_of_kingdom(fall, 0) == size + 1


def test_a_monster_is_shown_closed_to_the_kingdom_of_its_player() -> None:
    fall = position({(0, 0): "blue_castle"}, hand={"blue": "dragon"})
    play(fall, f"turn:{shown_turn(fall, 'dragon', 'beside:blue_castle:south')}")
    assert size_of_kingdom(fall, 0) == 1
