"""What people report: a table as it stood, or a line that somebody said, with its place in the log."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import insert, select, update

from mattock.core.refusal import MattockError
from mattock.tables.log.entries import Said, read_body
from mattock.tables.log.seats import Person
from mattock.tables.store.schema import ENTRIES, PEOPLE, REPORTS
from mattock.tables.store.store import Store, translating_errors

MAX_LISTED: Final = 100


class NoSuchLine(MattockError):
    """The reported entry is no line that somebody said."""


class NoSuchReport(MattockError):
    """No report has that number."""


class PersonReport(Struct, frozen=True):
    """`version` is where the log of the table stood, or the number of the `line` that was reported; `about` is who said
    it.
    """

    number: int
    at: float
    by: Person
    table: str
    version: int
    text: str
    line: str | None
    about: Person | None
    settled: float | None


async def report(store: Store, by: Person, table: str, version: int, text: str, *, is_line: bool) -> int:
    """The number of the report; raises `NoSuchLine` where nobody said anything there."""
    said = await line_at(store, table, version) if is_line else None
    if is_line and said is None:
        raise NoSuchLine(f"line: nobody said anything at {version}")
    row = {
        "at": time.time(),
        "person": by.id,
        "table_id": table,
        "version": version,
        "is_line": is_line,
        "about": None if said is None else said.by.id,
        "text": text,
        "settled": None,
    }
    async with translating_errors(), store.engine.begin() as connection:
        return int((await connection.execute(insert(REPORTS).values(**row).returning(REPORTS.c.number))).scalar_one())


async def list_reports(store: Store, *, is_settled: bool = False, before: int | None = None) -> list[PersonReport]:
    """The newest first, with the line as the log has it."""
    c = REPORTS.c
    query = select(REPORTS, PEOPLE.c.name, PEOPLE.c.is_bot, ENTRIES.c.body)
    joined = REPORTS.join(PEOPLE, PEOPLE.c.id == c.person).outerjoin(
        ENTRIES, (ENTRIES.c.table_id == c.table_id) & (ENTRIES.c.number == c.version) & c.is_line
    )
    query = query.select_from(joined).where(c.settled.is_not(None) if is_settled else c.settled.is_(None))
    if before is not None:
        query = query.where(c.number < before)
    async with translating_errors(), store.engine.connect() as connection:
        found = (await connection.execute(query.order_by(c.number.desc()).limit(MAX_LISTED))).all()
    return [as_report(row) for row in found]


async def settle_report(store: Store, number: int) -> None:
    """Somebody has looked after it."""
    change = update(REPORTS).where(REPORTS.c.number == number).values(settled=time.time())
    async with translating_errors(), store.engine.begin() as connection:
        if (await connection.execute(change)).rowcount == 0:
            raise NoSuchReport(f"there is no report {number}").saying("no_report", number=str(number))


async def line_at(store: Store, table: str, number: int) -> Said | None:
    found = await store.entries(table, number - 1, number)
    body = found[0].body if found else None
    return body if isinstance(body, Said) else None


def as_report(row: Any) -> PersonReport:
    body = None if row.body is None else read_body(row.body)
    said = body if isinstance(body, Said) else None
    return PersonReport(
        row.number,
        row.at,
        Person(row.person, row.name, row.is_bot),
        row.table_id,
        row.version,
        row.text,
        None if said is None else said.text,
        None if said is None else said.by,
        row.settled,
    )
