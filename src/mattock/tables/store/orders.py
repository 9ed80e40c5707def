"""The operator's orders about people and tables, kept in the order in which they were given.

An order is written with what it changes in one transaction; each server reads the new ones and acts on them.
"""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from mattock.core.refusal import MattockError
from mattock.tables.log.seats import Person
from mattock.tables.store.links import WEEK, new_link
from mattock.tables.store.people import chosen_name
from mattock.tables.store.schema import (
    CHRONICLE_SEATS,
    CHRONICLES,
    DEVICES,
    LINKS,
    ORDERS,
    PEOPLE,
    RATINGS,
    REPORTS,
    SEATS,
    TABLES,
)
from mattock.tables.store.store import Store, translating_errors

MAX_LISTED: Final = 100
OrderKind = Literal["ban", "unban", "rename", "revoke", "close"]
Reason = Annotated[str, Meta(max_length=500)]
REASON_LENGTH: Final = 500


class UnknownPerson(MattockError):
    """Nobody has that id."""


class KnownPerson(Struct, frozen=True):
    """A person as the operator sees them; `banned` is the reason, None for people who are welcome."""

    id: str
    name: str
    is_bot: bool
    created: float
    banned: str | None


class GivenOrder(Struct, frozen=True):
    """An order of the operator; `person` or `table` is whom it is about."""

    number: int
    at: float
    kind: OrderKind
    person: str | None
    table: str | None
    reason: str


class PersonDetails(Struct, frozen=True):
    """A person as the operator sees them: devices that have a key, where they sit, what was ordered and reported."""

    person: KnownPerson
    devices: int
    tables: list[str]
    games: int
    orders: list[GivenOrder]
    reports_by: int
    lines_reported: int


async def list_people(
    store: Store, name: str = "", *, is_banned: bool = False, before: float | None = None
) -> list[KnownPerson]:
    """The newest first; those whose names contain something, or who are banned."""
    query = select(PEOPLE).order_by(PEOPLE.c.created.desc(), PEOPLE.c.id).limit(MAX_LISTED)
    if name:
        is_named = func.lower(PEOPLE.c.name).contains(name.lower(), autoescape=True)
        query = query.where(or_(is_named, PEOPLE.c.id == name))
    if is_banned:
        query = query.where(PEOPLE.c.banned.is_not(None))
    if before is not None:
        query = query.where(PEOPLE.c.created < before)
    async with translating_errors(), store.engine.connect() as connection:
        return [known(row) for row in (await connection.execute(query)).all()]


async def show_person(store: Store, person: str) -> PersonDetails:
    async with translating_errors(), store.engine.connect() as connection:
        return await connection.run_sync(details, person)


async def ban(store: Store, person: str, reason: str) -> GivenOrder:
    """Nobody who has one of their keys is let in any more."""
    return await give(store, "ban", person, reason, {"banned": reason or "-"})


async def unban(store: Store, person: str) -> GivenOrder:
    return await give(store, "unban", person, "", {"banned": None})


async def rename_person(store: Store, person: str, name: str) -> GivenOrder:
    """In the halls, the chronicles and the lobby too; in logs of tables the old name stays."""
    return await give(store, "rename", person, name, {"name": chosen_name(name)})


async def revoke(store: Store, person: str) -> tuple[GivenOrder, str]:
    """All keys and links of the person are good for nothing; the secret of a new link, which leads the owner back."""
    async with translating_errors(), store.engine.begin() as connection:
        given = await connection.run_sync(carry_out, "revoke", person, "", {})
        return given, await new_link(connection, Person(person, ""), WEEK)


async def note_closed(store: Store, table: str, reason: str) -> GivenOrder:
    """The log of the table says so already."""
    async with translating_errors(), store.engine.begin() as connection:
        return await connection.run_sync(noted, "close", None, table, reason)


async def orders_after(store: Store, number: int) -> list[GivenOrder]:
    query = select(ORDERS).where(ORDERS.c.number > number).order_by(ORDERS.c.number)
    async with translating_errors(), store.engine.connect() as connection:
        return [given_order(row) for row in (await connection.execute(query)).all()]


async def last_order(store: Store) -> int:
    async with translating_errors(), store.engine.connect() as connection:
        found: int | None = await connection.scalar(select(func.max(ORDERS.c.number)))
    return found or 0


async def give(store: Store, kind: OrderKind, person: str, reason: str, values: dict[str, Any]) -> GivenOrder:
    async with translating_errors(), store.engine.begin() as connection:
        return await connection.run_sync(carry_out, kind, person, reason, values)


def carry_out(connection: Connection, kind: OrderKind, person: str, reason: str, values: dict[str, Any]) -> GivenOrder:
    found = connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person)).first()
    if found is None:
        raise UnknownPerson(f"nobody has the id {person!r}").saying("no_person", person=person)
    if values:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
    if kind == "rename":
        for table in (RATINGS, CHRONICLE_SEATS, SEATS):
            connection.execute(update(table).where(table.c.person == person).values(name=values["name"]))
    if kind == "revoke":
        connection.execute(delete(DEVICES).where(DEVICES.c.person == person))
        connection.execute(delete(LINKS).where(LINKS.c.person == person))
    return noted(connection, kind, person, None, reason)


def noted(connection: Connection, kind: OrderKind, person: str | None, table: str | None, reason: str) -> GivenOrder:
    at, reason = time.time(), reason[:REASON_LENGTH]
    row = {"at": at, "kind": kind, "person": person, "table_id": table, "reason": reason}
    number = connection.execute(insert(ORDERS).values(**row).returning(ORDERS.c.number)).scalar_one()
    return GivenOrder(number, at, kind, person, table, reason)


def details(connection: Connection, person: str) -> PersonDetails:
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    if row is None:
        raise UnknownPerson(f"nobody has the id {person!r}").saying("no_person", person=person)
    seated = select(SEATS.c.table_id).distinct().join(TABLES, TABLES.c.id == SEATS.c.table_id)
    seated = seated.where(SEATS.c.person == person, TABLES.c.status.in_(["open", "playing"])).limit(MAX_LISTED)
    about = select(ORDERS).where(ORDERS.c.person == person).order_by(ORDERS.c.number.desc()).limit(MAX_LISTED)
    played = CHRONICLES.join(CHRONICLE_SEATS, CHRONICLES.c.table_id == CHRONICLE_SEATS.c.table_id)
    return PersonDetails(
        known(row),
        count(connection, DEVICES, DEVICES.c.person == person),
        list(connection.execute(seated).scalars()),
        count(connection, played, CHRONICLE_SEATS.c.person == person),
        [given_order(one) for one in connection.execute(about)],
        count(connection, REPORTS, REPORTS.c.person == person),
        count(connection, REPORTS, REPORTS.c.about == person),
    )


def count(connection: Connection, table: Any, which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(which)).scalar_one())


def known(row: Any) -> KnownPerson:
    return KnownPerson(row.id, row.name, row.is_bot, row.created, row.banned)


def given_order(row: Any) -> GivenOrder:
    return GivenOrder(row.number, row.at, row.kind, row.person, row.table_id, row.reason)
