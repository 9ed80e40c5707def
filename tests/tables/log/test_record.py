"""What version 0.1.0 has written is read: there every action was an entry, and is a deed of its own now."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import mattock
from mattock.core.verify import verify
from mattock.tables import Person, Store
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.commands import Undo
from mattock.tables.log.entries import DeedPlayed, Rewound
from mattock.tables.log.export import journal_of, log_lines, read_log
from mattock.tables.store.archive import import_table, table_in
from tests.tables.parlour import done, play_along, room_at
from tests.tables.staging import ADA

STORED = Path(__file__).parent / "version_0_1_0"


def database(folder: Path) -> tuple[str, str]:
    """Its address, and the name of its table: a siege that is under way, with actions taken back and a snapshot."""
    path = folder / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript((STORED / "runedar.sql").read_text(encoding="utf-8"))
    ((name,),) = connection.execute("SELECT id FROM tables")
    connection.close()
    return f"sqlite:///{path}", name


def test_a_table_in_an_old_database_is_opened_from_its_snapshot_as_from_its_entries(folder: Path) -> None:
    async def story() -> None:
        url, name = database(folder)
        store = await Store.open(url)
        stored, entries = await store.load(name), await store.entries(name)
        assert stored is not None
        assert stored.snapshot is not None
        table, again = await table_in(store, name), rebuilt(name, entries)
        assert table.record == again.record
        assert table.snapshot().position == again.snapshot().position
        assert not table.record.single_moves
        assert len(table.record.deeds) > 60
        assert any(isinstance(entry.body, Rewound) for entry in entries)
        assert all(len(entry.body.moves) == 1 for entry in entries if isinstance(entry.body, DeedPlayed))
        await store.close()

    asyncio.run(story())


def test_a_game_in_an_old_database_is_taken_back_and_played_on(folder: Path) -> None:
    async def story() -> None:
        url, name = database(folder)
        async with room_at(url) as room:
            before = await table_in(room.store, name)
            owner = Person(ADA.id, ADA.name)
            await done(room, owner, Undo(table=name, version=before.version, steps=30))
            after = await table_in(room.store, name)
            assert after.record.deeds == before.record.deeds[:-30]
            told = await play_along(room, name, owner, random.Random(1), upto=len(before.record.deeds) + 5)
            assert told[-1].standing.deeds >= len(before.record.deeds) + 5
            log = log_lines(name, await room.store.entries(name))
            assert read_log(log)[0].record.opening.game == "runedar"

    asyncio.run(story())


def test_an_old_export_is_believed_and_imported_and_its_journal_verifies(sqlite_url: str) -> None:
    text = (STORED / "dwar7s.jsonl").read_text(encoding="utf-8")
    table, entries, _ = read_log(text)
    assert table.record.status == "over"
    assert '"kind":"played"' in text
    assert sum(isinstance(entry.body, DeedPlayed) for entry in entries) >= len(table.record.deeds) > 100
    assert verify(journal_of(table), mattock.game("dwar7s")).actions == len(table.record.deeds)

    async def story() -> None:
        store = await Store.open(sqlite_url)
        await import_table(store, text)
        assert (await table_in(store, table.record.id)).record.deeds == table.record.deeds
        await store.close()

    asyncio.run(story())
