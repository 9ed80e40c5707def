"""Reading journals for the commands that use them."""

from __future__ import annotations

from pathlib import Path

from mattock.core.journal import Journal, JournalDamaged, JournalError, JournalTruncated, check_format, parsed_line


class NotAJournal(JournalError):
    """Whatever the file is, nobody can say that it is a false journal."""


def read_text(path: Path) -> str:
    """The file as text. Bytes that are none stay what they are, so that a damaged line is found by its sum.

    What editors and mail add to a file without changing its lines is no damage: a mark at the start, ends of lines.
    """
    text = path.read_bytes().decode("utf-8", errors="surrogateescape")
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def read_journal(path: Path, *, unfinished: bool) -> Journal:
    """The journal in a file; its errors name the file."""
    text = read_text(path)
    check_head(path, text)
    try:
        return Journal.from_lines(text, unfinished=unfinished)
    except JournalError as error:
        error.args = (f"{path}: {error}{hint(error)}",)
        raise


def check_head(path: Path, text: str) -> None:
    """Is it a journal at all, and one of a version that we know?"""
    try:
        check_format(parsed_line(text.partition("\n")[0], 1, is_cut=False))
    except JournalDamaged:
        raise NotAJournal(f"{path}: not a journal") from None
    except JournalError as error:
        raise NotAJournal(f"{path}: {error}") from None


def hint(error: JournalError) -> str:
    return "; --unfinished accepts that" if isinstance(error, JournalTruncated) else ""
