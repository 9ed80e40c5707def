"""A person sets and removes the address of their hook."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mattock.tables import Store
from mattock.tables.store.people import enrol, hook_of, set_hook


def test_a_hook_is_kept_and_taken_away(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        person, _ = await enrol(store, "Ada")
        assert await hook_of(store, person) is None
        await set_hook(store, person, "https://dwarfs.example/")
        assert await hook_of(store, person) == "https://dwarfs.example/"
        await set_hook(store, person, None)
        assert await hook_of(store, person) is None
        await store.close()

    asyncio.run(story())
