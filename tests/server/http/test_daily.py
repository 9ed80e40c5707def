"""The game of the day over HTTP: begun once, told to nobody who still has to play, the same on every server."""

from __future__ import annotations

import asyncio
import datetime as dt
import random
from pathlib import Path

import pytest

from mattock.server.daily import queue, work
from mattock.server.daily.work import BotGame
from mattock.server.http.daily import MAX_ATTEMPTS
from mattock.tables import Person
from mattock.tables.log.daily import closing_of, day_at
from tests.server.serving import Json, Visitor, meeting, serving, visited, visiting
from tests.tables.parlour import play_along

GAMES = pytest.mark.parametrize("game", ["runedar", "dwar7s"])


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play in this process, and make up how it ended."""
    monkeypatch.setattr("mattock.server.bot_pool.count_cores", lambda: 1)
    monkeypatch.setattr(work, "lower_priority", lambda: None)
    monkeypatch.setattr(queue, "play_on", lambda task, seconds: BotGame(won=False, score=task.number % 4))


async def begin(visitor: Visitor, game: str) -> str:
    response = await visitor.post(f"/api/daily/{game}")
    assert response.status_code == 200, response.text
    table: str = response.json()["table"]
    return table


async def today(visitor: Visitor, game: str) -> Json:
    found: list[Json] = (await visitor.get("/api/daily")).json()
    return next(one for one in found if one["game"] == game)


async def play_out(visitor: Visitor, table: str, seed: int = 1) -> None:
    await play_along(visitor.place.app_state.room, table, Person(visitor.id, visitor.name), random.Random(seed))


async def until_bots(visitor: Visitor, game: str) -> Json:
    for _ in range(2000):
        found = await today(visitor, game)
        if found["bots"] and found["bots"]["games"] == found["bots"]["total"]:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("bots never ended")


@GAMES
def test_one_plays_and_sees_how_it_stands(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            before = await today(ada, game)
            assert (before["mine"], before["results"], before["bots"], before["begun"]) == ([], None, None, 0)
            table = await begin(ada, game)
            assert await begin(ada, game) == table  # she goes on with it
            news = (await ada.get(f"/api/tables/{table}")).json()
            assert news["standing"]["daily"]["day"] == before["day"]
            assert news["standing"]["commitment"] == before["commitment"]
            during = await today(ada, game)
            assert (during["results"], during["bots"], during["begun"]) == (None, None, 1)
            await play_out(ada, table)
            after = await until_bots(ada, game)
            (line,), (mine,) = after["results"], after["mine"]
            assert (line["name"], mine["attempt"], mine["status"]) == ("Ada", 1, "over")
            assert after["bots"]["mean"] == pytest.approx(1.5)
            assert line["lead"] == pytest.approx(line["points"] - 1.5)
            assert (after["streak"], after["best_streak"], after["secret"]) == (1, 1, None)
            assert line["table"] is None  # nobody gets at its replay while the day runs
            theirs = await today(bo, game)
            assert (theirs["results"], theirs["bots"], theirs["mine"]) == (None, None, [])
            assert theirs["begun"] == 1

    asyncio.run(story())


def test_who_plays_again_is_marked_and_counts_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            tables = []
            for attempt in (1, 2):
                tables.append(await begin(ada, "dwar7s"))
                await play_out(ada, tables[-1], seed=attempt)
            found = await today(ada, "dwar7s")
            assert [one["attempt"] for one in found["mine"]] == [1, 2]
            assert [one["table"] for one in found["mine"]] == tables
            assert len(found["results"]) == 1
            assert found["begun"] == 1
            for _ in range(MAX_ATTEMPTS - 2):
                await ada.command(await begin(ada, "dwar7s"), do="abandon")
            refused = await ada.post("/api/daily/dwar7s")
            assert (refused.status_code, refused.json()["code"]) == (409, "daily_tries")

    asyncio.run(story())


def test_who_comes_again_under_a_name_that_looks_the_same_is_marked(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as place, visiting(place) as enrol:
            people = [await enrol(name) for name in ("Ada", "Bo", "Аdа")]  # the last one with two Cyrillic letters
            for seed, visitor in enumerate(people):
                await play_out(visitor, await begin(visitor, "dwar7s"), seed)
            found = await until_bots(people[0], "dwar7s")
            marks = {line["person"]: line["is_alike"] for line in found["results"]}
            assert marks == {one.id: one is people[2] for one in people}
            (own,) = (await today(people[2], "dwar7s"))["mine"]
            assert own["result"]["is_alike"]

    asyncio.run(story())


def test_two_clicks_at_once_begin_one_attempt(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            answers = await asyncio.gather(*(ada.post("/api/daily/dwar7s") for _ in range(6)))
            tables = {answer.json()["table"] for answer in answers if answer.status_code == 200}
            assert len(tables) == 1
            assert len((await today(ada, "dwar7s"))["mine"]) == 1

    asyncio.run(story())


@GAMES
def test_when_a_day_has_closed_everything_is_told(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            day = (await today(ada, game))["day"]
            table = await begin(ada, game)
            await play_out(ada, table)
            assert (await bo.get(f"/api/tables/{table}/replay")).status_code == 404
            room = ada.place.app_state.room
            room.now = lambda: closing_of(dt.date.fromisoformat(day)) + 1
            past = (await bo.get(f"/api/daily/{game}/{day}")).json()
            assert len(past["secret"]) == 64
            assert past["results"][0]["table"] == table
            assert (await bo.get(f"/api/tables/{table}/replay")).status_code == 200
            journal = (await bo.get(f"/api/tables/{table}/journal")).json()["journal"]
            assert past["secret"] in journal
            assert (await today(bo, game))["commitment"] == past["next_commitment"]

    asyncio.run(story())


def test_the_fate_of_a_day_is_the_same_on_two_servers_of_one_database(postgres_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path, database=postgres_url) as one,
            serving(tmp_path, database=postgres_url) as two,
            meeting(one) as (ada, _),
            meeting(two) as (bo, _),
        ):
            for game in ("runedar", "dwar7s"):
                first, second = await today(ada, game), await today(bo, game)
                assert first["commitment"] == second["commitment"]
                assert first["next_commitment"] == second["next_commitment"] != first["commitment"]
                tables = {visitor: await begin(visitor, game) for visitor in (ada, bo)}
                dealt = [
                    (await visitor.get(f"/api/tables/{table}")).json()["looks"][0]["view"]
                    for visitor, table in tables.items()
                ]
                assert dealt[0] == dealt[1]

    asyncio.run(story())


@pytest.mark.parametrize(
    "path", ["nothing", "dwar7s/2019-01-01", "dwar7s/2999-01-01", "dwar7s/2026-13-45", "x/2026-01-01"]
)
def test_what_is_no_day_or_no_game_is_not_found(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            response = await (ada.get if "/" in path else ada.post)(f"/api/daily/{path}")
            assert response.status_code == 404
            assert response.json()["answer"] == "not_found"

    asyncio.run(story())


def test_programs_have_no_game_of_the_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            made = (await ada.post("/api/people/bots", {"name": "Robot"})).json()
            headers = {"Authorization": f"Bearer {made['key']}"}
            response = await ada.http.post("/api/daily/dwar7s", headers=headers)
            assert (response.status_code, response.json()["code"]) == (409, "daily")

    asyncio.run(story())


def test_today_is_today(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            now = ada.place.app_state.room.now()
            found = await today(ada, "runedar")
            assert found["day"] == day_at(now).isoformat()
            assert now < found["ends"] < found["closes"]

    asyncio.run(story())
