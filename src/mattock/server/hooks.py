"""Web hooks: call an address of a person's choice when it is their turn and they are not connected.

Only hosts that the operator has named are asked, only with https (but for this machine itself), without redirects, and
at an address of the open internet, unless the operator has named the address itself. A table never waits for any of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Final

import httpx

from mattock.server.http.messages import TurnNotice
from mattock.tables.live.services import YourTurn
from mattock.tables.store.errors import StoreError
from mattock.tables.store.people import hook_of
from mattock.tables.store.store import Store
from mattock.wire.encode import encode

MAX_PARALLEL: Final = 4
MAX_WAITING: Final = 1000
TIMEOUT: Final = 5.0
RETRY_DELAYS: Final = (2.0, 20.0)  # seconds before it is tried again
PORTS: Final = {"https": 443, "http": 80}
# Gateways turn these into IPv4 addresses, private ones included: NAT64 (RFC 6052, RFC 8215), 6to4, Teredo, and tunnels
# to addresses that carry one at their end (RFC 4291).
TRANSLATED_NETWORKS: Final = tuple(
    map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"))
)

log = logging.getLogger(__name__)


class HookRefused(Exception):
    """Not an address that the operator allows."""


def checked_hook(url: str, hosts: Iterable[str]) -> httpx.URL:
    """Check an address against the operator's hosts, named `host`, or `host:port` for an unusual port."""
    try:
        address = httpx.URL(url)
        host = address.host
    except (httpx.InvalidURL, UnicodeError):  # the second is said of a name in other letters that is none
        raise HookRefused("not an address") from None
    if address.scheme not in PORTS or not host or address.userinfo:
        raise HookRefused("write https://host/path")
    if address.scheme == "http" and not is_here(host):
        raise HookRefused("only https")
    named = host if address.port is None else f"{host}:{address.port}"
    if named not in set(hosts):
        raise HookRefused(f"the operator has not allowed {named}")
    return address


def is_here(host: str) -> bool:
    """Whether the host is this machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_named_address(host: str) -> bool:
    """Whether the host is a number or this machine, which the operator allowed knowingly."""
    try:
        return host == "localhost" or bool(ipaddress.ip_address(host))
    except ValueError:
        return False


async def found_at(address: httpx.URL) -> str:
    """Resolve the host's name once; that number is then called, so that it cannot change in between."""
    port = address.port or PORTS[address.scheme]
    found = await asyncio.get_running_loop().getaddrinfo(address.host, port, type=socket.SOCK_STREAM)
    numbers = [str(one[4][0]) for one in found]
    if not is_named_address(address.host) and not all(map(is_open, numbers)):
        raise HookRefused(f"{address.host} is not on the open internet")
    return numbers[0]


def is_open(number: str) -> bool:
    """Whether an address is one host on the open internet, also where it only carries another address inside."""
    address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address):
        if address.is_site_local or any(address in network for network in TRANSLATED_NETWORKS):
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast


class Hooks:
    """`call` is for `Room`: it only makes a note. `hosts` are allowed, `base` is where people find this server.

    `is_awaited` says, before it is tried again, whether it is still that person's turn and they do not see it.
    """

    def __init__(
        self, store: Store, hosts: Iterable[str], base: str, is_awaited: Callable[[YourTurn], Awaitable[bool]]
    ) -> None:
        self.hosts = frozenset(hosts)
        self._store = store
        self._base = base.rstrip("/")
        self._is_awaited = is_awaited
        self._turns: asyncio.Queue[tuple[YourTurn, int]] = asyncio.Queue(MAX_WAITING)
        self._again: dict[YourTurn, asyncio.TimerHandle] = {}

    def call(self, turn: YourTurn) -> None:
        """Note a turn to call for; it replaces an earlier one at the same table."""
        if turn in self._again:
            self._again.pop(turn).cancel()
        if self.hosts:
            self._note(turn, 0)

    def _call_later(self, turn: YourTurn, tries: int) -> None:
        self._again[turn] = asyncio.get_running_loop().call_later(
            RETRY_DELAYS[tries], self._call_again, turn, tries + 1
        )

    def _call_again(self, turn: YourTurn, tries: int) -> None:
        del self._again[turn]
        self._note(turn, tries)

    def _note(self, turn: YourTurn, tries: int) -> None:
        try:
            self._turns.put_nowait((turn, tries))
        except asyncio.QueueFull:
            log.warning("too many hooks wait: nobody calls %s", turn.person.id)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._run()) for _ in range(MAX_PARALLEL if self.hosts else 0)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            turn, tries = await self._turns.get()
            try:
                is_settled = (tries > 0 and not await self._is_awaited(turn)) or await self._try(turn)
            except Exception:
                log.exception("a hook failed")  # and the next one is tried
                continue
            if not is_settled and tries < len(RETRY_DELAYS):
                self._call_later(turn, tries)

    async def _try(self, turn: YourTurn) -> bool:
        """Call once; False to try again. The log names the person, not the address, which may be a secret."""
        try:
            url = await hook_of(self._store, turn.person)
            return url is None or await self._post(checked_hook(url, self.hosts), turn) < 500
        except HookRefused as error:
            log.warning("the hook of %s is not asked: %s", turn.person.id, error)
            return True
        except (StoreError, httpx.HTTPError, OSError) as error:
            log.info("the hook of %s does not answer: %s", turn.person.id, type(error).__name__)
            return False

    async def _post(self, address: httpx.URL, turn: YourTurn) -> int:
        number = await found_at(address)
        host = address.netloc.decode()
        notice = TurnNotice(turn.table, turn.game, turn.person.name, f"{self._base}/#/t/{turn.table}")
        async with (
            httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client,
            asyncio.timeout(2 * TIMEOUT),
            client.stream(
                "POST",
                address.copy_with(host=number),
                content=encode(notice),
                headers={"Host": host, "Content-Type": "application/json"},
                extensions={"sni_hostname": address.raw_host.decode()},
            ) as response,
        ):
            return response.status_code
