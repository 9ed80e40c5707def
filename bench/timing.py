"""How we measure: short slices, medians, one core, and a spin loop that tells whether the core kept its pace.

Time is processor time, so a neighbour on the same core costs nobody a slice. But the speed of the core itself can swing
by two between minutes: a run during which it did is thrown away and made again.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from bench.task import Run

SPIN_LOOPS: Final = 40_000
MIN_STEADINESS: Final = 0.75
MAX_TRIES: Final = 4

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sample:
    """One slice of one task: how much was done, in how long."""

    units: int
    seconds: float

    @property
    def rate(self) -> float:
        """Units a second."""
        return self.units / self.seconds


@dataclass(frozen=True, slots=True)
class Summary:
    """Many slices in three numbers, as units a second."""

    median: float
    lower: float
    upper: float

    @property
    def spread(self) -> float:
        """Half the way between the quartiles, as a part of the median."""
        return (self.upper - self.lower) / 2 / self.median


def summary(rates: Sequence[float]) -> Summary:
    """The median and the quartiles around it."""
    if len(rates) == 1:
        return Summary(rates[0], rates[0], rates[0])
    lower, median, upper = statistics.quantiles(rates, n=4, method="inclusive")
    return Summary(median, lower, upper)


def timed(run: Run, seconds: float, clock: Callable[[], float] = time.process_time) -> Sample:
    """Call `run`, which says how many units it did, until the time is up; the last call is counted whole."""
    units = 0
    start = clock()
    while (passed := clock() - start) < seconds:
        units += run()
    return Sample(units, passed)


def timed_singly(run: Run, seconds: float, clock: Callable[[], float] = time.process_time) -> Sample:
    """Likewise, but time each call by itself; the median call stands for all."""
    costs: list[float] = []
    start = passed = clock()
    while passed - start < seconds:
        units = run()
        now = clock()
        costs.append((now - passed) / units)
        passed = now
    return Sample(1, statistics.median(costs))


def spin() -> float:
    """The pace of the core right now: turns a second of a loop that does nothing else, over a few milliseconds."""
    start = time.process_time()
    for _ in range(SPIN_LOOPS):
        pass
    return SPIN_LOOPS / (time.process_time() - start)


def steadiness(paces: Sequence[float]) -> float:
    """The pace below which the slowest tenth of the spins fell, as a part of their median."""
    return sorted(paces)[len(paces) // 10] / statistics.median(paces)


def is_steady(paces: Sequence[float]) -> bool:
    return steadiness(paces) >= MIN_STEADINESS


@dataclass(frozen=True, slots=True)
class Attempt(Generic[T]):
    """A run that counts, or the steadiest of several that all swung too much."""

    result: T
    tries: int
    steadiness: float

    @property
    def steady(self) -> bool:
        return self.steadiness >= MIN_STEADINESS


def steadily(run: Callable[[list[float]], T], tries: int = MAX_TRIES) -> Attempt[T]:
    """Make a run, which adds the spins between its slices to a list; again while the core does not keep its pace."""
    best: Attempt[T] | None = None
    for number in range(1, tries + 1):
        paces: list[float] = []
        attempt = Attempt(run(paces), number, steadiness(paces))
        if attempt.steady:
            return attempt
        if best is None or attempt.steadiness > best.steadiness:
            best = attempt
    assert best is not None, "at least one try"
    return Attempt(best.result, tries, best.steadiness)


def pin() -> int | None:
    """Keep this process, and those it starts, on one core; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
