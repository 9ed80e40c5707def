"""The rows of games of the day: who claims the bots' games, and which days make a streak."""

from __future__ import annotations

import asyncio
import datetime as dt

from mattock.tables import Store
from mattock.tables.store.daily import (
    attempts_of,
    claim_bots,
    count_begun,
    day_secret,
    days_played,
    first_attempts,
    known_bots,
    note_bots,
    release_bots,
    request_bots,
)
from mattock.tables.store.reviews import LEASE

DAY = dt.date(2025, 11, 19)
NAME = DAY.isoformat()


def test_the_bots_games_of_a_day_are_one_servers_until_it_falls_silent(url: str) -> None:
    async def story() -> None:
        one, two = await Store.open(url), await Store.open(url)
        await request_bots(one, "dwar7s", NAME, 0.0, 1)
        await request_bots(two, "dwar7s", NAME, 1.0, 1)
        assert await claim_bots(one, 10.0) == ("dwar7s", NAME, b"[]")
        assert await claim_bots(two, 10.0) is None
        assert await note_bots(one, "dwar7s", NAME, 12.0, b"[1]", is_done=False)
        assert not await note_bots(two, "dwar7s", NAME, 12.0, b"[2]", is_done=False)
        assert await claim_bots(two, 12.0 + LEASE + 1) == ("dwar7s", NAME, b"[1]")
        assert not await note_bots(one, "dwar7s", NAME, 40.0, b"[3]", is_done=True)
        await release_bots(two, "dwar7s", NAME, 40.0)
        assert await claim_bots(one, 41.0) is not None
        assert await note_bots(one, "dwar7s", NAME, 42.0, b"[4]", is_done=True)
        assert await claim_bots(two, 1000.0) is None
        known = await known_bots(two, "dwar7s", NAME)
        assert known is not None
        assert (known.is_done, known.body) == (True, b"[4]")
        await request_bots(one, "dwar7s", NAME, 50.0, 2)  # a newer method
        assert await claim_bots(two, 51.0) == ("dwar7s", NAME, b"[]")
        await one.close()
        await two.close()

    asyncio.run(story())


def test_one_database_has_one_secret_a_day_and_game(url: str) -> None:
    async def story() -> None:
        one, two = await Store.open(url), await Store.open(url)
        assert await day_secret(one, "dwar7s", DAY) == await day_secret(two, "dwar7s", DAY)
        assert await day_secret(one, "dwar7s", DAY) != await day_secret(two, "runedar", DAY)
        await one.close()
        await two.close()

    asyncio.run(story())


def test_where_nobody_has_played_there_is_nothing(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        assert await attempts_of(store, "dwar7s", NAME, "ada") == []
        assert await first_attempts(store, "dwar7s", NAME) == []
        assert await days_played(store, "dwar7s", "ada") == []
        assert await count_begun(store, "dwar7s", NAME) == 0
        assert await known_bots(store, "dwar7s", NAME) is None
        await store.close()

    asyncio.run(story())
