"""Answers the messages of one client at a table, one after the other.

A client that asks faster than we answer waits in the network.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from functools import partial
from typing import Final, NamedTuple

from mattock.server.http.replies import TooFast
from mattock.server.state import AppState, stop
from mattock.server.ws.answers import Pong, Superseded
from mattock.server.ws.coaching import advice_in_steps, why_not_coach
from mattock.server.ws.messages import COMMANDS, Message, Ping, Preview, Question, Why, at_table, read_message, ref_in
from mattock.server.ws.outbox import Outbox, reply
from mattock.server.ws.questions import preview, why
from mattock.server.ws.transport import Transport
from mattock.tables import AnyAnswer, Person, Table
from mattock.tables.log.answers import Answer, Done, Malformed, Unavailable
from mattock.tables.log.commands import Command

BINARY: Final = Malformed(problem="text frames, please")
SECOND_HELLO: Final = Malformed(problem="we have met")

log = logging.getLogger(__name__)


class Coaching(NamedTuple):
    """A question that a coach thinks about."""

    question: Question
    thinking: asyncio.Task[None]


class ClientSession:
    """`take` is the callback for messages. A command is passed on at once and answered with its news; questions
    have a task of their own.
    """

    def __init__(self, app_state: AppState, transport: Transport, outbox: Outbox, table: str, person: Person) -> None:
        self._app_state = app_state
        self._transport = transport
        self._outbox = outbox
        self._table = table
        self._person = person
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._is_busy = False
        self._is_closed = False
        self._asking: asyncio.Task[None] | None = None
        self._coaching: Coaching | None = None

    def take(self, data: bytes, is_text: bool) -> None:
        if self._is_busy:
            self._waiting.append((data, is_text))
            self._transport.pause()
        else:
            self._read(data, is_text)

    async def close(self) -> None:
        self._is_busy = self._is_closed = True
        coaching = None if self._coaching is None else self._coaching.thinking
        await stop([task for task in (self._asking, coaching) if task is not None])

    def _read(self, data: bytes, is_text: bool) -> None:
        self._is_busy = True
        try:
            refusal = self._app_state.limits.of_person(self._person.id)
            message = refusal or (read_message(data) if is_text else BINARY)
            if isinstance(message, Command):
                message = self._app_state.limits.of_command(self._person.id, COMMANDS[type(message)]) or message
            if isinstance(message, Command):
                request = at_table(message, self._table)
                self._app_state.post(self._person, request, partial(self._answered, message.key))
            elif isinstance(message, Malformed | TooFast):
                self._app_state.metrics.refused(message)
                self._send(reply(ref_in(data), message))
            else:
                self._asking = asyncio.create_task(self._answer_later(message))
        except Exception:
            log.exception("a message at table %s failed", self._table)
            self._send(reply(ref_in(data), Unavailable(code="failed")))

    def _answered(self, key: str | None, answer: AnyAnswer) -> None:
        self._send(reply(key, answer))

    def _send(self, text: bytes) -> None:
        """Send an answer, then read the next message."""
        if self._is_closed:
            return
        if self._outbox.push(text):
            self._next()
        else:
            self._asking = asyncio.create_task(self._send_later(text))

    async def _send_later(self, text: bytes) -> None:
        await self._outbox.put(text)
        self._next()

    def _next(self) -> None:
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._read, *self._waiting.popleft())
        else:
            self._is_busy = False
            self._transport.go_on()

    async def _answer_later(self, message: Message) -> None:
        match message:
            case Ping():
                text = reply(message.ref, Pong())
            case Question():
                answer = await self._answer(message)
                text = b"" if answer is None else reply(message.ref, answer)
            case _:
                text = reply(None, SECOND_HELLO)
        if text:
            await self._outbox.put(text)
        self._next()

    async def _answer(self, question: Question) -> Answer | None:
        """None if a coach is thinking about it."""
        try:
            table = await self._app_state.room.table(self._table, self._person)
            if not isinstance(table, Table):
                return table
            return await self._ask(table, question)
        except Exception:
            log.exception("a question at table %s failed", self._table)
            return Unavailable(code="failed")

    async def _ask(self, table: Table, question: Question) -> Answer | None:
        limits, person = self._app_state.limits, self._person
        match question:
            case Why():
                return why(table, person, question)
            case Preview():
                refusal = limits.of_person(person.id, question.price)
                return refusal or await asyncio.to_thread(preview, table, person, question)
            case _:
                refused = why_not_coach(table, person, question.seat) or limits.of_coach(person.id)
                if refused is not None:
                    return refused
                noted = await self._app_state.room.advised(self._table, person)
                if not isinstance(noted, Done):
                    return noted
                await self._end_coaching()
                if not self._is_closed:
                    self._coaching = Coaching(question, asyncio.create_task(self._start_coach(table, question)))
                return None

    async def _end_coaching(self) -> None:
        """A newer question ends the older one. A coach who was stopped has not said the last word: we do."""
        if self._coaching is None:
            return
        older, thinking = self._coaching
        await stop([thinking])
        if thinking.cancelled():
            await self._outbox.put(reply(older.ref, Superseded()))

    async def _start_coach(self, table: Table, question: Question) -> None:
        try:
            async for counsel in advice_in_steps(table, question.seat, self._app_state.coaches):
                await self._outbox.put(reply(question.ref, counsel))
        except Exception:
            log.exception("a coach failed")
            await self._outbox.put(reply(question.ref, Unavailable(code="failed")))
