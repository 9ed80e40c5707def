"""Closing a table by the operator, from any process: an entry is written like any other, and servers are told."""

from __future__ import annotations

import time
from typing import Final

from mattock.tables.live.snapshots import SnapshotWriter, numbered
from mattock.tables.log.decide.moderation import close
from mattock.tables.log.decide.result import Decided
from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.errors import Overtaken, StoreError
from mattock.tables.store.orders import GivenOrder, note_closed
from mattock.tables.store.store import Store

MAX_TRIES: Final = 200  # each time somebody at the table was quicker, which no person is for long


async def close_table(store: Store, name: str, reason: str) -> GivenOrder:
    """Close a table; doing it twice changes nothing. If somebody else writes meanwhile, it is tried again."""
    for _ in range(MAX_TRIES):
        try:
            await write_closed(store, name, reason)
            return await note_closed(store, name, reason)
        except Overtaken:
            continue
    raise StoreError(f"table {name!r} is too busy to be closed")


async def write_closed(store: Store, name: str, reason: str) -> None:
    snapshots = SnapshotWriter(store, name)
    table = await snapshots.open()
    if table is None:
        raise StoreError(f"no table {name!r}").saying("no_table", table=repr(name))
    decided = close(table, reason)
    if not isinstance(decided, Decided) or not decided.bodies:
        return
    entries = numbered(decided.bodies, table.version, max(time.time(), table.record.latest))
    after = table.copy()
    for entry in entries:
        after.apply(entry)
    await store.write(WriteBatch([snapshots.addition(table, after, entries)]))
