"""Groups of batches on their way to disk, each in one transaction: by a thread to a file, or to PostgreSQL."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, delete, insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from mattock.tables.store import halls
from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.files import FileLock
from mattock.tables.store.rows import (
    changed_rows,
    daily_rows,
    entry_rows,
    ids,
    key_rows,
    option_rows,
    seat_rows,
    snapshot_rows,
    table_rows,
)
from mattock.tables.store.schema import SECRETS
from mattock.tables.store.statements import (
    DELETE_SEATS,
    DELETE_SNAPSHOTS,
    INSERT_DAILY,
    INSERT_ENTRIES,
    INSERT_KEYS,
    INSERT_SEATS,
    INSERT_SNAPSHOTS,
    INSERT_TABLES,
    UPDATE_OPTIONS,
    UPDATE_TABLES,
)

CHANNEL: Final = "mattock"
NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', :names)"
)  # goes out when, and only if, the transaction is committed


PROBE: Final = "probe"  # the name of a row that is written to see whether there is room, and deleted at once
PROBE_BYTES: Final = 64 * 1024


class Committer(Protocol):
    async def open(self) -> None:
        """Prepare for the first commit."""

    def check(self) -> None:
        """Raise `StoreUnavailable` if it is known that nothing can be written."""

    async def commit(self, batches: list[WriteBatch]) -> None:
        """All of them are on disk when it returns, or none when it raises. None at all: try whether one could be."""

    async def close(self) -> None: ...


class FileCommitter:
    """One thread and one connection write to an SQLite file, so that a group crosses to the thread and back once."""

    def __init__(self, engine: Engine, held: FileLock) -> None:
        self.engine = engine
        self._held = held
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        held.guard(engine)

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    def _open(self) -> None:
        """Open the connection and keep it open, so that the file is known by its inode."""
        with self.engine.connect() as connection:
            connection.execute(text("SELECT count(*) FROM sqlite_master"))  # makes SQLite open all its files
            self._held.take()

    def check(self) -> None:
        self._held.check()
        self._held.check_room()

    async def commit(self, batches: list[WriteBatch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)

    def _commit(self, batches: list[WriteBatch]) -> None:
        with self.engine.begin() as connection:
            write_all(connection, batches)

    async def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()


class ServerCommitter:
    """PostgreSQL tells all servers who has written, and to which tables, in the same transaction."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name

    async def open(self) -> None:
        """Nothing to prepare: PostgreSQL keeps its own files."""

    def check(self) -> None:
        """Nothing to check: the next call to the database reports it."""

    async def commit(self, batches: list[WriteBatch]) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(write_all, batches)
            if batches:
                await connection.execute(NOTIFY, notices(self._name, batches))

    async def close(self) -> None:
        """Nothing to close: the engine is the store's."""


def write_all(connection: Connection, batches: list[WriteBatch]) -> None:
    """Table by table of the database, so that a group of any size takes a handful of statements.

    All servers write in the same order, so that none waits for one that waits for it.
    """
    if not batches:
        connection.execute(insert(SECRETS).values(name=PROBE, value=bytes(PROBE_BYTES)))
        connection.execute(delete(SECRETS).where(SECRETS.c.name == PROBE))
        return
    additions = sorted((one for batch in batches for one in batch.additions), key=lambda one: one.table)
    seats, snapshots = seat_rows(additions), snapshot_rows(additions)
    written = (
        (INSERT_TABLES, table_rows(additions)),
        (INSERT_ENTRIES, entry_rows(additions)),
        (INSERT_DAILY, daily_rows(additions)),
        (INSERT_KEYS, key_rows(batches)),
        (UPDATE_TABLES, changed_rows(additions)),
        (UPDATE_OPTIONS, option_rows(additions)),
        (DELETE_SEATS, ids(seats)),
        (INSERT_SEATS, seats),
        (DELETE_SNAPSHOTS, ids(snapshots)),
        (INSERT_SNAPSHOTS, snapshots),
    )
    for statement, rows in written:
        statement.run(connection, rows)
    ended = [one.finished for one in additions if one.finished]
    if ended:
        halls.enter(connection, ended)


def notices(name: str, batches: list[WriteBatch]) -> list[dict[str, str]]:
    """Notices that name the writer and the tables; one has room for some hundred."""
    tables = sorted({one.table for batch in batches for one in batch.additions})
    return [{"names": " ".join((name, *tables[start : start + 200]))} for start in range(0, len(tables), 200)]
