"""What one server has: the room with its tables, the people who are connected, and where bots think."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from mattock.core.fragment import clear_fragments
from mattock.server.bot_pool import BotPool
from mattock.server.hooks import Hooks
from mattock.server.http.key_cache import KeyCache
from mattock.server.http.limits import Limits
from mattock.server.metrics import Metrics
from mattock.server.ws.outbox import Round
from mattock.server.ws.presence import Presence
from mattock.tables import AnyAnswer, Person, Room, Store, Table
from mattock.tables.live.messages import Reply, settle
from mattock.tables.live.services import YourTurn
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.commands import TableCommand
from mattock.tables.store.errors import StoreError
from mattock.tables.store.notifications import listening

SWEEP: Final = 30.0
LATEST: Final = 300.0  # seconds until what is left behind is cleared away though people play: they feel it for a moment

log = logging.getLogger(__name__)


class Terms(NamedTuple):
    """What the operator decides.

    `origins` are pages of other houses that may ask, such as `https://example.org`; `hooks` the hosts of web hooks;
    `base` is the address at which people find this server; `is_warm` starts bots before anybody needs them; `address`
    is where it listens, and goes into links where no `base` is named; `proxies` are the addresses or networks whose
    `X-Forwarded-For` is believed.
    """

    database: str | None = None
    origins: frozenset[str] = frozenset()
    has_limits: bool = True
    hooks: frozenset[str] = frozenset()
    base: str = ""
    is_warm: bool = False
    address: str = ""
    proxies: frozenset[str] = frozenset()

    @property
    def welcome(self) -> frozenset[str]:
        """Pages that may ask, though the request names another host; as browsers name them, without a path."""
        named = (urlsplit(address) for address in (*self.origins, self.base) if address)
        return frozenset(f"{one.scheme}://{one.netloc}".lower() for one in named)


class House:
    def __init__(self, store: Store, terms: Terms) -> None:
        self.store = store
        self.terms = terms
        self.acquainted = KeyCache(store)
        self.bots = BotPool()
        self.coaches = BotPool(1)
        self.hooks = Hooks(store, terms.hooks, terms.base or terms.address, self._is_awaited)
        self.presence = Presence(store.name)
        self.round = Round()
        self.room = Room(store, thinkers=self.bots, call=self._call, elsewhere=self.presence.elsewhere.people)
        if terms.is_warm:
            self.bots.warm()
            self.coaches.warm()
        self._gone = 0
        self.limits = Limits(are_on=terms.has_limits)
        self.metrics = Metrics()
        store.timed = self.metrics.committed
        self.metrics.watch("mattock_tables_awake", "Tables in memory", lambda: len(self.room.awake))
        self.metrics.watch("mattock_sockets", "Open sockets", lambda: self.presence.connections)
        self.metrics.watch("mattock_bots_thinking", "Bots of the house that think or wait to", lambda: self.bots.busy)

    def post(self, person: Person, command: TableCommand, reply: Reply) -> None:
        """A command; its answer is counted and passed on the moment it is there."""
        start = time.perf_counter()

        def counted(answer: AnyAnswer) -> None:
            self.metrics.answered(command, answer, time.perf_counter() - start)
            reply(answer)

        self.room.post(person, command, counted)

    async def send(self, person: Person, command: TableCommand) -> AnyAnswer:
        """Send a command and wait for its answer."""
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self.post(person, command, partial(settle, answer))
        return await answer

    def has_let_go(self) -> bool:
        """Has a socket closed or a table fallen asleep since this was last asked?"""
        before, self._gone = self._gone, self.presence.seen_off + self.room.asleep
        return self._gone > before

    def _call(self, turn: YourTurn) -> None:
        """Call a person to their turn, unless they are connected through another server."""
        if not self.presence.is_elsewhere(turn.table, turn.person):
            self.hooks.call(turn)

    async def _is_awaited(self, turn: YourTurn) -> bool:
        """Is it still their turn, and do they still not see it? Where nobody can say, it may be."""
        if self.presence.is_at(turn.table, turn.person):
            return False
        table = await self.room.table(turn.table, turn.person)
        asked = table.asked_person if isinstance(table, Table) else None
        return isinstance(table, Unavailable) or (asked is not None and asked.id == turn.person.id)

    async def close(self) -> None:
        """Sockets are told to come back; what is under way is finished."""
        await self.room.close()
        await self.presence.emptied()
        self.bots.shutdown(wait=False, cancel_futures=True)
        self.coaches.shutdown(wait=False, cancel_futures=True)


@asynccontextmanager
async def open_house(terms: Terms) -> AsyncIterator[House]:
    store = await Store.open(terms.database)
    house = House(store, terms)
    sweeper = asyncio.create_task(sweep(house))
    try:
        async with listening(house.room, house.presence.elsewhere), house.hooks.running():
            spare_the_collector()
            yield house
    finally:
        await stop([sweeper])
        await house.close()
        await store.close()


def spare_the_collector() -> None:
    """What was read at the start stays for good, and tables are trees: looking through all of it for cycles again and
    again would take half of a busy server's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


async def sweep(house: House) -> None:
    """Clocks run out at sleeping tables too, and what people leave behind who go is cleared away."""
    cleared = time.monotonic()
    while True:
        await asyncio.sleep(SWEEP)
        is_quiet = not house.room.awake or time.monotonic() - cleared >= LATEST
        if is_quiet and house.has_let_go():
            clear_up()
            cleared = time.monotonic()
        try:
            await house.room.sweep()
        except StoreError as error:
            log.warning("nobody looked after the clocks: %s", error)


def clear_up() -> None:
    """What was told to those who left is forgotten; a closed socket hangs in circles that only the collector takes
    apart, and left alone it would not for hours; and what is free then goes back to the system.
    """
    clear_fragments()
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only glibc can be asked to
        ctypes.CDLL(None).malloc_trim(0)


async def stop(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel them and wait until they have ended."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
