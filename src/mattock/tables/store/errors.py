"""What can go wrong with a database, told apart by what the caller can do about it."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from mattock.core.refusal import MattockError

# While a connection is being made, drivers raise errors of their own.
DATABASE_ERRORS: Final = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


class StoreError(MattockError):
    """Something about the store."""


class Overtaken(StoreError):
    """Somebody else has written that entry, or has used that key: look again, decide again."""


class StoreUnavailable(StoreError):
    """The database is gone, full or too busy. What was asked may be asked again."""

    def __init__(self, code: Literal["database_gone", "disk_full", "too_busy", "closing"]) -> None:
        super().__init__(code)
        self.code = code


def translated(error: Exception) -> StoreError:
    """The same in our words. Drivers do not agree on classes, so two cases are known by what they say."""
    if isinstance(error, IntegrityError):
        return Overtaken(str(error.orig))
    said = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    if "full" in said or "no space" in said:
        return StoreUnavailable("disk_full")
    return StoreUnavailable("too_busy" if "locked" in said or "deadlock" in said else "database_gone")
