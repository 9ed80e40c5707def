"""The lists of tables in the lobby, read without opening a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, select

from mattock.tables.log.messages import Status
from mattock.tables.log.seats import Level, Person, Settings
from mattock.tables.store.schema import SEATS, TABLES
from mattock.tables.store.store import Store, translating_errors
from mattock.wire.messages import Options


class LobbySeat(Struct, frozen=True):
    """A seat as the lobby shows it: a name, a bot's level, both or neither."""

    name: str | None
    bot: Level | None


class LobbyTable(Struct, frozen=True):
    """A table as the lobby shows it; `asked` is the id of the person to move."""

    id: str
    game: str
    status: Status
    changed: float
    asked: str | None
    seats: list[LobbySeat]
    options: Options
    settings: Settings
    has_password: bool


async def tables_with(store: Store, status: str, game: str | None = None, limit: int = 100) -> list[LobbyTable]:
    """Those that changed last come first; who wants to be found by a link alone is not among them."""
    return await lobby_tables(store, (TABLES.c.status == status) & TABLES.c.is_listed, game, limit)


async def tables_of(store: Store, person: Person, game: str | None = None, limit: int = 100) -> list[LobbyTable]:
    """Tables at which that person has a seat."""
    theirs = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
    return await lobby_tables(store, TABLES.c.id.in_(theirs), game, limit)


async def lobby_tables(store: Store, which: ColumnElement[bool], game: str | None, limit: int) -> list[LobbyTable]:
    chosen = select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(limit)
    if game is not None:
        chosen = chosen.where(TABLES.c.game == game)
    async with translating_errors(), store.engine.connect() as connection:
        tables = (await connection.execute(chosen)).all()
        seated = select(SEATS).where(SEATS.c.table_id.in_([table.id for table in tables]))
        seats = (await connection.execute(seated.order_by(SEATS.c.seat))).all()
    places: dict[str, list[LobbySeat]] = {table.id: [] for table in tables}
    for seat in seats:
        places[seat.table_id].append(LobbySeat(seat.name, seat.bot))
    return [lobby_table(table, places[table.id]) for table in tables]


def lobby_table(row: Any, places: list[LobbySeat]) -> LobbyTable:
    return LobbyTable(
        id=row.id,
        game=row.game,
        status=row.status,
        changed=row.changed,
        asked=row.asked,
        seats=places,
        options=msgspec.json.decode(row.options),
        settings=msgspec.json.decode(row.settings, type=Settings),
        has_password=row.password is not None,
    )
