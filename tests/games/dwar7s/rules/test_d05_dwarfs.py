"""Chapter D5: placing and moving dwarfs."""

from __future__ import annotations

import pytest

from tests.games.dwar7s.positions import (
    dwarfs_on,
    end_turn,
    offered,
    play,
    position,
    refused,
    rule_refusing,
    seat_view,
    told,
)
from tests.paragraphs import rule

ROW = {(0, 0): "red_diamond_mine", (1, 0): "red_general_store", (2, 0): "red_frost_giant"}


@rule("D5.1")
@pytest.mark.parametrize("card", ["red_castle", "red_dragon", "blue_gold_mine", "red_tavern"])
def test_a_dwarf_is_placed_on_any_card_with_a_free_slot(card: str) -> None:
    table = {(0, 0): "red_castle", (1, 0): "red_dragon", (2, 0): "blue_gold_mine", (9, 9): "red_tavern"}
    fall = position(table, dwarfs={card: "red"})
    tale = play(fall, f"place:{card}")
    assert tale[0] == {"event": "dwarf_placed", "seat": 0, "card": card}
    assert dwarfs_on(fall, card, "blue") == 1
    assert seat_view(fall, 0)["dwarfs"] == 6


@rule("D5.1")
def test_an_empty_pile_has_nobody_to_place() -> None:
    fall = position(ROW, dwarfs={"red_frost_giant": "blue " * 4, "red_general_store": "blue " * 3})
    assert refused(fall, "place:red_diamond_mine") == "pile_empty"
    assert offered(fall, "place") == set()


@rule("D5.1")
def test_a_card_that_is_not_visible_takes_nobody() -> None:
    fall = position({(0, 0): ["red_gold_mine", "red_ruby_mine"]})
    assert refused(fall, "place:red_gold_mine") == "card_not_in_play"
    assert offered(fall, "place") == {"place:red_ruby_mine"}


@rule("D5.2")
def test_a_dwarf_moves_across_one_open_border() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue"})
    assert offered(fall, "move") == {"move:red_diamond_mine:east"}
    tale = play(fall, "move:red_diamond_mine:east")
    assert tale[0] == {
        "event": "dwarf_moved",
        "seat": 0,
        "start": "red_diamond_mine",
        "card": "red_general_store",
    }
    assert (dwarfs_on(fall, "red_diamond_mine", "blue"), dwarfs_on(fall, "red_general_store", "blue")) == (0, 1)


@rule("D5.2")
def test_walking_on_costs_another_action_each() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue"})
    play(fall, "move:red_diamond_mine:east", "move:red_general_store:east")
    assert dwarfs_on(fall, "red_frost_giant", "blue") == 1
    assert fall.view(0)["actions_used"] == 2


@rule("D5.2")
def test_passing_through_a_card_needs_a_free_slot_there() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue", "red_general_store": "red red red"})
    assert refused(fall, "move:red_diamond_mine:east") == "no_free_slot"
    assert offered(fall, "move") == set()


@rule("D5.2")
def test_nobody_moves_the_dwarf_of_an_opponent() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "red"})
    assert refused(fall, "move:red_diamond_mine:east") == "no_dwarf_there"


@rule("D5.2")
def test_a_dwarf_does_not_leave_the_table_or_cross_a_wall() -> None:
    fall = position({**ROW, (0, -1): "blue_castle/1"}, dwarfs={"red_diamond_mine": "blue"})
    assert refused(fall, "move:red_diamond_mine:west") == "no_card_there"
    assert refused(fall, "move:red_diamond_mine:north") == "border_closed"
    assert rule_refusing(fall, "move:red_diamond_mine:north") == "D4.3"


@rule("D5.3")
def test_slots_are_shared_by_all_colours() -> None:
    fall = position(ROW, players=3, dwarfs={"red_diamond_mine": "blue red green"})
    assert refused(fall, "place:red_diamond_mine") == "no_free_slot"
    assert rule_refusing(fall, "place:red_diamond_mine") == "D5.3"


@rule("D5.3")
def test_dwarfs_of_others_do_not_stop_a_task_with_enough_of_ones_own() -> None:
    fall = position({(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": "blue red"}, revealed="blue")
    play(fall, "place:red_gold_mine")
    tale = play(fall, "stop")
    assert told(tale, "gems_taken")
    assert dwarfs_on(fall, "red_gold_mine", "red") == 1


@rule("D5.4")
def test_dwarfs_come_home_only_by_a_task_or_an_ogre() -> None:
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue", "red_general_store": "blue blue"})
    for _ in range(4):
        end_turn(fall)
    assert seat_view(fall, 0)["dwarfs"] == 4
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue blue"}, ogres={"blue": "ambush"})
    play(fall, "play:ambush", "ambush:red_diamond_mine")
    assert seat_view(fall, 0)["dwarfs"] == 7
    fall = position(ROW, dwarfs={"red_diamond_mine": "blue blue"})
    play(fall, "stop")
    assert seat_view(fall, 0)["dwarfs"] == 7
