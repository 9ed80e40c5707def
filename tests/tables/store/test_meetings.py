"""Meetings: the same two people are rated a few times a day, and again on the next."""

from __future__ import annotations

import asyncio

from mattock.tables.store.chronicles import ChronicleFilter, newest
from mattock.tables.store.meetings import DAY, MAX_RATED_A_DAY
from tests.tables.parlour import room_at
from tests.tables.staging import ADA, BOB
from tests.tables.store.finished_games import enter, reached, tables_for


def test_the_same_two_people_are_rated_a_few_times_a_day(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            tables = await tables_for(room, 2 * MAX_RATED_A_DAY)
            for number, table in enumerate(tables[:-1]):
                await enter(room.store, table, [ADA, BOB], game="dwar7s", ended=10 * DAY + number)
            await enter(room.store, tables[-1], [BOB, ADA], game="dwar7s", ended=11 * DAY)
            games = (await newest(room.store, ChronicleFilter("dwar7s"))).chronicles
            rated = [game.is_rated for game in sorted(games, key=lambda one: one.ended)]
            assert rated == [True] * MAX_RATED_A_DAY + [False] * (MAX_RATED_A_DAY - 1) + [True]
            mine = await reached(room.store, ADA)
            assert (mine.games, mine.rated) == (2 * MAX_RATED_A_DAY, MAX_RATED_A_DAY + 1)

    asyncio.run(story())
