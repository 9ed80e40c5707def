"""Traces tell whether two people share an address or a device, and nothing else: keyed hashes that are soon forgotten.

Two such people make no rated pair.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from mattock.tables.store.meetings import MAX_TRACE_AGE
from mattock.tables.store.schema import SECRETS, TRACES
from mattock.tables.store.store import Store, translating_errors


async def note_traces(store: Store, person: str, seen: float, sources: Iterable[str]) -> None:
    """Somebody was seen at these addresses and devices."""
    async with translating_errors(), store.engine.begin() as connection:
        key: bytes = (
            await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "trace_key"))
        ).scalar_one()
        rows = [
            {"person": person, "trace": hmac.digest(key, source.encode(), "sha256"), "seen": seen} for source in sources
        ]
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        told = dialect.insert(TRACES)
        renewed = told.on_conflict_do_update(index_elements=["person", "trace"], set_={"seen": told.excluded.seen})
        await connection.execute(renewed, rows)


async def forget_traces(store: Store, now: float) -> None:
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(delete(TRACES).where(TRACES.c.seen < now - MAX_TRACE_AGE))
