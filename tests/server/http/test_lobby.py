"""New tables, and the lists of tables."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.serving import Place, Visitor, meeting


def test_a_table_without_sense_is_refused_with_what_is_allowed(place: Place) -> None:
    wrong: list[tuple[Any, str]] = [
        ({"game": "chess"}, "bad_option"),
        ({"game": "runedar", "options": {"players": 9}}, "bad_option"),
        ({"game": "runedar", "options": {"components": "/etc/passwd"}}, "bad_option"),
        ({"game": "runedar", "options": []}, "malformed"),
        ({"game": "runedar", "seats": 3}, "malformed"),
        ({"game": "runedar", "settings": {"seconds": "60"}}, "malformed"),
        ({}, "malformed"),
        ([], "malformed"),
        (None, "malformed"),
    ]

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for body, answer in wrong:
                response = await ada.post("/api/tables", body)
                status = 400 if answer == "malformed" else 422
                assert (response.status_code, response.json()["answer"]) == (status, answer), body
                assert response.json()["problem"]

    asyncio.run(visit())


def test_an_open_table_is_found_in_the_lobby_and_a_game_among_ones_own(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table("runedar")
            assert table in await names(bo, "?which=open&game=runedar")
            assert table not in await names(bo, "?which=open&game=dwar7s")
            await ada.command(table, do="sit")
            assert await names(ada, "?which=mine") == [table]
            assert await names(bo, "?which=mine") == []
            await ada.command(table, do="start", fill="random")
            assert table in await names(bo, "?which=playing")
            assert table not in await names(bo, "")
            assert (await bo.get("/api/tables?which=all")).status_code == 400

    async def names(who: Visitor, query: str) -> list[str]:
        return [sign["id"] for sign in (await who.get(f"/api/tables{query}")).json()]

    asyncio.run(visit())


def test_a_key_makes_it_safe_to_ask_twice(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            body = {"game": "dwar7s", "key": "once-only"}
            first, second = [(await ada.post("/api/tables", body)).json() for _ in range(2)]
            assert first == second
            other = await ada.post("/api/tables", {"game": "runedar", "key": "once-only"})
            assert (other.status_code, other.json()["answer"]) == (409, "key_reused")

    asyncio.run(visit())


def test_the_same_key_with_another_password_is_another_command(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for number, first in enumerate([{"password": "sesame"}, {}]):
                body = {"game": "dwar7s", "key": f"guarded-{number}"}
                table = (await ada.post("/api/tables", {**body, **first})).json()["table"]
                assert (await ada.post("/api/tables", {**body, **first})).json()["table"] == table
                for other in ({"password": "open"}, {} if first else {"password": "sesame"}):
                    answer = await ada.post("/api/tables", {**body, **other})
                    assert (answer.status_code, answer.json()["answer"]) == (409, "key_reused")

    asyncio.run(visit())
