"""The context of a decision, and its result."""

from __future__ import annotations

from typing import NamedTuple

from mattock.core.state import State
from mattock.tables.log.entries import AnyBody
from mattock.tables.log.seats import Person


class DecisionContext(NamedTuple):
    """What a decision takes from outside, so that it is pure: a secret for a start, a new table's name, the time, and
    the ids of those who are connected to the table, or where their names matter too, these `people`.
    """

    secret: bytes
    table: str
    at: float = 0.0
    here: frozenset[str] = frozenset()
    people: tuple[Person, ...] = ()


class Decided(NamedTuple):
    """Entries to be written. `ahead` is the position they lead to; `rematch` are the first entries of the new table."""

    bodies: list[AnyBody]
    ahead: State | None = None
    rematch: list[AnyBody] | None = None
