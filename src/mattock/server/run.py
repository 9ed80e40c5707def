"""Running the server: uvicorn, one process or several workers. Several may share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from litestar import Litestar

from mattock.server.app import MAX_FRAME_BYTES, create_app
from mattock.server.cluster.handover import Handover
from mattock.server.cluster.workers import serve_with_workers
from mattock.server.http.connections import ConnectionGuard, http_protocol
from mattock.server.state import AppState, ServerSettings
from mattock.server.ws.transport import websocket_protocol
from mattock.tables import Store
from mattock.tables.store.errors import StoreUnavailable

SHUTDOWN_TIMEOUT: Final = 5  # seconds for what is under way when the server stops


class Server(uvicorn.Server):
    """uvicorn's server; before it stops, it tells all clients to connect again."""

    def __init__(
        self,
        app: Litestar,
        host: str,
        port: int,
        proxies: frozenset[str] = frozenset(),
        *,
        has_limits: bool = False,
        handover: Handover | None = None,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                log_config=None,
                access_log=False,
                server_header=False,
                http=http_protocol(ConnectionGuard(proxies, has_limits=has_limits), handover),
                ws=websocket_protocol(),
                ws_max_size=MAX_FRAME_BYTES,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=sorted(proxies),
            )
        )
        self._app = app
        self._handover = handover

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._handover is not None and self.started and isinstance(self.config.http, type):
            self._handover.open(self._new_protocol)

    def _new_protocol(self) -> asyncio.Protocol:
        """A protocol as uvicorn makes one for each connection that it accepts."""
        made: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handover is not None:
            self._handover.close()
        app_state: AppState | None = self._app.state.get("app_state")
        if app_state is not None:
            await app_state.close()
        await super().shutdown(sockets)


def check_database(settings: ServerSettings) -> None:
    """Raise for a database that cannot be used, before connections are accepted."""

    async def open_once() -> None:
        await (await Store.open(settings.database)).close()

    try:
        asyncio.run(open_once())
    except StoreUnavailable as error:
        raise error.for_the_operator from None


def listen_at(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)


def address_of(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def serve(listener: socket.socket, settings: ServerSettings) -> None:
    """Serve until stopped."""
    if settings.workers > 1:
        serve_with_workers(listener, settings, serve_here)
    else:
        serve_here(listener, settings)


def serve_here(listener: socket.socket, settings: ServerSettings, handover: Handover | None = None) -> None:
    """In this process. uvicorn raises the signal that stopped it once more; then Python tidies up and ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    host, port = listener.getsockname()[:2]
    app = create_app(settings)
    Server(app, host, port, settings.proxies, has_limits=settings.has_limits, handover=handover).run(sockets=[listener])
