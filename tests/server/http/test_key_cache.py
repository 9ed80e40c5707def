"""Keys are looked up once in a while: who is known stays known, under the name they have."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mattock.server.http import key_cache
from mattock.server.http.key_cache import MAX_AGE, KeyCache
from mattock.tables import Store
from mattock.tables.store.people import enrol, recognise, rename
from tests.server.serving import visited


def test_a_key_is_looked_up_once_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, asked = 0.0, []

    async def counted(store: Store, key: str) -> Any:
        asked.append(key)
        return await recognise(store, key)

    monkeypatch.setattr(key_cache, "recognise", counted)

    async def story() -> None:
        nonlocal now
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        person, key = await enrol(store, "Ada")
        known = KeyCache(store, lambda: now)
        for moment, lookups in ((0.0, 1), (MAX_AGE - 1, 1), (MAX_AGE, 2), (2 * MAX_AGE - 1, 2)):
            now = moment
            assert (await known.with_key(key), len(asked)) == (person, lookups)
        assert [await known.with_key("nobody's") for _ in range(2)] == [None, None]
        assert asked[2:] == ["nobody's"] * 2
        await store.close()

    asyncio.run(story())


def test_another_server_learns_a_new_name_within_a_minute(tmp_path: Path) -> None:
    now = 0.0

    async def story() -> None:
        nonlocal now
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        person, key = await enrol(store, "Ada")
        known = KeyCache(store, lambda: now)
        await known.with_key(key)
        renamed = await rename(store, person, "Ada of Runedar")
        now = MAX_AGE
        assert await known.with_key(key) == renamed
        await store.close()

    asyncio.run(story())


def test_few_are_remembered_and_the_first_is_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_cache, "MAX_KEYS", 2)

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        known = KeyCache(store)
        keys = [(await enrol(store, name))[1] for name in ("Ada", "Bob", "Cyd")]
        assert [getattr(await known.with_key(key), "name", None) for key in keys] == ["Ada", "Bob", "Cyd"]
        assert len(known._met) == 2
        await store.close()

    asyncio.run(story())


def test_a_new_name_counts_at_once_where_it_was_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            await ada.get("/api/people/me")
            body = {"name": "Ada of Runedar"}
            await ada.http.patch("/api/people/me", json=body, headers=ada.headers)
            assert (await ada.get("/api/people/me")).json()["name"] == "Ada of Runedar"

    asyncio.run(story())
