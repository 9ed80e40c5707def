"""Export and import of tables, and backup of a store while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from mattock.tables.live.snapshots import opened, whole
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.engine import sqlite_file
from mattock.tables.store.errors import Overtaken, StoreError
from mattock.tables.store.files import new_private_file
from mattock.tables.store.links import register_strangers
from mattock.tables.store.store import Store, translating_errors


async def table_in(store: Store, table: str) -> Table:
    """A table as it is on disk."""
    stored = await store.load(table)
    if stored is None:
        raise StoreError(f"no table {table!r}").saying("no_table", table=repr(table))
    return opened(table, stored)


async def export_table(store: Store, table: str) -> str:
    """The whole log with every secret, for the operator and for `import_table`."""
    entries = await store.entries(table)
    if not entries:
        raise StoreError(f"no table {table!r}").saying("no_table", table=repr(table))
    return log_lines(table, entries, await store.password(table))


async def import_table(store: Store, text: str) -> str:
    """Write a table down that another store has exported; everything in it is played again and checked."""
    now = max(time.time(), await store.newest())  # the machine's clock may have been set back since
    table, entries, password = read_log(text, lambda: now)
    try:
        table.record.is_imported = True
        await store.write(WriteBatch([whole(table, entries, password)]))
    except Overtaken:
        raise StoreError(f"table {table.record.id!r} is here already") from None
    return table.record.id


async def links_for_strangers(store: Store, table: str) -> list[tuple[Person, str]]:
    """The people at an imported table who are not known here, each with the secret of a link."""
    found = await table_in(store, table)
    if found.is_ended:
        return []
    people = {seat.owner.id: seat.owner for seat in found.record.seats if seat.owner}
    host = found.record.opening.host
    if found.record.host == host.id:
        people[host.id] = host
    return await register_strangers(store, list(people.values()))


async def back_up(store: Store, target: Path) -> None:
    """A whole, consistent copy of an SQLite file, or none; tables play on meanwhile."""
    source = sqlite_file(store.engine.url)
    if source is None:
        raise StoreError("only SQLite is copied here; for PostgreSQL use pg_dump")
    with new_private_file(target):
        async with translating_errors():
            await asyncio.to_thread(copy_database, source, target)


def copy_database(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
