"""Chapter D11: the end and the score."""

from __future__ import annotations

from typing import Any

import pytest

from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import end_turn, offered, play, position, seat_view, told
from tests.paragraphs import rule

THREE = "apples bread fish"


def reason(fall: Fall) -> str | None:
    return None if fall.outcome is None else fall.outcome.reason


@rule("D11.1")
@pytest.mark.parametrize(("active", "turns_left"), [(0, 2), (1, 1), (2, 0)])
def test_those_who_have_not_yet_played_this_round_take_one_last_turn(active: int, turns_left: int) -> None:
    colour = ["blue", "red", "green"][active]
    fall = position({}, players=3, goals={colour: THREE}, active=active)
    tale = end_turn(fall)
    assert told(tale, "end_triggered") == [{"event": "end_triggered", "seat": active, "goals": 3}]
    for _ in range(turns_left):
        assert not fall.is_over
        end_turn(fall)
    assert reason(fall) == "goals"


@rule("D11.1")
def test_a_round_runs_from_the_start_player() -> None:
    fall = position({}, players=3, first=1, active=0, goals={"blue": THREE})
    end_turn(fall)
    assert fall.is_over
    fall = position({}, players=3, first=1, active=2, goals={"green": THREE})
    end_turn(fall)
    assert not fall.is_over
    end_turn(fall)
    assert fall.is_over


@rule("D11.1")
def test_later_triggers_add_no_turns() -> None:
    fall = position({}, players=3, goals={"blue": THREE, "red": "cheese ham mushroom_stew"})
    tale = [event for _ in range(3) for event in end_turn(fall)]
    assert fall.is_over
    assert len(told(tale, "end_triggered")) == 1
    assert len(told(tale, "turn_ended")) == 3


@rule("D11.1")
def test_it_counts_at_the_end_of_the_turn_and_the_revealed_secret_goal_counts_too() -> None:
    fall = position({}, goals={"blue": "apples bread"}, gems={"blue": "emerald " * 5}, secret={"blue": "wizard"})
    play(fall, "reveal")
    assert told(end_turn(fall), "end_triggered")
    fall = position({}, goals={"blue": "apples bread"}, gems={"blue": "emerald " * 5}, secret={"blue": "wizard"})
    assert not told(end_turn(fall), "end_triggered")


@rule("D11.2")
def test_the_score_is_goals_monsters_gems_and_kingdom() -> None:
    fall = position(
        {(0, 0): "blue_castle", (-1, 0): "red_diamond_mine"},
        goals={"blue": "apples winter_feast"},
        monsters={"blue": "red_dragon blue_frost_giant"},
        gems={"blue": "ruby emerald gold"},
        ogres={"blue": "crown crown"},
        secret={"blue": "hunter"},
        revealed="blue",
    )
    assert seat_view(fall, 0)["score"] == (8 + 16 + 8) + 2 * 3 + (3 + 2 + 1) + (2 + 1)


@rule("D11.2")
def test_most_points_win() -> None:
    fall = position({(0, 0): "red_tavern"}, goals={"blue": "apples bread", "red": THREE}, active=1)
    end_turn(fall)
    outcome = fall.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (16, 26), "goals")


@rule("D11.3")
@pytest.mark.parametrize(
    ("table", "dwarfs", "winners"),
    [
        # points first: red's kingdom is smaller and worth more
        (
            {(0, 0): "blue_castle", (-1, 0): "blue_frost_giant", (9, 0): "red_castle", (8, 0): "red_general_store"},
            {},
            (1,),
        ),
        # equal points: the larger kingdom in cards
        ({(0, 0): "blue_castle", (-1, 0): "blue_frost_giant", (9, 0): "red_castle"}, {"red_castle": "red red"}, (0,)),
        # equal kingdoms: more dwarfs on the table
        ({(0, 0): "blue_castle", (9, 0): "red_castle"}, {"red_castle": "red", "blue_castle": "red"}, (1,)),
        # all equal: a shared win
        ({(0, 0): "blue_castle", (9, 0): "red_castle"}, {"red_castle": "red", "blue_castle": "blue"}, (0, 1)),
    ],
)
def test_a_tie_goes_by_kingdom_then_by_dwarfs_then_is_shared(
    table: dict[tuple[int, int], str], dwarfs: dict[str, str], winners: tuple[int, ...]
) -> None:
    fall = position(
        table, dwarfs=dwarfs, goals={"blue": "apples cheese ham", "red": "bread fish roast_goose"}, active=1
    )
    end_turn(fall)
    outcome = fall.outcome
    assert outcome is not None
    assert outcome.winners == winners
    if len(winners) == 2 or winners == (0,):
        assert outcome.scores[0] == outcome.scores[1]


