"""Nobody is left without an answer: what goes wrong becomes a refusal, and the log says more."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

from mattock.core.journal import JournalMismatch
from mattock.tables.answers import Unavailable
from mattock.tables.position import TableDamaged
from mattock.tables.store.errors import StoreUnavailable

log = logging.getLogger(__name__)

T = TypeVar("T")


async def safely(work: Awaitable[T]) -> T | Unavailable:
    """The result of the work, or why there is none; then nothing was taken or told."""
    try:
        return await work
    except StoreUnavailable as error:
        return Unavailable(code=error.code)
    except JournalMismatch:
        return Unavailable(code="other_rules")
    except TableDamaged:
        log.exception("a table is damaged")
        return Unavailable(code="damaged")
    except Exception:
        log.exception("a table failed")
        return Unavailable(code="failed")
