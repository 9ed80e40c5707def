"""The statements that write to the database; each takes many rows.

After every statement a thread waits again for Python's lock, and a busy server is slow to give it away: so a group of
a hundred actions takes a handful of statements, not hundreds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Insert,
    String,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    update,
    values,
)
from sqlalchemy.sql.expression import column

from mattock.tables.store.schema import DAILY_TABLES, ENTRIES, KEYS, SEATS, SNAPSHOTS, TABLES

Row = tuple[object, ...]
Clause = Callable[[int], Insert | Update | Delete]
"""From a number of rows to what writes so many at once."""

MAX_ROWS: Final = 128


class Statement:
    """Compiled once for each kind of database and each width, a power of two; then rows go straight to the driver."""

    def __init__(self, clause: Clause, widest: int = MAX_ROWS) -> None:
        self._clause = clause
        self._widest = widest
        self._compiled: dict[tuple[str, int], str] = {}

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """A row's values are in the order in which the statement takes them."""
        start = 0
        while left := len(rows) - start:
            width = min(self._widest, 1 << (left.bit_length() - 1))
            values = tuple(chain.from_iterable(rows[start : start + width]))
            connection.exec_driver_sql(self._text(connection, width), values)
            start += width

    def _text(self, connection: Connection, width: int) -> str:
        dialect = connection.dialect
        if (dialect.name, width) not in self._compiled:
            self._compiled[dialect.name, width] = str(self._clause(width).compile(dialect=dialect))
        return self._compiled[dialect.name, width]


def insert_into(table: Table) -> Statement:
    """Insert rows with a value for each column."""
    names = [column.name for column in table.columns]
    return Statement(lambda width: insert(table).values([dict.fromkeys(names)] * width))


def delete_from(table: Table, key: ColumnElement[str]) -> Statement:
    return Statement(lambda _: delete(table).where(key == bindparam("key")), widest=1)


def update_tables(width: int) -> Update:
    """Update tables by their id."""
    names = ("status", "changed", "due", "asked")
    columns = [column("id", String(32)), *(column(name, TABLES.c[name].type) for name in names)]
    sample = ("", "", 0.0, 0.0, "")  # any values of these types, for none of them is written
    rows = values(*columns, name="given").data([sample] * width).cte("given")
    return update(TABLES).values({name: rows.c[name] for name in names}).where(TABLES.c.id == rows.c.id)


def update_column(table: Table, key: ColumnElement[str], name: str) -> Statement:
    """Update one column of a row: its value, then the row's key."""
    return Statement(
        lambda _: update(table).values({name: bindparam("value")}).where(key == bindparam("key")), widest=1
    )


INSERT_TABLES: Final = insert_into(TABLES)
INSERT_ENTRIES: Final = insert_into(ENTRIES)
INSERT_KEYS: Final = insert_into(KEYS)
INSERT_SEATS: Final = insert_into(SEATS)
INSERT_SNAPSHOTS: Final = insert_into(SNAPSHOTS)
INSERT_DAILY: Final = insert_into(DAILY_TABLES)
UPDATE_TABLES: Final = Statement(update_tables)
UPDATE_OPTIONS: Final = update_column(TABLES, TABLES.c.id, "options")
DELETE_SEATS: Final = delete_from(SEATS, SEATS.c.table_id)
DELETE_SNAPSHOTS: Final = delete_from(SNAPSHOTS, SNAPSHOTS.c.table_id)
