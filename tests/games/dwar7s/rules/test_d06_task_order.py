"""Chapter D6.1: where the order of the tasks makes no difference, nobody is asked for it."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final

import pytest

import mattock
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import asked, play, position
from tests.paragraphs import rule

TWO: Final = "blue blue"
THREE: Final = "blue blue blue"
OPEN: Final = {(0, 0): "red_gold_mine", (3, 0): "red_emerald_mine", (6, 0): "red_tavern", (9, 0): "red_general_store"}
NO_GOALS: Final = {"market": "- - -", "goals_left": ""}


def waiting(dwarfs: dict[str, str], table: dict[tuple[int, int], Any] | None = None, **more: Any) -> Fall:
    fall = position(table or OPEN, dwarfs=dwarfs, luck={"ogres": [0, 0, 0]}, hand={"blue": "castle"}, **more)
    play(fall, "stop")
    return fall


def any_order(fall: mattock.State) -> list[str]:
    found = fall.view(0)["any_order"]
    assert isinstance(found, list)
    return found


def outcome(fall: mattock.State, cards: tuple[str, ...]) -> object:
    """What lies on the table and before each player after these tasks; a trade or a dig is declined."""
    fall = fall.clone()
    for card in cards:
        if asked(fall) == "resolve":
            play(fall, f"resolve:{card}")
        if asked(fall) in {"trade", "dig"}:
            play(fall, "decline")
    view = fall.view(None)
    return view["table"], view["gems"], view["players"], view["ogre_deck"]


@rule("D6.1")
@pytest.mark.parametrize(
    ("dwarfs", "order"),
    [
        ({"red_gold_mine": TWO, "red_emerald_mine": TWO}, ["red_emerald_mine", "red_gold_mine"]),
        ({"red_tavern": TWO, "red_gold_mine": TWO}, ["red_gold_mine", "red_tavern"]),
        ({"red_tavern": TWO, "red_general_store": THREE}, ["red_tavern", "red_general_store"]),
    ],
)
def test_tasks_that_do_not_touch_each_other_are_named_in_one_order(dwarfs: dict[str, str], order: list[str]) -> None:
    fall = waiting(dwarfs)
    assert any_order(fall) == order
    assert len({str(outcome(fall, cards)) for cards in permutations(order)}) == 1


@rule("D6.1", "D6.4")
def test_two_mines_at_one_pile_take_the_same_in_either_order() -> None:
    mines = {(0, 0): "red_gold_mine", (3, 0): "blue_gold_mine"}
    fall = waiting({"red_gold_mine": TWO, "blue_gold_mine": TWO}, mines, supply={"gold": 3})
    assert any_order(fall) == ["blue_gold_mine", "red_gold_mine"]
    assert outcome(fall, ("blue_gold_mine", "red_gold_mine")) == outcome(fall, ("red_gold_mine", "blue_gold_mine"))


@rule("D6.1")
@pytest.mark.parametrize(
    ("table", "dwarfs"),
    [
        ({(0, 0): "red_gold_mine", (-1, 0): "red_dragon/2"}, {"red_gold_mine": TWO, "red_dragon": "blue " * 5}),
        (OPEN, {"red_gold_mine": TWO, "red_general_store": THREE}),
        ({(0, 0): "red_gold_mine", (3, 0): "red_castle"}, {"red_gold_mine": TWO, "red_castle": TWO}),
    ],
    ids=["dragon", "store", "castle"],
)
def test_where_the_order_matters_it_is_asked(table: dict[tuple[int, int], Any], dwarfs: dict[str, str]) -> None:
    fall = waiting(dwarfs, table)
    assert asked(fall) == "resolve"
    assert any_order(fall) == []


@rule("D6.1", "D8.1")
def test_the_last_task_is_not_named_where_it_is_not_asked_for() -> None:
    fall = waiting({"red_gold_mine": TWO, "red_emerald_mine": TWO}, revealed="blue")
    assert any_order(fall) == ["red_emerald_mine"]
    play(fall, "resolve:red_emerald_mine")
    assert fall.to_move == 1


@rule("D8.1")
def test_the_last_task_is_named_where_a_goal_could_be_revealed_before_it() -> None:
    fall = waiting({"red_gold_mine": TWO, "red_emerald_mine": TWO})
    play(fall, "resolve:red_emerald_mine")
    assert any_order(fall) == ["red_gold_mine"]


def test_no_task_is_named_before_it_is_time() -> None:
    assert any_order(position(OPEN, dwarfs={"red_gold_mine": TWO, "red_emerald_mine": TWO})) == []
