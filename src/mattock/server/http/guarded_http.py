"""uvicorn's end of an HTTP connection that may be refused, and on which requests and answers arrive in time.

It builds on the inside of uvicorn; `connections.http_protocol` says when it is used.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mattock.server.http.connections import ConnectionGuard, HttpConnection

if TYPE_CHECKING:
    from mattock.server.cluster.handover import Handover

REQUEST_TIMEOUT: Final = 20.0  # seconds for a request to arrive, headers and body
RESPONSE_TIMEOUT: Final = 120.0  # seconds for a client to read the answer


class GuardedHttp(HttpToolsProtocol, HttpConnection):
    """Aborts a connection that the guard refuses, and one that is too slow with its request or with reading."""

    guard: ConnectionGuard
    handover: Handover | None = None
    is_new = True
    deadline: asyncio.TimerHandle | None = None
    address = ""
    unread: asyncio.TimerHandle | None = None
    former_cycle: Any = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        if self.guard.admit(transport, self.address):
            self._await_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.is_new and self.handover is not None and self.handover.hand_over(self.transport, data, self._read):
            return
        self._read(data)

    def _read(self, data: bytes) -> None:
        self.is_new = False
        before: Any = self.cycle
        if self.deadline is None and (before is None or before.response_complete):
            self._await_request()
        super().data_received(data)
        after: Any = self.cycle
        if after is not None and after is not self.former_cycle and not after.more_body:
            self._forget_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadline()
        self._forget_unread()
        self.guard.leave(self.transport, self.address)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_reader()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._await_reader()

    def _await_request(self) -> None:
        self.former_cycle = self.cycle
        self.deadline = self.loop.call_later(REQUEST_TIMEOUT, self._run_out)

    def _forget_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _await_reader(self) -> None:
        """Give up an answer that the client does not read in time; reading a part gives it that time again."""
        self._forget_unread()
        if self.transport.get_write_buffer_size():
            self.unread = self.loop.call_later(RESPONSE_TIMEOUT, self._give_up)

    def _forget_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _give_up(self) -> None:
        self.unread = None
        if self.transport.get_protocol() is self and self.transport.get_write_buffer_size():
            self.transport.abort()

    def _run_out(self) -> None:
        """A socket of a table has another protocol by now, and a time of its own for its hello."""
        self.deadline = None
        if self.transport.get_protocol() is self:
            self.transport.abort()
