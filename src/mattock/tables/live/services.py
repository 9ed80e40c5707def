"""The services that tables need from outside."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from mattock.tables.log.decide.result import DecisionContext
from mattock.tables.log.seats import Person
from mattock.tables.store.store import Store
from mattock.wire.messages import SightData

Think = Callable[[str, SightData, frozenset[str], str | None], Awaitable[list[str]]]
"""From the level of a bot, the sight of its seat, the actions that it leaves to people and a seed, if it has one, to
the codes of its deed.
"""


class YourTurn(NamedTuple):
    """A person is asked, and does not listen to the table at this server."""

    table: str
    game: str
    person: Person


class Services(NamedTuple):
    """The store, the time, somewhere for bots to think, who calls people to their turn, and who is at a table through
    other servers.

    After `idle` seconds alone a table goes to sleep.
    """

    store: Store
    now: Callable[[], float]
    think: Think
    idle: float
    call: Callable[[YourTurn], None]
    on_other_servers: Callable[[str], Iterable[Person]]


def new_name() -> str:
    """A name for a table: short enough for a link, too long to be guessed."""
    return secrets.token_hex(8)


def current_time() -> DecisionContext:
    return DecisionContext(secrets.token_bytes(32), new_name())
