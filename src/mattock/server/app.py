"""The application: all routes, and what holds for every one of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import mattock
from mattock.server.asyncapi import socket_document
from mattock.server.http import (
    chronicles,
    client_files,
    daily,
    games,
    health,
    hook_routes,
    identity,
    journals,
    lobby,
    operator,
    puzzles,
    reviews,
    statistics,
    table,
)
from mattock.server.http.dependencies import DEVICE_HEADER, provide_app_state, provide_person, provide_reader
from mattock.server.http.docs_page import DocsPage, JsonDocument
from mattock.server.http.errors import HANDLERS, refusal
from mattock.server.http.headers import add_headers
from mattock.server.http.middleware import OriginMiddleware
from mattock.server.http.openapi import KEY_SCHEME, ExactStructs
from mattock.server.http.replies import NotFound
from mattock.server.state import ServerSettings, open_app_state
from mattock.server.ws.socket import table_socket
from mattock.texts.guest_games import leave_out_broken_games

MAX_BODY_BYTES: Final = 256 * 1024
MAX_FRAME_BYTES: Final = 64 * 1024

ROUTES: Final = (
    identity.new_person,
    identity.myself,
    identity.call_me,
    identity.new_link,
    identity.follow_link,
    identity.new_bot,
    games.list_games,
    games.show_pieces,
    games.show_tour,
    games.show_weighed,
    games.show_texts,
    lobby.new_table,
    lobby.list_tables,
    table.look_at,
    table.history,
    table.command,
    table.enter,
    table.invite,
    table.report,
    table.sight,
    table.past,
    table.journal,
    table.replay,
    journals.open_journal,
    *chronicles.ROUTES,
    *daily.ROUTES,
    *puzzles.ROUTES,
    *reviews.ROUTES,
    *statistics.ROUTES,
    *hook_routes.ROUTES,
    *operator.ROUTES,
    socket_document,
    health.health,
    health.health_in_short,
    health.metrics,
    table_socket,
    client_files.web_client,
)


def nothing_there(response: Response[Any]) -> Response[Any]:
    """Answer `not_found` where Litestar would show a page of its own."""
    return refusal(NotFound()) if response.status_code == 404 else response


DOCUMENT: Final = OpenAPIConfig(
    title="Mattock",
    version=mattock.__version__,
    description="Tables of board games over HTTP. The socket of a table is described in /api/asyncapi.json.",
    openapi_router=Router("/api", route_handlers=[], include_in_schema=False, after_request=nothing_there),
    render_plugins=[JsonDocument(path="/openapi.json"), DocsPage(path="/docs")],
    use_handler_docstrings=True,
    components=Components(security_schemes={KEY_SCHEME: SecurityScheme(type="http", scheme="bearer")}),
)


def cors(origins: frozenset[str]) -> CORSConfig | None:
    """Browsers ask beforehand whether a page of another origin may ask."""
    if not origins:
        return None
    return CORSConfig(allow_origins=sorted(origins), allow_headers=["authorization", "content-type", DEVICE_HEADER])


def create_app(settings: ServerSettings) -> Litestar:
    leave_out_broken_games()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_app_state(settings) as app_state:
            app.state.app_state = app_state
            yield

    return Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        dependencies={
            "app_state": Provide(provide_app_state, sync_to_thread=False),
            "person": Provide(provide_person),
            "reader": Provide(provide_reader),
        },
        exception_handlers=HANDLERS,
        middleware=[OriginMiddleware()],
        before_send=[add_headers],
        plugins=[ExactStructs()],
        request_max_body_size=MAX_BODY_BYTES,
        cors_config=cors(settings.allowed_origins),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2048, gzip_compress_level=5, exclude_opt_key=client_files.COMPRESSED_OPTION
        ),
        openapi_config=DOCUMENT,
        logging_config=None,
    )
