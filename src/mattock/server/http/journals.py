"""Journals that people have at home: opened to be looked at, and forgotten."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import JSONBody

from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.limits import WHOLE_GAME, check
from mattock.server.http.messages import JournalUpload, OpenedJournal
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import Refused
from mattock.tables.log.answers import JournalRefused, NoSuchSeat, TableRefusal
from mattock.tables.log.opened_journal import table_of
from mattock.tables.log.redaction import standing
from mattock.tables.log.replay import Viewpoint, steps_of


@post(
    "/api/journals",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, JournalRefused, NoSuchSeat),
)
async def open_journal(data: JSONBody[JournalUpload], person: Known, app_state: AppStateArg) -> OpenedJournal:
    """The game of a journal step by step, as a replay of a table. Nothing is stored."""
    check(app_state.limits.of_person(person.id, WHOLE_GAME))
    found = await asyncio.to_thread(opened, data)
    if not isinstance(found, OpenedJournal):
        raise Refused(found)
    return found


def opened(upload: JournalUpload) -> OpenedJournal | TableRefusal:
    table = table_of(upload.journal)
    if isinstance(table, JournalRefused):
        return table
    if upload.seat is not None and upload.seat >= table.record.opening.players:
        return NoSuchSeat(seat=upload.seat)
    return OpenedJournal(standing(table), steps_of(table, Viewpoint(upload.seat, upload.open)))
