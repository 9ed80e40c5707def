"""Tables move from one database to another; a whole database is copied while it runs."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from mattock.tables import Store
from mattock.tables.log.commands import Undo
from mattock.tables.store.archive import back_up, export_table, import_table, table_in
from mattock.tables.store.errors import StoreError
from tests.tables.parlour import begun, done, play_along, room_at
from tests.tables.staging import ADA, EVE


def test_a_short_table_that_moves_is_not_played_again_from_the_deal_because_of_an_undo(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            told = await play_along(room, table, ADA, random.Random(1), upto=9)
            await done(room, ADA, Undo(table=table, version=told[-1].version, steps=5))
            lines = await export_table(room.store, table)
            moved = await Store.open(f"{sqlite_url}.moved")
            await import_table(moved, lines)
            stored = await moved.load(table)
            await moved.close()
            assert stored is not None
            assert (stored.snapshot is not None, stored.entries) == (True, [])

    asyncio.run(story())


def test_a_table_moves_from_one_database_to_another(sqlite_url: str, postgres_url: str) -> None:
    """With its log, its snapshot and its game, which goes on there; twice is refused."""

    async def story() -> None:
        async with room_at(sqlite_url) as old, room_at(postgres_url) as new:
            table = await begun(old, "runedar", ADA, ADA)
            await play_along(old, table, ADA, random.Random(1), upto=70)
            lines = await export_table(old.store, table)
            assert await import_table(new.store, lines) == table
            assert await new.store.entries(table) == await old.store.entries(table)
            stored = await new.store.load(table)
            assert stored is not None
            assert (stored.snapshot is not None, stored.entries) == (True, [])
            told = await play_along(new, table, ADA, random.Random(2))
            assert told[-1].standing.status == "over"
            with pytest.raises(StoreError, match="already"):
                await import_table(new.store, lines)
            with pytest.raises(StoreError, match="no table"):
                await export_table(new.store, "nowhere")

    asyncio.run(story())


def test_a_backup_is_taken_while_tables_play_on(sqlite_url: str, folder: Path) -> None:
    async def story() -> int:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            playing = asyncio.create_task(play_along(room, table, ADA, random.Random(1), upto=60))
            await play_along(room, table, EVE, random.Random(1), upto=30)
            await back_up(room.store, folder / "copy.db")
            await playing
        copy = await Store.open(f"sqlite:///{folder}/copy.db")
        found = await table_in(copy, table)
        await copy.close()
        return found.version

    version = asyncio.run(story())
    assert 30 <= version < 70
    with closing(sqlite3.connect(folder / "copy.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_postgresql_is_not_copied_by_us(postgres_url: str, folder: Path) -> None:
    async def story() -> None:
        store = await Store.open(postgres_url)
        with pytest.raises(StoreError, match="pg_dump"):
            await back_up(store, folder / "copy.db")
        await store.close()

    asyncio.run(story())
