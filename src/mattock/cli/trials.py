"""Many games of random players: played game by game from one seed, in one process or several, and measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import mattock
from mattock.cli.adapters import report_of
from mattock.cli.trial import Trial
from mattock.core.chance import Seeded
from mattock.core.playout import play_randomly
from mattock.lab.processes import answers

CHUNK: Final = 20


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
    first = view["first"]
    assert isinstance(first, int)
    return Trial(
        winners=outcome.winners,
        players=len(outcome.scores),
        first=first,
        reason=outcome.reason,
        decisions=decisions,
        measures={name: measure(view, outcome) for name, measure in report_of(task.game).measures.items()},
    )


def play_trials(game: str, options: Mapping[str, Any], seed: str, games: int, jobs: int) -> Iterator[list[Trial]]:
    """All games in their order, some at a time, whoever played them."""
    tasks = (Task(game, options, seed, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK))
    return answers(play_task, tasks, jobs)
