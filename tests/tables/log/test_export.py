"""Exports of a table: its journal verifies, its log is read whole or refused."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.journal import Journal, JournalError
from mattock.core.verify import verify
from mattock.tables.log.export import journal_of, log_lines, notes_of, read_log
from mattock.tables.log.messages import GameStarted
from tests.tables.eventful import GAMES, eventful, truth
from tests.tables.staging import ADA, BOB, NAME, Stage


@GAMES
def test_the_journal_of_a_finished_game_verifies_rewinds_and_all(game: str) -> None:
    """Every number follows from the secret that was promised at the start; what was taken back is noted beside it."""
    stage = eventful(game)
    journal = Journal.from_text(journal_of(stage.table).to_text())
    found = verify(journal, mattock.game(game))
    assert found.is_luck_derived
    assert found.outcome == stage.state.outcome
    assert found.actions == len(stage.table.record.deeds)
    notes = notes_of(stage.table)
    assert len(notes.rewinds) == 3
    assert notes.is_rewound is any(rewind.is_beyond for rewind in notes.rewinds) is True
    told = [one.what for one in stage.news(ADA, stage.entries).happenings]
    assert [one.commitment for one in told if isinstance(one, GameStarted)] == [journal.commitment]


@GAMES
def test_the_journal_of_a_running_game_keeps_the_secret_of_its_luck(game: str) -> None:
    stage = eventful(game, to_the_end=False)
    journal = journal_of(stage.table)
    assert stage.table.record.secret not in journal.to_text()
    assert not verify(Journal.from_text(journal.to_text()), mattock.game(game)).is_luck_derived


@GAMES
def test_a_log_is_written_and_read_whole(game: str) -> None:
    stage = eventful(game)
    table, entries, _ = read_log(log_lines(NAME, stage.entries))
    assert table.record.id == NAME
    assert entries == stage.entries
    assert truth(table) == stage.truth()


def test_a_log_that_was_changed_or_cut_is_refused() -> None:
    lines = log_lines(NAME, Stage().begin(ADA, BOB).entries)
    for broken in ("", "{}", lines.replace("Ada", "Eva"), "".join(lines.splitlines(keepends=True)[:-1])):
        with pytest.raises(JournalError):
            read_log(broken)
