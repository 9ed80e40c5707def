"""A bot of ours at a table of any server: it knows what the public API tells its seat, and plays to the end."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from mattock.client.client import RETRYABLE, Busy, Client, Rejected, send
from mattock.core.refusal import MattockError
from mattock.server.http.messages import EnterRequest
from mattock.server.http.replies import Unrecognised
from mattock.server.ws.answers import SERVER_MESSAGES, ServerMessage
from mattock.server.ws.messages import without_table_name
from mattock.tables.live.bots import choose, sight_from_data
from mattock.tables.log.answers import Entered, NoSuchTable, NotYours, Stale
from mattock.tables.log.commands import Agree, Play, Sit
from mattock.tables.log.messages import Dropped, News, TableState
from mattock.tables.store.lobby import LobbyTable
from mattock.wire.messages import SightData

RETRY_DELAYS: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)  # seconds before each new try to reach the server
POLL_INTERVAL: Final = 2.0  # seconds before looking for an open table again
CONNECTION_ERRORS: Final = (OSError, httpx.TransportError, WebSocketException, Busy)


class JoinTarget(NamedTuple):
    """Where to sit: a table, and the secret or the password that opens it; or any open table."""

    table: str | None = None
    secret: str | None = None
    password: str | None = None

    @property
    def ticket(self) -> EnterRequest | None:
        """The password or secret to send to the server, if there is one."""
        return EnterRequest(self.password, self.secret) if self.password or self.secret else None


def join_target(table: str | None, link: str | None, password: str | None = None) -> JoinTarget:
    """Parse a whole link, `…/#/t/<table>/<secret>`, or its last part; a password may take the place of the secret."""
    parts = urlsplit(link or "").fragment.split("/") if link and "#" in link else []
    if len(parts) == 4 and parts[1] == "t":
        return JoinTarget(parts[2], parts[3], password)
    if (link or password) and table is None:
        error = MattockError("a secret or a password opens one table: name it with --table, or give the whole link")
        raise error.saying("secret_alone")
    return JoinTarget(table, link, password)


async def play_remotely(
    url: str, level: str, name: str, where: JoinTarget, waiting: Callable[[], None] = lambda: None
) -> TableState:
    """Sit down, play until the game has ended, and return how the table stands then.

    `waiting` is called once if no table is open yet.
    """
    async with Client(url) as client:
        try:
            await client.enrol(name)
            table = where.table or await open_table(client, waiting)
            await sit_down(client, table, where.ticket)
        except httpx.TransportError:
            raise MattockError(f"{url} cannot be reached").saying("unreachable", url=url) from None
        return await RemotePlayer(client, table, level).play()


async def open_table(client: Client, waiting: Callable[[], None]) -> str:
    """The newest table that waits for somebody."""
    has_waited = False
    while True:
        for sign in await client.ask("GET", "/api/tables?which=open", list[LobbyTable]):
            is_free = any(seat.name is None and seat.bot is None for seat in sign.seats)
            if is_free and not sign.has_password:
                return sign.id
        if not has_waited:
            waiting()
            has_waited = True
        await asyncio.sleep(POLL_INTERVAL)


async def sit_down(client: Client, table: str, ticket: EnterRequest | None) -> None:
    """Sit down where `target` says, or on the first free seat of an open table."""
    if ticket is not None:
        entered = await client.ask("POST", f"/api/tables/{table}/enter", Entered, ticket)
        if entered.seats:
            return
    await client.send_command(Sit(table=table, key=secrets.token_hex(8)))


def server_message(text: str | bytes) -> ServerMessage | None:
    """Decode a message; None for one that only a newer server knows."""
    try:
        return SERVER_MESSAGES.decode(text)
    except msgspec.ValidationError:
        return None


class RemotePlayer:
    """Plays its own seats at one table, and connects again when the connection is lost."""

    def __init__(self, client: Client, table: str, level: str) -> None:
        self._client = client
        self._table = table
        self._level = level
        self._version: int | None = None
        self._failures = 0

    async def play(self) -> TableState:
        while True:
            try:
                async with self._client.socket(self._table) as socket:
                    await self._client.hello(socket, self._version)
                    standing = await self._follow(socket)
                    if standing is not None:
                        return standing
            except CONNECTION_ERRORS:
                pass
            if self._failures >= len(RETRY_DELAYS):
                raise MattockError("the server does not answer any more").saying("silent")
            await asyncio.sleep(RETRY_DELAYS[self._failures])
            self._failures += 1

    async def _follow(self, socket: ClientConnection) -> TableState | None:
        """Until the game has ended, or the server wants us to come back."""
        async for text in socket:
            answer = server_message(text)
            if isinstance(
                answer, (Dropped, *RETRYABLE)
            ):  # after reconnecting the bot hears the current position and moves again
                return None
            # What answers a command says `re`: the seat has passed to another bot, or somebody else was asked too.
            if isinstance(answer, Unrecognised | NoSuchTable | NotYours) and answer.re is None:
                raise Rejected(answer)
            news = answer.news if isinstance(answer, Stale) else answer
            if not isinstance(news, News):
                continue
            self._failures, self._version = 0, news.version
            if news.standing.status not in {"open", "playing"}:
                return news.standing
            await self._consent(socket, news)
            await self._move(socket, news)
        return None

    async def _consent(self, socket: ClientConnection, news: News) -> None:
        """Agree to every proposal: to take something back, or to end the game."""
        proposal, seats = news.standing.proposal, news.standing.seats
        owners = [seats[look.seat].owner for look in news.looks if look.seat is not None]
        if proposal is not None and any(owner is not None and owner.id in proposal.waiting for owner in owners):
            consent = Agree(table=self._table, key=secrets.token_hex(8), proposal=proposal.number)
            await send(socket, without_table_name(consent))

    async def _move(self, socket: ClientConnection, news: News) -> None:
        asked = next((look.seat for look in news.looks if look.legal), None)
        if asked is None:
            return
        sight = await self._client.ask("GET", f"/api/tables/{self._table}/sight?seat={asked}", SightData)
        if not sight_from_data(sight).legal():  # the table has moved on: the next news says what is asked then
            return
        actions = await asyncio.to_thread(choose, self._level, sight)
        deed = Play(table=self._table, key=secrets.token_hex(8), version=news.version, actions=actions)
        await send(socket, without_table_name(deed))