def rounds(fall: Fall, count: int) -> list[dict[str, object]]:
    """So many rounds of two players who do nothing but stop."""
    return [event for _ in range(2 * count) for event in end_turn(fall)]


@rule("D11.4")
def test_eight_full_rounds_in_which_nothing_happens_end_the_game() -> None:
    fall = position({(0, 0): "red_tavern"})
    rounds(fall, 7)
    assert not fall.is_over
    tale = rounds(fall, 1)
    assert reason(fall) == "stall"
    assert told(tale, "game_ended") == [{"event": "game_ended", "reason": "stall", "round": 8}]


@rule("D11.4")
def test_dwarfs_placed_and_moved_do_not_keep_a_game_going() -> None:
    fall = position({(0, 0): "red_diamond_mine", (1, 0): "red_general_store"}, dwarfs={"red_diamond_mine": "blue"})
    for turn in range(16):
        if fall.to_move == 0:
            play(fall, "move:red_diamond_mine:east" if turn % 4 == 0 else "move:red_general_store:west")
        end_turn(fall)
    assert reason(fall) == "stall"


STIRS: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["lay:castle", "at:0:1", "turn:0"]),
    ({"dwarfs": {"red_gold_mine": "blue blue"}}, []),
    ({"dwarfs": {"red_tavern": "blue blue"}}, []),
    ({"dwarfs": {"red_dragon": "blue " * 5}}, []),
    ({"ogres": {"blue": "ambush"}, "dwarfs": {"red_tavern": "red"}}, ["play:ambush", "ambush:red_tavern"]),
    ({"gems": {"blue": "emerald " * 5}, "secret": {"blue": "wizard"}}, ["reveal"]),
    (
        {"dwarfs": {"red_general_store": "blue " * 3}, "gems": {"blue": "ruby gold gold"}, "market": "apples ham fish"},
        ["stop", "buy:apples"],
    ),
    ({"dwarfs": {"red_castle": "blue blue"}}, ["stop", "dig:blue_gold_mine"]),
]


@rule("D11.4")
@pytest.mark.parametrize(("more", "codes"), STIRS)
def test_a_card_gem_ogre_monster_goal_or_dig_keeps_a_game_going(more: dict[str, Any], codes: list[str]) -> None:
    fall = position(
        {
            (0, 0): "red_tavern",
            (1, 0): "red_gold_mine",
            (5, 0): "red_dragon",
            (7, 0): "red_general_store",
            (9, 0): "red_castle",
            (11, 0): ["blue_emerald_mine", "blue_gold_mine"],
        },
        **more,
    )
    fall.calm = 7
    play(fall, *codes)
    while fall.to_move == 0:
        end_turn(fall)
    end_turn(fall)
    assert not fall.is_over
    assert fall.calm == 0


@rule("D11.4")
def test_after_sixty_rounds_the_game_ends() -> None:
    fall = position({})
    fall.round = 60
    fall.is_stirred = True
    tale = rounds(fall, 1)
    assert reason(fall) == "rounds"
    assert told(tale, "game_ended") == [{"event": "game_ended", "reason": "rounds", "round": 60}]
    fall = position({})
    fall.round = 59
    rounds(fall, 1)
    assert not fall.is_over


@rule("D11.4")
def test_a_game_that_is_over_offers_nothing_and_says_so() -> None:
    fall = position({}, goals={"red": THREE}, active=1)
    end_turn(fall)
    assert offered(fall) == set()
    assert fall.decision is None
    refusal = fall.why_not(fall.catalogue.by_code("stop"))
    assert refusal is not None
    assert refusal.code == "game_over"
