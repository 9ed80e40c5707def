"""Applying entries is the only way in which a table changes, so stored entries give the table back."""

from __future__ import annotations

from mattock.tables.live.snapshots import rebuilt
from tests.tables.eventful import GAMES, eventful, stored, truth
from tests.tables.staging import NAME


@GAMES
def test_a_table_is_rebuilt_from_its_entries(game: str) -> None:
    stage = eventful(game)
    assert truth(rebuilt(NAME, stored(stage.entries))) == stage.truth()
