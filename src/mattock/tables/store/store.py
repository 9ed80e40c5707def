"""The store: append-only entries, the newest snapshot of each table, keys, people. SQLAlchemy Core, no more.

What `write` has returned from is on disk. Every database error comes out as a `StoreError`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import RowMapping, Select, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mattock.tables.log.entries import Entry, read_body
from mattock.tables.store import migrating
from mattock.tables.store.batch import Receipt, WriteBatch
from mattock.tables.store.committing import Committer, FileCommitter, ServerCommitter
from mattock.tables.store.engine import default_url, file_engine, open_engine, sqlite_file, url_of
from mattock.tables.store.errors import DATABASE_ERRORS, StoreUnavailable, translated
from mattock.tables.store.files import FileLock
from mattock.tables.store.schema import ENTRIES, KEYS, SNAPSHOTS, TABLES
from mattock.tables.store.writer import Writer, Written

MAX_PAGE_ENTRIES: Final = 200
MAX_PAGE_BYTES: Final = 256 * 1024  # as they are stored: with what every seat may see, so more than anybody is told
RECENT_TABLES: Final = 16  # tables among which the last entry is looked for


class Stored(NamedTuple):
    """A stored table: its newest snapshot, if there is one, and the entries after it."""

    snapshot: bytes | None
    number: int
    entries: list[Entry]


class Store:
    """`await Store.open(url)`; without a URL the file in the user's data folder.

    `timed` hears how long each commit took. `name` is how other servers on the same database know who has written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(8)
        self.timed: Callable[[float], None] = lambda seconds: None
        self.committing = committing_to(engine, self.name)
        self._writer = Writer(self._commit)
        self._is_full = False  # the last commit found no room on the disk
        self.hears_others = True  # news of other servers arrive, where there may be others

    @staticmethod
    async def open(url: str | None = None) -> Store:
        """An SQLite file is made and brought up to date; another database must be so already."""
        place = url_of(url or default_url())
        file = sqlite_file(place)
        if file is not None and not file.parent.is_dir():
            raise StoreUnavailable("database_gone", f"no folder {file.parent}")
        store = Store(open_engine(place))
        try:
            async with translating_errors():
                await (migrating.check if file is None else migrating.upgrade)(store.engine)
                await store.committing.open()
        except BaseException:
            await store.close()
            raise
        return store

    async def reach(self) -> None:
        """Raises `StoreUnavailable` while nothing could be written. After a commit that found the disk full, another
        one is tried.
        """
        self.committing.check()
        if self._is_full:
            await self._commit([])
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to it too."""
        return sqlite_file(self.engine.url) is None

    async def close(self) -> None:
        await self._writer.close()
        await self.committing.close()
        await self.engine.dispose()

    async def write(self, batch: WriteBatch) -> None:
        """All or nothing; raises `Overtaken` if somebody else was first."""
        await self._writer.write(batch)

    def post(self, batch: WriteBatch, written: Written) -> None:
        """Write without waiting: `written` is called when it is done, or cannot be."""
        self._writer.post(batch, written)

    async def load(self, table: str) -> Stored | None:
        """None if there is no such table."""
        async with self._reading() as connection:
            query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
            row = (await connection.execute(query)).first()
            number, snapshot = (row.number, row.body) if row is not None else (0, None)
            entries = [entry_of(found) for found in await rows(connection, entries_after(table, number))]
        return Stored(snapshot, number, entries) if snapshot or entries else None

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[Entry]:
        """Those after one number, up to another: somebody may write on while we read."""
        query = entries_after(table, after)
        if upto is not None:
            query = query.where(ENTRIES.c.number <= upto)
        async with self._reading() as connection:
            return [entry_of(row) for row in await rows(connection, query)]

    async def newest_entries(self, table: str, after: int, upto: int) -> list[Entry]:
        """The last of those after one number and up to another, as many as make a page."""
        sizes = select(ENTRIES.c.number, func.length(ENTRIES.c.body).label("size"))
        sizes = sizes.where(ENTRIES.c.table_id == table, ENTRIES.c.number > after, ENTRIES.c.number <= upto)
        async with self._reading() as connection:
            sized = await rows(connection, sizes.order_by(ENTRIES.c.number.desc()).limit(MAX_PAGE_ENTRIES))
            first = first_of_page([(row["number"], row["size"]) for row in sized])
            query = entries_after(table, first - 1).where(ENTRIES.c.number <= upto)
            return [entry_of(row) for row in await rows(connection, query)] if sized else []

    async def version(self, table: str) -> int:
        """The number of the table's last entry; 0 where there is no such table."""
        last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)
        async with self._reading() as connection:
            found: int | None = await connection.scalar(last)
        return found or 0

    async def receipt(self, person: str, key: str) -> Receipt | None:
        """How a command with that key was answered."""
        query = select(KEYS).where(KEYS.c.person == person, KEYS.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Receipt(*row)

    async def password(self, table: str) -> bytes | None:
        """The hash of the table's password."""
        async with self._reading() as connection:
            found: bytes | None = await connection.scalar(select(TABLES.c.password).where(TABLES.c.id == table))
        return found

    async def due(self, now: float) -> list[str]:
        """Tables whose clock has run out."""
        async with self._reading() as connection:
            found = await rows(connection, select(TABLES.c.id).where(TABLES.c.due <= now).limit(1000))
        return [row["id"] for row in found]

    async def newest(self) -> float:
        """The time of the last entries, as far as it can be told quickly; 0 where there are none."""
        last = select(TABLES.c.id).order_by(TABLES.c.changed.desc()).limit(RECENT_TABLES).subquery()
        ended = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id.in_(select(last.c.id)))
        async with self._reading() as connection:
            found: float | None = await connection.scalar(ended)
        return found or 0.0

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with translating_errors(), self.engine.connect() as connection:
            yield connection

    async def _commit(self, batches: list[WriteBatch]) -> None:
        start = time.perf_counter()
        try:
            async with translating_errors():
                await self.committing.commit(batches)
        except StoreUnavailable as error:
            self._is_full = error.code == "disk_full"
            raise
        self._is_full = False
        self.timed(time.perf_counter() - start)


def committing_to(engine: AsyncEngine, name: str) -> Committer:
    file = sqlite_file(engine.url)
    if file is None:
        return ServerCommitter(engine, name)
    held = FileLock(file)
    held.guard(engine.sync_engine)
    return FileCommitter(file_engine(engine.url), held)


@asynccontextmanager
async def translating_errors() -> AsyncIterator[None]:
    """Turn errors of the database and its driver into ours."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise translated(error) from error


def entries_after(table: str, number: int) -> Select[Any]:
    query = select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
    return query.where(ENTRIES.c.table_id == table, ENTRIES.c.number > number).order_by(ENTRIES.c.number)


def entry_of(row: RowMapping) -> Entry:
    return Entry(row["number"], row["at"], read_body(row["body"]))


def first_of_page(sized: list[tuple[int, int]]) -> int:
    """The number at which a page begins that goes back as far as its bytes allow; it has one entry at least."""
    left, first = MAX_PAGE_BYTES, 0
    for number, size in sized:
        left -= size
        if left < 0 and first:
            break
        first = number
    return first


async def rows(connection: AsyncConnection, query: Select[Any]) -> list[RowMapping]:
    return list((await connection.execute(query)).mappings().all())
