"""One client at one table: what it sends is answered, what happens is told, and who does not keep up is dropped."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mattock.server.coaching import counsels, why_not_coach
from mattock.server.house import House, stop
from mattock.server.outbox import Outbox, frame, reply
from mattock.server.presence import Guest
from mattock.server.questions import preview, why
from mattock.server.replies import TooFast
from mattock.server.wire import Message, Ping, Preview, Question, Why, at_table, read_message, ref_in
from mattock.tables import Listener, Person, Table
from mattock.tables.answers import Answer, Malformed, Unavailable
from mattock.tables.commands import Command
from mattock.tables.listener import Told
from mattock.tables.news import ActionPlayed, Dropped

SILENCE: Final = 60.0  # seconds; a client says something every twenty
STUCK: Final = 20.0
FAREWELL: Final = 2.0
AGAIN: Final = 1012
BINARY: Final = Malformed(problem="text frames, please")
Socket = WebSocket[Any, Any, Any]
GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)

log = logging.getLogger(__name__)


class Pong(Answer, frozen=True, kw_only=True, tag="pong"):
    pass


class Connection:
    def __init__(self, house: House, socket: Socket, listener: Listener) -> None:
        self.house = house
        self.socket = socket
        self.listener = listener
        self.person: Person = listener.person
        self.outbox = Outbox()
        self._coaching: asyncio.Task[None] | None = None
        self._heard = time.monotonic()
        self._sending: float | None = None  # since when, while the network takes nothing

    async def run(self) -> None:
        """Until the client goes, is dropped, or falls silent."""
        news = self.listener.told()
        first = await anext(news)
        await self.outbox.put(first.encoded.decode())
        guest = Guest(first.news.table, self.person, self.outbox)
        self.house.presence.join(guest, first.news.standing.seats)
        tasks = [asyncio.create_task(work) for work in (self._write(), self._relay(news), self._read(), self._watch())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.listener.close()
            self.house.presence.leave(guest)
            await stop([*tasks, *([self._coaching] if self._coaching else [])])

    async def _write(self) -> None:
        try:
            while True:
                text = await self.outbox.next()
                self._sending = time.monotonic()
                await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
                self._sending = None
                self.outbox.sent()
        except GONE:
            return

    async def _watch(self) -> None:
        """Who says nothing or takes nothing for long has gone, whatever the network believes."""
        while True:
            await asyncio.sleep(min(SILENCE, STUCK) / 4)
            now = time.monotonic()
            if now - self._heard > SILENCE or (self._sending is not None and now - self._sending > STUCK):
                return

    async def _relay(self, told: AsyncIterator[Told]) -> None:
        """News in their order; when there are no more, the client is asked to come back."""
        async for one in told:
            if not all(isinstance(happening.what, ActionPlayed) for happening in one.news.happenings):
                self.house.presence.seats_changed(one.news.table, one.news.standing.seats)
            await self.outbox.put(one.encoded.decode())
        try:
            async with asyncio.timeout(FAREWELL):
                await self.outbox.put(frame(Dropped(self.listener.table)))
                await self.outbox.emptied()
                await self.socket.close(code=AGAIN)
        except (TimeoutError, *GONE):
            return

    async def _read(self) -> None:
        """One after the other: who asks faster than we answer waits in the network."""
        while (data := await self._receive()) is not None:
            try:
                await self._answer(data)
            except Exception:
                log.exception("a message at table %s failed", self.listener.table)
                await self.outbox.put(reply(ref_in(data), Unavailable(code="failed")))

    async def _receive(self) -> str | bytes | None:
        """What the client says next; None if it has gone."""
        try:
            event = await self.socket.receive()
        except GONE:
            return None
        self._heard = time.monotonic()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def _answer(self, data: str | bytes) -> None:
        refusal = self.house.limits.of_person(self.person.id)
        message = refusal or (read_message(data) if isinstance(data, str) else BINARY)
        if isinstance(message, Malformed | TooFast):
            self.house.metrics.refused(message)
            await self.outbox.put(reply(ref_in(data), message))
        elif isinstance(message, Command):
            answer = await self.house.send(self.person, at_table(message, self.listener.table))
            await self.outbox.put(reply(message.key, answer))
        else:
            await self._reflect(message)

    async def _reflect(self, message: Message) -> None:
        match message:
            case Ping():
                await self.outbox.put(frame(Pong()))
            case Question():
                await self._ask(message)
            case _:
                await self.outbox.put(reply(None, Malformed(problem="we have met")))

    async def _ask(self, question: Question) -> None:
        table = await self.house.room.table(self.listener.table, self.person)
        if not isinstance(table, Table):
            await self.outbox.put(reply(question.ref, table))
            return
        answer: Answer | None
        match question:
            case Why():
                answer = why(table, self.person, question)
            case Preview():
                answer = self.house.limits.of_person(self.person.id, question.price)
                answer = answer or await asyncio.to_thread(preview, table, self.person, question)
            case _:
                answer = why_not_coach(table, self.person, question.seat)
                answer = answer or self.house.limits.of_coach(self.person.id)
        if answer is not None:
            await self.outbox.put(reply(question.ref, answer))
        else:
            await self._coach(table, question)

    async def _coach(self, table: Table, question: Question) -> None:
        """A newer question ends the older one."""
        if self._coaching is not None:
            await stop([self._coaching])
        self._coaching = asyncio.create_task(self._counsel(table, question))

    async def _counsel(self, table: Table, question: Question) -> None:
        try:
            async for counsel in counsels(table, question.seat, self.house.coaches):
                await self.outbox.put(reply(question.ref, counsel))
        except Exception:
            log.exception("a coach failed")
            await self.outbox.put(reply(question.ref, Unavailable(code="failed")))
