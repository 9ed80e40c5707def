"""Rated games over the wire: no sight for people's seats, and no rating for two people at one address."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from mattock.tables import Person
from mattock.tables.store.chronicles import ChronicleFilter, newest
from tests.server.serving import visited
from tests.tables.parlour import play_along


def test_two_people_at_one_address_make_no_rated_pair_and_see_no_sight(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            made = {"game": "dwar7s", "options": {"players": 2}, "settings": {"rated": True}}
            table = (await ada.post("/api/tables", made)).json()["table"]
            for visitor in (ada, bo):
                assert (await visitor.command(table, do="sit")).status_code == 200
            assert (await ada.command(table, do="start")).status_code == 200
            refused = await ada.get(f"/api/tables/{table}/sight?seat=0")
            assert (refused.status_code, refused.json()["code"]) == (409, "rated")
            room = ada.place.app_state.room
            people = [Person(one.id, one.name) for one in (ada, bo)]
            await asyncio.gather(*(play_along(room, table, one, random.Random(1)) for one in people))
            assert [one.is_rated for one in (await newest(room.store, ChronicleFilter())).chronicles] == [False]

    asyncio.run(story())
