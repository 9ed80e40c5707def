"""The Siege of Runedar, for two: random games inside compiled code, stepped from Python, and uncompiled; what a clone,
a view and a journal cost.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec

from bench.long_games import LongGame, long_games
from bench.task import Target, Task
from mattock import Journal, Seeded, State, game
from mattock.core.playout import play_randomly

PLAYERS: Final = 2
POSITIONS: Final = 24
LONG: Final = 600

# Fights where it can, keeps its gold, and is in no hurry to dig a way out or to end a turn.
PATIENCE: Final = {"move": 1, "work": 1, "rest": 2, "finish": 2, "end_turn": 3, "dig": 3, "hire": 4}


def prepare_inside() -> Callable[[], int]:
    """Whole games in one call: the loop itself is compiled, if anything is."""
    runedar = game("runedar")
    choice = Seeded(1)
    seeds = iter(range(1, 1 << 40))

    def run() -> int:
        return play_randomly(runedar.new(players=PLAYERS, seed=next(seeds)), choice)

    return run


def prepare_stepped() -> Callable[[], int]:
    """By the front door: list, choose, play, and get the tale."""
    runedar = game("runedar")
    draw = random.Random(1).random
    seeds = iter(range(1, 1 << 40))

    def run() -> int:
        siege = runedar.new(players=PLAYERS, seed=next(seeds))
        decisions = 0
        while not siege.is_over:
            actions = siege.legal()
            siege.play(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return run


def halfway_positions() -> list[State]:
    """The middle of random games, by number of decisions."""
    positions: list[State] = []
    for seed in range(1, POSITIONS + 1):
        siege = game("runedar").new(players=PLAYERS, seed=seed)
        length = play_randomly(siege.clone(), Seeded(seed))
        play_randomly(siege, Seeded(seed), length // 2)
        positions.append(siege)
    return positions


def prepare_clones() -> Callable[[], int]:
    positions = halfway_positions()

    def run() -> int:
        for siege in positions:
            siege.clone()
        return len(positions)

    return run


def prepare_views() -> Callable[[], int]:
    """What the seat to move may know, as bytes to send."""
    positions = halfway_positions()
    encode = msgspec.json.encode

    def run() -> int:
        for siege in positions:
            encode(siege.view(siege.to_move))
        return len(positions)

    return run


def prepare_rebuilding() -> Callable[[], int]:
    """From the text of a journal to the last state."""
    text = lasting_games(1)[0].state.journal().to_lines()
    runedar = game("runedar")

    def run() -> int:
        runedar.rebuild(Journal.from_lines(text))
        return 1

    return run


def lasting_games(count: int) -> list[LongGame]:
    """Games that are still on after so many actions as the targets speak of."""
    return long_games(game("runedar"), PLAYERS, PATIENCE, count, LONG)


TASKS: Final = (
    Task("runedar.inside", "Runedar, inside", prepare_inside),
    Task("runedar.stepped", "Runedar, from Python", prepare_stepped),
    Task("runedar.plain", "Runedar, inside, uncompiled", prepare_inside, plain=True),
    Task("runedar.clone", "Runedar: clone", prepare_clones, "clones", shows_time=True),
    Task("runedar.view", "Runedar: view, encoded", prepare_views, "views", shows_time=True),
    Task("runedar.rebuild", f"Runedar: rebuild {LONG} actions", prepare_rebuilding, "journals", shows_time=True),
)

TARGETS: Final = (
    Target("runedar.inside", times=60, than="catanatron"),
    Target("runedar.stepped", times=30, than="catanatron"),
    Target("runedar.plain", times=6, than="catanatron", compiled=False),
    Target("runedar.clone", times=32, than="catanatron.copy"),  # 1.5 µs where the copy takes 48 µs
    Target("runedar.view", within=30e-6),
    Target("runedar.rebuild", within=5e-3),
)
