"""Facts in a view that only the rules know, for pictures of the table: spells of monsters, limits, winners."""

from __future__ import annotations

import random

import pytest

from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, position, stack_at
from tests.paragraphs import rule


def spell(fall: Fall, x: int, y: int) -> object:
    stack = stack_at(fall, x, y)
    assert stack is not None
    return stack["spell"]


@rule("D7.3")
@pytest.mark.parametrize(("turn", "expected"), [(2, "silent"), (0, None)])
def test_a_mine_is_silent_while_a_dragon_is_in_its_area(turn: int, expected: str | None) -> None:
    fall = position({(0, 0): "red_gold_mine", (-1, 0): f"red_dragon/{turn}"})
    assert spell(fall, 0, 0) == expected
    assert spell(fall, -1, 0) is None


@rule("D7.3")
def test_a_castle_is_frozen_by_a_giant_and_idle_beside_a_dragon() -> None:
    assert spell(position({(0, 0): "blue_castle", (-1, 0): "red_frost_giant"}), 0, 0) == "frozen"
    assert spell(position({(0, 0): "blue_castle", (-1, 0): "red_dragon/2"}), 0, 0) == "idle"
    assert spell(position({(0, 0): "blue_castle"}), 0, 0) is None


@rule("D7.3")
def test_a_giant_silences_no_mine() -> None:
    assert spell(position({(0, 0): "red_gold_mine", (-1, 0): "red_frost_giant"}), 0, 0) is None


@rule("D10.1")
def test_a_view_tells_how_many_cards_and_actions_are_usual() -> None:
    view = position({(0, 0): "blue_castle"}).view(0)
    assert (view["hand_limit"], view["actions_usual"], view["actions_allowed"]) == (9, 3, 4)


@rule("D11.3")
def test_a_view_names_the_winners_when_the_game_is_over_and_nobody_before() -> None:
    fall = DWAR7S.new(players=3, seed=5)
    luck = random.Random(5)
    while fall.outcome is None:
        assert fall.view(None)["winners"] == []
        fall.play(luck.choice(fall.legal()))
    assert fall.view(None)["winners"] == list(fall.outcome.winners)
