"""A cache of people by key: a key is looked up once a minute, not with every request."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from mattock.server.http.replies import Banned
from mattock.tables import Person, Store
from mattock.tables.live.errors import safely
from mattock.tables.log.answers import Unavailable
from mattock.tables.store.people import Ban, hash_of_key, recognise

MAX_AGE: Final = 60.0  # seconds: so long another server may use the old name of somebody who took a new one
MAX_KEYS: Final = 20_000


class KeyCache:
    """Knowing people for a while is safe: the operator's bans and revoked keys are told to us (`forget`).

    Only hashes of keys are kept. People who are not known are looked up each time: they may enrol in the next moment.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._met: OrderedDict[bytes, tuple[float, Person]] = OrderedDict()

    async def with_key(self, key: str) -> Person | Banned | Unavailable | None:
        """The person that the key belongs to, if any."""
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
        return Banned(reason=person.reason) if isinstance(person, Ban) else person

    def forget(self, person: str) -> None:
        """Drop all keys of a person, so that they are looked up again."""
        for name in [name for name, (_, known) in self._met.items() if known.id == person]:
            del self._met[name]

    def renamed(self, person: Person) -> None:
        """Note the new name of a person for all their keys."""
        for name, (since, known) in self._met.items():
            if known.id == person.id:
                self._met[name] = (since, person)
