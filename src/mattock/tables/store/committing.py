"""Groups of batches on their way to disk, each in one transaction: by a thread to a file, or to PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import Connection, Delete, Engine, Insert, Update, bindparam, delete, insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mattock.tables.store import halls
from mattock.tables.store.batch import Batch
from mattock.tables.store.rows import Row, changed_rows, entry_rows, ids, key_row, seat_rows, snapshot_rows, table_rows
from mattock.tables.store.schema import ENTRIES, KEYS, SEATS, SNAPSHOTS, TABLES

WIDE: Final = 16  # rows that one INSERT writes: between two statements a thread waits for Python's lock anew


class Statement:
    """Compiled once for each kind of database; then rows go straight to the driver, which takes half of the time."""

    def __init__(self, clause: Insert | Update | Delete) -> None:
        self._clause = clause
        self._compiled: dict[tuple[str, bool], tuple[str, list[str]]] = {}

    def run(self, connection: Connection, rows: list[Row]) -> None:
        """Rows of one statement have the same names, whatever they hold."""
        wide = len(rows) - len(rows) % WIDE if isinstance(self._clause, Insert) else 0
        if wide:
            sql, names = self._text(connection, rows[0], is_wide=True)
            values = [row[name] for row in rows[:wide] for name in names]
            span = WIDE * len(names)
            connection.exec_driver_sql(sql, [tuple(values[at : at + span]) for at in range(0, len(values), span)])
        if rows[wide:]:
            sql, names = self._text(connection, rows[0], is_wide=False)
            connection.exec_driver_sql(sql, [tuple([row[name] for name in names]) for row in rows[wide:]])

    def _text(self, connection: Connection, row: Row, *, is_wide: bool) -> tuple[str, list[str]]:
        """The statement as the database wants it, and the names of a row's values in its order."""
        dialect = connection.dialect
        if (dialect.name, is_wide) not in self._compiled:
            compiled = self._clause.compile(dialect=dialect, column_keys=list(row))
            names = list(compiled.positiontup or ())
            if is_wide:
                assert isinstance(self._clause, Insert)
                compiled = self._clause.values([dict.fromkeys(names)] * WIDE).compile(dialect=dialect)
            self._compiled[dialect.name, is_wide] = str(compiled), names
        return self._compiled[dialect.name, is_wide]


NEW_TABLES: Final = Statement(insert(TABLES))
NEW_ENTRIES: Final = Statement(insert(ENTRIES))
NEW_KEYS: Final = Statement(insert(KEYS))
NEW_SEATS: Final = Statement(insert(SEATS))
NEW_SNAPSHOTS: Final = Statement(insert(SNAPSHOTS))
CHANGED_TABLES: Final = Statement(update(TABLES).where(TABLES.c.id == bindparam("the_id")))
OLD_SEATS: Final = Statement(delete(SEATS).where(SEATS.c.table_id == bindparam("the_id")))
OLD_SNAPSHOTS: Final = Statement(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("the_id")))

CHANNEL: Final = "mattock"
NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', :told)"
)  # goes out when, and only if, the transaction is committed


class Committing(Protocol):
    async def commit(self, batches: list[Batch]) -> None:
        """All of them are on disk when it returns, or none when it raises."""

    async def close(self) -> None: ...


class ToFile:
    """One thread and one connection write to an SQLite file, so that a group crosses to the thread and back once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def commit(self, batches: list[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)

    def _commit(self, batches: list[Batch]) -> None:
        with self.engine.begin() as connection:
            write_all(connection, batches)

    async def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()


class ToServer:
    """PostgreSQL tells all servers who has written, and to which tables, in the same transaction."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name

    async def commit(self, batches: list[Batch]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(write_all, batches)
            await connection.execute(NOTIFY, notices(self._name, batches))

    async def close(self) -> None:
        """The engine is the store's."""


def write_all(connection: Connection, batches: list[Batch]) -> None:
    """Table by table of the database, so that a group of any size takes a handful of statements.

    All servers write in the same order, so that none waits for one that waits for it.
    """
    additions = sorted((one for batch in batches for one in batch.additions), key=lambda one: one.table)
    seats, snapshots = seat_rows(additions), snapshot_rows(additions)
    written = (
        (NEW_TABLES, table_rows(additions)),
        (NEW_ENTRIES, entry_rows(additions)),
        (NEW_KEYS, [key_row(batch.receipt) for batch in batches if batch.receipt]),
        (CHANGED_TABLES, changed_rows(additions)),
        (OLD_SEATS, ids(seats)),
        (NEW_SEATS, seats),
        (OLD_SNAPSHOTS, ids(snapshots)),
        (NEW_SNAPSHOTS, snapshots),
    )
    for statement, rows in written:
        statement.run(connection, rows)
    ended = [one.finished for one in additions if one.finished]
    if ended:
        halls.enter(connection, ended)


def notices(name: str, batches: list[Batch]) -> list[dict[str, str]]:
    """Who has written, and to which tables; a notice has room for some hundred."""
    tables = sorted({one.table for batch in batches for one in batch.additions})
    return [{"told": " ".join((name, *tables[start : start + 200]))} for start in range(0, len(tables), 200)]
