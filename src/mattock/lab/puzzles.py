"""Puzzles: positions in which one action is clearly better than all others, found in games of bots and verified.

A puzzle is the beginning of a journal, with the name of its rules: it stays what it was when printed values change.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import mattock
from mattock.bots import Sight, bot
from mattock.bots.action_value import worth_after
from mattock.bots.budget import Budget
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.game import Game
from mattock.core.journal import Journal, JournalMove, journal_of
from mattock.core.registry import manifest
from mattock.core.state import State
from mattock.lab.choice import Choice
from mattock.lab.confirmation import Purse, confirmed
from mattock.lab.judgement import manner_of

FILE: Final = "puzzles.json"
GLANCE: Final = Budget(math.inf, 80)
CLOSER: Final = Budget(math.inf, 240)
MARGIN: Final = 0.08  # by which the best action is better than the second
LEVELS: Final = (0.3, 0.18)  # margins from which a puzzle is easy, or not hard
FEWEST: Final = 3  # actions to choose from
MOST: Final = 12
APART: Final = 15  # actions between two puzzles of a game
EACH: Final = 24  # iterations of a game that is played on


class PuzzleReason(Struct, frozen=True):
    """Why the best action is better: a part of the game's evaluation, or an end of the game."""

    code: str
    way: Literal["gain", "guard", "spare", "hinder", "slow"]
    seat: int


class StoredPuzzle(Struct, frozen=True):
    """`head` and `moves` are those of the journal; `values` are the chances of `seat` after each of its actions, as far
    as that seat can know.
    """

    id: str
    head: dict[str, Any]
    moves: list[tuple[str, list[int]]]
    seat: int
    turn: int
    best: str
    values: dict[str, float]
    reason: PuzzleReason

    @property
    def margin(self) -> float:
        """Between the best action and the second."""
        best, second, *_ = sorted(self.values.values(), reverse=True)
        return best - second

    @property
    def level(self) -> int:
        return 1 + sum(self.margin < least for least in LEVELS)

    @property
    def players(self) -> int:
        players = self.head["options"]["players"]
        assert isinstance(players, int)
        return players

    @property
    def journal(self) -> Journal:
        return journal_of(self.head, [JournalMove(code, luck) for code, luck in self.moves], None, None)

    def state(self) -> State:
        return mattock.game(self.journal.game).rebuild(self.journal)


@cache
def puzzles_of(game: str) -> dict[str, StoredPuzzle]:
    """The prepared puzzles of a game by their ids; none for a game that has none."""
    file = files(manifest(game).words).joinpath(FILE)
    found = msgspec.json.decode(file.read_bytes(), type=list[StoredPuzzle]) if file.is_file() else []
    return {puzzle.id: puzzle for puzzle in found}


def search_game(game: Game, seed: str, level: str, limit: int, **options: object) -> Iterator[StoredPuzzle]:
    """The puzzles in the first actions of one game of bots."""
    state = game.new(seed=seed, **options)
    player = bot(level, seed=seed)
    instinct, turn, number, last = game.instinct(state), 1, 0, -APART
    mark = instinct.turn_of(state)
    while not state.is_over and number < limit:
        if mark != (mark := instinct.turn_of(state)):
            turn += 1
        if number - last >= APART and FEWEST <= len(state.legal()) <= MOST:
            found = puzzle_at(state, f"{seed}-{number}", turn)
            if found is not None:
                last = number
                yield found
        state.play(player.choose(Sight(state, state.to_move)))
        number += 1


def puzzle_at(state: State, name: str, turn: int) -> StoredPuzzle | None:
    """The position as a puzzle, if one action is clearly better, a closer look agrees, and games do."""
    sight = Sight(state, state.to_move)
    search = Search(sight, Seeded(name), 1)
    search.run(GLANCE.iterations, math.inf)
    ranked = search.ranking()
    tried = [node for node in ranked[1:] if node.visits]
    if not tried or ranked[0].mean() - max(node.mean() for node in tried) < MARGIN:
        return None
    values = values_of(sight, name)
    best, second, *_ = sorted(values, key=lambda action: -values[action])
    if values[best] - values[second] < MARGIN:
        return None
    choice = checked(state, best, second, values, name)
    if choice.best == choice.chosen or choice.loss < MARGIN or choice.reason is None:
        return None
    journal, reason = state.journal(), choice.reason
    return StoredPuzzle(
        id=name,
        head=journal.head(),
        moves=[(move.code, move.luck) for move in journal.moves],
        seat=sight.seat,
        turn=turn,
        best=best.code,
        values={action.code: round(value, 3) for action, value in values.items()},
        reason=msgspec.convert({"code": reason.code, **reason.params}, PuzzleReason),
    )


def values_of(sight: Sight, seed: str) -> dict[Action, float]:
    """The seat's chance after each of its actions."""
    manner = manner_of(together=sight.instinct().together)
    return {
        action: worth_after(sight, action, Seeded(f"{seed}/worth"), CLOSER, manner.ahead, manner.wide).chance
        for action in sight.legal()
    }


def checked(state: State, best: Action, second: Action, values: dict[Action, float], seed: str) -> Choice:
    """The second action as if it had been chosen, after games that were played on from both for some rounds."""
    seat, players, together = int(state.to_move), int(state.players), state.game.instinct(state).together
    hoped, kept = (shared(values[action], seat, players, together=together) for action in (best, second))
    choice = Choice(1, 1, seat, second, best, None, hoped, kept, 0.05, (False,) * players)
    return confirmed(choice, state, Purse(10**12, EACH), seed, together=together, to_the_end=False)


def shared(chance: float, seat: int, players: int, *, together: bool) -> tuple[float, ...]:
    """Everybody's chances, where rivals divide the rest."""
    rest = chance if together else (1.0 - chance) / (players - 1)
    return tuple(chance if place == seat else rest for place in range(players))
