"""The lobby: new tables, and those that stand in the house."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import Housed, Known
from mattock.server.http.messages import NewTable
from mattock.server.http.middleware import door
from mattock.server.http.openapi import BY_KEY, KNOWN, refusals
from mattock.server.http.replies import done
from mattock.tables import Done
from mattock.tables.log.answers import KeyReused, OptionRefused
from mattock.tables.log.commands import Create
from mattock.tables.store.lobby import LobbyTable, tables_of, tables_with

Which = Literal["open", "mine", "playing"]


@post(
    "/api/tables",
    status_code=200,
    dto=Strict,
    security=BY_KEY,
    responses=refusals(*KNOWN, OptionRefused, KeyReused),
    guards=[door],
)
async def new_table(data: JSONBody[NewTable], person: Known, house: Housed) -> Done:
    """A new table, open for people to sit down; its host is the person who asks."""
    command = Create(game=data.game, options=data.options, settings=data.settings, key=data.key)
    return done(await house.room.create(person, command, password=data.password))


@get("/api/tables", security=BY_KEY, responses=refusals(*KNOWN))
async def list_tables(
    person: Known,
    house: Housed,
    which: FromQuery[Which] = "open",
    game: Annotated[str | None, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")] = None,
) -> list[LobbyTable]:
    """Those that wait for people, those at which one sits, or those at which a game is on. The newest first."""
    if which == "mine":
        return await tables_of(house.store, person, game=game)
    return await tables_with(house.store, which, game=game)
