"""The least that this stack can do: Litestar and uvicorn as our server runs them; every text comes straight back."""

from __future__ import annotations

import sys
from typing import Any

from litestar import Litestar, WebSocket, get, websocket

from mattock.server.run import Server


@get("/health", sync_to_thread=False)
def health() -> str:
    return "well"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while (event := await socket.receive())["type"] == "websocket.receive":
        await socket.send({"type": "websocket.send", "text": event["text"], "bytes": None})


if __name__ == "__main__":
    app = Litestar([health, echo], logging_config=None, openapi_config=None)
    Server(app, "127.0.0.1", int(sys.argv[1])).run()
