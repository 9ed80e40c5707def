"""Puzzles over HTTP: the prepared ones of a game, and those out of a reviewed game that one has played."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

import mattock
from mattock.core.state import State
from mattock.lab.puzzles import StoredPuzzle, puzzles_of
from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.games import GameName
from mattock.server.http.limits import check
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import NotFound, Refused
from mattock.server.http.reviews import finished
from mattock.server.http.table import TableName
from mattock.server.reviews.messages import ReviewPoint
from mattock.server.reviews.puzzle_messages import Puzzle, PuzzleAnswer, PuzzleList, PuzzleTry
from mattock.server.reviews.puzzles import answered, answered_out_of, listed, mistakes_of, prepared, puzzles_out_of
from mattock.server.state import AppState
from mattock.server.ws.answers import PreviewAnswer, WhyNot
from mattock.server.ws.messages import Preview, Why
from mattock.server.ws.questions import preview_at, why_at
from mattock.tables import Person, Table
from mattock.tables.log.answers import Answer, Malformed, NoSuchTable, NotNow, NotYours, OptionRefused
from mattock.tables.log.export import journal_of

PuzzleName = Annotated[str, PathParameter(max_length=64, pattern="^[!-~]+$")]
Step = Annotated[int, PathParameter(gt=-1, le=2**31)]
KEPT_POSITIONS: Final = 32
GAME_REFUSALS: Final[tuple[type[Answer], ...]] = (*PERSON_REFUSALS, NoSuchTable, NotNow)


def stored(game: str, puzzle: str) -> StoredPuzzle:
    found = puzzles_of(game).get(puzzle) if game in mattock.game_names() else None
    if found is None:
        raise Refused(NotFound())
    return found


@get("/api/puzzles/{game:str}", sync_to_thread=False, responses=refusals(NotFound))
def list_puzzles(game: GameName) -> PuzzleList:
    """The prepared puzzles of a game, and which is that of today."""
    found = listed(game, dt.datetime.now(dt.UTC).date()) if game in mattock.game_names() else None
    if found is None:
        raise Refused(NotFound())
    return found


@get("/api/puzzles/{game:str}/{puzzle:str}", sync_to_thread=True, responses=refusals(NotFound))
def show_puzzle(game: GameName, puzzle: PuzzleName) -> Puzzle:
    """The position, as the seat sees it that is asked."""
    return prepared(stored(game, puzzle))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/tries",
    status_code=200,
    sync_to_thread=True,
    dto=Strict,
    responses=refusals(NotFound, OptionRefused),
)
def try_puzzle(game: GameName, puzzle: PuzzleName, data: JSONBody[PuzzleTry]) -> PuzzleAnswer:
    """Is that the better action? It is told once it was found, or with `null`."""
    return known(answered(stored(game, puzzle), data.action))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/questions",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NotFound, NotYours, Malformed),
)
async def ask_at_puzzle(
    game: GameName, puzzle: PuzzleName, data: JSONBody[Why | Preview], person: Known, app_state: AppStateArg
) -> WhyNot | PreviewAnswer:
    """Why not, or what would be: as at a table, with the same messages."""
    found = stored(game, puzzle)
    check(app_state.limits.of_person(person.id, price_of(data)))
    return granted(await asyncio.to_thread(answer_at, partial(position_of, game, found.id), data))


@get("/api/tables/{table:str}/puzzles", security=KEY_SECURITY, responses=refusals(*GAME_REFUSALS))
async def list_mistakes(table: TableName, person: Known, app_state: AppStateArg) -> list[Puzzle]:
    """The moments of a reviewed game at which one's own decisions cost most, the costliest first."""
    found, points = await mistakes(app_state, table, person)
    return await asyncio.to_thread(puzzles_out_of, journal_of(found), points, table)


@post(
    "/api/tables/{table:str}/puzzles/{step:int}/tries",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*GAME_REFUSALS, NotFound, OptionRefused),
)
async def try_mistake(
    table: TableName, step: Step, data: JSONBody[PuzzleTry], person: Known, app_state: AppStateArg
) -> PuzzleAnswer:
    """Is that the action that was better at that step?"""
    _, points = await mistakes(app_state, table, person)
    point = next((point for point in points if point.step == step), None)
    if point is None:
        raise Refused(NotFound())
    return answered_out_of(point, data.action)


@post(
    "/api/tables/{table:str}/puzzles/{step:int}/questions",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*GAME_REFUSALS, NotFound, NotYours, Malformed),
)
async def ask_at_mistake(
    table: TableName, step: Step, data: JSONBody[Why | Preview], person: Known, app_state: AppStateArg
) -> WhyNot | PreviewAnswer:
    """Why not, or a preview, at a mistake of one's own game."""
    found, points = await mistakes(app_state, table, person)
    if all(point.step != step for point in points):
        raise Refused(NotFound())
    check(app_state.limits.of_person(person.id, price_of(data)))
    return granted(await asyncio.to_thread(answer_at, partial(position_before, found, step), data))


async def mistakes(app_state: AppState, table: str, person: Person) -> tuple[Table, list[ReviewPoint]]:
    """The game with the mistakes that its review names of this person."""
    found = await finished(app_state, table, person)
    report = await app_state.reviews.report(table, person.id)
    if report.review is None or report.review.rough:
        raise Refused(NotNow(code="not_reviewed"))
    return found, mistakes_of(report.review, found.seats_of(person))


def known(answer: PuzzleAnswer | None) -> PuzzleAnswer:
    if answer is None:
        raise Refused(OptionRefused(problem="action: allowed are those that are legal in the puzzle"))
    return answer


def answer_at(position: Callable[[], State], question: Why | Preview) -> WhyNot | PreviewAnswer | NotYours | Malformed:
    """Answer a question about the position, which does not change."""
    state = position()
    if question.seat != state.to_move:
        return NotYours(code="not_your_seat")
    return why_at(state, question) if isinstance(question, Why) else preview_at(state, question)


@lru_cache(KEPT_POSITIONS)
def position_of(game: str, puzzle: str) -> State:
    return puzzles_of(game)[puzzle].state()


def position_before(table: Table, step: int) -> State:
    journal = journal_of(table)
    return mattock.game(journal.game).rebuild(journal, upto=step)


def granted(answer: WhyNot | PreviewAnswer | NotYours | Malformed) -> WhyNot | PreviewAnswer:
    if isinstance(answer, NotYours | Malformed):
        raise Refused(answer)
    return answer


def price_of(question: Why | Preview) -> float:
    return question.price if isinstance(question, Preview) else 1.0


ROUTES: Final = (
    list_puzzles,
    show_puzzle,
    try_puzzle,
    ask_at_puzzle,
    list_mistakes,
    try_mistake,
    ask_at_mistake,
)
