"""One table over HTTP: look at it, send it a command, enter it, invite to it; and what is left of it after the end."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.limits import WHOLE_GAME, check
from mattock.server.http.messages import EnterRequest, InviteRequest, JournalExport, Reported, ReportRequest
from mattock.server.http.middleware import address_of, limit_attempts
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, TABLE_REFUSALS, refusals
from mattock.server.http.replies import Refused, TooFast, done
from mattock.server.ws.messages import CommandRequest, at_table
from mattock.server.ws.questions import why_not_ask
from mattock.tables import Done, News, Table
from mattock.tables.live.bots import sight_of
from mattock.tables.log.access import why_not_sight
from mattock.tables.log.answers import (
    Answer,
    Entered,
    Invitation,
    KeyReused,
    MoveRefused,
    NoSuchSeat,
    NoSuchTable,
    NotNow,
    NotYours,
    OptionRefused,
    SeatTaken,
    Stale,
    TableFull,
)
from mattock.tables.log.messages import HistoryPage
from mattock.tables.log.replay import ReplayStep, Viewpoint, past_view
from mattock.tables.store import reports
from mattock.wire.messages import SeatView, SightData

TableName = Annotated[str, PathParameter(max_length=64, pattern="^[!-~]+$")]
COMMAND_ANSWERS: Final[tuple[type[Answer], ...]] = (
    *(Stale, MoveRefused, NotNow, TableFull, SeatTaken, KeyReused),
    NoSuchSeat,
)


@get("/api/tables/{table:str}", security=KEY_SECURITY, responses=refusals(*TABLE_REFUSALS))
async def look_at(
    table: TableName,
    person: Known,
    app_state: AppStateArg,
    after: Annotated[int | None, QueryParameter(gt=-1, le=2**31)] = None,
) -> News:
    """The table as the person may see it; with `after`, the newest of what has happened since that version: `omitted`
    says how much more there is in the history.
    """
    found = await app_state.room.look(table, person, after)
    if not isinstance(found, News):
        raise Refused(found)
    return found


@get("/api/tables/{table:str}/history", security=KEY_SECURITY, responses=refusals(*TABLE_REFUSALS))
async def history(
    table: TableName,
    person: Known,
    app_state: AppStateArg,
    before: Annotated[int | None, QueryParameter(gt=0, le=2**31)] = None,
) -> HistoryPage:
    """What has happened, a page at a time, the last one first; `before` a version."""
    found = await app_state.room.history(table, person, before)
    if not isinstance(found, HistoryPage):
        raise Refused(found)
    return found


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*TABLE_REFUSALS, *COMMAND_ANSWERS),
)
async def command(table: TableName, data: JSONBody[CommandRequest], person: Known, app_state: AppStateArg) -> Done:
    """One command at the table, as over its socket."""
    wanted = at_table(data, table)
    check(app_state.limits.of_command(person.id, type(wanted)))
    return done(await app_state.send(person, wanted))


@post(
    "/api/tables/{table:str}/enter",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*TABLE_REFUSALS),
    guards=[limit_attempts],
)
async def enter(
    table: TableName,
    data: JSONBody[EnterRequest],
    person: Known,
    app_state: AppStateArg,
    request: Request[Any, Any, Any],
) -> Entered:
    """Be let in; it is remembered. Wrong passwords are counted by table as well as by address."""
    guess = None if data.password is None else app_state.limits.of_guess(table, address_of(request))
    if isinstance(guess, TooFast):
        raise Refused(guess)
    answer = await app_state.room.enter(table, person, password=data.password, secret=data.secret)
    is_wrong = isinstance(answer, NotYours) and answer.code == "wrong_password"
    if guess is not None and not is_wrong:
        app_state.limits.was_no_guess(guess)
    if not isinstance(answer, Entered):
        raise Refused(guess.refusal or answer if guess is not None and is_wrong else answer)
    return answer


@post(
    "/api/tables/{table:str}/links",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*TABLE_REFUSALS, NoSuchSeat),
    guards=[limit_attempts],
)
async def invite(table: TableName, data: JSONBody[InviteRequest], person: Known, app_state: AppStateArg) -> Invitation:
    """A secret that lets somebody in, and sits them down where a seat is named."""
    answer = await app_state.room.invite(table, person, data.seat)
    if not isinstance(answer, Invitation):
        raise Refused(answer)
    return answer


@post(
    "/api/tables/{table:str}/reports",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*TABLE_REFUSALS, OptionRefused),
)
async def report(table: TableName, data: JSONBody[ReportRequest], person: Known, app_state: AppStateArg) -> Reported:
    """Tell the operator of the table, or of a line that somebody said; nobody at the table hears of it."""
    check(app_state.limits.of_report(person.id))
    found = await app_state.room.table(table, person)
    is_kept_out = isinstance(found, NotYours) and found.code == "kept_out"
    if not isinstance(found, Table) and not is_kept_out:
        raise Refused(found)
    version = await app_state.store.version(table) if data.line is None else data.line
    try:
        await reports.report(app_state.store, person, table, version, data.text, is_line=data.line is not None)
    except reports.NoSuchLine as error:
        raise Refused(OptionRefused(problem=str(error))) from None
    return Reported(version)


@get("/api/tables/{table:str}/sight", security=KEY_SECURITY, responses=refusals(*TABLE_REFUSALS, NoSuchSeat, NotNow))
async def sight(
    table: TableName, person: Known, app_state: AppStateArg, seat: Annotated[int, QueryParameter(gt=-1, le=2**31)]
) -> SightData:
    """What a seat of one's own sees, with one imagined world that fits it: `mattock.core.sight.sight_from` reads it."""
    found = await app_state.room.table(table, person)
    if not isinstance(found, Table):
        raise Refused(found)
    refusal = why_not_ask(found, person, seat) or why_not_sight(found, person)
    if refusal is not None:
        raise Refused(refusal)
    return sight_of(found, seat)


