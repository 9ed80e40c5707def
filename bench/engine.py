"""What is measured of every game alike: random games inside compiled code and stepped from Python; what a clone, a list
of legal actions, a view and a journal cost. Each function makes ready and gives one that does some units of its work.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec

from bench.long_games import LongGame
from bench.task import Run
from mattock import Journal, Seeded, State, game
from mattock.core.playout import play_randomly

POSITIONS: Final = 24

Positions = Callable[[], list[State]]


def inside(name: str, players: int) -> Run:
    """Whole games in one call: the loop itself is compiled, if anything is."""
    rules = game(name)
    choice = Seeded(1)
    seeds = iter(range(1, 1 << 40))
    return lambda: play_randomly(rules.new(players=players, seed=next(seeds)), choice)


def stepped(name: str, players: int) -> Run:
    """By the front door: list, choose, play, and get the tale."""
    rules = game(name)
    draw = random.Random(1).random
    seeds = iter(range(1, 1 << 40))

    def run() -> int:
        state = rules.new(players=players, seed=next(seeds))
        decisions = 0
        while not state.is_over:
            actions = state.legal()
            state.play(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return run


def clones(positions: Positions) -> Run:
    states = positions()

    def run() -> int:
        for state in states:
            state.clone()
        return len(states)

    return run


def lists(positions: Positions) -> Run:
    """The legal actions, listed."""
    states = positions()

    def run() -> int:
        for state in states:
            state.legal()
        return len(states)

    return run


def views(positions: Positions) -> Run:
    """What the seat to move may know, as bytes to send."""
    states = positions()
    encode = msgspec.json.encode

    def run() -> int:
        for state in states:
            encode(state.view(state.to_move))
        return len(states)

    return run


def rebuilding(lasting_games: Callable[[int], list[LongGame]]) -> Run:
    """From the text of a long journal to the last state."""
    state = lasting_games(1)[0].state
    text = state.journal().to_text()
    rules = state.game

    def run() -> int:
        rules.rebuild(Journal.from_text(text))
        return 1

    return run


def openings(name: str, players: int) -> list[State]:
    """The first decisions of games."""
    return [game(name).new(players=players, seed=seed) for seed in range(1, POSITIONS + 1)]


def halfway(name: str, players: int) -> list[State]:
    """The middle of random games, by number of decisions."""
    states = openings(name, players)
    for seed, state in enumerate(states, 1):
        length = play_randomly(state.clone(), Seeded(seed))
        play_randomly(state, Seeded(seed), length // 2)
    return states
