"""The queue: what cannot be reviewed fails and stops nobody, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest

from mattock.server.reviews.messages import GameReview
from mattock.server.reviews.queue import MAX_TRIES, ReviewQueue, report_on
from mattock.server.reviews.work import ReviewSlice
from mattock.tables import Store
from mattock.tables.store.people import enrol
from mattock.tables.store.reviews import KnownReview
from tests.tables.parlour import room_at
from tests.tables.store.finished_games import tables_for

NOTHING = b'{"game":"dwar7s","actions":1,"players":2,"together":false,"rough":false,"sides":[],"seats":[],"points":[]}'


class Workers(Executor):
    """Slices that were prepared, or errors."""

    def __init__(self, *results: ReviewSlice | Exception) -> None:
        self.results = list(results)

    def submit(self, *_: object, **__: object) -> Future[Any]:
        found: Future[Any] = Future()
        result = self.results.pop(0)
        if isinstance(result, Exception):
            found.set_exception(result)
        else:
            found.set_result(result)
        return found


async def status_with(store: Store, table: str, person: str, workers: Workers) -> str:
    reviews = ReviewQueue(store, workers)
    assert await reviews.request(table, person)
    running = asyncio.create_task(reviews.run())
    try:
        return await changed(reviews, table, "waiting", "computing")
    finally:
        running.cancel()


async def changed(reviews: ReviewQueue, table: str, *statuses: str) -> str:
    """The first status that is none of these."""
    for _ in range(6000):
        if (found := await reviews.report(table, "ada")).status not in statuses:
            return found.status
        await asyncio.sleep(0.01)
    raise AssertionError("nothing changed")


@pytest.mark.parametrize(
    ("results", "status"),
    [
        ([ReviewSlice(0.0, NOTHING, False), ReviewSlice(0.5, None, False), ReviewSlice(1.0, NOTHING, True)], "done"),
        ([BrokenExecutor(), BrokenExecutor(), ReviewSlice(1.0, NOTHING, True)], "done"),
        ([BrokenExecutor()] * MAX_TRIES, "failed"),
        ([ValueError("a mistake of ours")], "failed"),
    ],
)
def test_work_that_dies_is_tried_again_and_what_cannot_be_done_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, results: list[ReviewSlice | Exception], status: str
) -> None:
    monkeypatch.setattr(ReviewQueue, "_journal", a_journal)

    async def story() -> None:
        async with room_at(f"sqlite:///{tmp_path}/tables.db") as room:
            (table,), (ada, _) = await tables_for(room, 1), await enrol(room.store, "Ada")
            assert await status_with(room.store, table, ada.id, Workers(*results)) == status

    asyncio.run(story())


async def a_journal(_: ReviewQueue, __: str) -> str:
    return "journal"


def test_a_server_that_closes_leaves_its_review_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewQueue, "_journal", a_journal)

    async def story() -> None:
        async with room_at(f"sqlite:///{tmp_path}/tables.db") as room:
            (table,), (ada, _) = await tables_for(room, 1), await enrol(room.store, "Ada")
            reviews = ReviewQueue(room.store, Stuck())
            assert await reviews.request(table, ada.id)
            running = asyncio.create_task(reviews.run())
            assert await changed(reviews, table, "waiting") == "computing"
            await asyncio.sleep(0.05)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
            assert (await reviews.report(table, ada.id)).status == "waiting"

    asyncio.run(story())


class Stuck(Executor):
    def submit(self, *_: object, **__: object) -> Future[Any]:
        return Future()


def test_what_nobody_asked_for_is_not_there() -> None:
    assert report_on("table", None).status == "none"
    report = report_on("table", KnownReview("done", 1.0, NOTHING, 0, is_asked=False))
    assert report.review == GameReview(
        game="dwar7s", actions=1, players=2, together=False, rough=False, sides=[], seats=[], points=[]
    )
