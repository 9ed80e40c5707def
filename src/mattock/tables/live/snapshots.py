"""Snapshots of a table, and what is written with new entries: lobby line, finished game, moment a turn is due."""

from __future__ import annotations

from typing import Final

import msgspec

from mattock.tables.live.bots import bot_to_move
from mattock.tables.log.chronicle import finished
from mattock.tables.log.entries import AnyBody, Entry, Rewound
from mattock.tables.log.record import Snapshot, TableRecord
from mattock.tables.log.redaction import due
from mattock.tables.log.table import Table
from mattock.tables.store.batch import Addition, DailyStart, Summary
from mattock.tables.store.store import Store, Stored

SNAPSHOT_INTERVAL: Final = 64  # opening a table costs one snapshot and at most this many entries
BOT_TIMEOUT: Final = 60.0  # after so many seconds somebody looks whether a bot's server has died

SNAPSHOTS: Final[msgspec.msgpack.Decoder[Snapshot]] = msgspec.msgpack.Decoder(Snapshot)


def opened(table: str, stored: Stored) -> Table:
    """The table out of what the store has of it."""
    if stored.snapshot is None:
        return rebuilt(table, stored.entries)
    found = Table.restored(SNAPSHOTS.decode(stored.snapshot))
    for entry in stored.entries:
        found.apply(entry)
    return found


def rebuilt(table: str, entries: list[Entry]) -> Table:
    """Every entry applied from the beginning; fair luck is derived again on the way."""
    found = Table.created(table, entries[0])
    for entry in entries[1:]:
        found.apply(entry)
    return found


def numbered(bodies: list[AnyBody], after: int, at: float) -> list[Entry]:
    return [Entry(number, at, body) for number, body in enumerate(bodies, after + 1)]


def summary(table: Table) -> Summary:
    """`due` is also when to look after a bot that should have moved long ago."""
    record, person, end = table.record, table.asked_person, due(table)
    if bot_to_move(table) is not None:
        end = record.turn_at + BOT_TIMEOUT
    return Summary(record.opening.game, record.status, end, person.id if person else None)


def new_summary(before: Table, after: Table) -> Summary | None:
    """None where it is the same as before: most actions of a turn change nothing that it tells."""
    old, new = before.record, after.record
    is_same_turn = (old.status, before.asked, old.turn_at) == (new.status, after.asked, new.turn_at)
    if is_same_turn and old.seats == new.seats:
        return None
    sums = summary(after)
    return sums if sums != summary(before) else None


def opening(table: str, bodies: list[AnyBody], at: float, password: bytes | None = None) -> Addition:
    """The entries and rows of a new table."""
    entries = numbered(bodies, 0, at)
    return whole(rebuilt(table, entries), entries, password)


def whole(table: Table, entries: list[Entry], password: bytes | None = None) -> Addition:
    """A whole table as an addition to the store."""
    record = table.record
    is_due = len(entries) >= SNAPSHOT_INTERVAL or goes_back(entries) or record.is_imported
    span = snapshot(table) if is_due else None
    options = None if record.opening == entries[0].body else record.opening.options
    ended, daily = finished(table, entries), daily_start(record)
    return Addition(record.id, entries, summary(table), record.seats, span, password, ended, options, daily)


def daily_start(record: TableRecord) -> DailyStart | None:
    """The row of a game of the day; None for an imported table, which does not count here."""
    opening = record.opening
    if opening.daily is None or record.is_imported:
        return None
    return DailyStart(opening.game, opening.daily, opening.host.id)


def goes_back(entries: list[Entry]) -> bool:
    """A rewind is played again from the deal, however long ago that was: no opening should have to, so a snapshot
    follows at once.
    """
    return any(isinstance(entry.body, Rewound) for entry in entries)


def snapshot(table: Table) -> tuple[int, bytes]:
    return table.version, msgspec.msgpack.encode(table.snapshot())


class SnapshotWriter:
    """Remembers what is on disk beside the entries, so that only changes are written."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self._snapshot_at = 0

    async def open(self) -> Table | None:
        stored = await self.store.load(self.table)
        if stored is None:
            return None
        self._snapshot_at = stored.number
        return opened(self.table, stored)

    def addition(self, before: Table, after: Table, entries: list[Entry]) -> Addition:
        is_due = after.version - self._snapshot_at >= SNAPSHOT_INTERVAL or goes_back(entries)
        return Addition(
            self.table,
            entries,
            new_summary(before, after),
            after.record.seats if after.record.seats != before.record.seats else None,
            snapshot(after) if is_due else None,
            finished=finished(after, entries) if after.record.status == "over" != before.record.status else None,
            options=after.record.opening.options if after.record.opening is not before.record.opening else None,
        )

    def written(self, addition: Addition) -> None:
        """Note what is on disk now."""
        if addition.snapshot is not None:
            self._snapshot_at = addition.snapshot[0]
