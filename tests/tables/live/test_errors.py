"""What goes wrong at a table becomes a refusal with a code of its own, and only our own mistakes are logged."""

from __future__ import annotations

import asyncio
import logging

import pytest

from mattock.core.journal import JournalMismatch
from mattock.tables.live.errors import safely, unavailable
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.position import TableDamaged
from mattock.tables.store.errors import StoreUnavailable


@pytest.mark.parametrize(
    ("error", "code", "is_logged"),
    [
        (StoreUnavailable("disk_full"), "disk_full", False),
        (JournalMismatch("other rules"), "other_rules", False),
        (TableDamaged("entry 7"), "damaged", True),
        (ZeroDivisionError("ours"), "failed", True),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else str(value),
)
def test_each_failure_has_its_code(
    error: Exception, code: str, is_logged: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert unavailable(error) == Unavailable(code=code)  # type: ignore[arg-type]
    assert bool(caplog.records) is is_logged


def test_work_is_answered_by_its_result_or_by_why_there_is_none() -> None:
    async def fine() -> int:
        return 7

    async def broken() -> int:
        raise JournalMismatch("other rules")

    assert asyncio.run(safely(fine())) == 7
    assert asyncio.run(safely(broken())) == Unavailable(code="other_rules")


def test_nobody_swallows_that_work_was_cancelled() -> None:
    async def cancelled() -> int:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(safely(cancelled()))
