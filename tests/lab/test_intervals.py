"""The interval of a rate, against figures of the literature."""

from __future__ import annotations

import pytest

from mattock.lab.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_it_is_the_score_interval_of_newcombe_1998(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_it_lies_within_0_and_1_and_is_mirrored() -> None:
    low, high = wilson(3, 3)
    assert high == 1.0
    assert [1 - high, 1 - low] == pytest.approx(list(wilson(0, 3)))
