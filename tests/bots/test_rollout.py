"""Rollouts: to the end of the turn, or of some turns more, never past the end and never too far."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots.rollout import MAX_DECISIONS, MAX_DECISIONS_A_TURN, roll_out
from mattock.core.chance import Seeded

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def moment(game: str, actions: int) -> mattock.State:
    state = mattock.game(game).new(seed=5, players=3)
    for _ in range(actions):
        state.play(state.legal()[0])
    return state


def steps(before: mattock.State, after: mattock.State) -> int:
    return len(after.journal().moves) - len(before.journal().moves)


@GAMES
def test_it_stops_when_the_turn_is_over(game: str) -> None:
    state = moment(game, 12)
    instinct = state.game.instinct(state)
    world = state.clone()
    turn = instinct.turn_of(state)
    chances = roll_out(instinct, world, turn, Seeded(1))
    assert 0 < steps(state, world) <= MAX_DECISIONS
    assert instinct.turn_of(world) != turn or steps(state, world) == MAX_DECISIONS
    assert len(chances) == 3
    assert all(0.0 <= chance <= 1.0 for chance in chances)


@GAMES
def test_a_turn_that_is_over_is_judged_as_it_is(game: str) -> None:
    state = moment(game, 12)
    instinct = state.game.instinct(state)
    world = state.clone()
    roll_out(instinct, world, instinct.turn_of(state) - 1, Seeded(1))
    assert steps(state, world) == 0


@GAMES
def test_looking_ahead_goes_on_for_some_turns_but_not_for_ever(game: str) -> None:
    state = moment(game, 12)
    instinct = state.game.instinct(state)
    near, far = state.clone(), state.clone()
    roll_out(instinct, near, instinct.turn_of(state), Seeded(1))
    roll_out(instinct, far, instinct.turn_of(state), Seeded(1), ahead=2)
    assert steps(state, near) < steps(state, far) <= MAX_DECISIONS + 2 * MAX_DECISIONS_A_TURN
