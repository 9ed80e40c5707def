"""A database file that is removed or replaced while it is open: nothing more is written until it is back."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from mattock.tables import Store
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.commands import Say
from mattock.tables.log.entries import Said
from mattock.tables.store.errors import StoreUnavailable
from mattock.tables.store.files import server_lock
from mattock.tables.store.people import enrol
from tests.tables.parlour import done, new_table, room_at
from tests.tables.staging import ADA


def moved(source: Path, target: Path, *ends: str) -> None:
    for end in ends:
        (source / f"tables.db{end}").rename(target / f"tables.db{end}")


def replaced(folder: Path, other: Path) -> None:
    moved(folder, other, "", "-wal", "-shm")
    asyncio.run(made(f"sqlite:///{folder}/tables.db"))


async def made(url: str) -> None:
    await (await Store.open(url)).close()


HARMS: dict[str, Callable[[Path, Path], None]] = {
    "removed": lambda folder, other: moved(folder, other, "", "-wal", "-shm"),
    "replaced": replaced,
    "its log removed": lambda folder, other: moved(folder, other, "-wal"),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_file_that_was_removed_or_replaced_takes_nothing_more(sqlite_url: str, harm: str) -> None:
    """Nothing is acknowledged that would be lost with the process."""
    folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
    other = folder / "other"
    other.mkdir()

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await new_table(room, "runedar", ADA)
            await done(room, ADA, Say(table=table, text="before"))
            await asyncio.to_thread(HARMS[harm], folder, other)
            files = {file.name for file in folder.iterdir()}
            command = Say(table=table, text="meanwhile", key="command-0001")
            for _ in range(2):
                assert await room.send(ADA, command) == Unavailable(code="database_gone")
            for refused in (enrol(room.store, "Bob"), room.store.reach(), connected(room.store)):
                with pytest.raises(StoreUnavailable, match="database_gone"):
                    await refused
            assert {file.name for file in folder.iterdir()} == files, "nobody makes another one in its place"
            for file in list(other.iterdir()):
                file.replace(folder / file.name)
            await room.store.reach()
            await done(room, ADA, command)
            said = [one.body.text for one in await room.store.entries(table) if isinstance(one.body, Said)]
            assert said == ["before", "meanwhile"]

    asyncio.run(story())


async def connected(store: Store) -> None:
    """With as many connections as there can be, new ones among them."""
    async with AsyncExitStack() as held:
        for _ in range(8):
            await held.enter_async_context(store.engine.connect())


def test_a_second_server_is_refused_though_the_lock_file_was_deleted(sqlite_url: str) -> None:
    """Another process, as the locks of one process do not stop it."""
    program = (
        "import sys\nfrom mattock.tables.store.files import server_lock\n"
        "with server_lock(sys.argv[1]):\n    print('in')\n"
    )
    asyncio.run(made(sqlite_url))
    with server_lock(sqlite_url):
        for lock in Path(sqlite_url.removeprefix("sqlite:///")).parent.glob("*.lock"):
            lock.unlink()
        second = subprocess.run(
            [sys.executable, "-c", program, sqlite_url], capture_output=True, text=True, check=False
        )
        assert second.stdout == ""
        assert "another server runs on" in second.stderr
    third = subprocess.run([sys.executable, "-c", program, sqlite_url], capture_output=True, text=True, check=False)
    assert third.stdout == "in\n"


def test_a_disk_without_room_is_said_before_anybody_loses_anything(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            await room.store.reach()
            monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 10, 0))
            with pytest.raises(StoreUnavailable, match="disk_full"):
                await room.store.reach()

    asyncio.run(story())
