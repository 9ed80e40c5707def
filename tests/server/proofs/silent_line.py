"""A network between a server and PostgreSQL that may fall silent: connections stay open, and nothing comes through.

Only those are meant that listen for news; what goes over the other ones arrives.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy import make_url


class SilentLine:
    """Passes everything on, until `is_silent`: from then on nothing of connections that listen, or begin to."""

    def __init__(self, database: str) -> None:
        url = make_url(database)
        self._socket = f"{url.query['host']}/.s.PGSQL.5432"
        self._name = url.database
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self._listening: set[int] = set()
        self._silenced: set[int] = set()
        self.is_silent = False
        self.database = ""

    def fall_silent(self) -> None:
        self.is_silent = True
        self._silenced |= self._listening

    def speak(self) -> None:
        """To new connections. Those that have fallen silent stay so."""
        self.is_silent = False

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inside, inside_writer = await asyncio.open_unix_connection(self._socket)
        self._writers += (writer, inside_writer)
        number = len(self._writers)
        for task in (self._pass_on(number, reader, inside_writer), self._pass_on(number, inside, writer)):
            self._tasks.add(asyncio.create_task(task))

    async def _pass_on(self, number: int, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if b"LISTEN" in data:
                    self._listening.add(number)
                    self._silenced |= {number} if self.is_silent else set()
                if number not in self._silenced:
                    sink.write(data)
                    await sink.drain()
            if number not in self._silenced:
                sink.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def listen(self) -> asyncio.Server:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        self.database = f"postgresql://mattock@127.0.0.1:{port}/{self._name}"
        return server


@asynccontextmanager
async def silent_line(database: str) -> AsyncIterator[SilentLine]:
    """On the way to the database of this URL; its own `database` leads through it."""
    line = SilentLine(database)
    server = await line.listen()
    try:
        yield line
    finally:
        server.close()
        await line.close()
