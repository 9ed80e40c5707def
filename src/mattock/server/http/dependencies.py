"""Arguments that routes are given by name: the state of the app, and the person who asks."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from mattock.server.http.limits import check
from mattock.server.http.replies import Banned, Refused, Unrecognised
from mattock.server.state import AppState
from mattock.tables import Person
from mattock.tables.log.answers import Unavailable

AppStateArg = NamedDependency[AppState]
Known = NamedDependency[Person]
Anybody = NamedDependency[Person | None]


DEVICE_HEADER: Final = "mattock-device"  # a name that a client made up for the machine it runs on


def provide_app_state(state: State) -> AppState:
    app_state: AppState = state.app_state
    return app_state


async def provide_reader(request: Request[Any, Any, Any], app_state: AppStateArg) -> Person | None:
    """The person of the key in the header `Authorization: Bearer`, or None; a key is never part of an address."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        return None
    person = await app_state.key_cache.with_key(key.strip())
    if isinstance(person, Unavailable | Banned):
        raise Refused(person)
    return person


async def provide_person(request: Request[Any, Any, Any], app_state: AppStateArg) -> Person:
    person = await provide_reader(request, app_state)
    if person is None:
        raise Refused(Unrecognised())
    check(app_state.limits.of_person(person.id))
    device = request.headers.get(DEVICE_HEADER, "")[:64]
    app_state.traces.note(person, request.client.host if request.client else "", device)
    return person
