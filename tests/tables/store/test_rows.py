"""Rows of the database out of what a table adds: only what is new or has changed."""

from __future__ import annotations

from mattock.tables.live.snapshots import opening, summary
from mattock.tables.store.batch import Addition, Receipt, WriteBatch
from mattock.tables.store.rows import (
    changed_rows,
    daily_rows,
    entry_rows,
    ids,
    key_rows,
    option_rows,
    seat_rows,
    snapshot_rows,
    table_rows,
)
from tests.tables.staging import ADA, BOB, NAME, Stage

STAGE = Stage("dwar7s", players=2).begin(ADA, BOB)
NEW = opening(NAME, [entry.body for entry in STAGE.entries], 5.0)
LATER = Addition(NAME, STAGE.entries[2:], summary(STAGE.table), snapshot=(7, b"packed"), options={"players": 2})


def test_every_entry_has_its_number_and_its_body() -> None:
    rows = entry_rows([NEW])
    assert [row[:2] for row in rows] == [(NAME, entry.number) for entry in NEW.entries]
    assert '"kind":"created"' in str(rows[0][3])


def test_a_new_table_has_a_row_and_one_that_was_there_is_changed() -> None:
    ((table, game, status, *_),) = table_rows([NEW, LATER])
    assert (table, game, status) == (NAME, "dwar7s", "playing")
    ((changed, status, at, *_),) = changed_rows([NEW, LATER])
    assert (changed, status, at) == (NAME, "playing", LATER.entries[-1].at)


def test_seats_are_written_with_their_owners_where_they_changed() -> None:
    assert [row[1:4] for row in seat_rows([NEW, LATER])] == [(0, "ada", "Ada"), (1, "bob", "Bob")]


def test_snapshots_options_and_fates_are_rows_only_where_there_are_any() -> None:
    assert snapshot_rows([NEW, LATER]) == [(NAME, 7, b"packed")]
    assert option_rows([NEW, LATER]) == [('{"players":2}', NAME)]
    assert daily_rows([NEW, LATER]) == []


def test_keys_of_commands_are_kept_with_their_answers() -> None:
    receipt = Receipt("ada", "key", b"hash", NAME, 3)
    assert key_rows([WriteBatch([NEW], receipt), WriteBatch([LATER])]) == [("ada", "key", b"hash", NAME, 3)]


def test_rows_make_room_for_each_table_once() -> None:
    assert ids([("a", 1), ("b", 1), ("a", 2)]) == [("a",), ("b",)]
