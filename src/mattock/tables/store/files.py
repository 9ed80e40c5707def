"""Files of SQLite: for their owner's eyes alone, and served by one server at a time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from mattock.tables.store.engine import default_url, sqlite_file, url_of
from mattock.tables.store.errors import StoreError

OURS_ALONE: Final = 0o600  # the secrets of games that are still played are in there


def make_private(file: Path) -> None:
    """A new empty file; SQLite gives the files beside it the same mode.

    What is there already is not even opened: closing it again would take SQLite's own locks on it away.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE))


@contextmanager
def sole_server(database: str | None) -> Iterator[None]:
    """While this lasts, no other server runs on the same SQLite file: neither would hear what the other writes.

    The lock is one of SQLite on an empty file beside it, so it works wherever SQLite does, goes away with the process
    however that ends, and leaves the database itself to everybody else.
    """
    file = sqlite_file(url_of(database or default_url()))
    if file is None:
        yield
        return
    place = file.resolve()
    guard = place.with_name(f"{place.name}.lock")
    make_private(guard)
    with closing(sqlite3.connect(guard, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing will be written, so nothing lies beside it either
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if "locked" not in str(error):
                raise StoreError(f"{guard}: {error}") from None
            raise StoreError(
                f"another server runs on {file}: an SQLite file serves one server, several need PostgreSQL"
            ) from None
        yield
