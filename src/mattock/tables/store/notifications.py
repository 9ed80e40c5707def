"""News between servers on one PostgreSQL: whoever writes to a table says so when it is committed, everybody listens.

A notice names tables and nothing else: what happened is read from the store. While the connection is gone notices are
missed, so after each new one every table in memory looks for itself. What servers say to each other beside that
(`ServerTalk`) goes over the same connection and is stored nowhere.
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

from mattock.tables.live.room import Room
from mattock.tables.store.committing import CHANNEL
from mattock.tables.store.errors import DATABASE_ERRORS

HEARTBEAT: Final = 5.0  # a dead connection says nothing: say something over it
SEND_TIMEOUT: Final = 5.0  # seconds until a connection that takes nothing counts as dead
CONNECT_TIMEOUT: Final = 5.0
TALK_CHANNEL: Final = "mattock_talk"
MIN_RETRY_DELAY: Final = 0.1
MAX_RETRY_DELAY: Final = 5.0

log = logging.getLogger(__name__)


class ServerMessages:
    """Messages between servers, each of which may be lost. This one sends nothing but heartbeats."""

    def __init__(self) -> None:
        self.has_news = asyncio.Event()

    def connected(self) -> None:
        """A new connection was made."""

    def outgoing(self) -> list[str]:
        """The messages to send now: asked for when it is `has_news`, and every few seconds."""
        self.has_news.clear()
        return [""]

    def last_message(self) -> str:
        """The last message."""
        return ""

    def receive(self, text: str) -> None:
        """Take a message, perhaps one of our own."""


@asynccontextmanager
async def listening(room: Room, talk: ServerMessages | None = None) -> AsyncIterator[None]:
    """While this lasts, the room hears what other servers write. An SQLite file has no other servers."""
    url = room.store.engine.url
    if url.get_backend_name() != "postgresql":
        yield
        return
    task = asyncio.create_task(listen(room, url, talk or ServerMessages()))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def listen(room: Room, url: URL, talk: ServerMessages) -> None:
    """Listen until cancelled, over one connection after the other."""
    delay = MIN_RETRY_DELAY
    while True:
        try:
            async with driver_connection(url) as driver:
                delay = MIN_RETRY_DELAY
                await exchange_messages(room, driver, talk)
        except (*DATABASE_ERRORS, TimeoutError) as error:
            room.store.hears_others = False
            log.warning("no news from other servers: %s", error or type(error).__name__)
        await asyncio.sleep(delay)
        delay = min(2 * delay, MAX_RETRY_DELAY)


@asynccontextmanager
async def driver_connection(url: URL) -> AsyncIterator[Any]:
    """A connection of the driver itself, outside of the store's pool. A server that hangs does not answer a farewell
    either: the connection is cut, not closed.
    """
    engine = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": CONNECT_TIMEOUT})
    async with asyncio.timeout(CONNECT_TIMEOUT):
        connection = await engine.connect()
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        yield driver
    finally:
        driver.terminate()
        with suppress(*DATABASE_ERRORS, TimeoutError):
            await connection.invalidate()
            await connection.close()
        await engine.dispose()


async def exchange_messages(room: Room, driver: Any, talk: ServerMessages) -> None:
    """Exchange messages until the connection is lost, which shows at the latest when something is sent."""
    driver.add_termination_listener(lambda _: talk.has_news.set())
    async with asyncio.timeout(CONNECT_TIMEOUT):  # the driver itself would wait for ever
        await driver.add_listener(CHANNEL, lambda *notice: apply_notice(room, notice[-1]))
        await driver.add_listener(TALK_CHANNEL, lambda *notice: talk.receive(notice[-1]))
    room.notice_all()
    room.store.hears_others = True
    talk.connected()
    try:
        while True:
            for word in talk.outgoing():
                await send_notice(driver, word)
            with suppress(TimeoutError):
                await asyncio.wait_for(talk.has_news.wait(), HEARTBEAT)
    except asyncio.CancelledError:
        with suppress(*DATABASE_ERRORS, TimeoutError):
            await send_notice(driver, talk.last_message())
        raise


async def send_notice(driver: Any, word: str) -> None:
    await driver.execute("SELECT pg_notify($1, $2)", TALK_CHANNEL, word, timeout=SEND_TIMEOUT)


def apply_notice(room: Room, payload: str) -> None:
    name, *tables = payload.split(" ")
    if name != room.store.name:
        for table in tables:
            room.notice(table)
