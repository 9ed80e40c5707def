"""The other end of the wire, for programs: who they are, where they sit, what they see, what they wish."""

from __future__ import annotations

import secrets
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mattock.core.refusal import MattockError

Json = dict[str, Any]
PASSING: Final = frozenset({"unavailable", "too_fast"})
"""Answers after which the same may be asked again in a moment."""


class Rejected(MattockError):
    """The server refused something that the program cannot do without."""

    def __init__(self, answer: Json) -> None:
        self.answer = answer
        details = ", ".join(str(value) for name, value in answer.items() if name != "answer")
        told = f"{answer['answer']}{': ' if details else ''}{details}"
        super().__init__(f"the server says {told}")
        self.saying("server_says", answer=told)

    def made_of(self) -> tuple[object, ...]:
        return (self.answer,)


class Busy(Rejected):
    """For the moment: the server stops or has no database, or was asked too fast."""


class Client:
    """`async with Client(url) as client`: one program, recognised by its key after `enrol`."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self._url, timeout=30.0)
        self._key = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def enrol(self, name: str) -> None:
        """Get a token for a bot of that name."""
        found = await self.ask("POST", "/api/people/bots", {"name": name})
        if not isinstance(found, dict) or not isinstance(found.get("key"), str):
            raise self._stranger()
        self._key = found["key"]
        self._http.headers["Authorization"] = f"Bearer {self._key}"

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """What the server answers; a refusal raises `Rejected`."""
        response = await self._http.request(method, path, json=body)
        try:
            answer = msgspec.json.decode(response.content)
        except msgspec.DecodeError:
            raise self._stranger() from None
        if response.is_error:
            if not isinstance(answer, dict) or "answer" not in answer:
                raise self._stranger()
            raise (Busy if answer["answer"] in PASSING else Rejected)(answer)
        return answer

    def _stranger(self) -> MattockError:
        return MattockError(f"{self._url} is no server of ours").saying("no_server", url=self._url)

    async def wish(self, table: str, wish: Json) -> Json:
        """One command at a table; safe to repeat by itself, because it has a key."""
        answer: Json = await self.ask("POST", f"/api/tables/{table}/commands", {"key": secrets.token_hex(8), **wish})
        return answer

    def socket(self, table: str) -> connect:
        """`async with client.socket(table) as socket`, then `hello`."""
        place = urlsplit(self._url)
        scheme = "wss" if place.scheme == "https" else "ws"
        return connect(f"{scheme}://{place.netloc}{place.path}/api/tables/{table}/socket", max_size=None)

    async def hello(self, socket: ClientConnection, after: int | None) -> None:
        await send(socket, {"do": "hello", "token": self._key, "after": after})


async def send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())
