"""Games longer than random ones: played at random too, but with patience for whatever ends a game early."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from mattock import Action, Game, Seeded, State

MAX_SEEDS: Final = 4_000


@dataclass(frozen=True, slots=True)
class LongGame:
    """A game that is still on: where it began, all that was played, and where it stands."""

    start: State
    actions: list[Action]
    state: State


def long_games(game: Game, players: int, patience: Mapping[str, int], count: int, length: int) -> list[LongGame]:
    """The first so many games, by seed, that are not over after that many actions."""
    found: list[LongGame] = []
    for seed in range(1, MAX_SEEDS + 1):
        state = game.new(players=players, seed=seed)
        start = state.clone()
        actions = list(islice(play_weighted(state, patience), length))
        if not state.is_over:
            found.append(LongGame(start, actions, state))
        if len(found) == count:
            return found
    raise LookupError(f"only {len(found)} of {MAX_SEEDS} games of {game.name!r} last {length} actions")


def play_weighted(state: State, patience: Mapping[str, int]) -> Iterator[Action]:
    """Play on, one action at a time, until the game is over.

    Of the legal actions only those are played whose verbs have the lowest `patience`; verbs not named there have 0.
    """
    choice = Seeded("patient")
    while not state.is_over:
        legal = state.legal()
        least = min(patience.get(action.verb, 0) for action in legal)
        wanted = [action for action in legal if patience.get(action.verb, 0) == least]
        action = wanted[choice.below(len(wanted), "choice")]
        state.play(action)
        yield action
