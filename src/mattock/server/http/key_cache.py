"""Whom this server has met lately: a key is looked up once a minute, not with every request."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from mattock.tables import Person, Store
from mattock.tables.live.errors import safely
from mattock.tables.log.answers import Unavailable
from mattock.tables.store.people import hash_of_key, recognise

MAX_AGE: Final = 60.0  # seconds: so long another server may use the old name of somebody who took a new one
MAX_KEYS: Final = 20_000


class KeyCache:
    """Keys are never taken back and people never change but in name, so knowing them for a while is safe.

    Only hashes of keys are kept. Who is not known is looked up each time: they may enrol in the next moment.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._met: OrderedDict[bytes, tuple[float, Person]] = OrderedDict()

    async def with_key(self, key: str) -> Person | Unavailable | None:
        """Whose key it is; None if it is nobody's."""
        name = hash_of_key(key)
        since, known = self._met.get(name, (0.0, None))
        if known is not None and self._now() - since < MAX_AGE:
            return known
        person = await safely(recognise(self._store, key))
        if isinstance(person, Person):
            self._met.pop(name, None)
            self._met[name] = (self._now(), person)
            if len(self._met) > MAX_KEYS:
                self._met.popitem(last=False)
        return person

    def renamed(self, person: Person) -> None:
        """On all their devices."""
        for name, (since, known) in self._met.items():
            if known.id == person.id:
                self._met[name] = (since, person)
