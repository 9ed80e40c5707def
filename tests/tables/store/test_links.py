"""Links with a secret make a further device the same person's, once and within an hour."""

from __future__ import annotations

import asyncio
import time

import pytest

from mattock.tables import Store
from mattock.tables.store.links import device_link, follow_device_link
from mattock.tables.store.people import enrol, hash_of_key, recognise
from tests.tables.store.stored_rows import all_values, rows_of


def test_a_link_makes_a_further_device_the_same_persons_once(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        person, key = await enrol(store, "Ada")
        secret = await device_link(store, person)
        assert not {key, secret} & set(await all_values(store))
        answers = await asyncio.gather(*(follow_device_link(store, secret) for _ in range(4)))
        (found,) = [answer for answer in answers if answer is not None]
        assert found[0] == person
        assert found[1] not in {key, secret}
        assert [await recognise(store, one) for one in (key, found[1], secret)] == [person, person, None]
        await store.close()

    asyncio.run(story())


def test_a_link_is_good_for_an_hour(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, now = await Store.open(url), 1000.0
        monkeypatch.setattr(time, "time", lambda: now)
        person, _ = await enrol(store, "Ada")
        early, late = await device_link(store, person), await device_link(store, person)
        now += 3599.0
        assert await follow_device_link(store, early) is not None
        now += 1.0
        assert await follow_device_link(store, late) is None
        await device_link(store, person)
        assert hash_of_key(late) not in [row.secret_hash for row in await rows_of(store, "links")]
        await store.close()

    asyncio.run(story())
