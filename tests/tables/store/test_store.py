"""The store: made by migrations, all or nothing, copied while it runs, and clear about what it cannot do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

import mattock
from mattock.tables import Store
from mattock.tables.log.commands import Say
from mattock.tables.log.entries import Said
from mattock.tables.store.batch import Addition, Receipt, WriteBatch
from mattock.tables.store.engine import default_url
from mattock.tables.store.errors import Overtaken
from mattock.tables.store.people import enrol, recognise
from mattock.tables.store.schema import PEOPLE
from tests.tables.parlour import done, new_table, room_at
from tests.tables.staging import ADA, Stage


def test_by_default_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("HOME", str(folder))
    assert str(folder) in default_url()
    assert default_url().startswith("sqlite:///")


def test_an_sqlite_commit_is_on_disk_when_it_returns(sqlite_url: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_url)
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
            ]
        assert found == ["wal", 2]
        await store.close()

    asyncio.run(story())


def test_a_batch_is_written_whole_or_not_at_all_and_its_neighbours_do_not_suffer(url: str) -> None:
    """All of them wait for the same commit; one of them was overtaken, in its key alone."""

    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "runedar", ADA)
            store, entry = room.store, Stage().entries[0]
            used = Receipt(ADA.id, "used-before", b"x", table, 2)
            say = [Addition(table, [type(entry)(number, 0.0, Said(ADA, "x"))]) for number in (3, 4, 5)]
            await store.write(WriteBatch([say[0]], used))
            results = await asyncio.gather(
                store.write(WriteBatch([say[1]])),
                store.write(WriteBatch([say[2]], used)),
                store.write(WriteBatch([Addition(table, [type(entry)(2, 0.0, Said(ADA, "y"))])])),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), Overtaken, Overtaken]
            assert [one.number for one in await store.entries(table)] == [1, 2, 3, 4]

    asyncio.run(story())


def test_what_waits_while_a_commit_is_under_way_goes_into_the_next_one_together(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            tables = [await new_table(room, "runedar", ADA) for _ in range(20)]
            sizes: list[int] = []
            commit = room.store._writer._commit

            async def counted(batches: list[WriteBatch]) -> None:
                sizes.append(len(batches))
                await commit(batches)

            room.store._writer._commit = counted
            await asyncio.gather(*(done(room, ADA, Say(table=table, text="x")) for table in tables))
            assert sum(sizes) == 20
            assert len(sizes) <= 5

    asyncio.run(story())


def test_a_person_is_recognised_by_a_key_that_is_stored_only_as_a_hash(url: str) -> None:
    async def story() -> None:
        store = await Store.open(url)
        person, key = await enrol(store, "  Ada ")
        assert person.name == "Ada"
        assert await recognise(store, key) == person
        assert await recognise(store, key[:-1]) is None
        async with store.engine.connect() as connection:
            row = (await connection.execute(PEOPLE.select())).one()
        assert key.encode() not in b"".join(str(value).encode() for value in row)
        for name in ("", " ", "x" * 65, "a\x00b", "a\nb"):
            with pytest.raises(mattock.BadOption):
                await enrol(store, name)
        await store.close()

    asyncio.run(story())
