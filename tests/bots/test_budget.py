"""How long somebody may think: what fits is taken, and the rest refused in words."""

from __future__ import annotations

import math

import pytest

from mattock.bots.budget import MAX_SECONDS, UNLIMITED, Budget, checked_budget
from mattock.core.refusal import BadOption


@pytest.mark.parametrize(
    ("seconds", "iterations", "budget"),
    [
        (None, None, Budget(1.0, UNLIMITED)),
        (2, None, Budget(2.0, UNLIMITED)),
        (None, 50, Budget(math.inf, 50)),
        (0.5, 50, Budget(0.5, 50)),
    ],
)
def test_one_limit_both_or_a_second(seconds: object, iterations: object, budget: Budget) -> None:
    assert checked_budget(seconds, iterations) == budget


@pytest.mark.parametrize("seconds", [0, -1, True, "1", math.nan, math.inf, MAX_SECONDS])
def test_seconds_that_do_not_fit_are_refused(seconds: object) -> None:
    with pytest.raises(BadOption, match="seconds"):
        checked_budget(seconds, None)


@pytest.mark.parametrize("iterations", [0, 1.5, True, "9", UNLIMITED + 1])
def test_iterations_that_do_not_fit_are_refused(iterations: object) -> None:
    with pytest.raises(BadOption, match="iterations"):
        checked_budget(None, iterations)


def test_so_many_times_as_long_stays_within_the_limits() -> None:
    assert Budget(2.0, 10).times(3) == Budget(6.0, 30)
    assert Budget(math.inf, UNLIMITED).times(3) == Budget(math.inf, UNLIMITED)
    assert Budget(MAX_SECONDS / 2, 1).times(4).seconds == MAX_SECONDS - 1
