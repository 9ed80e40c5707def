"""Where the number of a choice stands: on the card it names, beside it, or in the hand."""

from __future__ import annotations

from mattock.games.dwar7s.terminal.numbers import numbers_of, space_of, spaces_in
from tests.games.dwar7s.positions import DWAR7S

VIEW = {"table": [{"card": "red_tavern", "x": 2, "y": -1}, {"card": "blue_castle", "x": 3, "y": -1}]}
CATALOGUE = DWAR7S.catalogue()


def test_a_choice_on_a_card_stands_on_it_and_one_beside_it_where_the_card_would_lie() -> None:
    codes = ["lay:tavern", "place:red_tavern", "beside:blue_castle:east", "beside:red_tavern:north", "stop"]
    numbers = numbers_of([CATALOGUE.by_code(code) for code in codes], VIEW)
    assert numbers.on_table == {(2, -1): 2, (4, -1): 3, (2, -2): 4}
    assert list(numbers.in_hand.values()) == [1]


def test_an_action_about_no_card_has_no_space() -> None:
    assert space_of(CATALOGUE.by_code("stop"), spaces_in(VIEW)) is None
