"""Turns failures into refusals, so that every request is answered; the log says more."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

from mattock.core.journal import JournalMismatch
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.position import TableDamaged
from mattock.tables.store.errors import StoreUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")


async def safely(work: Awaitable[T]) -> T | Unavailable:
    """The result of the work, or the refusal for its failure."""
    try:
        return await work
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told or logged there
        return unavailable(error)


def unavailable(error: Exception) -> Unavailable:
    """The refusal for a failure; a fault of ours is logged."""
    if isinstance(error, StoreUnavailable):
        return Unavailable(code=error.code)
    if isinstance(error, JournalMismatch):
        return Unavailable(code="other_rules")
    is_damaged = isinstance(error, TableDamaged)
    log.error("a table is damaged" if is_damaged else "a table failed", exc_info=error)
    return Unavailable(code="damaged" if is_damaged else "failed")
