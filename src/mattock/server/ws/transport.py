"""How messages pass between a socket of a table and the network: fast where uvicorn is known, else through ASGI.

The fast transport (`fast_transport.py`) builds on the inside of uvicorn, which may change with any version; the
function `websocket_protocol` alone decides whether it is used. Without it everything goes through ASGI, one message at
a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from importlib.metadata import version
from typing import Any, Final, Protocol

from mattock.server.uvicorn_versions import DEFAULT_PROTOCOL, WEBSOCKETS, are_known

TRANSPORT_KEY: Final = "mattock.transport"

MessageCallback = Callable[[bytes, bool], None]
"""Takes a message, and whether it is text."""

LastWords = Callable[[int], bytes]
"""From the code with which a connection is cut, because what came cannot even be read, to what is said before."""

Receive = Callable[[], Awaitable[Any]]
"""The next event of ASGI."""


class Transport(Protocol):
    """The methods that a connection needs of its transport."""

    on_message: MessageCallback | None
    last_words: LastWords | None

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send all of them now, or none: then they are sent one by one through ASGI."""
        ...

    def listen_with(self, on_message: MessageCallback) -> None:
        """Give every message to this callback from now on."""
        ...

    async def until_gone(self, receive: Receive) -> None:
        """Return when the client has gone; messages that come through ASGI are heard here."""
        ...

    def pause(self) -> None:
        """Read no more for the moment: a client that sends more waits in the network."""
        ...

    def go_on(self) -> None:
        """Read again."""
        ...

    def cut(self) -> None:
        """Close at once, whatever waits to be sent."""
        ...


class AsgiTransport:
    """A transport over ASGI alone, for any server. uvicorn itself then ends what has to be cut, without last words."""

    def __init__(self) -> None:
        self.on_message: MessageCallback | None = None
        self.last_words: LastWords | None = None
        self._may_read = asyncio.Event()
        self._may_read.set()

    def push(self, texts: Sequence[bytes]) -> bool:
        """Nothing is sent without waiting."""
        return False

    def listen_with(self, on_message: MessageCallback) -> None:
        self.on_message = on_message

    async def until_gone(self, receive: Receive) -> None:
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            if self.on_message is not None:
                self.on_message(event.get("bytes") or b"" if text is None else text.encode(), text is not None)
            await self._may_read.wait()

    def pause(self) -> None:
        self._may_read.clear()

    def go_on(self) -> None:
        self._may_read.set()

    def cut(self) -> None:
        """uvicorn closes a connection by itself some seconds after its application has ended."""


def transport_of(scope: Any) -> Transport:
    """The transport of a connection: the fast one if the server offers it, else a plain one, always the same."""
    offered = scope.setdefault("extensions", {})
    if TRANSPORT_KEY not in offered:
        offered[TRANSPORT_KEY] = {"transport": AsgiTransport()}
    transport: Transport = offered[TRANSPORT_KEY]["transport"]
    return transport


def websocket_protocol(installed: Callable[[str], str] = version) -> type[asyncio.Protocol] | str:
    """The WebSocket protocol for uvicorn: the fast transport if these versions are known, else its own."""
    if not are_known(WEBSOCKETS, installed):
        return DEFAULT_PROTOCOL
    from mattock.server.ws.fast_transport import FastTransport

    return FastTransport
