"""Applying entries is the only way in which a table changes, so stored entries and snapshots give the table back."""

from __future__ import annotations

import random

import msgspec
import pytest

import mattock
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.entries import DeedPlayed, Entry, LoggedAction
from mattock.tables.log.position import TableDamaged
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, NAME, Stage


def test_an_entry_out_of_order_or_with_other_luck_is_found() -> None:
    entries = Stage().begin(ADA, BOB).play_on(random.Random(1)).entries
    with pytest.raises(TableDamaged, match="entry 7 after 5"):
        rebuilt(NAME, entries[:5] + entries[6:])
    with pytest.raises(TableDamaged, match="begin"):
        rebuilt(NAME, entries[1:])
    index = next(i for i, one in enumerate(entries) if isinstance(one.body, DeedPlayed) and one.body.moves[0].luck)
    body = entries[index].body
    assert isinstance(body, DeedPlayed)
    (move,) = body.moves
    forged = msgspec.structs.replace(body, moves=(LoggedAction(move.action, (*move.luck[:-1], move.luck[-1] + 1)),))
    with pytest.raises(TableDamaged, match="luck"):
        rebuilt(NAME, [*entries[:index], Entry(index + 1, 0.0, forged)])


def test_a_table_made_under_other_rules_is_not_played_on() -> None:
    first = Stage().entries[0]
    other = msgspec.structs.replace(first.body, rules="runedar 0")
    with pytest.raises(mattock.JournalMismatch, match="runedar 0"):
        Table.created(NAME, Entry(1, 0.0, other))
