"""Hands connections over between workers, so that all people of a table meet at one worker.

The workers of one port take connections as they come. What a client wants shows in the first line of its request; if
that is the socket of a table whose home is another worker, the open connection goes there with what was read of it.
A worker that cannot take it within two seconds gets nothing, and the one that was asked serves the table itself: that
is slower, because two workers then tell of each deed, and just as right.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

TABLE_SOCKET: Final = re.compile(rb"GET (?:http://[^/ ]+)?/api/tables/([^/? ]+)/socket[? ]")
MAX_FIRST_BYTES: Final = 32 * 1024
MAX_ACCEPTED: Final = 64  # connections taken at once, before others have their turn
RETRY_DELAY: Final = 0.01  # seconds; the system keeps some ten connections for a worker that is busy
MAX_WAIT: Final = 2.0

log = logging.getLogger(__name__)

NewProtocol = Callable[[], asyncio.Protocol]
Stay = Callable[[bytes], None]
"""Takes what was read of a connection that nobody else takes."""


def home_of(table: str, workers: int) -> int:
    """The worker at which people of this table meet."""
    return zlib.crc32(table.encode()) % workers


class Handover:
    """Worker `number` of `workers`; all of them meet in a folder that nobody else can read."""

    def __init__(self, folder: Path, number: int, workers: int) -> None:
        self._folder = folder
        self._number = number
        self._workers = workers
        self._mailbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._mailbox.setblocking(False)
        self._new_protocol: NewProtocol | None = None
        self._arriving: set[asyncio.Task[None]] = set()

    def open(self, new_protocol: NewProtocol) -> None:
        """Begin to accept connections from other workers, and serve them with this protocol."""
        self._new_protocol = new_protocol
        path = self._path(self._number)
        path.unlink(missing_ok=True)  # of a worker that was killed
        self._mailbox.bind(str(path))
        asyncio.get_running_loop().add_reader(self._mailbox, self._take)

    def close(self) -> None:
        if self._new_protocol is not None:
            self._new_protocol = None
            asyncio.get_running_loop().remove_reader(self._mailbox)
            self._path(self._number).unlink(missing_ok=True)
        self._mailbox.close()

    def hand_over(self, transport: asyncio.Transport, data: bytes, stay: Stay) -> bool:
        """Hand a connection that begins with these bytes to the worker it belongs to; False if it stays here. If that
        worker is too busy to take it, it is tried again, and `stay` called in the end.
        """
        wanted = TABLE_SOCKET.match(data)
        if wanted is None or self._new_protocol is None or len(data) > MAX_FIRST_BYTES:
            return False
        home = home_of(wanted[1].decode("latin-1"), self._workers)
        if home == self._number:
            return False
        try:
            self._send(transport, data, home)
        except BlockingIOError:
            transport.pause_reading()
            loop = asyncio.get_running_loop()
            loop.call_later(RETRY_DELAY, self._try_again, transport, data, home, stay, loop.time() + MAX_WAIT)
        except OSError:  # it is not there at the moment
            return False
        return True

    def _send(self, transport: asyncio.Transport, data: bytes, home: int) -> None:
        descriptor = transport.get_extra_info("socket").fileno()
        enclosed = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
        # `socket.send_fds` forgets the address it is given.
        self._mailbox.sendmsg([data], [enclosed], 0, str(self._path(home)))
        transport.abort()  # closes our end of it alone: the other worker has an end of its own

    def _try_again(self, transport: asyncio.Transport, data: bytes, home: int, stay: Stay, end: float) -> None:
        if transport.is_closing():
            return
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            try:
                self._send(transport, data, home)
            except BlockingIOError:
                if loop.time() >= end:
                    raise
                loop.call_later(RETRY_DELAY, self._try_again, transport, data, home, stay, end)
            return
        transport.resume_reading()
        stay(data)

    def _path(self, number: int) -> Path:
        return self._folder / str(number)

    def _take(self) -> None:
        for _ in range(MAX_ACCEPTED):
            try:
                data, descriptors, _, _ = socket.recv_fds(self._mailbox, MAX_FIRST_BYTES, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                task = asyncio.create_task(self._serve(socket.socket(fileno=descriptor), data))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)

    async def _serve(self, connection: socket.socket, data: bytes) -> None:
        if self._new_protocol is None:
            connection.close()
            return
        connection.setblocking(False)
        try:
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(self._new_protocol, connection)
        except OSError as error:
            log.warning("a connection that was handed over is gone: %s", error)
            with suppress(OSError):
                connection.close()
            return
        protocol.data_received(data)
