"""What stands in the room, without opening a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, select

from mattock.tables.log.messages import Status
from mattock.tables.log.seats import Level, Person, Settings
from mattock.tables.store.schema import SEATS, TABLES
from mattock.tables.store.store import Store, watched
from mattock.wire.messages import Options


class Place(Struct, frozen=True):
    """A seat as the lobby shows it: a name, a bot's level, both or neither."""

    name: str | None
    bot: Level | None


class Sign(Struct, frozen=True):
    """A table as the lobby shows it; `asked` is the id of the person to move."""

    id: str
    game: str
    status: Status
    changed: float
    asked: str | None
    seats: list[Place]
    options: Options
    settings: Settings
    has_password: bool


async def tables_with(store: Store, status: str, game: str | None = None, limit: int = 100) -> list[Sign]:
    """Those that changed last come first; who wants to be found by a link alone is not among them."""
    return await signs(store, (TABLES.c.status == status) & TABLES.c.is_listed, game, limit)


async def tables_of(store: Store, person: Person, game: str | None = None, limit: int = 100) -> list[Sign]:
    """Where that person has a seat."""
    theirs = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
    return await signs(store, TABLES.c.id.in_(theirs), game, limit)


async def signs(store: Store, which: ColumnElement[bool], game: str | None, limit: int) -> list[Sign]:
    chosen = select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(limit)
    if game is not None:
        chosen = chosen.where(TABLES.c.game == game)
    async with watched(), store.engine.connect() as connection:
        tables = (await connection.execute(chosen)).all()
        seated = select(SEATS).where(SEATS.c.table_id.in_([table.id for table in tables]))
        seats = (await connection.execute(seated.order_by(SEATS.c.seat))).all()
    places: dict[str, list[Place]] = {table.id: [] for table in tables}
    for seat in seats:
        places[seat.table_id].append(Place(seat.name, seat.bot))
    return [sign(table, places[table.id]) for table in tables]


def sign(row: Any, places: list[Place]) -> Sign:
    return Sign(
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
