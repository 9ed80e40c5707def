"""Chronicles, the hall and hooks over HTTP: what was played is found again, and who is away is called."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from mattock.tables import Person
from tests.server.serving import Json, Visitor, visited
from tests.server.test_hooks import Listening
from tests.tables.parlour import play_along


async def played(visitor: Visitor, game: str) -> str:
    """A whole game of the visitor and a bot."""
    table = await visitor.begun(game)
    await play_along(visitor.place.app_state.room, table, Person(visitor.id, visitor.name), random.Random(1))
    return table


def test_finished_games_are_found_in_the_chronicles_and_their_people_in_the_hall(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            tables = {game: await played(ada, game) for game in ("runedar", "dwar7s")}
            everything = (await bo.get("/api/chronicles")).json()
            assert {one["table"] for one in everything["chronicles"]} == set(tables.values())
            assert everything["before"] is None
            (siege,) = (await bo.get("/api/chronicles?game=runedar&players=2&difficulty=normal")).json()["chronicles"]
            assert (siege["table"], siege["is_helped"]) == (tables["runedar"], True)  # a bot sat in it
            assert [seat["name"] for seat in siege["seats"]] == ["Ada", None]
            assert (await bo.get("/api/chronicles?difficulty=epic")).json()["chronicles"] == []
            assert (await bo.get(f"/api/chronicles?person={bo.id}")).json()["chronicles"] == []
            first = (await bo.get(f"/api/chronicles?person={ada.id}&limit=1")).json()
            rest = (await bo.get(f"/api/chronicles?person={ada.id}&limit=1&before={first['before']}")).json()
            assert first["chronicles"] + rest["chronicles"] == everything["chronicles"]
            best = (await bo.get("/api/chronicles/best?game=dwar7s")).json()["chronicles"]
            assert [one["table"] for one in best] == [tables["dwar7s"]]
            assert (await bo.get("/api/hall?game=dwar7s")).json() == {"famous": [], "before": None, "mine": None}
            fame = (await ada.get("/api/hall?game=dwar7s")).json()["mine"]
            assert (fame["person"], fame["games"], fame["rated"], fame["is_provisional"]) == (ada.id, 0, 0, True)
            assert fame["with_bots"]["games"] == 1
            assert (await bo.get("/api/hall?game=dwar7s&bots=true")).json()["famous"] == []

    asyncio.run(story())


def test_people_are_weighed_by_the_games_that_they_have_ended_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            for _ in range(2):
                await played(ada, "runedar")
            await played(ada, "dwar7s")
            ended = (await ada.get("/api/chronicles?game=runedar")).json()["chronicles"]
            (row,) = (await bo.get(f"/api/chronicles/weigh?game=runedar&people={ada.id}")).json()
            options = {"players": 2, "difficulty": "normal", "dice": "standard", "open_hands": False}
            won = sum(one["won"] for one in ended)
            assert row == {"options": options, "level": "people", "won": won, "games": 2}
            for nobody in (bo.id, f"{ada.id}&people={bo.id}", "nobody"):
                assert (await bo.get(f"/api/chronicles/weigh?game=runedar&people={nobody}")).json() == []
            assert (await bo.get(f"/api/chronicles/weigh?game=dwar7s&people={ada.id}")).json() == []
            assert (await bo.get(f"/api/chronicles/weigh?game=chess&people={ada.id}")).status_code == 404
            assert (await bo.get("/api/chronicles/weigh?game=runedar")).status_code == 400

    asyncio.run(story())


@pytest.mark.parametrize(
    "closed", [{"settings": {"listed": False}}, {"settings": {"onlookers": False}}, {"password": "open sesame"}]
)
def test_a_table_that_not_everybody_may_find_counts_but_is_not_named(tmp_path: Path, closed: Json) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            shown = await played(ada, "runedar")
            made = {"game": "runedar", "options": {"players": 2}, **closed}
            hidden = (await ada.http.post("/api/tables", json=made, headers=ada.headers)).json()["table"]
            await ada.command(hidden, do="sit")
            await ada.command(hidden, do="start", fill="random")
            await play_along(ada.place.app_state.room, hidden, Person(ada.id, ada.name), random.Random(1))
            for route in ("/api/chronicles", "/api/chronicles/best"):
                for headers in ({}, bo.headers, {"Authorization": "Bearer nobody"}):
                    answer = await bo.http.get(route, headers=headers)
                    assert {one["table"] for one in answer.json()["chronicles"]} == {shown, None}
                    first = (await bo.http.get(f"{route}?limit=1", headers=headers)).json()
                    assert hidden not in bytes.fromhex(first["before"]).decode()
                own = (await ada.get(route)).json()["chronicles"]
                assert {one["table"] for one in own} == {shown, hidden}
            replay = await bo.get(f"/api/tables/{hidden}/replay")
            has_link = closed == {"settings": {"listed": False}}
            assert replay.status_code == (200 if has_link else 404)

    asyncio.run(story())


@pytest.mark.parametrize(
    "question",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "players=0",
        "players=99999999999999999999",
        "game=%00",
        "before=x",
        "person=%ff",
    ],
)
def test_a_question_that_makes_no_sense_is_refused(tmp_path: Path, question: str) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            for route in ("/api/chronicles", "/api/chronicles/best"):
                response = await ada.get(f"{route}?{question}")
                assert response.status_code in {400, 422}, response.text
                assert response.json()["answer"] in {"malformed", "bad_option"}

    asyncio.run(story())


def test_a_person_sets_a_hook_sees_it_alone_and_is_called_when_it_is_their_turn(tmp_path: Path) -> None:
    async def story() -> None:
        listening = Listening()
        server = await asyncio.start_server(listening.answer, "127.0.0.1", 0)
        host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with visited(tmp_path, hooks=frozenset({host}), base="https://dwarfs.example") as (ada, bo):
            response = await ada.http.put(
                "/api/people/me/hook", json={"url": f"http://{host}/ada"}, headers=ada.headers
            )
            assert response.json() == {"url": f"http://{host}/ada", "hosts": [host]}
            assert (await bo.get("/api/people/me/hook")).json() == {"url": None, "hosts": [host]}
            table = await bo.new_table("dwar7s")
            for visitor in (bo, ada):
                assert (await visitor.command(table, do="sit")).status_code == 200
            assert (await bo.command(table, do="start")).status_code == 200
            news = (await bo.get(f"/api/tables/{table}")).json()
            while not listening.heard:
                (look,) = news["looks"]
                if not look["legal"]:
                    break
                action = look["legal"][0]["code"]
                await bo.command(table, do="play", version=news["version"], action=action)
                news = (await bo.get(f"/api/tables/{table}")).json()
            await listening.until(1)
            assert listening.heard[0][1]["link"] == f"https://dwarfs.example/#/t/{table}"
            gone = await ada.http.delete("/api/people/me/hook", headers=ada.headers)
            assert gone.json()["url"] is None
        server.close()
        await server.wait_closed()

    asyncio.run(story())


def test_a_hook_to_a_host_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path, hooks=frozenset({"dwarfs.example"})) as (ada, _):
            for url in ("https://other.example/", "http://dwarfs.example/", "https://dwarfs.example/\x00", ""):
                response = await ada.http.put("/api/people/me/hook", json={"url": url}, headers=ada.headers)
                assert response.status_code in {400, 422}
            assert (await ada.get("/api/people/me/hook")).json()["url"] is None

    asyncio.run(story())
