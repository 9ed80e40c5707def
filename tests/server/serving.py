"""A real server on a free port, in the event loop of the test; and people who visit it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mattock.server.app import create_app
from mattock.server.cluster.handover import Handover
from mattock.server.run import Server
from mattock.server.state import AppState, ServerSettings

Json = dict[str, Any]

# Seconds; a bot of the server that moves first has to start its process, which takes half a minute beside other work.
MAX_SILENCE: Final = 120


class Place:
    """Where a server is to be found, and what is inside it: only for code in the same event loop."""

    def __init__(self, server: Server, url: str, app_state: AppState) -> None:
        self.server = server
        self.url = url
        self.app_state = app_state


def narrow_socket(url: str, size: int) -> socket.socket:
    """A connection that holds few bytes."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
    host, _, port = url.removeprefix("http://").partition(":")
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    return narrow


def reading_nothing(stack: ExitStack, url: str, head: str) -> socket.socket:
    """A client that asks for more than fits into its hands and reads nothing of it."""
    found = stack.enter_context(narrow_socket(url, 4096))
    found.setblocking(True)
    found.sendall(f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n{head}\r\n".encode())
    return found


@asynccontextmanager
async def serving(
    folder: Path, *, port: int = 0, buffer: int = 0, handover: Handover | None = None, **settings: Any
) -> AsyncIterator[Place]:
    settings = {"database": f"sqlite:///{folder}/tables.db", "has_limits": False, **settings}
    agreed = ServerSettings(**settings)
    app = create_app(agreed)
    listener = socket.create_server(("127.0.0.1", port))
    if buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    server = Server(app, "127.0.0.1", 0, agreed.proxies, has_limits=agreed.has_limits, handover=handover)
    running = asyncio.create_task(server.serve([listener]))
    try:
        while not server.started:
            assert not running.done(), running.exception()
            await asyncio.sleep(0.01)
        yield Place(server, f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.app_state)
    finally:
        server.should_exit = True
        await running


class Transport:
    """A table's socket from the other end."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_

    async def send(self, message: Json | str | bytes) -> None:
        await self.socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def next(self) -> Json:
        async with asyncio.timeout(MAX_SILENCE):
            message: Json = msgspec.json.decode(await self.socket.recv())
        return message

    async def hear(self, *answers: str, re: str | None = None) -> Json:
        """The next message with one of these names, and if it is wanted, to that reference."""
        while True:
            message = await self.next()
            if message["answer"] in answers and (re is None or message.get("re") == re):
                return message

    async def ask(self, message: Json) -> Json:
        """The answer to a message that has a key or a ref."""
        await self.send(message)
        wanted = message.get("key") or message["ref"]
        while True:
            answer = await self.next()
            if answer.get("re") == wanted:
                return answer


class Visitor:
    """Somebody with a key."""

    def __init__(self, place: Place, http: httpx.AsyncClient, me: Json) -> None:
        self.place = place
        self.http = http
        self.id: str = me["id"]
        self.name: str = me["name"]
        self.key: str = me["key"]
        self.headers = {"Authorization": f"Bearer {self.key}"}

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path, headers=self.headers)

    async def post(self, path: str, body: object = None, **options: Any) -> httpx.Response:
        return await self.http.post(path, json=body, headers=self.headers, **options)

    async def command(self, table: str, **command: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{table}/commands", command)

    async def new_table(self, game: str = "dwar7s", *, players: int = 2, **more: Any) -> str:
        response = await self.post("/api/tables", {"game": game, "options": {"players": players}, **more})
        assert response.status_code == 200, response.text
        return str(response.json()["table"])

    async def begun(self, game: str = "dwar7s", *, players: int = 2, fill: str = "random", **more: Any) -> str:
        """A table at which this person plays with bots, already dealt."""
        table = await self.new_table(game, players=players, **more)
        for command in ({"do": "sit", "seat": 0}, {"do": "start", "fill": fill}):
            response = await self.command(table, **command)
            assert response.status_code == 200, response.text
        return table

    @asynccontextmanager
    async def line(self, table: str, after: int | None = None, **options: Any) -> AsyncIterator[Transport]:
        """A socket after hello."""
        address = f"{self.place.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, max_size=None, **options) as found:
            line = Transport(found)
            await line.send({"do": "hello", "token": self.key, "after": after})
            yield line


@asynccontextmanager
async def visiting(place: Place) -> AsyncIterator[Callable[[str], Awaitable[Visitor]]]:
    """`ada = await enrol("Ada")`."""
    async with httpx.AsyncClient(base_url=place.url, timeout=20) as http:

        async def enrol(name: str) -> Visitor:
            response = await http.post("/api/people", json={"name": name})
            assert response.status_code == 200, response.text
            return Visitor(place, http, response.json())

        yield enrol


@asynccontextmanager
async def meeting(place: Place) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """Two people in front of a server."""
    async with visiting(place) as enrol:
        yield await enrol("Ada"), await enrol("Bo")


@asynccontextmanager
async def visited(folder: Path, **settings: Any) -> AsyncIterator[tuple[Visitor, Visitor]]:
    """A server of their own."""
    async with serving(folder, **settings) as place, meeting(place) as people:
        yield people
