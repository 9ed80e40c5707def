"""Errors of databases, by what the caller can do about them."""

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
    """Another server has written that entry, or the key is used: read and decide again."""


class StoreUnavailable(StoreError):
    """The database is gone, full or too busy; the request may be repeated.

    `said` is what the driver said: it helps who runs the database, and is nobody else's affair.
    """

    def __init__(self, code: Literal["database_gone", "disk_full", "too_busy", "closing"], said: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.said = said

    @property
    def for_the_operator(self) -> StoreError:
        parts = ("the database cannot be used", self.code.replace("_", " "), self.said)
        return StoreError(": ".join(filter(None, parts)))


def translated(error: Exception) -> StoreError:
    """The error as one of ours. Drivers differ in their classes, so two cases are known by their message."""
    if isinstance(error, IntegrityError):
        return Overtaken(str(error.orig))
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = str(cause) or type(cause).__name__
    if "full" in said.lower() or "no space" in said.lower():
        return StoreUnavailable("disk_full", said)
    return StoreUnavailable("too_busy" if "locked" in said or "deadlock" in said else "database_gone", said)
