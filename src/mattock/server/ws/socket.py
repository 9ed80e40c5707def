"""`/api/tables/{table}/socket`: the first message says who is there, then the table talks with its client."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from typing import Any, Final, NamedTuple

from litestar import websocket
from websockets.frames import CloseCode

from mattock.server.http.dependencies import Housed
from mattock.server.http.replies import ServerRefusal, TooFast, TooLarge, Unrecognised
from mattock.server.http.table import TableName
from mattock.server.state import House
from mattock.server.ws.answers import Welcome
from mattock.server.ws.connection import AGAIN, FAREWELL, GONE, Connection, Socket
from mattock.server.ws.messages import Hello, read_message
from mattock.server.ws.outbox import frame, reply
from mattock.server.ws.transport import LINE, line_of
from mattock.tables import Listener, Person
from mattock.tables.log.answers import Answer, Malformed, TableRefusal, Unavailable

PATIENCE: Final = 10.0
MOST: Final = 32  # sockets of one person, on all their screens
FINE: Final = 1000
REFUSED: Final = 4400
NO_HELLO: Final = Malformed(problem="the first message is hello, within ten seconds")


class Met(NamedTuple):
    """Somebody who was let in, and already hears what happens."""

    connection: Connection
    listener: Listener


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: TableName, house: Housed) -> None:
    await socket.accept()
    line = line_of(socket.scope)
    line.last_words = last_words
    try:
        hello = await first_message(socket)
        met = await greet(house, socket, table, hello) if isinstance(hello, Hello) else hello
        if isinstance(met, Met):
            with closing(met.listener):
                async with asyncio.timeout(FAREWELL):
                    await send(socket, frame(Welcome(person=met.listener.person, server_time=time.time())))
                await met.connection.run()
            if met.connection.is_lost:
                house.room.missed(table, met.listener.person)
        async with asyncio.timeout(FAREWELL):
            if not isinstance(met, Met):
                await send(socket, reply(None, met))
            await socket.close(code=code_for(met))
    except (TimeoutError, *GONE):
        return
    finally:  # a client that reads nothing would keep its messages in our memory
        asyncio.get_running_loop().call_later(FAREWELL, line.cut)
        take_apart(socket)


def take_apart(socket: Socket) -> None:
    """A socket that has ended hangs in circles, which only the collector would find, and it comes seldom."""
    scope: Any = socket.scope
    line = line_of(scope)
    line.ear = line.last_words = None
    del scope["extensions"][LINE], socket.receive, socket.send


def code_for(met: Met | TableRefusal | ServerRefusal) -> int:
    """The close code: it says whether it is worth coming back; the answer before says why it was refused."""
    if isinstance(met, Met):
        return FINE
    return AGAIN if isinstance(met, Unavailable | TooFast) else REFUSED


def last_words(code: int) -> bytes:
    """The last message to a client whose messages cannot even be read."""
    unread = Malformed(problem=f"the frame: closed with {code}")
    known: dict[int, Answer] = {CloseCode.MESSAGE_TOO_BIG: TooLarge(), CloseCode.POLICY_VIOLATION: TooFast(retry=1.0)}
    return reply(None, known.get(code, unread))


async def first_message(socket: Socket) -> Hello | Malformed:
    try:
        async with asyncio.timeout(PATIENCE):
            event = await socket.receive()
    except TimeoutError:
        return NO_HELLO
    text = event.get("text")
    message = read_message(text) if isinstance(text, str) else NO_HELLO
    return message if isinstance(message, Hello | Malformed) else NO_HELLO


async def greet(house: House, socket: Socket, table: str, hello: Hello) -> Met | TableRefusal | ServerRefusal:
    person = await house.acquainted.with_key(hello.token)
    if person is None:
        return Unrecognised()
    if not isinstance(person, Person):
        return person
    if house.limits.are_on and house.presence.count_of(person) >= MOST:
        return TooFast(retry=PATIENCE)
    connection = Connection(house, socket, table, person, wants_changes=hello.changes)
    listener = await house.room.listen(table, person, hello.after, connection.hear)
    return Met(connection, listener) if isinstance(listener, Listener) else listener


async def send(socket: Socket, text: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
