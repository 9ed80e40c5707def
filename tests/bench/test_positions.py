"""The positions of the benchmark are what their names say."""

from __future__ import annotations

from typing import Any

from bench.dwar7s import full_tables
from bench.engine import POSITIONS, halfway, openings
from bench.long_games import long_games, play_weighted
from mattock import game


def test_on_a_full_table_all_36_cards_lie_visible_and_dwarfs_may_be_placed_and_moved() -> None:
    tables = full_tables()
    assert len(tables) == POSITIONS
    for fall in tables:
        view: dict[str, Any] = fall.view(None)
        assert len(view["table"]) == 36
        assert not any(stack["beneath"] for stack in view["table"])
        assert {"place", "move"} <= {action.verb for action in fall.legal()}


def test_an_opening_is_a_game_in_which_nothing_was_played() -> None:
    assert all(not state.journal().moves for state in openings("dwar7s", 4))


def test_halfway_games_are_on_and_have_come_far() -> None:
    states = halfway("dwar7s", 4)
    assert len(states) == POSITIONS
    assert all(not state.is_over and len(state.journal().moves) > 100 for state in states)


def test_a_long_game_is_still_on_after_its_actions_which_lead_there_from_its_start() -> None:
    found = long_games(game("dwar7s"), 4, {"move": 1, "lay": 2, "stop": 3}, count=2, length=100)
    assert len(found) == 2
    for long_game in found:
        assert len(long_game.actions) == 100
        assert not long_game.state.is_over
        state = long_game.start.clone()
        for action in long_game.actions:
            state.play(action)
        assert state.snapshot() == long_game.state.snapshot()


def test_whoever_is_patient_with_a_verb_plays_it_only_when_there_is_no_other() -> None:
    state = game("dwar7s").new(players=4, seed=1)
    before = state.clone()
    for action in play_weighted(state, {"stop": 1}):
        assert action.verb != "stop" or {offered.verb for offered in before.legal()} == {"stop"}
        before = state.clone()
    assert state.is_over
