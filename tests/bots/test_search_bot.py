"""Bots that search: a legal action within the budget, however small."""

from __future__ import annotations

import time

import pytest

import mattock
from mattock.bots.budget import UNLIMITED, Budget
from mattock.bots.search_bot import SearchBot
from mattock.core.chance import Seeded
from mattock.core.sight import Sight


def sight() -> Sight:
    state = mattock.game("dwar7s").new(chance=Seeded(1), players=2)
    while len(state.legal()) < 3:
        state.play(state.legal()[0])
    return Sight(state, state.to_move)


@pytest.mark.parametrize("budget", [Budget(1e-9, UNLIMITED), Budget(60.0, 1), Budget(60.0, 40)])
def test_it_plays_a_legal_action_however_little_time_it_has(budget: Budget) -> None:
    looks = sight()
    assert SearchBot("mine", Seeded(2), budget).choose(looks) in looks.legal()


def test_counted_in_iterations_it_repeats_itself() -> None:
    looks, budget = sight(), Budget(60.0, 60)
    assert len({SearchBot("mine", Seeded(7), budget).choose(looks).code for _ in range(3)}) == 1


def test_it_does_not_think_longer_than_it_may() -> None:
    started = time.monotonic()
    SearchBot("mine", Seeded(2), Budget(0.05, UNLIMITED)).choose(sight())
    assert time.monotonic() - started < 5
