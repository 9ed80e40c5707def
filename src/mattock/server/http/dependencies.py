"""What routes are given by name: the house, and the person who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from mattock.server.http.limits import check
from mattock.server.http.replies import Refused, Unrecognised
from mattock.server.state import House
from mattock.tables import Person
from mattock.tables.log.answers import Unavailable

Housed = NamedDependency[House]
Known = NamedDependency[Person]
Anybody = NamedDependency[Person | None]


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_reader(request: Request[Any, Any, Any], house: Housed) -> Person | None:
    """The person of the key in the header `Authorization: Bearer`, or None; a key is never part of an address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        return None
    person = await house.acquainted.with_key(key.strip())
    if isinstance(person, Unavailable):
        raise Refused(person)
    return person


async def provide_person(request: Request[Any, Any, Any], house: Housed) -> Person:
    person = await provide_reader(request, house)
    if person is None:
        raise Refused(Unrecognised())
    check(house.limits.of_person(person.id))
    return person
