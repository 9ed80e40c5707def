"""What the benchmark says about its figures: how they compare, and whether a target is met."""

from __future__ import annotations

import pytest

from bench.course import STRETCH_DECISIONS, Course
from bench.report import duration, lines_of
from bench.subjects import TARGETS, TASKS
from bench.task import Target, Task
from bench.timing import Sample

PEER = Task("peer", "a peer", lambda: lambda: 1)
OURS = Task("ours", "ours", lambda: lambda: 1)
COPY = Task("copy", "a copy", lambda: lambda: 1, "copies", shows_time=True)


def rates(**by_key: float) -> dict[str, list[Sample]]:
    return {key: [Sample(units=1000, seconds=1000 / rate)] * 3 for key, rate in by_key.items()}


@pytest.mark.parametrize(("rate", "met"), [(61.0, True), (59.0, False)])
def test_a_pace_is_compared_with_the_peer_of_its_target(rate: float, met: bool) -> None:
    line = lines_of([PEER, OURS], [Target("ours", times=30, than="peer")], rates(peer=2.0, ours=rate), compiled=True)[1]
    assert line.times == pytest.approx(rate / 2)
    assert line.met is met


@pytest.mark.parametrize(("rate", "met"), [(100_000.0, True), (30_000.0, False)])
def test_a_cost_is_held_against_its_limit(rate: float, met: bool) -> None:
    target = Target("copy", within=30e-6)
    assert lines_of([PEER, COPY], [target], rates(peer=1.0, copy=rate), compiled=True)[1].met is met


@pytest.mark.parametrize(("rate", "times", "met"), [(40.0, 2.5, True), (25.0, 4.0, False)])
def test_a_cost_is_held_against_that_of_another_task(rate: float, times: float, met: bool) -> None:
    target = Target("copy", at_most=3, than="ours")
    line = lines_of([PEER, OURS, COPY], [target], rates(peer=1.0, ours=100.0, copy=rate), compiled=True)[2]
    assert line.times == pytest.approx(times)
    assert line.met is met
    assert line.target.startswith("≤ 3 × the time")


def test_a_limit_for_each_unit_of_a_pace_is_told_as_a_pace() -> None:
    lines = lines_of([OURS], [Target("ours", within=50e-6)], rates(ours=25_000.0), compiled=True)
    assert lines[0].target == "≥ 20,000/s: met"


def test_uncompiled_code_is_not_judged_by_targets_for_compiled_code() -> None:
    lines = lines_of([PEER, OURS], [Target("ours", times=30, than="peer")], rates(peer=1.0, ours=3.0), compiled=False)
    assert (lines[1].target, lines[1].met) == ("≥ 30 ×, if compiled", None)


def test_without_the_peer_nothing_is_compared_and_nothing_is_claimed() -> None:
    lines = lines_of([PEER, OURS], [Target("ours", times=30, than="peer")], rates(ours=3.0), compiled=True)
    assert [(line.task.key, line.times, line.target, line.met) for line in lines] == [("ours", None, "≥ 30 ×", None)]


def test_every_target_and_every_comparison_names_a_task() -> None:
    keys = [task.key for task in TASKS]
    assert len(keys) == len(set(keys))
    assert {target.key for target in TARGETS} <= set(keys)
    assert {target.than for target in TARGETS if target.than} <= set(keys)


@pytest.mark.parametrize(
    ("seconds", "text"), [(2.0, "2 s"), (2.9e-3, "2.9 ms"), (30e-6, "30 µs"), (1.5e-6, "1.5 µs"), (434e-9, "434 ns")]
)
def test_a_short_time_is_shown_in_the_unit_that_fits(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_a_flat_course_does_not_grow() -> None:
    course = Course(games=1, costs=[2e-6] * 24, offered=[5.0] * 24)
    assert course.growth == pytest.approx(1.0)
    assert course.is_flat


def test_a_course_that_grows_is_told_by_its_fitted_line() -> None:
    course = Course(games=1, costs=[1e-6 * (1 + stretch / 23) for stretch in range(24)], offered=[5.0] * 24)
    assert course.growth == pytest.approx(2.0)
    assert course.slope * STRETCH_DECISIONS * 23 == pytest.approx(1e-6)
    assert not course.is_flat
