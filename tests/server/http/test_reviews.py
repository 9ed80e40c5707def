"""Reviews over HTTP: asked twice they are computed once, and who may not see the game learns nothing of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mattock.lab import review as reviewing
from mattock.lab.judgement import ReviewEffort
from mattock.server.reviews.messages import ReviewReport
from mattock.tables import Person
from tests.server.serving import Json, Visitor, visited
from tests.tables.parlour import play_along

QUICK = ReviewEffort(0, (4, 4), 1, 1.0, (2,))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is done in this process, with next to no thinking."""
    monkeypatch.setattr(reviewing, "effort_of", lambda **_: QUICK)
    monkeypatch.setattr("mattock.server.bot_pool.count_cores", lambda: 1)


class Stuck(Executor):
    """Work that never comes to an end."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        return Future()


async def played(visitor: Visitor, game: str, **made: object) -> str:
    """A whole game of the visitor and a bot."""
    body = {"game": game, "options": {"players": 2}, **made}
    table: str = (await visitor.http.post("/api/tables", json=body, headers=visitor.headers)).json()["table"]
    await visitor.command(table, do="sit")
    await visitor.command(table, do="start", fill="random")
    await play_along(visitor.place.app_state.room, table, Person(visitor.id, visitor.name), random.Random(1))
    return table


async def call(visitor: Visitor, method: str, table: str, status: int = 200) -> Json:
    answer = await visitor.http.request(method, f"/api/tables/{table}/review", headers=visitor.headers)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


async def until(visitor: Visitor, table: str, wanted: Callable[[Json], bool]) -> Json:
    for _ in range(3000):
        if wanted(found := await call(visitor, "GET", table)):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("nothing changed")


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_a_review_comes_rough_at_first_then_whole_and_is_kept(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await played(ada, game)
            assert (await call(bo, "GET", table))["status"] == "none"
            assert (await call(ada, "POST", table))["asked"]
            rough = await until(bo, table, lambda found: found["review"] is not None)
            assert rough["review"]["rough"] or rough["status"] == "done"
            done = await until(ada, table, lambda found: found["status"] == "done")
            report = msgspec.convert(done, ReviewReport)
            assert report.review is not None
            assert not report.review.rough
            assert (report.asked, report.progress) == (False, 1.0)
            for side in report.review.sides:
                assert side.start + side.decisions + side.others + side.luck == side.end
                assert side.verdict is not None
                assert side.curve[-1].step == report.review.actions
            assert await call(bo, "POST", table) == done  # it is there already

    asyncio.run(story())


def test_a_game_that_is_not_yours_to_see_is_answered_like_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            hidden = await played(ada, "dwar7s", settings={"onlookers": False})
            for method in ("GET", "POST", "DELETE"):
                theirs, nobodys = [await call(bo, method, table, 404) for table in (hidden, "nothing")]
                assert {**theirs, "table": None} == {**nobodys, "table": None}
            assert (await call(ada, "GET", hidden))["status"] == "none"

    asyncio.run(story())


def test_a_game_that_is_not_over_has_no_review(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun("dwar7s")
            assert (await call(ada, "POST", table, 409))["code"] == "game_on"

    asyncio.run(story())


def test_what_nobody_waits_for_any_more_is_not_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            monkeypatch.setattr(reviewing, "effort_of", lambda **_: ReviewEffort(0, (5000, 5000), 1, 1.0, (2,)))
            table = await played(ada, "dwar7s")
            await call(ada, "POST", table)
            await call(bo, "POST", table)
            await until(ada, table, lambda found: found["review"] is not None)
            assert (await call(ada, "DELETE", table))["status"] == "computing"  # another still waits
            assert (await call(bo, "DELETE", table))["status"] == "none"
            monkeypatch.setattr(reviewing, "effort_of", lambda **_: QUICK)
            await call(bo, "POST", table)
            assert (await until(bo, table, lambda found: found["status"] == "done"))["review"]

    asyncio.run(story())


def test_nobody_waits_for_more_than_three(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            tables = [await played(ada, "dwar7s") for _ in range(4)]
            ada.place.app_state.reviews.workers = Stuck()
            for table in tables[:3]:
                await call(ada, "POST", table)
            assert (await call(ada, "POST", tables[3], 409))["code"] == "reviews_wait"
            assert (await call(ada, "POST", tables[0]))["asked"]  # asked twice
            assert [(await call(ada, "GET", table))["ahead"] for table in tables[:3]] in ([0, 1, 2], [0, 0, 1])
            await call(bo, "POST", tables[3])
            await call(ada, "DELETE", tables[1])
            assert (await call(ada, "POST", tables[3]))["asked"]

    asyncio.run(story())
