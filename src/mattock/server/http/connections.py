"""Connections cannot be held: requests and answers have their time to arrive, and no address takes all the places.

Some file descriptors are kept back, so that the database and newcomers always find one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mattock.server.http.limits import network

if TYPE_CHECKING:
    from mattock.server.cluster.handover import Handover

REQUEST_TIMEOUT: Final = 20.0  # seconds for a request to arrive, headers and body
RESPONSE_TIMEOUT: Final = 120.0  # seconds for a client to read the answer
MAX_PER_ADDRESS: Final = 256
RESERVED_FILES: Final = 128  # file descriptors that connections leave to the database, bots and hooks
MAX_PLACES: Final = 10_000  # addresses remembered, before those are forgotten that have gone
UNKNOWN_LIMIT: Final = 1 << 20  # where the system does not tell how many files a process may open

log = logging.getLogger(__name__)


def max_open_files() -> int:
    try:
        import resource
    except ImportError:  # on Windows
        return UNKNOWN_LIMIT
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return UNKNOWN_LIMIT if limit == resource.RLIM_INFINITY else limit


class ConnectionGuard:
    """Counts open connections, in all and by address; those of named `proxies` come from many people."""

    def __init__(self, proxies: Iterable[str] = (), *, has_limits: bool = True) -> None:
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in proxies]
        self._most = max(64, max_open_files() - RESERVED_FILES)
        self._most_per_address = MAX_PER_ADDRESS if has_limits else self._most
        self._open: dict[str, set[asyncio.Transport]] = {}
        self._told: set[str] = set()

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """May it stay? Whom is refused is said once."""
        place = network(address)
        if len(self._open) > MAX_PLACES:
            self._forget_gone()
        theirs = self._open[place] = set(filter(is_held, self._open.get(place, ())))
        is_one_too_many = len(theirs) >= self._most_per_address and not self._is_proxy(address)
        if is_one_too_many or self._count() >= self._most:
            self._tell(place if is_one_too_many else "everybody")
            return False
        theirs.add(transport)
        return True

    def leave(self, transport: asyncio.Transport, address: str) -> None:
        """It is gone for good, and not only closing: an answer that nobody reads keeps a closing one open."""
        self._open.get(network(address), set()).discard(transport)

    def _count(self) -> int:
        """Closed ones are only looked for when it matters."""
        if sum(map(len, self._open.values())) >= self._most:
            self._forget_gone()
        return sum(map(len, self._open.values()))

    def _forget_gone(self) -> None:
        alive = {name: set(filter(is_held, open_)) for name, open_ in self._open.items()}
        self._open = {name: open_ for name, open_ in alive.items() if open_}

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in one for one in self._proxies)

    def _tell(self, place: str) -> None:
        if len(self._told) > MAX_PLACES:
            self._told.clear()
        if place not in self._told:
            self._told.add(place)
            log.warning("too many connections of %s: further ones are closed", place)


def is_held(transport: asyncio.Transport) -> bool:
    """A socket of a table does not tell when it is gone; it does not close for long either."""
    return not transport.is_closing() or isinstance(transport.get_protocol(), GuardedHttp)


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's end of a connection that may be refused, and on which requests and answers arrive in time."""

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
        if self.is_new and self.handover is not None and self.handover.hand_over(self.transport, data):
            return
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


def http_protocol(guard: ConnectionGuard, handover: Handover | None = None) -> type[GuardedHttp]:
    return type("Http", (GuardedHttp,), {"guard": guard, "handover": handover})
