"""The state of one server: the room with its tables, the people who are connected, and where bots think."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from mattock.core.fragment import clear_fragments
from mattock.lab.worker_processes import count_cores
from mattock.server.bot_pool import BotPool
from mattock.server.daily.queue import DailyQueue
from mattock.server.hooks import Hooks
from mattock.server.http.key_cache import KeyCache
from mattock.server.http.limits import Limits
from mattock.server.http.traces import Traces
from mattock.server.metrics import Metrics
from mattock.server.orders import Orders
from mattock.server.reviews.queue import ReviewQueue
from mattock.server.ws.outbox import SendRound
from mattock.server.ws.presence import Presence
from mattock.tables import AnyAnswer, Person, Room, Store, Table
from mattock.tables.live.messages import Reply, set_answer
from mattock.tables.live.services import YourTurn
from mattock.tables.live.steady_clock import SteadyClock
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.commands import TableCommand
from mattock.tables.store.errors import StoreError
from mattock.tables.store.machine_clock import kept_offset
from mattock.tables.store.notifications import listening
from mattock.tables.store.traces import forget_traces

SWEEP_INTERVAL: Final = 30.0
FORGET_INTERVAL: Final = 3600.0  # seconds between two times at which old traces of addresses are deleted
MAX_CLEAR_INTERVAL: Final = 300.0  # seconds until memory is cleared though people play and feel a short pause

log = logging.getLogger(__name__)


class ServerSettings(NamedTuple):
    """The settings of the operator.

    `origins` are pages of other origins that may ask, such as `https://example.org`; `hooks` the hosts of web hooks;
    `base` is the address at which people find this server; `is_warm` starts bots before anybody needs them; `address`
    is where it listens, and goes into links where no `base` is named; `proxies` are the addresses or networks whose
    `X-Forwarded-For` is believed; `workers` are the processes that serve behind one port; `operator` is
    the token of the operator's page, which is closed without one.
    """

    database: str | None = None
    origins: frozenset[str] = frozenset()
    has_limits: bool = True
    hooks: frozenset[str] = frozenset()
    base: str = ""
    is_warm: bool = False
    address: str = ""
    proxies: frozenset[str] = frozenset()
    workers: int = 1
    operator: str = ""

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins of pages that may ask although the request names another host, without a path."""
        named = (urlsplit(address) for address in (*self.origins, self.base) if address)
        return frozenset(f"{one.scheme}://{one.netloc}".lower() for one in named)


class AppState:
    """The store, the room, connected people, bots, limits and metrics of one server."""

    def __init__(self, store: Store, settings: ServerSettings, now: Callable[[], float] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.key_cache = KeyCache(store)
        self.bots = BotPool(max(1, (count_cores() - 1) // settings.workers))
        self.coaches = BotPool(1)
        self.reviewers = BotPool(1)
        self.reviews = ReviewQueue(store, self.reviewers)
        self.daily = DailyQueue(store, self.reviewers)
        self.hooks = Hooks(store, settings.hooks, settings.base or settings.address, self._is_awaited)
        self.presence = Presence(store.name)
        self.round = SendRound()
        on_other_servers = self.presence.cluster.people
        self.room = Room(store, thinkers=self.bots, now=now, call=self._call, on_other_servers=on_other_servers)
        if settings.is_warm:
            self.bots.warm()
            self.coaches.warm()
        self.background: list[asyncio.Task[None]] = []
        self._gone = 0
        self.limits = Limits(are_on=settings.has_limits)
        self.traces = Traces(store)
        self.orders = Orders(store, self.room, self.presence, self.key_cache)
        self.metrics = Metrics()
        store.timed = self.metrics.committed
        self.metrics.watch("mattock_tables_awake", "Tables in memory", lambda: len(self.room.awake))
        self.metrics.watch("mattock_sockets", "Open sockets", lambda: self.presence.connections)
        self.metrics.watch("mattock_bots_thinking", "Bots of the server that think or wait to", lambda: self.bots.busy)

    def post(self, person: Person, command: TableCommand, reply: Reply) -> None:
        """Pass a command on; count its answer and hand it to `reply` at once."""
        start = time.perf_counter()

        def counted(answer: AnyAnswer) -> None:
            self.metrics.answered(command, answer, time.perf_counter() - start)
            reply(answer)

        self.room.post(person, command, counted)

    async def send(self, person: Person, command: TableCommand) -> AnyAnswer:
        """Send a command and wait for its answer."""
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self.post(person, command, partial(set_answer, answer))
        return await answer

    def has_freed_memory(self) -> bool:
        """Whether a socket has closed or a table has fallen asleep since the last call."""
        before, self._gone = self._gone, self.presence.seen_off + self.room.asleep
        return self._gone > before

    def _call(self, turn: YourTurn) -> None:
        """Call a person to their turn, unless they are connected through another server."""
        if not self.presence.is_on_another_server(turn.table, turn.person):
            self.hooks.call(turn)

    async def _is_awaited(self, turn: YourTurn) -> bool:
        """Whether it is still their turn and they do not see it; True where that is not known."""
        if self.presence.is_at(turn.table, turn.person):
            return False
        table = await self.room.table(turn.table, turn.person)
        asked = table.asked_person if isinstance(table, Table) else None
        return isinstance(table, Unavailable) or (asked is not None and asked.id == turn.person.id)

    async def close(self) -> None:
        """Tell sockets to connect again, and finish what is under way."""
        await stop(self.background)
        await self.room.close()
        await self.presence.emptied()
        await self.traces.close()
        self.bots.shutdown(wait=False, cancel_futures=True)
        self.coaches.shutdown(wait=False, cancel_futures=True)
        self.reviewers.shutdown(wait=False, cancel_futures=True)


@asynccontextmanager
async def open_app_state(settings: ServerSettings) -> AsyncIterator[AppState]:
    store, clock = await Store.open(settings.database), SteadyClock()
    clock.reach(await store.newest())
    clock.offset = await kept_offset(store, clock.offset)
    app_state = AppState(store, settings, clock)
    app_state.background = [
        asyncio.create_task(work)
        for work in (sweep(app_state), app_state.reviews.run(), app_state.daily.run(), app_state.orders.watch())
    ]
    try:
        async with listening(app_state.room, app_state.presence.cluster), app_state.hooks.running():
            tune_garbage_collector()
            yield app_state
    finally:
        await app_state.close()
        await store.close()


def tune_garbage_collector() -> None:
    """Keep the garbage collector from searching modules and tables for cycles again and again: on a busy server that
    takes half of the time, and finds nothing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


async def sweep(app_state: AppState) -> None:
    """Let clocks run out at sleeping tables too, and free the memory of people who have left."""
    cleared = forgotten = time.monotonic()
    while True:
        await asyncio.sleep(SWEEP_INTERVAL)
        is_quiet = not app_state.room.awake or time.monotonic() - cleared >= MAX_CLEAR_INTERVAL
        if is_quiet and app_state.has_freed_memory():
            free_memory()
            cleared = time.monotonic()
        try:
            await app_state.room.sweep()
            if time.monotonic() - forgotten >= FORGET_INTERVAL:
                await forget_traces(app_state.store, time.time())
                forgotten = time.monotonic()
        except StoreError as error:
            log.warning("nobody looked after the clocks: %s", error)


def free_memory() -> None:
    """Drop cached parts of views, collect the cycles of closed sockets, which would stay for hours, and give the free
    memory back to the system.
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
