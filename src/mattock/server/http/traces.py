"""Notes the addresses and devices of people once a day, so that ratings can tell strangers from one another."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from mattock.server.http.limits import network
from mattock.tables import Person, Store
from mattock.tables.store.errors import StoreError
from mattock.tables.store.traces import note_traces

RENEWAL: Final = 24 * 3600.0  # seconds until it is noted again
MAX_NOTED: Final = 50_000

log = logging.getLogger(__name__)


class Traces:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._noted: dict[tuple[str, str], float] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, person: Person, address: str, device: str | None = None) -> None:
        """Note it in a task of its own."""
        now = time.monotonic()
        sources = [f"address {network(address)}"] if address else []
        sources += [f"device {device}"] if device else []
        new = [one for one in sources if now - self._noted.get((person.id, one), -RENEWAL) >= RENEWAL]
        if not new:
            return
        if len(self._noted) > MAX_NOTED:
            self._noted.clear()
        self._noted.update({(person.id, one): now for one in new})
        task = asyncio.create_task(self._write(person, new))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, person: Person, sources: list[str]) -> None:
        try:
            await note_traces(self._store, person.id, time.time(), sources)
        except StoreError as error:
            log.warning("nobody noted where somebody comes from: %s", error)
            for source in sources:
                self._noted.pop((person.id, source), None)

    async def close(self) -> None:
        await asyncio.gather(*self._writing)
