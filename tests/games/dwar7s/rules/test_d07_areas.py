"""Chapter D7: areas, kingdoms and monsters."""

from __future__ import annotations

import random

import pytest

from mattock.games.dwar7s.cards import CARD_NAMES
from mattock.games.dwar7s.rules.areas import area_of
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, end_turn, play, position, refused, seat_view, stack_at, told
from tests.paragraphs import rule

COLUMN = {(0, 0): "blue_castle", (0, 1): "red_diamond_mine/1", (0, 2): "red_general_store/1", (0, 3): "red_tavern/2"}


def kingdom(fall: Fall, seat: int = 0) -> set[str]:
    found = seat_view(fall, seat)["kingdom"]
    assert isinstance(found, list)
    return set(found)


@rule("D7.1")
def test_an_area_is_all_that_can_be_reached_across_open_borders() -> None:
    fall = position({**COLUMN, (1, 0): "red_gold_mine", (1, 1): "red_emerald_mine"})
    areas = fall.view(None)["areas"]
    assert isinstance(areas, list)
    assert {frozenset(area) for area in areas} == {
        frozenset({"blue_castle", "red_diamond_mine", "red_general_store", "red_tavern"}),
        frozenset({"red_gold_mine"}),
        frozenset({"red_emerald_mine"}),
    }


@rule("D7.1")
def test_full_slots_never_cut_an_area() -> None:
    fall = position(COLUMN, dwarfs={"red_diamond_mine": "red red red"})
    assert len(kingdom(fall)) == 4


@rule("D7.1")
def test_an_area_changes_with_every_card_laid_dug_or_killed() -> None:
    fall = position(
        {**COLUMN, (0, 1): ["red_diamond_mine/1", "red_ruby_mine/1"], (8, 8): "red_castle"},
        dwarfs={"red_castle": "blue blue"},
        hand={"blue": "gold_mine"},
    )
    assert kingdom(fall) == {"blue_castle"}
    play(fall, "lay:gold_mine", "at:-1:0", "turn:2")
    assert kingdom(fall) == {"blue_castle", "blue_gold_mine"}
    play(fall, "stop", "dig:red_ruby_mine")
    assert kingdom(fall) == {"blue_castle", "blue_gold_mine", "red_diamond_mine", "red_general_store", "red_tavern"}


@rule("D7.1")
def test_areas_agree_with_walking_from_card_to_card_in_whole_games() -> None:
    """The areas of the engine against a slow walk over the picture that a view gives."""
    for seed in range(6):
        fall, dice = DWAR7S.new(players=4, seed=seed), random.Random(seed)
        for _ in range(260):
            if fall.is_over:
                break
            fall.play(dice.choice(fall.legal()))
        assert isinstance(fall, Fall)
        table = fall.view(None)["table"]
        assert isinstance(table, list)
        by_space = {(stack["x"], stack["y"]): stack for stack in table}
        assert len(table) > 8
        for stack in table:
            walked = {stack["card"]}
            waiting = [stack]
            while waiting:
                here = waiting.pop()
                for side, dx, dy, back in (
                    ("north", 0, -1, "south"),
                    ("east", 1, 0, "west"),
                    ("south", 0, 1, "north"),
                    ("west", -1, 0, "east"),
                ):
                    there = by_space.get((here["x"] + dx, here["y"] + dy))
                    if not there or side in here["walls"] or back in there["walls"] or there["card"] in walked:
                        continue
                    walked.add(there["card"])
                    waiting.append(there)
            area = area_of(fall, CARD_NAMES.index(stack["card"]))
            assert {CARD_NAMES[card] for card in range(36) if area >> card & 1} == walked


@rule("D7.2")
def test_a_kingdom_is_the_area_of_ones_castle_and_without_castle_there_is_none() -> None:
    fall = position(COLUMN)
    assert kingdom(fall) == {"blue_castle", "red_diamond_mine", "red_general_store", "red_tavern"}
    assert kingdom(fall, 1) == set()
    assert seat_view(fall, 1)["score"] == 0


@rule("D7.2")
def test_two_castles_in_one_area_each_count_all_of_it() -> None:
    fall = position({(0, 0): "blue_castle", (-1, 0): "red_diamond_mine", (-2, 0): "red_castle/2"})
    assert kingdom(fall) == kingdom(fall, 1) == {"blue_castle", "red_diamond_mine", "red_castle"}
    assert seat_view(fall, 0)["kingdom_worth"] == seat_view(fall, 1)["kingdom_worth"] == 5


@rule("D7.3")
@pytest.mark.parametrize(("turn", "stopped"), [(2, True), (0, False)])
def test_a_dragon_stops_the_mines_of_its_area_and_no_others(turn: int, stopped: bool) -> None:
    """Turned twice its walls look away from the mine; unturned one stands between them. No castle is near."""
    fall = position(
        {(0, 0): "red_gold_mine", (-1, 0): f"red_dragon/{turn}"},
        dwarfs={"red_gold_mine": "blue blue"},
        hand={"blue": ""},
    )
    tale = play(fall, "stop")
    assert bool(told(tale, "task_failed")) is stopped
    assert bool(told(tale, "gems_taken")) is not stopped


@rule("D7.3")
def test_a_frost_giant_stops_no_mine_and_a_dragon_takes_no_action() -> None:
    fall = position({(0, 0): "red_gold_mine", (-1, 0): "red_frost_giant"}, dwarfs={"red_gold_mine": "blue blue"})
    assert told(play(fall, "stop"), "gems_taken")
    fall = position({(0, 0): "blue_castle", (-1, 0): "red_dragon/2"})
    assert fall.view(0)["actions_allowed"] == 4


@rule("D7.3")
def test_a_frost_giant_takes_the_extra_action_of_every_castle_in_its_area() -> None:
    fall = position({(0, 0): "blue_castle", (-1, 0): "red_frost_giant", (-2, 0): "red_castle/2"})
    assert fall.view(0)["actions_allowed"] == 3
    end_turn(fall)
    assert fall.to_move == 1
    assert fall.view(1)["actions_allowed"] == 3
    assert refused(fall, *["place:red_castle"] * 4) == "no_action_left"


@rule("D7.4")
def test_size_counts_all_visible_cards_and_worth_their_points() -> None:
    table = {
        (0, 0): "blue_castle",
        (-1, 0): "red_frost_giant",
        (-2, 0): ["blue_gold_mine", "red_diamond_mine"],
        (-3, 0): "red_castle/2",
    }
    fall = position(table)
    assert seat_view(fall, 0)["kingdom_size"] == 4
    assert seat_view(fall, 0)["kingdom_worth"] == 2 + 0 + 1 + 2
    assert stack_at(fall, -2, 0) is not None
