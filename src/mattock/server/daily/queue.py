"""Having bots play the fates of days: game after game, off the event loop, and kept in the database."""

from __future__ import annotations

import asyncio
import datetime as dt
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

import msgspec

from mattock.server.daily.work import GAMES, METHOD, BotGame, Task, play_on
from mattock.tables.log.daily import options_on
from mattock.tables.store.daily import claim_bots, day_secret, known_bots, note_bots, release_bots, request_bots
from mattock.tables.store.errors import StoreError
from mattock.tables.store.store import Store

SLICE_SECONDS: Final = 0.5  # seconds of work, after which others may have the process
LOOK_INTERVAL: Final = 10.0  # seconds between two looks for what other servers have left undone

log = logging.getLogger(__name__)


class DailyQueue:
    """`now` is a clock that all servers of a database agree upon."""

    def __init__(self, store: Store, workers: Executor, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self._wake = asyncio.Event()

    async def request(self, game: str, day: dt.date) -> None:
        """Somebody plays: they will want to know what bots reach."""
        await request_bots(self.store, game, day.isoformat(), self.now(), METHOD)
        self._wake.set()

    async def found(self, game: str, day: dt.date) -> list[BotGame]:
        """The games that are done so far."""
        known = await known_bots(self.store, game, day.isoformat())
        return [] if known is None else games_in(known.body)

    async def run(self) -> None:
        """Compute what is asked for, until cancelled."""
        while True:
            await self._look()

    async def _look(self) -> None:
        """Compute the next one, or wait until there may be one."""
        self._wake.clear()
        try:
            claimed = await claim_bots(self.store, self.now())
            if claimed is not None:
                await self._compute(*claimed)
                return
        except StoreError as error:
            log.warning("the games of bots wait: %s", error)
        except Exception:
            log.exception("the games of bots wait")
        try:
            async with asyncio.timeout(LOOK_INTERVAL):
                await self._wake.wait()
        except TimeoutError:
            pass

    async def _compute(self, game: str, day: str, body: bytes) -> None:
        try:
            date, games = dt.date.fromisoformat(day), games_in(body)
            secret, options = await day_secret(self.store, game, date), options_on(game, date)
            while len(games) < GAMES:
                found = await self._slice(Task(game, day, options, secret, len(games)))
                if found is not None:
                    games.append(found)
                told = None if found is None else msgspec.json.encode(games)
                is_done = len(games) >= GAMES
                if not await note_bots(self.store, game, day, self.now(), told, is_done=is_done):
                    return
        except BaseException:  # another fate, or another server, comes first
            await asyncio.shield(release_bots(self.store, game, day, self.now()))
            raise

    async def _slice(self, task: Task) -> BotGame | None:
        return await asyncio.get_running_loop().run_in_executor(self.workers, play_on, task, SLICE_SECONDS)


def games_in(body: bytes) -> list[BotGame]:
    return msgspec.json.decode(body, type=list[BotGame])
