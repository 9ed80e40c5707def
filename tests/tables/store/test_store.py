"""The store: made by migrations, all or nothing, copied while it runs, and clear about what it cannot do."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

import mattock
from mattock.tables import Store
from mattock.tables.log.commands import Leave, Say, Undo
from mattock.tables.log.entries import Said
from mattock.tables.store.archive import back_up, export_table, import_table, table_in
from mattock.tables.store.batch import Addition, Receipt, WriteBatch
from mattock.tables.store.engine import default_url, open_engine, url_of
from mattock.tables.store.errors import Overtaken, StoreError
from mattock.tables.store.lobby import LobbySeat, tables_of, tables_with
from mattock.tables.store.migrating import upgrade, upgrade_database
from mattock.tables.store.people import enrol, recognise
from mattock.tables.store.schema import METADATA, PEOPLE
from tests.kit.postgres import Cluster
from tests.tables.parlour import begun, done, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, EVE, Stage


async def differences(engine: AsyncEngine) -> list[object]:
    """Between the schema that the code knows and the one that is there."""

    def compared(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with engine.connect() as connection:
        return await connection.run_sync(compared)


def test_the_migrations_make_the_schema_that_the_code_knows_and_may_run_again(url: str) -> None:
    async def story() -> None:
        engine = open_engine(url_of(url))
        try:
            await upgrade(engine)
            await upgrade(engine)
            assert await differences(engine) == []
        finally:
            await engine.dispose()

    asyncio.run(story())


def test_servers_that_start_together_upgrade_once(folder: Path, cluster: Cluster) -> None:
    async def story() -> None:
        for empty in (f"sqlite:///{folder}/new.db", cluster.new_database()):
            await asyncio.gather(*(upgrade_database(empty) for _ in range(3)))
            store = await Store.open(empty)
            await store.close()

    asyncio.run(story())


def test_a_database_that_is_not_up_to_date_is_refused_with_what_to_do(postgres_url: str) -> None:
    async def story() -> None:
        engine = open_engine(url_of(postgres_url))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await engine.dispose()
        with pytest.raises(StoreError, match=r"is at 0001, .* run `mattock db upgrade`"):
            await Store.open(postgres_url)

    asyncio.run(story())


def test_an_empty_database_is_refused_with_what_to_do(cluster: Cluster) -> None:
    with pytest.raises(StoreError, match=r"^the database is empty: `mattock db upgrade` fills it$"):
        asyncio.run(Store.open(cluster.new_database()))


def test_a_database_that_is_not_there_is_refused(folder: Path) -> None:
    for nowhere in (f"sqlite:///{folder}/no/such/folder.db", f"postgresql://mattock@/x?host={folder}"):
        with pytest.raises(StoreError, match="database_gone"):
            asyncio.run(Store.open(nowhere))


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


def test_the_lobby_shows_tables_without_opening_them(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            playing = await begun(room, "runedar", ADA, BOB)
            waiting = await new_table(room, "dwar7s", BOB)
            closed = await new_table(room, "dwar7s", ADA)
            await done(room, ADA, Leave(table=closed))
            assert [one.id for one in await tables_with(room.store, "playing")] == [playing]
            assert [one.id for one in await tables_with(room.store, "abandoned")] == [closed]
            (sign,) = await tables_with(room.store, "open")
            assert (sign.id, sign.game, sign.seats) == (
                waiting,
                "dwar7s",
                [LobbySeat("Bob", None), LobbySeat(None, None)],
            )
            assert {one.id for one in await tables_of(room.store, BOB)} == {waiting, playing}
            assert await tables_of(room.store, EVE) == []
            await play_along(room, playing, ADA, random.Random(1), upto=0)
            (sign,) = await tables_with(room.store, "playing")
            table = await table_in(room.store, playing)
            seat = table.record.seats[table.asked or 0]
            assert sign.asked == (seat.owner.id if seat.owner else None)

    asyncio.run(story())


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
