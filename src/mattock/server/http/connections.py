"""Limits of open connections, in all and by address, so that nobody takes all the places.

Some file descriptors are kept back, so that the database and newcomers always find one.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Iterable
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from mattock.server.http.limits import network
from mattock.server.uvicorn_versions import DEFAULT_PROTOCOL, UVICORN, are_known

if TYPE_CHECKING:
    from mattock.server.cluster.handover import Handover

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


class HttpConnection:
    """Marks a protocol that tells the guard when its connection is gone."""


class ConnectionGuard:
    """Counts open connections, in all and by address; those of named `proxies` come from many people."""

    def __init__(self, proxies: Iterable[str] = (), *, has_limits: bool = True) -> None:
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in proxies]
        self._most = max(64, max_open_files() - RESERVED_FILES)
        self._most_per_address = MAX_PER_ADDRESS if has_limits else self._most
        self._open: dict[str, set[asyncio.Transport]] = {}
        self._told: set[str] = set()

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """May the connection stay? A refusal is logged once an address."""
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
    return not transport.is_closing() or isinstance(transport.get_protocol(), HttpConnection)


def http_protocol(
    guard: ConnectionGuard, handover: Handover | None = None, installed: Callable[[str], str] = version
) -> type[asyncio.Protocol] | str:
    """The HTTP protocol for uvicorn: a guarded one if its version is known, else its own without guard and handover."""
    if not are_known(UVICORN, installed):
        log.warning("this version of uvicorn is not known: connections are not limited, slow ones are not closed")
        return DEFAULT_PROTOCOL
    from mattock.server.http.guarded_http import GuardedHttp

    return type("Http", (GuardedHttp,), {"guard": guard, "handover": handover})
