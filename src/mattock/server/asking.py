"""What routes are given by name: the house, and the person who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from mattock.server.house import House
from mattock.server.limits import check
from mattock.server.replies import Refused, Unrecognised
from mattock.tables import Person
from mattock.tables.answers import Unavailable
from mattock.tables.safely import safely
from mattock.tables.store.people import recognise

Housed = NamedDependency[House]
Known = NamedDependency[Person]


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_person(request: Request[Any, Any, Any], house: Housed) -> Person:
    """Whoever has the key in the header `Authorization: Bearer`; it is never part of an address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refused(Unrecognised())
    person = await safely(recognise(house.store, key.strip()))
    if isinstance(person, Unavailable):
        raise Refused(person)
    if person is None:
        raise Refused(Unrecognised())
    check(house.limits.of_person(person.id))
    return person
