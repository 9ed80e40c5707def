"""A queue of long work that is kept in the database: done one after the other, off the event loop.

Every server on a database takes from the same queue; what one computes, all can tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from mattock.tables.store.errors import StoreError
from mattock.tables.store.store import Store

LOOK_INTERVAL: Final = 10.0  # seconds between two looks for what other servers have left undone

log = logging.getLogger(__name__)


class WorkQueue:
    """`now` is a clock that all servers of a database agree upon. A subclass says what the next piece of work is."""

    about = "work"

    def __init__(self, store: Store, workers: Executor, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.workers = workers
        self.now = now
        self._wake = asyncio.Event()

    async def compute_next(self) -> bool:
        """Claim and compute the next piece; False if there is none."""
        raise NotImplementedError

    async def run(self) -> None:
        """Compute what is asked for, until cancelled."""
        while True:
            await self._compute_or_wait()

    def wake(self) -> None:
        """There is new work."""
        self._wake.set()

    async def _compute_or_wait(self) -> None:
        self._wake.clear()
        try:
            if await self.compute_next():
                return
        except StoreError as error:
            log.warning("%s wait: %s", self.about, error)
        except Exception:
            log.exception("%s wait", self.about)
        try:
            async with asyncio.timeout(LOOK_INTERVAL):
                await self._wake.wait()
        except TimeoutError:
            pass
