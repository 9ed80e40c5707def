"""Other engines, playing their own games at random.

A decision is the same for all: somebody is asked, the legal actions are listed, one is chosen at random and carried
out. Questions with a single answer count; what luck decides does not count, but its time does.
"""

from __future__ import annotations

import random
from typing import Any, Final

from bench.task import Run, Task

POSITIONS: Final = 24


def prepare_catan() -> Run:
    """Catanatron: random games of four players, to the end."""
    from catanatron import Color, Game, RandomPlayer

    seeds = iter(range(1, 1 << 40))

    def run() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return run


def prepare_catan_copies() -> Run:
    """Catanatron's copy of a game, in the middle of random games."""
    from catanatron import Color, Game, RandomPlayer

    def halfway(seed: int) -> Any:
        whole = Game([RandomPlayer(color) for color in Color], seed=seed)
        whole.play()
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while len(game.state.actions) < len(whole.state.actions) // 2:
            game.play_tick()
        return game

    games = [halfway(seed) for seed in range(1, POSITIONS + 1)]

    def run() -> int:
        for game in games:
            game.copy()
        return len(games)

    return run


def prepare_gin_rummy() -> Run:
    """OpenSpiel: gin rummy, written in C++, stepped from Python."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    draw = random.Random(1).random

    def run() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all alike: cards are dealt one by one
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return run


TASKS: Final = (
    Task("catanatron", "Catanatron, 4 players", prepare_catan, needs="catanatron"),
    Task("gin_rummy", "OpenSpiel gin rummy", prepare_gin_rummy, needs="open_spiel"),
    Task(
        "catanatron.copy",
        "Catanatron: copy",
        prepare_catan_copies,
        "copies",
        needs="catanatron",
        shows_time=True,
    ),
)
