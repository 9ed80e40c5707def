"""Who is who: a name is enough, a key proves it, links carry it to another device."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.serving import Place, Visitor, meeting


def test_a_name_is_enough_and_the_key_proves_who_one_is(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            assert (await ada.get("/api/people/me")).json() == {"id": ada.id, "name": "Ada"}
            assert (await bo.get("/api/people/me")).json()["id"] != ada.id

    asyncio.run(visit())


def test_another_name_may_be_taken_at_any_time(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            response = await ada.http.patch("/api/people/me", json={"name": " Countess "}, headers=ada.headers)
            assert response.json() == {"id": ada.id, "name": "Countess"}
            assert (await ada.get("/api/people/me")).json()["name"] == "Countess"

    asyncio.run(visit())


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": " "}, {"name": "a\nb"}, {"name": 7}, {"name": "x" * 65}])
def test_a_name_that_cannot_be_shown_is_refused(place: Place, body: dict[str, Any]) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            for path in ("/api/people", "/api/people/bots"):
                response = await ada.post(path, body)
                assert (response.status_code, response.json()["answer"]) in {(400, "malformed"), (422, "bad_option")}

    asyncio.run(visit())


def test_a_link_makes_another_device_the_same_person_once(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            secret = (await ada.post("/api/people/me/links")).json()["secret"]
            phone = await follow(bo, secret)
            assert (phone.json()["id"], phone.json()["name"]) == (ada.id, "Ada")
            assert phone.json()["key"] != ada.key
            again = Visitor(ada.place, ada.http, phone.json())
            assert (await again.get("/api/people/me")).json()["id"] == ada.id
            assert (await ada.get("/api/people/me")).status_code == 200
            assert (await follow(bo, secret)).status_code == 401

    async def follow(who: Visitor, secret: str) -> httpx.Response:
        return await who.post("/api/people/links", {"secret": secret})

    asyncio.run(visit())


def test_the_seats_of_a_bot_are_remote_ones(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            token = (await ada.post("/api/people/bots", {"name": "Pebble"})).json()
            pebble = Visitor(ada.place, ada.http, token)
            table = await ada.new_table()
            await pebble.command(table, do="sit")
            (seat, _) = (await ada.get(f"/api/tables/{table}")).json()["standing"]["seats"]
            assert seat["is_remote"] is True
            assert seat["owner"]["id"] == pebble.id

    asyncio.run(visit())
