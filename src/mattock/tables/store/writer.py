"""One task writes for all tables: what waits while a commit is under way goes into the next one together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, NamedTuple

from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.errors import Overtaken, StoreError, StoreUnavailable

MAX_BATCHES: Final = 256
BUSY_BATCHES: Final = 8  # where so many wait at once, more will come: a larger group is cheaper for each
GROUPING_DELAY: Final = 0.004

log = logging.getLogger(__name__)

Commit = Callable[[list[WriteBatch]], Coroutine[None, None, None]]


Written = Callable[[Exception | None], None]
"""Called once: None if it is on disk, else why it is not."""


class Waiting(NamedTuple):
    batch: WriteBatch
    written: Written


class Writer:
    """`commit` writes batches in one transaction, or raises a `StoreError` and writes nothing."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, batch: WriteBatch) -> None:
        """Returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(batch, partial(set_result, done))
        await done

    def post(self, batch: WriteBatch, written: Written) -> None:
        """Write without waiting: `written` is called when it is done, or cannot be."""
        if self._closed:
            raise StoreUnavailable("closing")
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        self._waiting.append(Waiting(batch, written))

    async def close(self) -> None:
        """Write all that waits, then stop."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MAX_BATCHES], self._waiting[MAX_BATCHES:]
            await self._write_group(group)
            if len(group) >= BUSY_BATCHES:
                await asyncio.sleep(GROUPING_DELAY)
        self._task = None

    async def _write_group(self, group: list[Waiting]) -> None:
        try:
            await self._commit([waiting.batch for waiting in group])
        except Overtaken as error:
            await self._in_halves(group, error)
        except StoreError as error:
            self._tell(group, error)
        except Exception as error:
            log.exception("the writer failed")  # and goes on: others wait behind this group
            self._tell(group, error)
        else:
            self._tell(group, None)

    async def _in_halves(self, group: list[Waiting], error: StoreError) -> None:
        """Write a failed group in halves, so that one batch that was overtaken does not fail the others."""
        if len(group) == 1:
            self._tell(group, error)
            return
        half = len(group) // 2
        await self._write_group(group[:half])
        await self._write_group(group[half:])

    def _tell(self, group: list[Waiting], error: Exception | None) -> None:
        """Tell soon, after the next group is on its way to disk, so that telling and writing run side by side."""
        asyncio.get_running_loop().call_soon(tell, group, error)


def tell(group: list[Waiting], error: Exception | None) -> None:
    """Call back for each batch; an error in one callback does not stop the others."""
    for waiting in group:
        try:
            waiting.written(error)
        except Exception:
            log.exception("something was written, and nobody took note")


def set_result(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
