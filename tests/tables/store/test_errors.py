"""What can go wrong with a database, told apart by what can be done about it."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from mattock.tables.store.errors import Overtaken, StoreUnavailable, translated


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (sqlite3.OperationalError("database or disk is full"), "disk_full"),
        (OSError("No space left on device"), "disk_full"),
        (sqlite3.OperationalError("database is locked"), "too_busy"),
        (OperationalError("insert", {}, Exception("deadlock detected")), "too_busy"),
        (ConnectionRefusedError(), "database_gone"),
    ],
)
def test_an_error_of_a_driver_is_one_of_ours(error: Exception, code: str) -> None:
    found = translated(error)
    assert isinstance(found, StoreUnavailable)
    assert found.code == code
    assert found.said


def test_a_row_that_is_there_already_was_written_by_somebody_else() -> None:
    assert isinstance(translated(IntegrityError("insert", {}, Exception("unique"))), Overtaken)


def test_only_the_operator_hears_what_the_driver_said() -> None:
    error = translated(OSError("No space left on device"))
    assert isinstance(error, StoreUnavailable)
    assert str(error) == "disk_full"
    assert "No space left" in str(error.for_the_operator)
