"""What comes of an action: means, their errors, and everybody's chances, of the futures tried so far."""

from __future__ import annotations

import math

import pytest

import mattock
from mattock.bots.action_rollouts import ActionRollouts, standard_error
from mattock.core.state import State

FALL = mattock.game("dwar7s").new(seed=1, players=3)


def rollouts(state: State, seat: int = 0) -> ActionRollouts:
    return ActionRollouts(state.game.instinct(state), seat, state.players)


def test_nothing_tried_says_nothing() -> None:
    found = rollouts(FALL)
    assert (found.won(), found.lost(), found.mean(0)) == (0, 0, 0)
    assert math.isinf(found.noise(0))


def test_a_standard_error_needs_two_numbers() -> None:
    assert math.isinf(standard_error(1.0, 1.0, 1))
    assert standard_error(6.0, 14.0, 3) == pytest.approx(math.sqrt(1 / 3))
    assert standard_error(9.0, 27.0, 3) == 0


def test_a_future_that_goes_on_is_looked_at_for_every_seat() -> None:
    found = rollouts(FALL)
    for seed in range(4):
        world = FALL.imagine(0, mattock.Seeded(seed))
        found.roll(world, found.instinct.turn_of(world), mattock.Seeded(seed))
    assert (found.tries, found.lasting) == (4, 4)
    assert sum(found.shares) == pytest.approx(4)
    size = len(found.instinct.parts)
    assert len(found.sums) == 3 * size
    assert all(math.isfinite(found.noise(index)) for index in range(3 * size))


def test_a_future_that_is_over_is_won_or_lost() -> None:
    state, dice = mattock.game("dwar7s").new(seed=3, players=2), mattock.Seeded(3)
    while not state.is_over:
        legal = state.legal_ids()
        state.step(legal[dice.below(len(legal), "choice")])
    assert state.outcome is not None
    winner = state.outcome.winners[0]
    for seat, won in ((winner, 1.0 / len(state.outcome.winners)), (1 - winner, None)):
        found = rollouts(state, seat)
        found.roll(state.clone(), 0, mattock.Seeded(1))
        assert found.lasting == 0
        if won is not None:
            assert found.won() == won
        assert found.won() + found.lost() == 1


def test_rivals_divide_what_the_seat_leaves_as_in_the_futures() -> None:
    found = rollouts(FALL, 1)
    found.shares = [2.0, 5.0, 1.0]
    assert found.chances_with(0.4) == pytest.approx((0.4, 0.4, 0.2))
    found.shares = [0.0, 5.0, 0.0]
    assert found.chances_with(0.4) == pytest.approx((0.3, 0.4, 0.3))


def test_those_who_play_together_have_one_chance() -> None:
    siege = mattock.game("runedar").new(seed=1, players=2)
    assert rollouts(siege).chances_with(0.3) == (0.3, 0.3)
