"""The client for programs: it signs in, enters tables, reads views and sends commands."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from mattock.core.refusal import MattockError
from mattock.server.http.messages import NewPerson, PersonName
from mattock.server.http.replies import ServerRefusal, TooFast, tag_of
from mattock.server.ws.messages import Hello, without_table_name
from mattock.tables import Done
from mattock.tables.log.answers import TableRefusal, Unavailable
from mattock.tables.log.commands import TableCommand
from mattock.wire.encode import encode

T = TypeVar("T")
AnyRefusal = TableRefusal | ServerRefusal
REFUSALS: Final[msgspec.json.Decoder[AnyRefusal]] = msgspec.json.Decoder(AnyRefusal)
RETRYABLE: Final = (Unavailable, TooFast)
"""Answers after which the same may be asked again in a moment."""


class Rejected(MattockError):
    """A refusal of the server that ends what the program does."""

    def __init__(self, answer: AnyRefusal) -> None:
        self.answer = answer
        facts = {**msgspec.structs.asdict(answer), "re": None}
        details = ", ".join(str(value) for value in facts.values() if value is not None)
        answered = f"{tag_of(type(answer))}{': ' if details else ''}{details}"
        super().__init__(f"the server says {answered}")
        self.saying("server_says", answer=answered)

    def made_of(self) -> tuple[object, ...]:
        return (self.answer,)


class Busy(Rejected):
    """A refusal that passes: the server stops, has no database, or was asked too often."""


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
        self._key = (await self.ask("POST", "/api/people/bots", NewPerson, PersonName(name))).key
        self._http.headers["Authorization"] = f"Bearer {self._key}"

    async def ask(self, method: str, path: str, kind: type[T], body: Struct | None = None) -> T:
        """Send a request and decode the answer as that `kind`; a refusal raises `Rejected`."""
        content, headers = (None, None) if body is None else (encode(body), {"Content-Type": "application/json"})
        response = await self._http.request(method, path, content=content, headers=headers)
        try:
            if not response.is_error:
                return msgspec.json.decode(response.content, type=kind)
            answer = REFUSALS.decode(response.content)
        except msgspec.DecodeError:
            raise self._stranger() from None
        raise (Busy if isinstance(answer, RETRYABLE) else Rejected)(answer)

    def _stranger(self) -> MattockError:
        return MattockError(f"{self._url} is no server of ours").saying("no_server", url=self._url)

    async def send_command(self, command: TableCommand) -> Done:
        """One command at a table."""
        return await self.ask("POST", f"/api/tables/{command.table}/commands", Done, without_table_name(command))

    def socket(self, table: str) -> connect:
        """`async with client.socket(table) as socket`, then `hello`."""
        place = urlsplit(self._url)
        scheme = "wss" if place.scheme == "https" else "ws"
        return connect(f"{scheme}://{place.netloc}{place.path}/api/tables/{table}/socket", max_size=None)

    async def hello(self, socket: ClientConnection, after: int | None) -> None:
        await send(socket, Hello(token=self._key, after=after))


async def send(socket: ClientConnection, message: Struct) -> None:
    await socket.send(encode(message).decode())
