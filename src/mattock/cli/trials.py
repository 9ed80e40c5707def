"""Many games of random players: played game by game from one seed, in one process or several, and measured."""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import mattock
from mattock.core.chance import Seeded
from mattock.core.playout import play_randomly

CHUNK: Final = 20
MEASURES: Final = ("turn", "gold", "goblins_beaten")
"""Numbers of a last view that are worth counting, where a game has them."""

Z95: Final = 1.959964


class Trial(NamedTuple):
    """How one game went."""

    won: bool
    reason: str
    decisions: int
    measures: dict[str, int]


class Task(NamedTuple):
    """Some games in a row."""

    game: str
    options: Mapping[str, Any]
    seed: str
    numbers: range


def play_task(task: Task) -> list[Trial]:
    return [play_trial(task, number) for number in task.numbers]


def play_trial(task: Task, number: int) -> Trial:
    """One game: its luck and its players' choices hang on the seed and its number alone."""
    state = mattock.game(task.game).new(seed=f"{task.seed}/{number}", **task.options)
    state.recording = False
    decisions = play_randomly(state, Seeded(f"{task.seed}/{number}/choices"))
    outcome, view = state.outcome, state.view(None)
    assert outcome is not None
    measures = {name: value for name in MEASURES if isinstance(value := view.get(name), int)}
    return Trial(outcome.won, outcome.reason, decisions, measures)


def play_trials(game: str, options: Mapping[str, Any], seed: str, games: int, jobs: int) -> Iterator[list[Trial]]:
    """All games in their order, some at a time, whoever played them."""
    tasks = (Task(game, options, seed, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap(play_task, tasks)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: honest for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that at least that share of all does not exceed."""
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]
