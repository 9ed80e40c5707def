"""Connections: SQLite in the user's data folder by default, PostgreSQL by URL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import platformdirs
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mattock.tables.store.errors import StoreError

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
# Acknowledged is on disk: with the write-ahead log, FULL is what makes a commit outlive a power cut.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
# Seconds after which a database that does not answer counts as gone: for a connection, an answer, a free connection.
CONNECT: Final = 5.0
COMMAND: Final = 10.0
QUEUE: Final = 5.0
SMALL_CACHE: Final = "cache_size=-256"  # KB for each reading connection: the system caches the file once for all


def default_url() -> str:
    """A file in the folder where this user's programs keep their data."""
    folder = Path(platformdirs.user_data_dir("mattock", appauthor=False, ensure_exists=True))
    return f"sqlite:///{folder / 'tables.db'}"


def url_of(text: str) -> URL:
    """The URL with our driver, so that people may write `postgresql://` and `sqlite:///`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise StoreError(f"no database {url.drivername!r} here: known are sqlite and postgresql")
    if driver == DRIVERS["sqlite"] and url.database in {None, "", ":memory:"}:
        raise StoreError("tables are kept in a file: write sqlite:///FILE")
    if url.port is not None and not 0 < url.port < 1 << 16:
        raise StoreError(f"no port {url.port}: allowed are 1 to 65535")
    return url.set(drivername=driver)


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite database; None for another one."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def open_engine(url: URL, *, is_patient: bool = False) -> AsyncEngine:
    """An engine for the address; a patient one lets PostgreSQL take as long as it takes for an answer."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=8, max_overflow=0, pool_timeout=QUEUE)  # each is a thread
        event.listen(engine.sync_engine, "connect", partial(set_pragmas, (*PRAGMAS, SMALL_CACHE)))
        return engine
    limits = {"timeout": CONNECT, "command_timeout": None if is_patient else COMMAND}
    return create_async_engine(
        url, pool_size=4, max_overflow=4, pool_timeout=QUEUE, pool_pre_ping=True, connect_args=limits
    )


def file_engine(url: URL) -> Engine:
    """An engine for writing to the file in a thread of its own."""
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", partial(set_pragmas, PRAGMAS))
    return engine


def set_pragmas(pragmas: Sequence[str], connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