@get("/api/tables/{table:str}/past", security=KEY_SECURITY, responses=refusals(*TABLE_REFUSALS, NoSuchSeat, NotNow))
async def past(
    table: TableName,
    person: Known,
    app_state: AppStateArg,
    seat: Annotated[int, QueryParameter(gt=-1, le=2**31)],
    deeds: Annotated[int, QueryParameter(gt=-1, le=2**31)],
) -> SeatView:
    """What a seat of one's own saw after that many of the deeds that stand: from there the story can be told again."""
    found = await app_state.room.table(table, person)
    if not isinstance(found, Table):
        raise Refused(found)
    refusal = why_not_ask(found, person, seat)
    if refusal is not None:
        raise Refused(refusal)
    return await asyncio.to_thread(past_view, found.copy(), seat, deeds)


@get(
    "/api/tables/{table:str}/journal", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS, NoSuchTable, NotNow)
)
async def journal(table: TableName, person: Known, app_state: AppStateArg) -> JournalExport:
    """The game on paper, once it has ended."""
    found = await app_state.room.journal(table, person)
    if not isinstance(found, tuple):
        raise Refused(found)
    return JournalExport(found[0].to_text(), found[1])


@get(
    "/api/tables/{table:str}/replay",
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NoSuchTable, NoSuchSeat, NotNow),
)
async def replay(
    table: TableName,
    person: Known,
    app_state: AppStateArg,
    seat: Annotated[int | None, QueryParameter(gt=-1, le=2**31)] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> list[ReplayStep]:
    """The game step by step, once it has ended: as an onlooker saw it, as a `seat` did, or `open` with all secrets."""
    check(app_state.limits.of_person(person.id, WHOLE_GAME))
    found = await app_state.room.replay(table, person, Viewpoint(seat, is_open))
    if not isinstance(found, list):
        raise Refused(found)
    return found
