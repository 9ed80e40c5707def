"""One client at one table: it is sent updates, its messages are answered, and it is dropped if it does not keep up."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mattock.server.state import AppState, stop
from mattock.server.ws.outbox import Outbox, frame
from mattock.server.ws.presence import Guest
from mattock.server.ws.session import ClientSession
from mattock.server.ws.transport import transport_of
from mattock.tables import Person, Seat
from mattock.tables.live.updates import Update
from mattock.tables.log.messages import Dropped

IDLE_TIMEOUT: Final = 150.0  # seconds; a client says something every twenty, a hidden tab of a browser every sixty
SEND_TIMEOUT: Final = 20.0
CLOSE_TIMEOUT: Final = 2.0
SERVICE_RESTART: Final = 1012
Socket = WebSocket[Any, Any, Any]
DISCONNECT_ERRORS: Final = (WebSocketDisconnect, OSError, RuntimeError)


class Connection:
    """`hear` is the callback for updates of the table; they wait in the outbox until `run` sends them.

    `wants_changes`: of what was told before, only what has changed.
    """

    def __init__(self, app_state: AppState, socket: Socket, table: str, person: Person, *, wants_changes: bool) -> None:
        self.app_state = app_state
        self.socket = socket
        self.table = table
        self.person = person
        self.wants_changes = wants_changes
        self.transport = transport_of(socket.scope)
        self.outbox = Outbox(self.transport.push, self._push_on, app_state.round)
        self.session = ClientSession(app_state, self.transport, self.outbox, table, person)
        self._seats: list[Seat] = []
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_dropped = False  # asked to come back
        self._is_over = False
        self.is_lost = False  # given up because nothing came for long
        self._heard = time.monotonic()
        self._writing: asyncio.Task[None] | None = None
        self._sending: float | None = None  # since when, while the network takes nothing

    def hear(self, update: Update | None) -> bool:
        """Send an update at once; None asks the client to connect again."""
        if update is None:
            self.drop()
            return False
        if not update.is_play:
            self._seats = update.seats
            self.app_state.presence.seats_changed(self.table, update.seats)
        return self.outbox.push(update.changes if self.wants_changes else update.encoded)

    def drop(self) -> None:
        """Ask the client to come back."""
        self.is_dropped = True
        self._finish()

    async def run(self) -> None:
        """Run until the client goes, is dropped, or is silent for too long."""
        guest = Guest(self.table, self.person, self.outbox, self.drop)
        self.app_state.presence.join(guest, self._seats)
        going = asyncio.create_task(self._gone())
        self._watch()
        self.outbox.open()
        self.transport.listen_with(self._take)
        try:
            await asyncio.wait([going, self._end], return_when=asyncio.FIRST_COMPLETED)
            if self.is_dropped:
                await self._farewell()
        finally:
            self._is_over = True
            self._finish()
            self.app_state.presence.leave(guest)
            await self.session.close()
            await stop([task for task in (going, self._writing) if task is not None])
            self.outbox.close()

    def _take(self, data: bytes, is_text: bool) -> None:
        self._heard = time.monotonic()
        self.session.take(data, is_text)

    async def _gone(self) -> None:
        try:
            await self.transport.until_gone(self.socket.receive)
        except DISCONNECT_ERRORS:
            return

    def _finish(self) -> None:
        if not self._end.done():
            self._end.set_result(None)

    def _push_on(self) -> None:
        """Write on after the network did not take all of the outbox at once."""
        if self._is_over:
            return
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while (text := self.outbox.first()) is not None:
                self._sending = time.monotonic()
                await self.socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
                self._sending = None
                self.outbox.sent()
        except DISCONNECT_ERRORS:
            self._finish()

    def _watch(self) -> None:
        """Close a connection that neither sends nor reads for long, whatever the network believes."""
        now = time.monotonic()
        if now - self._heard > IDLE_TIMEOUT or (self._sending is not None and now - self._sending > SEND_TIMEOUT):
            self.is_lost = True
            self._finish()
        if not self._end.done():
            asyncio.get_running_loop().call_later(min(IDLE_TIMEOUT, SEND_TIMEOUT) / 4, self._watch)

    async def _farewell(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.outbox.put(frame(Dropped(self.table)))
                await self.outbox.emptied()
                await self.socket.close(code=SERVICE_RESTART)
        except (TimeoutError, *DISCONNECT_ERRORS):
            return
