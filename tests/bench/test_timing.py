"""The statistics of the benchmark. Nothing here is timed: clocks and runs are given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.timing import Sample, Summary, is_steady, steadily, steadiness, summary, timed, timed_singly

STEADY_PACES = [100.0] * 10
SWINGING_PACES = [100.0] * 8 + [60.0] * 2


def test_the_median_and_the_quartiles_stand_for_many_slices() -> None:
    assert summary([5.0, 1.0, 9.0, 3.0, 7.0]) == Summary(median=5.0, lower=3.0, upper=7.0)


def test_one_slow_round_does_not_move_the_median() -> None:
    assert summary([10.0, 10.0, 0.1]).median == 10.0


def test_a_single_slice_is_its_own_summary() -> None:
    assert summary([4.0]) == Summary(4.0, 4.0, 4.0)


def test_the_spread_is_half_the_way_between_the_quartiles() -> None:
    assert Summary(median=10.0, lower=9.0, upper=11.0).spread == pytest.approx(0.1)


def test_a_slice_counts_its_last_call_whole_and_the_time_it_really_took() -> None:
    now = iter([0.0, 0.0, 0.4, 1.1])
    assert timed(lambda: 3, 1.0, clock=lambda: next(now)) == Sample(units=6, seconds=1.1)


def test_where_each_call_is_timed_the_median_call_stands_for_the_slice() -> None:
    now = iter([0.0, 0.1, 0.9, 1.1])
    assert timed_singly(lambda: 1, 1.0, clock=lambda: next(now)).seconds == pytest.approx(0.2)


def test_a_rate_is_units_a_second() -> None:
    assert Sample(units=6, seconds=1.5).rate == 4.0


def test_steadiness_is_the_pace_of_the_slowest_tenth_beside_the_median() -> None:
    assert steadiness([100.0] * 18 + [90.0, 80.0]) == pytest.approx(1.0)
    assert steadiness([100.0] * 17 + [90.0, 80.0, 70.0]) == pytest.approx(0.9)


@pytest.mark.parametrize(("slow", "steady"), [(75.0, True), (74.9, False)])
def test_a_run_counts_while_the_slowest_tenth_keeps_three_quarters_of_the_median(slow: float, steady: bool) -> None:
    assert is_steady([100.0] * 8 + [slow] * 2) is steady


def runs(*paces: list[float]) -> Iterator[list[float]]:
    return iter(paces)


def test_a_run_in_which_the_core_swung_is_thrown_away_and_made_again() -> None:
    made = runs(SWINGING_PACES, STEADY_PACES, STEADY_PACES)
    results = iter(["first", "second", "third"])

    def run(paces: list[float]) -> str:
        paces.extend(next(made))
        return next(results)

    attempt = steadily(run, tries=3)
    assert (attempt.result, attempt.tries, attempt.steady) == ("second", 2, True)


def test_after_the_last_try_the_steadiest_run_is_kept_and_not_called_steady() -> None:
    made = runs([100.0] * 8 + [50.0] * 2, SWINGING_PACES, [100.0] * 8 + [40.0] * 2)
    results = iter(["first", "second", "third"])

    def run(paces: list[float]) -> str:
        paces.extend(next(made))
        return next(results)

    attempt = steadily(run, tries=3)
    assert (attempt.result, attempt.tries, attempt.steady) == ("second", 3, False)
    assert attempt.steadiness == pytest.approx(0.6)
