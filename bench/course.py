"""Does a decision cost more the longer a game lasts? Long games are played again and timed stretch by stretch."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import Final

from bench.long_games import LongGame
from bench.timing import spin

STRETCH_DECISIONS: Final = 25
MAX_GROWTH: Final = 1.15
GARBAGE_SHIFT: Final = 61


@dataclass(frozen=True, slots=True)
class Course:
    """Seconds for one decision (list the legal actions, play one, get its tale) in each stretch of the games."""

    games: int
    costs: list[float]
    offered: list[float]  # how many actions were legal, on average: more of them may cost more

    @property
    def middles(self) -> list[float]:
        """The decision in the middle of each stretch."""
        return [STRETCH_DECISIONS * (stretch + 0.5) for stretch in range(len(self.costs))]

    @property
    def slope(self) -> float:
        """Seconds more for each further decision, by least squares."""
        return statistics.linear_regression(self.middles, self.costs).slope

    @property
    def growth(self) -> float:
        """The fitted cost of the last stretch in terms of that of the first."""
        line = statistics.linear_regression(self.middles, self.costs)
        return (line.slope * self.middles[-1] + line.intercept) / (line.slope * self.middles[0] + line.intercept)

    @property
    def is_flat(self) -> bool:
        return self.growth <= MAX_GROWTH


def course_of(games: list[LongGame], rounds: int, paces: list[float]) -> Course:
    """For each stretch the median over the rounds, on average over the games."""
    stretches = min(len(game.actions) for game in games) // STRETCH_DECISIONS
    costs: list[list[float]] = []
    for game in games:
        timings = [timings_of(game, stretches, number) for number in range(rounds)]
        costs.append([statistics.median(column) for column in zip(*timings, strict=True)])
        paces.append(spin())
    offered = [offered_in(game, stretches) for game in games]
    return Course(len(games), averages(costs), averages(offered))


def timings_of(game: LongGame, stretches: int, number: int) -> list[float]:
    """Seconds a decision for each stretch of one game.

    The garbage collector comes every few hundred objects: in each round, by `number`, it meets another stretch.
    """
    shift: list[object] = [[] for _ in range(number * GARBAGE_SHIFT)]
    state = game.start.clone()
    timings: list[float] = []
    for stretch in range(stretches):
        actions = game.actions[stretch * STRETCH_DECISIONS : (stretch + 1) * STRETCH_DECISIONS]
        start = time.process_time()
        for action in actions:
            state.legal()
            state.play(action)
        timings.append((time.process_time() - start) / STRETCH_DECISIONS)
    shift.clear()
    return timings


def offered_in(game: LongGame, stretches: int) -> list[float]:
    """Legal actions at a decision, on average over each stretch."""
    state = game.start.clone()
    counts: list[int] = []
    for action in game.actions[: stretches * STRETCH_DECISIONS]:
        counts.append(len(state.legal()))
        state.play(action)
    return [statistics.mean(counts[at : at + STRETCH_DECISIONS]) for at in range(0, len(counts), STRETCH_DECISIONS)]


def averages(rows: list[list[float]]) -> list[float]:
    return [statistics.mean(column) for column in zip(*rows, strict=True)]
