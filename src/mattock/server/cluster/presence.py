"""The people who are connected to tables through other servers on the same database.

Each server announces the people at its tables whenever they change, and every few seconds that it is there. Nothing of
this is stored: a server that starts is told everything, and the people of a server that falls silent count as gone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct, field

from mattock.tables import Person
from mattock.tables.store.notifications import ServerMessages

SERVER_TIMEOUT: Final = 45.0  # seconds: three of the times at which a server says that it is there
MAX_PEOPLE: Final = 20  # people of one table and one server, players first; in a larger crowd onlookers are not named
MAX_MESSAGE_BYTES: Final = 7000  # bytes; PostgreSQL carries 8000


class PresenceMessage(Struct, frozen=True, omit_defaults=True):
    """A message of one server to all others: `here` are people by table, none where the last one has gone.

    A server that `starts` says everything and wants to hear everything; one that `goes` has nobody any more.
    """

    server: str
    here: dict[str, list[Person]] = {}
    starts: bool = field(default=False, name="anew")
    goes: bool = False


MESSAGES: Final = msgspec.json.Decoder(PresenceMessage)


class OtherServer:
    """The people and the last sign of life of another server."""

    def __init__(self) -> None:
        self.here: dict[str, list[Person]] = {}
        self.last_heard = 0.0


class ClusterPresence(ServerMessages):
    """`name` is this server; `here` are its own people by table, those who play first: their consent is asked; `tell`
    is called for a table that has changed.
    """

    def __init__(self, name: str, here: Callable[[], dict[str, list[Person]]], tell: Callable[[str], None]) -> None:
        super().__init__()
        self._name = name
        self._here = here
        self._tell = tell
        self._changed: set[str] = set()
        self._is_talking = False  # a server with a database of its own has nobody to talk to
        self._is_starting = False
        self._neighbours: dict[str, OtherServer] = {}

    def people(self, table: str) -> list[Person]:
        return [person for one in self._neighbours.values() for person in one.here.get(table, ())]

    def changed(self, table: str) -> None:
        """Note that somebody has come to a table of this server, or has gone."""
        if self._is_talking:
            self._changed.add(table)
            self.has_news.set()

    def connected(self) -> None:
        """Start afresh on a new connection, as either side may have missed something."""
        self._is_talking = self._is_starting = True
        self._changed.update(self._here())

    def outgoing(self) -> list[str]:
        """The messages to send: tables that have changed, or only that this server is there."""
        self.has_news.clear()
        self._forget_the_silent()
        here, changed, self._changed = self._here(), self._changed, set()
        is_starting, self._is_starting = self._is_starting, False
        parts = split({table: here.get(table, [])[:MAX_PEOPLE] for table in changed})
        return [
            encoded(PresenceMessage(self._name, part, is_starting and not number)) for number, part in enumerate(parts)
        ]

    def last_message(self) -> str:
        return encoded(PresenceMessage(self._name, goes=True))

    def receive(self, text: str) -> None:
        word = MESSAGES.decode(text)
        if word.server == self._name:
            return
        if word.starts or word.goes:
            self._forget(word.server)
        if word.starts:
            self._changed.update(self._here())
            self.has_news.set()
        if not word.goes:
            self._learn(word)

    def _learn(self, word: PresenceMessage) -> None:
        known = self._neighbours.setdefault(word.server, OtherServer())
        known.last_heard = time.monotonic()
        for table, people in word.here.items():
            if people:
                known.here[table] = people
            else:
                known.here.pop(table, None)
            self._tell(table)

    def _forget_the_silent(self) -> None:
        latest = time.monotonic() - SERVER_TIMEOUT
        for server in [name for name, one in self._neighbours.items() if one.last_heard < latest]:
            self._forget(server)

    def _forget(self, server: str) -> None:
        for table in self._neighbours.pop(server, OtherServer()).here:
            self._tell(table)


def encoded(word: PresenceMessage) -> str:
    return msgspec.json.encode(word).decode()


def split(here: dict[str, list[Person]]) -> list[dict[str, list[Person]]]:
    """Split into parts that fit into a notice of PostgreSQL; there is at least one."""
    parts: list[dict[str, list[Person]]] = [{}]
    left = MAX_MESSAGE_BYTES
    for table, people in here.items():
        size = len(msgspec.json.encode({table: people}))
        if size > left and parts[-1]:
            parts.append({})
            left = MAX_MESSAGE_BYTES
        parts[-1][table] = people
        left -= size
    return parts
