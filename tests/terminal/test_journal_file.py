"""A journal that is written while the game is played: at every moment all of it is on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.core.journal import Journal
from mattock.terminal.journal_file import JournalFile


def test_every_action_is_on_disk_before_the_game_goes_on(tmp_path: Path) -> None:
    state = mattock.game("dwar7s").new(chance=Seeded(1), players=2)
    path = tmp_path / "game"
    file = JournalFile(path)
    file.begin(state)
    while not state.is_over:
        code = state.legal()[0].code
        state.play(state.catalogue.by_code(code))
        file.add(state, code)
        written = Journal.from_text(path.read_text(encoding="utf-8"), unfinished=True)
        assert [move.code for move in written.moves] == [move.code for move in state.journal().moves]
    file.end(state)
    assert path.read_text(encoding="utf-8") == state.journal().to_text()


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("kept", encoding="utf-8")
    with pytest.raises(FileExistsError):
        JournalFile(tmp_path / "game")
    assert (tmp_path / "game").read_text(encoding="utf-8") == "kept"
