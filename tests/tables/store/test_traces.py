"""Traces: two people at one address or device make no rated pair, and after a month nobody knows of it."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from mattock.tables.store.chronicles import ChronicleFilter, newest
from mattock.tables.store.meetings import DAY
from mattock.tables.store.people import enrol
from mattock.tables.store.schema import TRACES
from mattock.tables.store.traces import forget_traces, note_traces
from tests.tables.parlour import room_at
from tests.tables.store.finished_games import enter, reached, tables_for


@pytest.mark.parametrize(
    ("ada", "bob", "is_rated"),
    [
        (["address 192.0.2.1"], ["address 192.0.2.1"], False),
        (["address 192.0.2.1", "device x"], ["address 192.0.2.2", "device x"], False),
        (["address 192.0.2.1"], ["address 192.0.2.2"], True),
    ],
)
def test_the_same_address_or_device_never_makes_a_rated_pair(
    url: str, ada: list[str], bob: list[str], is_rated: bool
) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            (table,) = await tables_for(room, 1)
            people = [(await enrol(room.store, name))[0] for name in ("Ada", "Bob")]
            for person, sources in zip(people, (ada, bob), strict=True):
                await note_traces(room.store, person.id, 100 * DAY, sources)
                await note_traces(room.store, person.id, 100 * DAY, sources)
            await enter(room.store, table, people, game="dwar7s", ended=100 * DAY)
            assert (await newest(room.store, ChronicleFilter())).chronicles[0].is_rated is is_rated
            mine = await reached(room.store, people[0])
            assert (mine.games, mine.rated) == (1, int(is_rated))
            await forget_traces(room.store, 131 * DAY)
            async with room.store.engine.connect() as connection:
                assert (await connection.scalar(select(func.count()).select_from(TRACES))) == 0

    asyncio.run(story())
