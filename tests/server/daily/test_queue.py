"""The queue of bots' games: each fate once, gone on with where another server stopped, and stopped at any time."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from mattock.server import work_queue
from mattock.server.daily.queue import DailyQueue
from mattock.server.daily.work import GAMES, BotGame, Task
from mattock.tables import Store
from mattock.tables.store.daily import claim_bots, known_bots

DAY = dt.date(2026, 11, 19)


class Workers(Executor):
    """Bots that think for no time at all; each game takes two slices. Some may fail first."""

    def __init__(self, failures: int = 0) -> None:
        self.tasks: list[Task] = []
        self.failures = failures

    def submit(self, _: Callable[..., Any], /, *args: Any, **__: Any) -> Future[Any]:
        task, _seconds = args
        found: Future[Any] = Future()
        if self.failures:
            self.failures -= 1
            found.set_exception(BrokenExecutor())
            return found
        is_new = not self.tasks or self.tasks[-1] != task
        self.tasks.append(task)
        found.set_result(None if is_new else BotGame(won=True, score=task.number))
        return found


async def until_done(store: Store) -> bytes:
    for _ in range(2000):
        known = await known_bots(store, "dwar7s", DAY.isoformat())
        if known is not None and known.is_done:
            return known.body
        await asyncio.sleep(0.01)
    raise AssertionError("it was never done")


async def until_some(daily: DailyQueue) -> None:
    for _ in range(4000):
        if len(await daily.found("dwar7s", DAY)) >= 3:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("no game was ever done")


async def run(daily: DailyQueue) -> bytes:
    running = asyncio.create_task(daily.run())
    try:
        await daily.request("dwar7s", DAY)
        return await until_done(daily.store)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def test_each_fate_is_played_once_however_often_it_is_asked_for(url: str) -> None:
    async def story() -> None:
        store, workers = await Store.open(url), Workers()
        daily = DailyQueue(store, workers)
        await run(daily)
        await daily.request("dwar7s", DAY)
        assert await claim_bots(store, daily.now()) is None
        assert [task.number for task in workers.tasks] == [number for number in range(GAMES) for _ in range(2)]
        assert await daily.found("dwar7s", DAY) == [BotGame(won=True, score=number) for number in range(GAMES)]
        assert await daily.found("runedar", DAY) == []
        await store.close()

    asyncio.run(story())


def test_two_servers_of_one_database_play_the_same_fate_and_share_the_work(url: str) -> None:
    async def story() -> None:
        one, two = await Store.open(url), await Store.open(url)
        first, second = Workers(), Workers()
        await asyncio.gather(run(DailyQueue(one, first)), run(DailyQueue(two, second)))
        done = first.tasks + second.tasks
        assert len({task.secret for task in done}) == 1
        assert sorted({task.number for task in done}) == list(range(GAMES))
        await one.close()
        await two.close()

    asyncio.run(story())


def test_a_server_that_stops_leaves_what_is_done_to_the_next_one(url: str) -> None:
    async def story() -> None:
        store, workers = await Store.open(url), Workers()
        daily = DailyQueue(store, workers)
        await daily.request("dwar7s", DAY)
        running = asyncio.create_task(daily.run())
        await until_some(daily)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        begun = len(await daily.found("dwar7s", DAY))
        heirs = Workers()
        await run(DailyQueue(store, heirs))
        assert heirs.tasks[0].number >= begun - 1 > 0
        assert len(await daily.found("dwar7s", DAY)) == GAMES
        await store.close()

    asyncio.run(story())


def test_a_process_that_dies_is_replaced(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "LOOK_INTERVAL", 0.01)

    async def story() -> None:
        store = await Store.open(sqlite_url)
        await run(DailyQueue(store, Workers(failures=3)))
        await store.close()

    asyncio.run(story())
