"""What a task is worth: dwarfs go where they finish something, and tasks come in a useful order."""

from __future__ import annotations

from tests.games.dwar7s.ai.instincts import KINGDOMS, heaviest, weights_of
from tests.games.dwar7s.positions import play, position


def test_a_dwarf_goes_where_it_finishes_a_wanted_task() -> None:
    fall = position(KINGDOMS, dwarfs={"red_gold_mine": "blue"}, hand={"blue": ""}, market="apples bread cheese")
    assert heaviest(fall) == "place:red_gold_mine"


def test_no_dwarf_is_wanted_on_a_mine_that_a_dragon_stops() -> None:
    table = {**KINGDOMS, (-1, 1): "red_dragon/1"}
    calm = position(KINGDOMS, hand={"blue": ""}, market="apples bread cheese")
    fall = position(table, hand={"blue": ""}, market="apples bread cheese")
    assert weights_of(calm)["place:blue_gold_mine"] > 10 * weights_of(fall)["place:blue_gold_mine"]


def test_mines_resolve_before_the_store_that_they_pay_for() -> None:
    fall = position(
        KINGDOMS, dwarfs={"blue_gold_mine": "blue blue", "blue_general_store": "blue blue blue"}, hand={"blue": ""}
    )
    play(fall, "stop")
    assert heaviest(fall) == "resolve:blue_gold_mine"
