"""The queue of reviews: one after the other, off the event loop, and kept in the database.

Every server on a database takes from the same queue; what one computes, all can tell.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Final

import msgspec

from mattock.core.refusal import BadOption
from mattock.server.reviews.messages import GameReview, ReviewReport
from mattock.server.reviews.work import METHOD, drop, work_on
from mattock.server.work_queue import WorkQueue
from mattock.tables.live.snapshots import opened
from mattock.tables.log.export import journal_of
from mattock.tables.store.errors import StoreError
from mattock.tables.store.reviews import (
    DONE,
    FAILED,
    KnownReview,
    claim_review,
    finish_review,
    known_review,
    note_progress,
    release_review,
    request_review,
    withdraw_request,
)

SLICE_SECONDS: Final = 0.7  # seconds of work, after which it is seen whether somebody still waits
MAX_TRIES: Final = 3  # of a review whose process dies

log = logging.getLogger(__name__)


class ReviewQueue(WorkQueue):
    """Each review is computed once, however many people wait for it."""

    about = "reviews"

    async def request(self, table: str, person: str) -> bool:
        """Note that a person waits for a review; False if they wait for too many."""
        is_welcome = await request_review(self.store, table, person, self.now(), METHOD)
        self.wake()
        return is_welcome

    async def withdraw(self, table: str, person: str) -> None:
        await withdraw_request(self.store, table, person)

    async def report(self, table: str, person: str) -> ReviewReport:
        known = await known_review(self.store, table, person, METHOD)
        return report_on(table, known)

    async def compute_next(self) -> bool:
        table = await claim_review(self.store, self.now())
        if table is not None:
            await self._compute(table)
        return table is not None

    async def _compute(self, table: str) -> None:
        try:
            journal = await self._journal(table)
            body = None if journal is None else await self._work(table, journal)
            if journal is None:
                await finish_review(self.store, table, FAILED)
            elif body is not None:
                await finish_review(self.store, table, DONE, body)
        except asyncio.CancelledError:
            await asyncio.shield(release_review(self.store, table))
            raise
        except StoreError:
            raise
        except BadOption:  # it ended before anybody had a choice
            await finish_review(self.store, table, FAILED)
        except Exception:
            log.exception("the review of %s failed", table)
            await finish_review(self.store, table, FAILED)

    async def _work(self, table: str, journal: str) -> bytes | None:
        """What was found in the end; None where nobody waits for it any more."""
        loop, failures = asyncio.get_running_loop(), 0
        while True:
            try:
                done = await loop.run_in_executor(self.workers, partial(work_on, table, journal, SLICE_SECONDS))
            except BrokenExecutor:  # its process died
                failures += 1
                if failures >= MAX_TRIES:
                    raise
                continue
            if done.is_done:
                return done.body
            if not await note_progress(self.store, table, self.now(), done.progress, done.body):
                await loop.run_in_executor(self.workers, drop, table)
                return None

    async def _journal(self, table: str) -> str | None:
        stored = await self.store.load(table)
        if stored is None:
            return None
        return await asyncio.to_thread(lambda: journal_of(opened(table, stored)).to_text())


def report_on(table: str, known: KnownReview | None) -> ReviewReport:
    if known is None:
        return ReviewReport(table=table, status="none", progress=0.0, ahead=0, asked=False, review=None)
    review = None if known.body is None else msgspec.json.decode(known.body, type=GameReview)
    return ReviewReport(
        table=table,
        status=known.status,
        progress=known.progress,
        ahead=known.ahead,
        asked=known.is_asked,
        review=review,
    )
