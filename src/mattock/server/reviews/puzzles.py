"""Puzzles as clients are told them: the prepared ones of a game, and the mistakes of one's own in a reviewed game."""

from __future__ import annotations

import datetime as dt
from typing import cast

import mattock
from mattock.core.journal import Journal
from mattock.core.options import plain_options
from mattock.core.state import State
from mattock.lab.puzzles import StoredPuzzle, levels_of, puzzles_of
from mattock.lab.review import moments
from mattock.server.reviews.messages import GameReview, ReviewPoint
from mattock.server.reviews.puzzle_messages import Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList
from mattock.wire.encode import offered
from mattock.wire.messages import AdviceParams, AdviceReason, SeatView, ViewData


def listed(game: str, today: dt.date) -> PuzzleList | None:
    """None for a game without prepared puzzles. Each day has the next one, for everybody."""
    known = puzzles_of(game)
    if not known:
        return None
    names, levels = list(known), levels_of(known.values())
    puzzles = [PuzzleInfo(puzzle.id, puzzle.players, levels[puzzle.id]) for puzzle in known.values()]
    return PuzzleList(game, names[today.toordinal() % len(names)], puzzles)


def prepared(stored: StoredPuzzle) -> Puzzle:
    return shown(stored.state(), stored.id, stored.turn, None)


def answered(stored: StoredPuzzle, action: str | None) -> PuzzleAnswer | None:
    """None for an action that is no answer there."""
    if action is not None and action not in stored.values:
        return None
    is_right, is_told = action == stored.best, action in {None, stored.best}
    reason = AdviceReason(stored.reason.code, AdviceParams(stored.reason.way, stored.reason.seat))
    return PuzzleAnswer(
        right=is_right,
        chance=None if action is None else stored.values[action],
        best=stored.values[stored.best],
        better=offered(stored.state().catalogue.by_code(stored.best)) if is_told else None,
        reason=reason if is_told else None,
    )


def mistakes_of(found: GameReview, seats: tuple[int, ...]) -> list[ReviewPoint]:
    """The moments at which a decision of these seats cost most, the costliest first."""
    own = [point for point in found.points if point.kind == "decision" and point.seat in seats]
    return sorted(own, key=lambda point: point.after - point.before)


def puzzles_out_of(journal: Journal, points: list[ReviewPoint], table: str) -> list[Puzzle]:
    """The positions before these decisions."""
    wanted, found = {point.step for point in points}, dict[int, Puzzle]()
    for number, turn, state in moments(mattock.game(journal.game), journal, None):
        if number - 1 in wanted:
            found[number - 1] = shown(state, str(number - 1), turn, table)
    return [found[point.step] for point in points]


def answered_out_of(point: ReviewPoint, action: str | None) -> PuzzleAnswer:
    """What was played is known to be worse; of other actions only that they are not the better one."""
    better = point.better
    assert better is not None
    is_right, is_told = action == better["code"], action in {None, better["code"]}
    chances = {better["code"]: point.before, point.chosen["code"]: point.after}
    return PuzzleAnswer(
        right=is_right,
        chance=None if action is None else chances.get(action),
        best=point.before,
        better=better if is_told else None,
        reason=point.reason if is_told else None,
    )


def shown(state: State, name: str, turn: int, table: str | None) -> Puzzle:
    """As the seat sees it that is asked."""
    seat = int(state.to_move)
    seen = SeatView(seat, cast("ViewData", state.view(seat)), [offered(action) for action in state.legal()])
    return Puzzle(name, state.game.name, state.rules, plain_options(state.options), seat, turn, table, seen)
