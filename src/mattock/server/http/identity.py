"""Identity: a name is enough to enrol, a link adds another device, and bots have tokens."""

from __future__ import annotations

from litestar import get, patch, post
from litestar.params import JSONBody

from mattock.core.refusal import BadOption as BadName
from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.messages import CurrentPerson, DeviceLink, LinkSecret, NewPerson, PersonName
from mattock.server.http.middleware import limit_attempts
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import Refused, Unrecognised
from mattock.server.state import AppState
from mattock.tables.log.answers import OptionRefused
from mattock.tables.store.links import device_link, follow_device_link
from mattock.tables.store.people import enrol, rename


async def enrolled(app_state: AppState, name: str, *, is_bot: bool) -> NewPerson:
    try:
        found = await enrol(app_state.store, name, is_bot=is_bot)
    except BadName as error:
        raise Refused(OptionRefused(problem=str(error))) from None
    person, key = found
    return NewPerson(person.id, person.name, key)


@post("/api/people", status_code=200, dto=Strict, guards=[limit_attempts], responses=refusals(OptionRefused))
async def new_person(data: JSONBody[PersonName], app_state: AppStateArg) -> NewPerson:
    """A name is enough to play."""
    return await enrolled(app_state, data.name, is_bot=False)


@get("/api/people/me", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS))
async def myself(person: Known) -> CurrentPerson:
    """The person that the key belongs to."""
    return CurrentPerson(person.id, person.name)


@patch("/api/people/me", dto=Strict, security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS, OptionRefused))
async def call_me(data: JSONBody[PersonName], person: Known, app_state: AppStateArg) -> CurrentPerson:
    """Another name from now on; at tables where one sits already the old one stays."""
    try:
        renamed = await rename(app_state.store, person, data.name)
    except BadName as error:
        raise Refused(OptionRefused(problem=str(error))) from None
    app_state.key_cache.renamed(renamed)
    return CurrentPerson(renamed.id, renamed.name)


@post(
    "/api/people/me/links",
    status_code=200,
    guards=[limit_attempts],
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS),
)
async def new_link(person: Known, app_state: AppStateArg) -> DeviceLink:
    """A secret for another device of the same person."""
    return DeviceLink(await device_link(app_state.store, person))


@post("/api/people/links", status_code=200, dto=Strict, guards=[limit_attempts], responses=refusals(*PERSON_REFUSALS))
async def follow_link(data: JSONBody[LinkSecret], app_state: AppStateArg) -> NewPerson:
    """A further key of the person who made the link."""
    found = await follow_device_link(app_state.store, data.secret)
    if found is None:
        raise Refused(Unrecognised())
    person, key = found
    return NewPerson(person.id, person.name, key)


@post("/api/people/bots", status_code=200, dto=Strict, guards=[limit_attempts], responses=refusals(OptionRefused))
async def new_bot(data: JSONBody[PersonName], app_state: AppStateArg) -> NewPerson:
    """A token for a program; its seats are those of a remote bot."""
    return await enrolled(app_state, data.name, is_bot=True)
