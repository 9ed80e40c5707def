"""Opponents of a batch play until the learner is asked, and a copy of them plays the same."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots.batch import RANDOM, Opponents

LEVELS = pytest.mark.parametrize("level", [RANDOM, "apprentice"])


@LEVELS
@pytest.mark.parametrize("learner", [0, 1, 2])
def test_they_play_until_the_learner_is_asked(level: str, learner: int) -> None:
    game = mattock.game("dwar7s")
    state = Opponents(level, learner, mattock.Seeded(2)).begin(game, {**begun().options}, mattock.Seeded(1))
    assert state.active == learner
    assert not state.result


def test_where_every_seat_is_asked_nobody_else_plays() -> None:
    state = begun()
    before = state.snapshot()
    Opponents(RANDOM, -1, mattock.Seeded(1)).play_on(state)
    assert state.snapshot() == before


@LEVELS
def test_a_copy_plays_the_same(level: str) -> None:
    ours = Opponents(level, 2, mattock.Seeded(7))
    copy = ours.fork()
    one, other = begun(), begun()
    ours.play_on(one)
    copy.play_on(other)
    assert one.snapshot() == other.snapshot() != begun().snapshot()


def begun() -> mattock.State:
    return mattock.game("dwar7s").new(seed=1, players=3, first=0)
