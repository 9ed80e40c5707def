"""A table goes on from a snapshot as it would have without."""

from __future__ import annotations

import msgspec

from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.record import Snapshot
from mattock.tables.log.table import Table
from tests.tables.eventful import GAMES, eventful, stored, truth
from tests.tables.staging import NAME


@GAMES
def test_a_table_goes_on_from_any_snapshot_as_if_nothing_had_been(game: str) -> None:
    stage = eventful(game)
    entries = stored(stage.entries)
    for cut in (1, 4, 5, 20, 47, len(entries) - 3):
        kept = msgspec.msgpack.decode(truth(rebuilt(NAME, entries[:cut])), type=Snapshot)
        table = Table.restored(kept)
        for entry in entries[cut:]:
            table.apply(entry)
        assert truth(table) == stage.truth()
