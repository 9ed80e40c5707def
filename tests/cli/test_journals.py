"""Reading journals from files: what mail and editors add is no damage, and errors name the file."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock.cli.journals import NotAJournal, read_journal, read_text
from mattock.core.chance import Seeded
from mattock.core.journal import JournalError, JournalTruncated


def written(path: Path) -> str:
    state = mattock.game("dwar7s").new(chance=Seeded(1), players=2)
    state.play(state.legal()[0])
    text = state.journal().to_text()
    path.write_text(text, encoding="utf-8")
    return text


def test_a_mark_at_the_start_and_other_ends_of_lines_are_no_damage(tmp_path: Path) -> None:
    file = tmp_path / "game"
    text = written(file)
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert read_text(file) == text
    assert len(read_journal(file, unfinished=True).moves) == 1


def test_errors_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game"
    text = written(file)
    file.write_text(text[: text.rindex("{")], encoding="utf-8")
    with pytest.raises(JournalTruncated) as raised:
        read_journal(file, unfinished=False)
    assert raised.value.facts["file"] == str(file)


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\xff\xfe\x00", b"[1, 2]\n"])
def test_what_is_no_journal_is_not_called_a_false_one(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "game"
    file.write_bytes(data)
    with pytest.raises(JournalError) as raised:
        read_journal(file, unfinished=True)
    assert isinstance(raised.value, NotAJournal)
