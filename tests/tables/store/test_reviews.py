"""Reviews in the database: whoever asks, each is computed once, by one server at a time."""

from __future__ import annotations

import asyncio

from mattock.tables import Store
from mattock.tables.store.people import enrol
from mattock.tables.store.reviews import (
    DONE,
    FAILED,
    LEASE,
    MAX_REQUESTS,
    claim_review,
    finish_review,
    known_review,
    note_progress,
    release_review,
    request_review,
    withdraw_request,
)
from tests.tables.parlour import room_at
from tests.tables.store.finished_games import tables_for


def another_on(store: Store) -> Store:
    """Another server on the database of a store: the same connections under another name."""
    other = object.__new__(Store)
    other.__dict__.update(store.__dict__, name="another")
    return other


def test_of_two_servers_one_has_it_and_the_other_takes_over_when_it_falls_silent(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            one, two = room.store, another_on(room.store)
            (table,) = await tables_for(room, 1)
            ada, bob = [(await enrol(one, name))[0].id for name in ("Ada", "Bob")]
            assert await request_review(one, table, ada, 1.0, 1)
            assert await request_review(two, table, bob, 2.0, 1)
            assert [await claim_review(store, 3.0) for store in (one, two)] == [table, None]
            assert await note_progress(one, table, 4.0, 0.5, b"rough")
            assert not await note_progress(two, table, 4.0, 0.7, None)
            assert await known_review(two, table, bob, 1) == ("computing", 0.5, b"rough", 0, True)
            assert await claim_review(two, 4.0 + LEASE) is None
            assert await claim_review(two, 5.0 + LEASE) == table
            assert not await note_progress(one, table, 30.0, 0.6, None)
            await finish_review(one, table, FAILED)  # nobody hears a server that has lost it
            await finish_review(two, table, DONE, b"whole")
            assert await known_review(one, table, ada, 1) == ("done", 1.0, b"whole", 0, False)
            assert await request_review(one, table, ada, 40.0, 1)
            assert await claim_review(one, 40.0) is None

    asyncio.run(story())


def test_they_are_computed_in_the_order_in_which_they_were_asked_for(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            store, tables = room.store, await tables_for(room, MAX_REQUESTS + 1)
            ada, bob = [(await enrol(store, name))[0].id for name in ("Ada", "Bob")]
            asked = [await request_review(store, table, ada, number, 1) for number, table in enumerate(tables)]
            assert asked == [True] * MAX_REQUESTS + [False]
            assert await known_review(store, tables[-1], ada, 1) is None
            assert await request_review(store, tables[-1], bob, 9.0, 1)
            ahead = [known and known.ahead for known in [await known_review(store, one, ada, 1) for one in tables]]
            assert ahead == [0, 1, 2, 3]
            assert await claim_review(store, 10.0) == tables[0]
            await release_review(store, tables[0])
            assert await claim_review(store, 11.0) == tables[0]
            await withdraw_request(store, tables[0], ada)
            assert not await note_progress(store, tables[0], 12.0, 0.1, None)
            assert await known_review(store, tables[0], ada, 1) is None
            assert await claim_review(store, 13.0) == tables[1]

    asyncio.run(story())


def test_one_that_failed_or_was_made_by_an_older_method_is_made_anew(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            store, (table,) = room.store, await tables_for(room, 1)
            ada = (await enrol(store, "Ada"))[0].id
            for method, status in ((1, FAILED), (1, DONE), (2, DONE)):
                assert await request_review(store, table, ada, 1.0, method)
                assert await claim_review(store, 2.0) == table
                await finish_review(store, table, status, b"found")
                found = await known_review(store, table, ada, method)
                assert found is not None
                assert (found.status, found.is_asked) == (status, False)
            assert await known_review(store, table, ada, 3) is None

    asyncio.run(story())
