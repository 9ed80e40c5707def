"""Reading journals for the commands that use them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mattock.core.game import Game, PrintedData
from mattock.core.journal import Journal, JournalDamaged, JournalError, check_format, parsed_line

MAX_JOURNAL_BYTES: Final = 1 << 26  # bytes; the longest game fits many times


class NotAJournal(JournalError):
    """The file is no journal at all, so it cannot be called a false one."""


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Add the name of the file to errors about the journal in it."""
    try:
        yield
    except JournalError as error:
        error.facts = {**error.facts, "file": str(path)}
        raise


def read_text(path: Path) -> str:
    """The file as text. Bytes that are no text are kept, so that a damaged line is found by its sum.

    What editors and mail add to a file without changing its lines is no damage: a mark at the start, ends of lines.
    """
    with path.open("rb") as file:
        data = file.read(MAX_JOURNAL_BYTES)
    text = data.decode("utf-8", errors="surrogateescape")
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def read_journal(path: Path, *, unfinished: bool) -> Journal:
    """The journal in a file; its errors name the file."""
    text = read_text(path)
    with naming_file(path):
        check_head(text)
        return Journal.from_text(text, unfinished=unfinished)


def pieces_of(path: Path, game: Game, journal: Journal, components: str | None) -> PrintedData:
    """Data printed on the pieces that the journal's game was played with."""
    with naming_file(path):
        return game.pieces(components, game.version_of(journal.rules))


def check_head(text: str) -> None:
    """Check that it is a journal, and of a known version."""
    try:
        check_format(parsed_line(text.partition("\n")[0], 1, is_cut=False))
    except JournalDamaged:
        raise NotAJournal("not a journal").saying("not_a_journal") from None
