"""News between servers on one PostgreSQL: whoever writes to a table says so when it is committed, everybody listens.

A notice names tables and nothing else: what happened is read from the store. While the connection is gone notices are
missed, so after each new one every table in memory looks for itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from mattock.tables.room import Room
from mattock.tables.store.committing import CHANNEL
from mattock.tables.store.errors import DATABASE_ERRORS

HEARTBEAT: Final = 15.0  # a dead line says nothing: ask whether it lives
SOONEST: Final = 0.1
LATEST: Final = 5.0

log = logging.getLogger(__name__)


@asynccontextmanager
async def listening(room: Room) -> AsyncIterator[None]:
    """While this lasts, the room hears what other servers write. An SQLite file has no other servers."""
    url = room.store.engine.url
    if url.get_backend_name() != "postgresql":
        yield
        return
    task = asyncio.create_task(listen(room, url))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def listen(room: Room, url: URL) -> None:
    """For ever, over one connection after the other."""
    delay = SOONEST
    while True:
        try:
            async with line_to(url) as line:
                delay = SOONEST
                await hear(room, line)
        except (*DATABASE_ERRORS, TimeoutError) as error:
            log.warning("no news from other servers: %s", error)
        await asyncio.sleep(delay)
        delay = min(2 * delay, LATEST)


@asynccontextmanager
async def line_to(url: URL) -> AsyncIterator[Any]:
    """A connection of the driver itself, outside of the store's pool."""
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            yield (await connection.get_raw_connection()).driver_connection
    finally:
        await engine.dispose()


async def hear(room: Room, line: Any) -> None:
    """Until the line is gone."""
    is_gone = asyncio.Event()
    line.add_termination_listener(lambda _: is_gone.set())
    await line.add_listener(CHANNEL, lambda *notice: heard(room, notice[-1]))
    room.notice_all()
    while not is_gone.is_set():
        try:
            await asyncio.wait_for(is_gone.wait(), HEARTBEAT)
        except TimeoutError:
            await line.execute("SELECT 1", timeout=HEARTBEAT)


def heard(room: Room, told: str) -> None:
    name, *tables = told.split(" ")
    if name != room.store.name:
        for table in tables:
            room.notice(table)
