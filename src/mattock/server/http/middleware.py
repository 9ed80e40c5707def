"""Checks before any route: the rate limit of an address, and the origin of the page that asks."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from mattock.server.http.limits import check
from mattock.server.http.replies import ForeignOrigin, Refused
from mattock.server.state import AppState

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def is_allowed_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Programs send no origin; browsers send that of the page, which must be ours or one that the operator allows."""
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:
        return False


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""


async def limit_attempts(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard of routes at which somebody could guess or create many things.

    It waits for nothing; but what is not a coroutine Litestar would send to a thread.
    """
    app_state: AppState = connection.app.state.app_state
    check(app_state.limits.of_attempts(address_of(connection)))


class OriginMiddleware(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        app_state: AppState = connection.app.state.app_state
        check(app_state.limits.of_address(address_of(connection)))
        origin, host = connection.headers.get("origin"), connection.headers.get("host")
        if scope.get("method") not in SAFE_METHODS and not is_allowed_origin(
            origin, host, app_state.settings.allowed_origins
        ):
            raise Refused(ForeignOrigin())
        await next_app(scope, receive, send)
