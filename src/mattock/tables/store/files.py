"""Files of SQLite: readable by their owner alone, locked by one server, and watched for replacement."""

from __future__ import annotations

import importlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event

from mattock.tables.store.engine import default_url, sqlite_file, url_of
from mattock.tables.store.errors import StoreError, StoreUnavailable

fcntl: Any = None
with suppress(ImportError):  # there is none on Windows
    fcntl = importlib.import_module("fcntl")

Number = tuple[int, int] | None

SIDE_FILES: Final = ("-journal", "-wal", "-shm")  # what SQLite may leave beside a file
MIN_FREE_BYTES: Final = 64 * 1024  # a commit writes a few pages
PRIVATE_MODE: Final = 0o600  # the secrets of games that are still played are in there


def make_private(file: Path) -> None:
    """A new empty file; SQLite gives the files beside it the same mode.

    What is there already is not even opened: closing it again would take SQLite's own locks on it away.
    """
    with suppress(FileExistsError):
        make_new(file)


def make_new(file: Path) -> None:
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE))


@contextmanager
def new_private_file(file: Path) -> Iterator[None]:
    """A new private file to be filled: in the end it is there as a whole, or not at all."""
    make_new(file)
    try:
        yield
    except BaseException as error:
        for end in ("", *SIDE_FILES):
            file.with_name(file.name + end).unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename = error.filename or str(file)
        raise


class FileLock:
    """The file that a store has open, and its write-ahead log. The system lets them be removed or replaced; what is
    written to them then is lost with the process, so nothing is, until they lie there again.
    """

    def __init__(self, file: Path) -> None:
        place = file.resolve()
        self._files = (file, place.with_name(f"{place.name}-wal"))
        self._known: list[Number] = []

    def take(self) -> None:
        """Remember the files. A connection must stay open, or their inodes may go to other files."""
        self._known = [inode_of(file) for file in self._files]

    def check(self, *_: Any) -> None:
        if self._known and self._known != [inode_of(file) for file in self._files]:
            raise StoreUnavailable("database_gone", f"{self._files[0]} was removed or replaced while it was open")

    def check_room(self) -> None:
        """Raise if the disk has no room for a commit."""
        free = shutil.disk_usage(self._files[1].parent).free
        if free < MIN_FREE_BYTES:
            raise StoreUnavailable("disk_full", f"{free} bytes are free for {self._files[0]}")

    def guard(self, engine: Engine) -> None:
        """Check before each commit that the file is still the one opened; never open or make another in its place."""
        event.listen(engine, "commit", self.check)
        event.listen(engine, "do_connect", self.check)


def inode_of(file: Path) -> Number:
    """The device and inode of a file; None where there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def server_lock(database: str | None) -> Iterator[None]:
    """Hold a lock that keeps other servers off the same SQLite file: neither would hear what the other writes.

    The lock is one of SQLite on an empty file beside it, so it works wherever SQLite does, goes away with the process
    however that ends, and leaves the database itself to everybody else. The empty file can be deleted, so where the
    system can lock whole files the database is locked as well; SQLite's own locks, on parts of it, are other ones.
    """
    file = sqlite_file(url_of(database or default_url()))
    if file is None:
        yield
        return
    place = file.resolve()
    busy = StoreError(f"another server runs on {file}: an SQLite file serves one server, several need PostgreSQL")
    guard = place.with_name(f"{place.name}.lock")
    make_private(guard)
    with closing(sqlite3.connect(guard, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("PRAGMA journal_mode=OFF")  # nothing will be written, so nothing lies beside it either
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if "locked" not in str(error):
                raise StoreError(f"{guard}: {error}") from None
            raise busy from None
        with whole_file_lock(place, busy):
            yield


@contextmanager
def whole_file_lock(file: Path, busy: StoreError) -> Iterator[None]:
    """The file stays open meanwhile: closing it would take SQLite's own locks of this process away."""
    if fcntl is None:
        yield
        return
    make_private(file)
    opened = os.open(file, os.O_RDONLY)
    try:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise busy from None
        except OSError:  # some networks have no such locks; then the file beside it has to do
            pass
        yield
    finally:
        os.close(opened)
