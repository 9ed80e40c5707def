"""The bots: how many iterations a second a master's search makes, and how long the quicker levels think."""

from __future__ import annotations

import math
import random
from functools import partial
from itertools import cycle
from typing import Final

from bench import dwar7s, runedar
from bench.task import Run, Target, Task
from mattock import Seeded, State, game
from mattock.bots import Sight, bot
from mattock.bots.search import Search

GAMES: Final = 4
ITERATIONS: Final = 2_000  # for each question; rollouts end after 8 decisions at the latest, and may take 30


def iterations(name: str, players: int) -> Run:
    """Search as a master does, each question anew."""
    states = cycle(choices(name, players))
    luck = Seeded(1)

    def run() -> int:
        search = Search(sight_of(next(states)), luck)
        search.run(ITERATIONS, math.inf)
        return search.iterations

    return run


def thoughts(level: str, name: str, players: int) -> Run:
    """One decision a run."""
    states = cycle(choices(name, players))
    thinker = bot(level, seed=1)

    def run() -> int:
        thinker.choose(sight_of(next(states)))
        return 1

    return run


def choices(name: str, players: int) -> list[State]:
    """Every decision with a choice in whole games of apprentices, shuffled: any stretch of them is a fair sample."""
    found: list[State] = []
    for seed in range(1, GAMES + 1):
        state = game(name).new(players=players, seed=seed)
        apprentice = bot("apprentice", seed=seed)
        while not state.is_over:
            if len(state.legal()) > 1:
                found.append(state.clone())
            state.play(apprentice.choose(sight_of(state)))
    random.Random(1).shuffle(found)
    return found


def sight_of(state: State) -> Sight:
    """What the seat to move sees."""
    return Sight(state, state.to_move)


def tasks_of(title: str, name: str, players: int) -> tuple[Task, ...]:
    return (
        Task(f"{name}.search", f"{title}, search iterations", partial(iterations, name, players), "iterations"),
        *(
            Task(
                f"{name}.{level}",
                f"{title}: {level}",
                partial(thoughts, level, name, players),
                shows_time=True,
                by_median=True,
            )
            for level in ("journeyman", "apprentice")
        ),
    )


def targets_of(name: str) -> tuple[Target, ...]:
    return (
        Target(f"{name}.search", within=1 / 20_000),
        Target(f"{name}.journeyman", within=2e-3),
        Target(f"{name}.apprentice", within=0.5e-3),
    )


TASKS: Final = (
    *tasks_of("Runedar", *runedar.GAME),
    *tasks_of("Dwar7s", *dwar7s.GAME),
    Task("runedar.solo", "Runedar alone, search iterations", partial(iterations, "runedar", 1), "iterations"),
    # The pace behind the seconds of docs/strength.md.
    Task("dwar7s.duel", "Dwar7s for two, search iterations", partial(iterations, "dwar7s", 2), "iterations"),
)
TARGETS: Final = (
    *targets_of("runedar"),
    *targets_of("dwar7s"),
    *(Target(key, within=1 / 20_000) for key in ("runedar.solo", "dwar7s.duel")),
)
