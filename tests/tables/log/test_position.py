"""Applying entries is the only way in which a table changes, so stored entries and snapshots give the table back."""

from __future__ import annotations

import random

import msgspec
import pytest

import mattock
from mattock.core.journal import Journal, JournalError
from mattock.core.verify import verify
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.commands import Agree, Say, Undo
from mattock.tables.log.entries import DeedPlayed, Entry, LoggedAction, read_body
from mattock.tables.log.export import journal_of, log_lines, notes_of, read_log
from mattock.tables.log.messages import GameStarted
from mattock.tables.log.position import TableDamaged
from mattock.tables.log.record import Snapshot
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def stored(entries: list[Entry]) -> list[Entry]:
    """As they come back from a database."""
    return [Entry(one.number, one.at, read_body(msgspec.json.encode(one.body))) for one in entries]


def eventful(game: str, *, to_the_end: bool = True) -> Stage:
    """A game with talk, free undo, undo by consent, and bots."""
    stage, dice = Stage(game, players=3).begin(ADA, BOB), random.Random(4)
    for mark in (10, 25, 40):
        stage.play_on(dice, lambda one, mark=mark: len(one.table.record.deeds) >= mark)  # type: ignore[misc]
        stage.do(ADA, Say(table=NAME, text=f"after {mark}"))
        stage.do(ADA, Undo(table=NAME, version=stage.version, steps=7))
        if stage.table.record.proposal is not None:
            stage.do(BOB, Agree(table=NAME, proposal=stage.version))
    if to_the_end:
        stage.play_on(dice)
    return stage


def truth(table: Table) -> bytes:
    return msgspec.msgpack.encode(table.snapshot())


@GAMES
def test_a_table_is_rebuilt_from_its_entries(game: str) -> None:
    stage = eventful(game)
    assert truth(rebuilt(NAME, stored(stage.entries))) == stage.truth()


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
