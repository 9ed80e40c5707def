"""Chapter D13: table options."""

from __future__ import annotations

import pytest

import mattock
from tests.games.dwar7s.positions import DWAR7S, end_turn, offered, position, seat_view, told
from tests.paragraphs import rule

GOALS = ["apples", "bread", "fish", "ham"]


@rule("D13.1")
@pytest.mark.parametrize("wanted", [2, 3, 4])
def test_as_many_goals_as_chosen_trigger_the_end(wanted: int) -> None:
    for goals in range(1, 5):
        fall = position({}, goals={"blue": " ".join(GOALS[:goals])}, goals_to_end=wanted)
        assert bool(told(end_turn(fall), "end_triggered")) is (goals >= wanted)


@rule("D13.1")
def test_three_is_the_default_and_five_is_refused() -> None:
    assert DWAR7S.new(seed=1).options["goals_to_end"] == 3
    with pytest.raises(mattock.BadOption, match="goals_to_end"):
        DWAR7S.new(seed=1, goals_to_end=5)


SHARED = {
    (0, 0): "blue_castle",
    (-1, 0): "red_diamond_mine",
    (-2, 0): "red_general_store",
    (-3, 0): "blue_general_store",
    (-4, 0): "blue_diamond_mine",
    (-5, 0): "red_castle/2",
}


@rule("D13.2")
@pytest.mark.parametrize(("choice", "worth", "king"), [("full", 10, True), ("split", 5, False)])
def test_split_kingdoms_divide_the_worth_for_score_and_king(choice: str, worth: int, king: bool) -> None:
    fall = position(SHARED, shared_kingdoms=choice, secret={"blue": "king", "red": "hunter"})
    assert [seat_view(fall, seat)["kingdom_worth"] for seat in range(2)] == [worth, worth]
    assert seat_view(fall, 0)["score"] == worth
    assert ("reveal" in offered(fall)) is king


@rule("D13.2")
def test_a_share_is_rounded_down() -> None:
    table = {place: card for place, card in SHARED.items() if card != "red_diamond_mine"}
    table[-1, 0] = "red_frost_giant"
    assert seat_view(position(table, shared_kingdoms="full"), 0)["kingdom_worth"] == 9
    assert seat_view(position(table, shared_kingdoms="split"), 0)["kingdom_worth"] == 4


@rule("D13.2")
def test_architect_and_tie_break_count_all_cards_even_when_split() -> None:
    wide = {**SHARED, (0, 1): "blue_gold_mine/1", (-5, -1): "red_gold_mine/3"}
    fall = position(wide, shared_kingdoms="split", secret={"blue": "architect", "red": "hunter"})
    assert seat_view(fall, 0)["kingdom_size"] == 8
    assert "reveal" in offered(fall)


@rule("D13.3")
def test_gentle_ogres_leave_out_thief_and_crown() -> None:
    fall = DWAR7S.new(seed=1, ogres="gentle")
    assert fall.view(0)["ogre_deck"] == 9
    assert DWAR7S.new(seed=1).view(0)["ogre_deck"] == 13
    table = {(0, 0): "red_tavern"}
    drawn = set()
    for answer in range(9):
        fall = position(table, dwarfs={"red_tavern": "blue blue"}, gentle=True, luck={"ogre:0": [answer]})
        drawn |= {event["ogre"] for event in told(end_turn(fall), "ogre_drawn")}
    assert drawn == {"ambush", "brute", "panic"}
