"""What a view shows at a glance: cards, their neighbours and walls that turn."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.dwar7s.words.stacks import (
    me_in,
    neighbours,
    player_of,
    site_in,
    space_on,
    stack_at,
    stack_of,
    turned,
)
from tests.games.dwar7s.positions import position

VIEW: Any = position({(0, 0): "blue_castle", (1, 0): "red_gold_mine", (0, 1): "red_tavern"}, players=2).view(0)
CASTLE = stack_of("blue_castle", VIEW)
assert CASTLE is not None
X, Y = CASTLE["x"], CASTLE["y"]


def test_a_stack_is_found_by_its_card_and_by_its_space() -> None:
    assert stack_at(X, Y, VIEW) == CASTLE
    assert stack_at(X - 1, Y, VIEW) is None
    assert stack_of("green_dragon", VIEW) is None
    assert stack_of("blue_castle", None) is None


def test_a_space_is_known_by_the_card_on_it_or_by_those_beside_it() -> None:
    assert space_on("east", "blue_castle", VIEW) == (X + 1, Y)
    assert space_on("up", "blue_castle", VIEW) is None
    assert site_in(X, Y, VIEW) == {"on": "blue_castle"}
    assert dict(neighbours(X + 1, Y + 1, VIEW)) == {"south": "red_gold_mine", "east": "red_tavern"}
    assert site_in(X + 1, Y + 1, VIEW) == {"south": "red_gold_mine", "east": "red_tavern"}


@pytest.mark.parametrize(
    ("turn", "walls"), [(0, ["north", "east"]), (1, ["east", "south"]), (3, ["north", "west"]), (4, ["north", "east"])]
)
def test_walls_turn_clockwise_and_are_told_from_the_north_on(turn: int, walls: list[str]) -> None:
    assert turned(["east", "north"], turn) == walls


def test_a_player_is_found_by_colour_and_by_whose_turn_it_is() -> None:
    me = me_in(VIEW)
    assert me is not None
    assert me == VIEW["players"][VIEW["to_move"]]
    assert player_of(me["colour"], VIEW) == me
    assert player_of("purple", VIEW) is None
    assert me_in(None) is None
