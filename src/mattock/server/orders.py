"""Carries out orders of the operator, given here, at another server or with a command, within a few seconds."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from mattock.server.http.key_cache import KeyCache
from mattock.server.ws.presence import Presence
from mattock.tables import Room
from mattock.tables.store.errors import StoreError
from mattock.tables.store.orders import GivenOrder, last_order, orders_after
from mattock.tables.store.store import Store

WATCH_INTERVAL: Final = 3.0
OVERLAP: Final = 16  # orders that are looked at again: two that are given at once may appear in another order

log = logging.getLogger(__name__)


class Orders:
    """Reads new orders of the store. Sockets of banned people, and of those whose keys were revoked, are closed."""

    def __init__(self, store: Store, room: Room, presence: Presence, key_cache: KeyCache) -> None:
        self._store = store
        self._room = room
        self._presence = presence
        self._key_cache = key_cache
        self._last = 0
        self._seen: set[int] = set()

    async def watch(self) -> None:
        """Watch for orders until cancelled."""
        self._last = await last_order(self._store)
        self._seen = {order.number for order in await orders_after(self._store, self._last - OVERLAP)}
        while True:
            await asyncio.sleep(WATCH_INTERVAL)
            try:
                await self.carry_out()
            except StoreError as error:
                log.warning("nobody looked for orders: %s", error)

    async def carry_out(self) -> None:
        """Carry out the orders that were not yet carried out here."""
        for order in await orders_after(self._store, self._last - OVERLAP):
            if order.number not in self._seen:
                self._act(order)
                self._seen.add(order.number)
                self._last = max(self._last, order.number)
        self._seen = {number for number in self._seen if number > self._last - OVERLAP}

    def _act(self, order: GivenOrder) -> None:
        if order.table is not None:
            self._room.notice(order.table)
        if order.person is not None:
            self._key_cache.forget(order.person)
            if order.kind in {"ban", "revoke"}:
                self._presence.drop(order.person)
