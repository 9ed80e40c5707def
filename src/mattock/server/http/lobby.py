"""The lobby: new tables, and the list of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import UNSET

from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.messages import NewTable
from mattock.server.http.middleware import limit_attempts
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import done
from mattock.tables import Done
from mattock.tables.log.answers import JournalRefused, KeyReused, NoSuchTable, NotNow, OptionRefused
from mattock.tables.log.commands import Create
from mattock.tables.store.lobby import LobbyTable, tables_of, tables_with

TableFilter = Literal["open", "mine", "playing"]


@post(
    "/api/tables",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, OptionRefused, KeyReused, NoSuchTable, NotNow, JournalRefused),
    guards=[limit_attempts],
)
async def new_table(data: JSONBody[NewTable], person: Known, app_state: AppStateArg) -> Done:
    """A new table, open for people to sit down; its host is the person who asks."""
    origin = data.origin or UNSET
    command = Create(game=data.game, options=data.options, settings=data.settings, origin=origin, key=data.key)
    return done(await app_state.room.create(person, command, password=data.password))


@get("/api/tables", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS))
async def list_tables(
    person: Known,
    app_state: AppStateArg,
    which: FromQuery[TableFilter] = "open",
    game: Annotated[str | None, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")] = None,
) -> list[LobbyTable]:
    """Those that wait for people, those at which one sits, or those at which a game is on. The newest first."""
    if which == "mine":
        return await tables_of(app_state.store, person, game=game)
    return await tables_with(app_state.store, which, game=game)
