"""Databases that are not ours, or that lead nowhere, are refused as what they are; ours are for their owner alone."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from mattock.tables import Store
from mattock.tables.store.archive import back_up
from mattock.tables.store.engine import open_engine, url_of
from mattock.tables.store.errors import StoreError, StoreUnavailable
from mattock.tables.store.migrating import upgrade_database
from tests.kit.postgres import Cluster
from tests.tables.parlour import new_table, room_at
from tests.tables.staging import ADA


def test_a_database_of_another_program_is_refused_and_left_as_it_is(folder: Path, cluster: Cluster) -> None:
    async def story(empty: str) -> None:
        engine = open_engine(url_of(empty))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE people (shoes INTEGER)"))
        with pytest.raises(StoreError, match="another program"):
            await upgrade_database(empty)
        with pytest.raises(StoreError, match="another program"):
            await Store.open(empty)
        async with engine.connect() as connection:
            names = await connection.run_sync(lambda found: inspect(found).get_table_names())
        await engine.dispose()
        assert names == ["people"]

    for empty in (f"sqlite:///{folder}/other.db", cluster.new_database()):
        asyncio.run(story(empty))


def test_a_file_of_another_program_keeps_every_byte(folder: Path) -> None:
    file = folder / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE shoes (size INTEGER)")
    before = file.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        asyncio.run(upgrade_database(f"sqlite:///{file}"))
    assert file.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["other.db"]


def test_a_database_of_a_newer_version_is_refused_as_such(url: str) -> None:
    async def story() -> None:
        await upgrade_database(url)
        engine = open_engine(url_of(url))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        for work in (upgrade_database(url), Store.open(url)):
            with pytest.raises(StoreError, match="9999: made by a newer version"):
                await work

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("sqlite://", "in a file"),
        ("sqlite:///:memory:", "in a file"),
        ("postgresql://localhost:99999/x", "no port 99999"),
        ("postgresql://localhost:0/x", "no port 0"),
        ("postgresql://localhost:port/x", "not the address"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_before_anybody_goes_there(address: str, problem: str) -> None:
    with pytest.raises(StoreError, match=problem):
        url_of(address)


def test_what_the_driver_said_is_for_the_operator(folder: Path, cluster: Cluster) -> None:
    (folder / "letter.db").write_bytes(b"Dear Ada, " * 500)
    elsewhere = cluster.new_database().replace("/test", "/nowhere")
    for url, said in ((f"sqlite:///{folder}/letter.db", "file is not a database"), (elsewhere, "does not exist")):
        with pytest.raises(StoreUnavailable) as caught:
            asyncio.run(Store.open(url))
        assert str(caught.value) == "database_gone"
        assert said in str(caught.value.for_the_operator)


def test_a_new_file_and_what_lies_beside_it_are_for_their_owner_alone(sqlite_url: str, folder: Path) -> None:
    async def story() -> dict[str, int]:
        async with room_at(sqlite_url) as room:
            await new_table(room, "runedar", ADA)
            await back_up(room.store, folder / "copy.db")
            return modes_in(folder)

    modes = asyncio.run(story())
    assert {"tables.db", "tables.db-wal", "tables.db-shm", "copy.db"} <= set(modes)
    assert set(modes.values()) == {0o600}


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_a_file_that_is_there_keeps_the_mode_that_somebody_gave_it(sqlite_url: str, folder: Path) -> None:
    asyncio.run(upgrade_database(sqlite_url))
    (folder / "tables.db").chmod(0o640)
    asyncio.run(upgrade_database(sqlite_url))
    assert stat.S_IMODE((folder / "tables.db").stat().st_mode) == 0o640
