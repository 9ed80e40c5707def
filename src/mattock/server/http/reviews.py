"""Reviews of finished games: ask for one, look how far it is, wait no more."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post

from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.limits import check
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import Refused
from mattock.server.http.table import TableName
from mattock.server.reviews.messages import ReviewReport
from mattock.server.state import AppState
from mattock.tables import Person, Table
from mattock.tables.log.answers import Answer, NoSuchTable, NotNow, NotYours

ROUTE: Final = "/api/tables/{table:str}/review"
MAY_FAIL: Final[tuple[type[Answer], ...]] = (*PERSON_REFUSALS, NoSuchTable, NotNow)


async def finished(app_state: AppState, table: str, person: Person) -> Table:
    """A finished game, if the person may see its replay. One that they may not see is told from none by nobody."""
    found = await app_state.room.finished(table, person)
    if isinstance(found, NotYours):
        raise Refused(NoSuchTable(table=table))
    if not isinstance(found, Table):
        raise Refused(found)
    return found


@get(ROUTE, security=KEY_SECURITY, responses=refusals(*MAY_FAIL))
async def show_review(table: TableName, person: Known, app_state: AppStateArg) -> ReviewReport:
    """The review of a finished game, or how far it is. A game that is not yours to see is answered like none."""
    await finished(app_state, table, person)
    return await app_state.reviews.report(table, person.id)


@post(ROUTE, status_code=200, security=KEY_SECURITY, responses=refusals(*MAY_FAIL))
async def ask_for_review(table: TableName, person: Known, app_state: AppStateArg) -> ReviewReport:
    """Have it computed, once for everybody who asks; a rough one can be had after some seconds."""
    await finished(app_state, table, person)
    check(app_state.limits.of_review(person.id))
    if not await app_state.reviews.request(table, person.id):
        raise Refused(NotNow(code="reviews_wait"))
    return await app_state.reviews.report(table, person.id)


@delete(ROUTE, status_code=200, security=KEY_SECURITY, responses=refusals(*MAY_FAIL))
async def cancel_review(table: TableName, person: Known, app_state: AppStateArg) -> ReviewReport:
    """Wait for it no more: unless others do, it is not computed on. One that is done stays."""
    await finished(app_state, table, person)
    await app_state.reviews.withdraw(table, person.id)
    return await app_state.reviews.report(table, person.id)


ROUTES: Final = (show_review, ask_for_review, cancel_review)
