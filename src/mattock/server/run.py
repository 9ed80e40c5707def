"""Running the server: uvicorn, one process. Several of them may share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from typing import Final

import uvicorn
from litestar import Litestar

from mattock.server.app import MAX_FRAME_BYTES, create_app
from mattock.server.http.connections import ConnectionGuard, http_protocol
from mattock.server.state import AppState, ServerSettings
from mattock.server.ws.transport import websocket_protocol
from mattock.tables import Store
from mattock.tables.store.errors import StoreUnavailable

SHUTDOWN_TIMEOUT: Final = 5  # seconds for what is under way when the server stops


class Server(uvicorn.Server):
    """Before the doors are closed, everybody is told to come back."""

    def __init__(
        self,
        app: Litestar,
        host: str,
        port: int,
        proxies: frozenset[str] = frozenset(),
        *,
        has_limits: bool = False,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                log_config=None,
                access_log=False,
                server_header=False,
                http=http_protocol(ConnectionGuard(proxies, has_limits=has_limits)),
                ws=websocket_protocol(),
                ws_max_size=MAX_FRAME_BYTES,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=sorted(proxies),
            )
        )
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app_state: AppState | None = self._app.state.get("app_state")
        if app_state is not None:
            await app_state.close()
        await super().shutdown(sockets)


def check_database(settings: ServerSettings) -> None:
    """A database that cannot be used is better refused before the doors open."""

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
    """Under which a browser on this machine finds it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def serve(listener: socket.socket, settings: ServerSettings) -> None:
    """Until somebody stops it. uvicorn raises the signal that stopped it once more; then Python tidies up and ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    host, port = listener.getsockname()[:2]
    Server(create_app(settings), host, port, settings.proxies, has_limits=settings.has_limits).run(sockets=[listener])
