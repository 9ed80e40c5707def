"""Chapter D4: laying kingdom cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mattock.games.dwar7s.spaces import REACH, SPACES, WIDTH, space_at, x_of, y_of
from tests.games.dwar7s.positions import (
    DWAR7S,
    offered,
    play,
    position,
    refused,
    rule_refusing,
    seat_view,
    stack_at,
    told,
)
from tests.paragraphs import rule

SIDES = ["north", "east", "south", "west"]


@rule("D4.1")
def test_on_an_empty_table_laying_a_card_is_the_only_action() -> None:
    fall = DWAR7S.new(seed=1)
    assert {action.verb for action in fall.legal()} == {"lay"}
    play(fall, "lay:tavern")
    assert offered(fall) == {"turn:0", "turn:1", "turn:2", "turn:3"}  # anywhere is the same, so it is not asked


@rule("D4.1")
def test_every_other_card_goes_beside_a_card_in_play_and_not_by_corners() -> None:
    fall = position({(0, 0): "red_castle", (1, 0): "red_tavern"})
    play(fall, "lay:castle")
    assert offered(fall, "beside") == {"at:0:-1", "at:1:-1", "at:2:0", "at:1:1", "at:0:1", "at:-1:0"}
    assert refused(fall, "beside:red_tavern:west") == "space_taken"
    assert rule_refusing(fall, "beside:red_tavern:west") == "D4.1"
    assert refused(fall, "beside:blue_tavern:west") == "card_not_in_play"


@rule("D4.1")
def test_a_space_beside_several_cards_has_one_name_and_a_refusal_tells_it() -> None:
    fall = position({(0, 0): "red_castle", (1, 1): "red_tavern"})
    play(fall, "lay:castle")
    assert len(fall.legal()) == 6
    assert refused(fall, "beside:red_castle:east") is None
    refusal = fall.why_not(fall.catalogue.by_code("beside:red_tavern:north"))
    assert refusal is not None
    assert refusal.code == "other_name"
    assert (refusal.params["known_by"], refusal.params["known_side"]) == ("red_castle", "east")


@rule("D4.1")
def test_any_card_in_play_will_do_for_a_neighbour_also_on_another_island() -> None:
    fall = position({(0, 0): "red_castle", (5, 5): "red_tavern"})
    play(fall, "lay:gold_mine")
    assert {"at:5:6", "at:1:0"} <= offered(fall, "beside")
    assert len(offered(fall, "beside")) == 8


@rule("D4.1")
def test_on_a_table_that_has_become_empty_a_card_is_the_first_again() -> None:
    fall = position({(3, 1): "red_dragon"}, dwarfs={"red_dragon": "blue " * 5}, revealed="blue")
    play(fall, "stop")
    assert fall.view(0)["table"] == []
    assert offered(fall, "place") == set()
    play(fall, "lay:castle", "at:0:0", "turn:0")
    assert stack_at(fall, 0, 0) is not None


@rule("D4.1")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_thirty_six_cards_in_a_line_stay_inside_the_window(dx: int, dy: int) -> None:
    """No card can lie farther from the first: each one laid is a step away from one that lay there before."""
    fall = DWAR7S.new(players=4, seed=1, first=0)
    laid = 0
    while laid < 36:
        while offered(fall, "lay"):
            play(fall, min(offered(fall, "lay")), f"at:{laid * dx}:{laid * dy}", "turn:0")
            laid += 1
        play(fall, "stop")
    table = fall.view(None)["table"]
    assert isinstance(table, list)
    assert {(stack["x"], stack["y"]) for stack in table} == {(at * dx, at * dy) for at in range(36)}
    assert max(abs(35 * dx), abs(35 * dy)) + 1 < REACH  # the spaces beside the last card are inside as well


@rule("D4.1")
def test_a_card_lies_at_most_one_step_farther_than_there_are_cards_before_it() -> None:
    for seed in range(5):
        fall, dice, laid = DWAR7S.new(players=4, seed=seed), random.Random(seed), 0
        while not fall.is_over and laid < 36:
            for event in fall.play(dice.choice(fall.legal())):
                if event.name == "card_laid":
                    space: Any = event.to_dict()["space"]
                    assert abs(space[0]) + abs(space[1]) <= laid
                    laid += 1
        assert laid > 20


@rule("D4.1")
def test_spaces_are_numbered_without_a_gap() -> None:
    assert SPACES == WIDTH * WIDTH == (2 * REACH + 1) ** 2
    found = [space_at(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)]
    assert found == list(range(SPACES))
    assert all((x_of(number), y_of(number)) == (number % 75 - 37, number // 75 - 37) for number in found)


@rule("D4.2")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_card_may_be_turned_four_ways(turn: int) -> None:
    fall = position({(0, 0): "red_castle"})
    play(fall, "lay:ruby_mine", "at:0:1")
    assert offered(fall) == {"turn:0", "turn:1", "turn:2", "turn:3"}
    play(fall, f"turn:{turn}")
    stack = stack_at(fall, 0, 1)
    assert stack is not None
    walls = {SIDES[(SIDES.index(side) + turn) % 4] for side in ("north", "east", "west")}
    assert stack["walls"] == [side for side in SIDES if side in walls]


@rule("D4.2")
def test_walls_need_not_match_and_no_castle_is_needed() -> None:
    fall = position({(0, 0): "red_tavern"})
    play(fall, "lay:gold_mine", "at:0:-1", "turn:0")
    stack = stack_at(fall, 0, -1)
    assert stack is not None
    assert stack["open"] == []
    assert seat_view(fall, 0)["kingdom"] == []


@rule("D4.3")
@pytest.mark.parametrize(
    ("west", "east", "is_open"),
    [
        ("red_diamond_mine", "red_general_store", True),  # no wall on either side
        ("red_castle", "red_general_store", False),  # a wall on the western card
        ("red_diamond_mine", "red_ruby_mine", False),  # a wall on the eastern card
        ("red_castle", "red_ruby_mine", False),  # walls on both
    ],
)
def test_a_border_is_closed_if_either_card_has_a_wall_on_it(west: str, east: str, is_open: bool) -> None:
    fall = position({(0, 0): west, (1, 0): east}, dwarfs={west: "blue", east: "blue"})
    wanted = None if is_open else "border_closed"
    assert refused(fall, f"move:{west}:east") == wanted
    assert refused(fall, f"move:{east}:west") == wanted
    left = stack_at(fall, 0, 0)
    assert left is not None
    assert ("east" in list(left["open"])) is is_open  # type: ignore[call-overload]


@rule("D4.4")
@pytest.mark.parametrize(
    ("card", "base", "refusal"),
    [
        ("gold_mine", "red_ruby_mine", None),
        ("dragon", "red_emerald_mine", None),
        ("diamond_mine", "blue_gold_mine", None),
        ("tavern", "red_general_store", None),
        ("general_store", "red_tavern", None),
        ("tavern", "red_gold_mine", "other_symbol"),
        ("gold_mine", "red_tavern", "other_symbol"),
        ("frost_giant", "red_tavern", "other_symbol"),
        ("castle", "red_gold_mine", "other_symbol"),
        ("frost_giant", "red_castle", "never_covered"),
        ("castle", "red_frost_giant", "never_covered"),
        ("gold_mine", "red_dragon", "never_covered"),
        ("dragon", "red_dragon", "never_covered"),
        ("dragon", "blue_tavern", "card_not_in_play"),
    ],
)
def test_cards_are_stacked_by_symbol_never_on_a_castle_or_a_monster(card: str, base: str, refusal: str | None) -> None:
    fall = position({(0, 0): "red_castle"} if "not_in_play" in str(refusal) else {(0, 0): base})
    assert refused(fall, f"lay:{card}", f"cover:{base}") == refusal
    assert (f"cover:{base}" in offered(fall)) is (refusal is None)


@rule("D4.4")
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_card_with_any_dwarf_on_it_is_not_covered(colour: str) -> None:
    fall = position({(0, 0): "red_gold_mine"}, dwarfs={"red_gold_mine": colour})
    assert refused(fall, "lay:ruby_mine", "cover:red_gold_mine") == "dwarfs_on_card"
    assert offered(fall, "cover") == set()


@rule("D4.4")
def test_stacks_have_no_height_limit() -> None:
    mines = ["ruby_mine", "emerald_mine", "diamond_mine", "gold_mine"]
    stack = [f"{colour}_{mine}" for colour in ("blue", "red", "green", "yellow") for mine in mines[:3]]
    fall = position({(0, 0): stack}, players=4)
    play(fall, "lay:gold_mine", "cover:yellow_diamond_mine", "turn:0")
    found = stack_at(fall, 0, 0)
    assert found is not None
    assert [base["card"] for base in list(found["beneath"])] == stack  # type: ignore[call-overload]


@rule("D4.1", "D4.4")
@pytest.mark.parametrize(
    ("cards", "space", "site"),
    [
        ({}, [], {}),
        ({(0, 0): "blue_castle"}, ["beside:blue_castle:north"], {"north": "blue_castle"}),
        (
            {(0, 0): "blue_castle", (1, 0): "red_tavern", (1, 1): "red_castle"},
            ["beside:blue_castle:south"],
            {"south": "blue_castle", "west": "red_castle"},
        ),
        ({(0, 0): "blue_castle", (1, 0): "red_ruby_mine"}, ["cover:red_ruby_mine"], {"on": "red_ruby_mine"}),
    ],
)
def test_a_laid_card_tells_by_what_its_space_was_known(
    cards: dict[tuple[int, int], str], space: list[str], site: dict[str, str]
) -> None:
    fall = position(cards, hand={"blue": "gold_mine"})
    assert [event["site"] for event in told(play(fall, "lay:gold_mine", *space, "turn:0"), "card_laid")] == [site]


@rule("D4.5")
def test_only_the_top_card_of_a_stack_counts() -> None:
    fall = position({(0, 0): "blue_castle", (-1, 0): ["red_diamond_mine", "red_ruby_mine/1"]})
    stack = stack_at(fall, -1, 0)
    assert stack is not None
    assert (stack["card"], stack["walls"], stack["points"]) == ("red_ruby_mine", ["north", "east", "south"], 2)
    assert seat_view(fall, 0)["kingdom"] == ["blue_castle"]
    assert refused(fall, "place:red_diamond_mine") == "card_not_in_play"
    assert refused(fall, "place:red_ruby_mine") is None


@rule("D4.5")
def test_covering_a_card_changes_walls_and_worth_at_once() -> None:
    fall = position({(0, 0): "blue_castle", (-1, 0): "red_diamond_mine"})
    assert seat_view(fall, 0)["kingdom_worth"] == 3
    tale = play(fall, "lay:ruby_mine", "cover:red_diamond_mine", "turn:2")
    assert told(tale, "card_covered") == [{"event": "card_covered", "card": "red_diamond_mine"}]
    assert seat_view(fall, 0)["kingdom_worth"] == 2


@rule("D4.1")
def test_the_first_card_cannot_be_declined() -> None:
    """Sixteen times "stop" once ended a game 0:0, with nothing on the table."""
    fall = DWAR7S.new(seed=1)
    assert refused(fall, "stop") == "table_empty"
    assert rule_refusing(fall, "stop") == "D4.1"
    old = DWAR7S.new(seed=1, rules="dwar7s 1")
    for _ in range(16):
        play(old, "stop")
    assert old.outcome is not None
    assert old.outcome.scores == (0, 0)


@rule("D4.1", "D6.8")
def test_nor_the_first_on_a_table_that_has_become_empty() -> None:
    fall = position({(0, 0): "red_dragon"}, dwarfs={"red_dragon": "blue " * 5}, hand={"red": ""}, revealed="blue red")
    play(fall, "stop")
    assert fall.to_move == 1
    assert not fall.tops
    play(fall, "stop")  # red has no kingdom card left
    assert fall.to_move == 0
    assert refused(fall, "stop") == "table_empty"
    play(fall, "lay:castle", "turn:0", "stop")
    assert fall.to_move == 1


@rule("D4.1", "D9.4")
def test_on_an_empty_table_ogres_cost_nothing_as_ever() -> None:
    fall = position({}, ogres={"blue": "thief"}, gems={"red": "ruby"})
    play(fall, "play:thief", "steal:red:ruby")
    assert offered(fall, "stop") == set()
    assert len(offered(fall, "lay")) == 9
