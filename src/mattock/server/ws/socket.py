"""`/api/tables/{table}/socket`: the first message authenticates the client, then it is served."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import Any, Final, NamedTuple

from litestar import websocket
from websockets.frames import CloseCode

from mattock.server.http.dependencies import AppStateArg
from mattock.server.http.replies import ServerRefusal, TooFast, TooLarge, Unrecognised
from mattock.server.http.table import TableName
from mattock.server.state import AppState
from mattock.server.ws.answers import Welcome
from mattock.server.ws.connection import CLOSE_TIMEOUT, DISCONNECT_ERRORS, SERVICE_RESTART, Connection, Socket
from mattock.server.ws.messages import Hello, read_message
from mattock.server.ws.outbox import frame, reply
from mattock.server.ws.transport import TRANSPORT_KEY, transport_of
from mattock.tables import Listener, Person
from mattock.tables.log.answers import Answer, Malformed, TableRefusal, Unavailable

HELLO_TIMEOUT: Final = 10.0
MAX_SOCKETS: Final = 32  # sockets of one person, on all their screens
CLOSE_NORMAL: Final = 1000
CLOSE_REFUSED: Final = 4400
NO_HELLO: Final = Malformed(problem="the first message is hello, within ten seconds")


class ConnectedClient(NamedTuple):
    """A client that was let in and is subscribed to the table."""

    connection: Connection
    listener: Listener


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: TableName, app_state: AppStateArg) -> None:
    await socket.accept()
    transport = transport_of(socket.scope)
    transport.last_words = last_words
    try:
        hello = await first_message(socket)
        met = await greet(app_state, socket, table, hello) if isinstance(hello, Hello) else hello
        if isinstance(met, ConnectedClient):
            with closing(met.listener):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await send(socket, frame(Welcome(person=met.listener.person, server_time=app_state.room.now())))
                await met.connection.run()
            if met.connection.is_lost:
                app_state.room.missed(table, met.listener.person)
        async with asyncio.timeout(CLOSE_TIMEOUT):
            if not isinstance(met, ConnectedClient):
                await send(socket, reply(None, met))
            await socket.close(code=code_for(met))
    except (TimeoutError, *DISCONNECT_ERRORS):
        return
    finally:  # a client that reads nothing would keep its messages in our memory
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, transport.cut)
        break_cycles(socket)


def break_cycles(socket: Socket) -> None:
    """Break reference cycles of a closed socket, because the garbage collector runs seldom."""
    scope: Any = socket.scope
    transport = transport_of(scope)
    transport.on_message = transport.last_words = None
    del scope["extensions"][TRANSPORT_KEY], socket.receive, socket.send


def code_for(met: ConnectedClient | TableRefusal | ServerRefusal) -> int:
    """The close code: it says whether it is worth coming back; the answer before says why it was refused. To a client
    that reads too slowly nothing else may get through.
    """
    if isinstance(met, ConnectedClient):
        is_to_return = met.connection.is_dropped or met.connection.is_lost
        return SERVICE_RESTART if is_to_return else CLOSE_NORMAL
    return SERVICE_RESTART if isinstance(met, Unavailable | TooFast) else CLOSE_REFUSED


def last_words(code: int) -> bytes:
    """The last message to a client whose messages cannot even be read."""
    unread = Malformed(problem=f"the frame: closed with {code}")
    known: dict[int, Answer] = {CloseCode.MESSAGE_TOO_BIG: TooLarge(), CloseCode.POLICY_VIOLATION: TooFast(retry=1.0)}
    return reply(None, known.get(code, unread))


async def first_message(socket: Socket) -> Hello | Malformed:
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            event = await socket.receive()
    except TimeoutError:
        return NO_HELLO
    text = event.get("text")
    message = read_message(text) if isinstance(text, str) else NO_HELLO
    return message if isinstance(message, Hello | Malformed) else NO_HELLO


async def greet(
    app_state: AppState, socket: Socket, table: str, hello: Hello
) -> ConnectedClient | TableRefusal | ServerRefusal:
    person = await app_state.key_cache.with_key(hello.token)
    if person is None:
        return Unrecognised()
    if not isinstance(person, Person):
        return person
    if app_state.limits.are_on and app_state.presence.count_of(person) >= MAX_SOCKETS:
        return TooFast(retry=HELLO_TIMEOUT)
    app_state.traces.note(person, socket.client.host if socket.client else "", hello.device)
    connection = Connection(app_state, socket, table, person, wants_changes=hello.changes)
    listener = await app_state.room.listen(table, person, hello.after, connection.hear)
    return ConnectedClient(connection, listener) if isinstance(listener, Listener) else listener


async def send(socket: Socket, text: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
