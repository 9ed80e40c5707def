"""The operator's page: people, reports and tables, for a person who has the token that is printed at the start."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final, Literal

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from mattock.core.refusal import BadOption
from mattock.server.http.bodies import Strict
from mattock.server.http.dependencies import AppStateArg
from mattock.server.http.limits import check
from mattock.server.http.messages import DisplayName
from mattock.server.http.middleware import address_of
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import NotFound, Refused, Unrecognised
from mattock.server.http.table import TableName
from mattock.server.state import AppState
from mattock.tables.live.closing import close_table
from mattock.tables.log.answers import NoSuchTable, OptionRefused
from mattock.tables.store import orders, reports
from mattock.tables.store.errors import StoreError, StoreUnavailable
from mattock.tables.store.orders import GivenOrder, KnownPerson, PersonDetails, Reason
from mattock.tables.store.reports import PersonReport

PersonName = Annotated[str, PathParameter(max_length=64, pattern="^[!-~]+$")]


class PersonOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """`reason` is for a ban, `name` for a person who is renamed."""

    order: Literal["ban", "unban", "rename", "revoke"]
    reason: Reason = ""
    name: DisplayName | None = None


class CloseRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Everybody at the table is told the reason."""

    reason: Reason = ""


class OrderCarriedOut(Struct, frozen=True):
    """`secret` is that of a link with which the owner of revoked keys comes back, once and within a week."""

    order: GivenOrder
    secret: str | None = None


async def operator(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard of the operator's routes; attempts at the token are limited like those at a password."""
    app_state: AppState = connection.app.state.app_state
    token = app_state.settings.operator
    scheme, _space, said = connection.headers.get("authorization", "").partition(" ")
    is_right = scheme.lower() == "bearer" and hmac.compare_digest(said.strip().encode(), token.encode())
    if not token or not is_right:
        check(app_state.limits.of_attempts(address_of(connection)))
        raise Refused(Unrecognised())


@get("/api/operator/people", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS), guards=[operator])
async def people(
    app_state: AppStateArg,
    name: Annotated[str, QueryParameter(max_length=64)] = "",
    banned: FromQuery[bool] = False,
    before: Annotated[float | None, QueryParameter()] = None,
) -> list[KnownPerson]:
    """The newest people first, a hundred at a time; `before` a time of `created`."""
    return await orders.list_people(app_state.store, name, is_banned=banned, before=before)


@get(
    "/api/operator/people/{who:str}",
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NotFound),
    guards=[operator],
)
async def one_person(who: PersonName, app_state: AppStateArg) -> PersonDetails:
    """A person with their devices, their tables, and what was ordered and reported."""
    try:
        return await orders.show_person(app_state.store, who)
    except orders.UnknownPerson:
        raise Refused(NotFound()) from None


@post(
    "/api/operator/people/{who:str}",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NotFound, OptionRefused),
    guards=[operator],
)
async def order(who: PersonName, data: JSONBody[PersonOrder], app_state: AppStateArg) -> OrderCarriedOut:
    """Ban somebody, take that back, give them another name, or make their keys worthless."""
    try:
        done = await ordered(app_state, who, data)
    except orders.UnknownPerson:
        raise Refused(NotFound()) from None
    except BadOption as error:
        raise Refused(OptionRefused(problem=str(error))) from None
    await app_state.orders.carry_out()
    return done


async def ordered(app_state: AppState, person: str, data: PersonOrder) -> OrderCarriedOut:
    store = app_state.store
    if data.order == "ban":
        return OrderCarriedOut(await orders.ban(store, person, data.reason))
    if data.order == "unban":
        return OrderCarriedOut(await orders.unban(store, person))
    if data.order == "rename":
        return OrderCarriedOut(await orders.rename_person(store, person, data.name or ""))
    return OrderCarriedOut(*await orders.revoke(store, person))


@post(
    "/api/operator/tables/{table:str}/close",
    status_code=200,
    dto=Strict,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NoSuchTable),
    guards=[operator],
)
async def close(table: TableName, data: JSONBody[CloseRequest], app_state: AppStateArg) -> OrderCarriedOut:
    """End a table; nobody speaks at it any more."""
    try:
        given = await close_table(app_state.store, table, data.reason)
    except StoreUnavailable:
        raise
    except StoreError:
        raise Refused(NoSuchTable(table=table)) from None
    await app_state.orders.carry_out()
    return OrderCarriedOut(given)


@get("/api/operator/reports", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS), guards=[operator])
async def all_reports(
    app_state: AppStateArg,
    settled: FromQuery[bool] = False,
    before: Annotated[int | None, QueryParameter(gt=0, le=2**31)] = None,
) -> list[PersonReport]:
    """What people have reported and nobody has settled, or what was settled; the newest first."""
    return await reports.list_reports(app_state.store, is_settled=settled, before=before)


@post(
    "/api/operator/reports/{number:int}/settle",
    status_code=200,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NotFound),
    guards=[operator],
)
async def settle(number: Annotated[int, PathParameter(gt=0, le=2**31)], app_state: AppStateArg) -> list[PersonReport]:
    """Somebody has looked after it; those that are left."""
    try:
        await reports.settle_report(app_state.store, number)
    except reports.NoSuchReport:
        raise Refused(NotFound()) from None
    return await reports.list_reports(app_state.store)


ROUTES: Final = (people, one_person, order, close, all_reports, settle)
