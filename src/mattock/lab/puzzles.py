"""Puzzles: positions in which one action is clearly better than all others, found in games of bots and verified.

A puzzle is the beginning of a journal, with the name of its rules: it stays what it was when printed values change.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

import mattock
from mattock.bots import Sight, bot
from mattock.bots.action_value import estimate_action
from mattock.bots.budget import Budget
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.game import Game
from mattock.core.journal import Journal, JournalMove, journal_of
from mattock.core.registry import manifest
from mattock.core.state import State
from mattock.lab.choice import Choice
from mattock.lab.confirmation import Futures, GameBudget, confirmed, played_on
from mattock.lab.judgement import effort_of

FILE: Final = "puzzles.json"
FIRST_BUDGET: Final = Budget(math.inf, 30)
SECOND_BUDGET: Final = Budget(math.inf, 80)
THIRD_BUDGET: Final = Budget(math.inf, 240)
LAST_BUDGET: Final = Budget(math.inf, 1500)
MIN_MARGIN: Final = 0.08  # by which the best action is better than the second
MIN_COOPERATIVE_MARGIN: Final = 0.05  # others can make good what one has missed, and one's own next actions too
MIN_FIRST_MARGIN: Final = 0.04  # what seems to be less is not looked at again
MIN_ACTIONS: Final = 3  # actions to choose from
MAX_ACTIONS: Final = 14
MIN_DISTANCE: Final = 15  # actions between two puzzles of a game
MAX_COMPARED: Final = 3  # actions that are compared again: the others were worse by more
MIN_PAIRS: Final = 12
GAME_ITERATIONS: Final = 24  # iterations of a game that is played on


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


def levels_of(puzzles: Collection[StoredPuzzle]) -> dict[str, int]:
    """From 1, the third in which the best action stands out most, to 3, by the ids of puzzles of one game."""
    ranked = sorted(puzzles, key=lambda puzzle: -puzzle.margin)
    return {puzzle.id: 1 + 3 * place // len(ranked) for place, puzzle in enumerate(ranked)}


def min_margin(*, together: bool) -> float:
    return MIN_COOPERATIVE_MARGIN if together else MIN_MARGIN


def search_game(game: Game, seed: str, level: str, limit: int, **options: object) -> Iterator[StoredPuzzle]:
    """The puzzles in the first actions of one game of bots."""
    state = game.new(seed=seed, **options)
    player = bot(level, seed=seed)
    instinct, turn, number, last = game.instinct(state), 1, 0, -MIN_DISTANCE
    mark = instinct.turn_of(state)
    while not state.is_over and number < limit:
        if mark != (mark := instinct.turn_of(state)):
            turn += 1
        if number - last >= MIN_DISTANCE and MIN_ACTIONS <= len(state.legal()) <= MAX_ACTIONS:
            found = puzzle_at(state, f"{seed}-{number}", turn)
            if found is not None:
                last = number
                yield found
        state.play(player.choose(Sight(state, state.to_move)))
        number += 1


def puzzle_at(state: State, name: str, turn: int) -> StoredPuzzle | None:
    """The position as a puzzle, if one action is clearly better, closer looks agree, and games do."""
    sight = Sight(state, state.to_move)
    together = sight.instinct().together
    margin = min_margin(together=together)
    if not (seems_clear_together(sight, name) if together else seems_clear(sight, name, margin, SECOND_BUDGET)):
        return None
    values = values_of(sight, name, LAST_BUDGET if together else THIRD_BUDGET)
    if margin_of(values) < margin:
        return None
    best, second, *_ = sorted(values, key=lambda action: -values[action])
    if together and not (is_supported_by_games(state, best, second, name) and is_best_again(sight, values, name)):
        return None
    choice = checked(state, best, second, values, name)
    if choice.best == choice.chosen or choice.loss < margin or choice.reason is None:
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


def seems_clear(sight: Sight, seed: str, margin: float, *looks: Budget) -> list[Action]:
    """The best two actions, if in none of these looks, each longer than the one before, any comes close to the best."""
    search, best = Search(sight, Seeded(seed), 1), list[Action]()
    for budget in looks:
        search.run(budget.iterations - int(search.root.visits), math.inf)
        first, *others = [node for node in search.ranking() if node.visits]
        second = max(others, key=lambda node: node.mean(), default=first)
        if second is first or first.mean() - second.mean() < margin:
            return []
        best = [sight.catalogue.actions[first.number], sight.catalogue.actions[second.number]]
    return best


def seems_clear_together(sight: Sight, seed: str) -> bool:
    """Much is done in several actions, and in most orders it is as good: so the best two are looked at closer first."""
    found = seems_clear(sight, seed, MIN_FIRST_MARGIN, FIRST_BUDGET, SECOND_BUDGET)
    return bool(found) and margin_of(values_of(sight, seed, THIRD_BUDGET, found)) >= MIN_FIRST_MARGIN


def is_best_again(sight: Sight, values: Mapping[Action, float], seed: str) -> bool:
    """Whether the best action is the best of the likely ones with other luck, too."""
    likely = sorted(values, key=lambda action: -values[action])[:MAX_COMPARED]
    again = values_of(sight, f"{seed}/again", LAST_BUDGET, likely)
    return max(again, key=lambda action: again[action]) == likely[0]


def margin_of(values: Mapping[Action, float]) -> float:
    best, second, *_ = sorted(values.values(), reverse=True)
    return best - second


def values_of(
    sight: Sight, seed: str, budget: Budget = THIRD_BUDGET, actions: Sequence[Action] | None = None
) -> dict[Action, float]:
    """The seat's chance after each of its actions, or of these."""
    effort = effort_of(together=sight.instinct().together)
    return {
        action: estimate_action(sight, action, Seeded(f"{seed}/worth"), budget, effort.ahead, effort.wide).chance
        for action in (sight.legal() if actions is None else actions)
    }


def is_supported_by_games(state: State, best: Action, second: Action, seed: str) -> bool:
    """Whether the first games that are played on from both actions show a difference at all: all of them take long."""
    seat, chances = int(state.to_move), (0.0,) * int(state.players)
    choice = Choice(1, 1, seat, second, best, None, chances, chances, 0.0, (False,) * int(state.players))
    futures = Futures(state, seat)
    pairs = [
        played_on(choice, state, GAME_ITERATIONS, f"{seed}/first {number}", futures) for number in range(MIN_PAIRS)
    ]
    return sum(pair.lead for pair in pairs) >= MIN_FIRST_MARGIN * MIN_PAIRS


def checked(state: State, best: Action, second: Action, values: dict[Action, float], seed: str) -> Choice:
    """The second action as if it had been chosen, after games that were played on from both for some rounds."""
    seat, players, together = int(state.to_move), int(state.players), state.game.instinct(state).together
    hoped, kept = (shared(values[action], seat, players, together=together) for action in (best, second))
    choice = Choice(1, 1, seat, second, best, None, hoped, kept, 0.05, (False,) * players)
    return confirmed(choice, state, GameBudget(10**12, GAME_ITERATIONS), seed, together=together, to_the_end=False)


def shared(chance: float, seat: int, players: int, *, together: bool) -> tuple[float, ...]:
    """Everybody's chances, where rivals divide the rest."""
    rest = chance if together else (1.0 - chance) / (players - 1)
    return tuple(chance if place == seat else rest for place in range(players))
