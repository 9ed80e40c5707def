"""One mailbox a table: messages are read one after the other, so a table needs no lock.

After each message it looks whether a bot is to move, when the clock runs out, and whether anybody is still here.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from mattock.tables.live.actor import TableActor
from mattock.tables.live.bots import bot_to_move, choice_before, reserved_for_people, seed_of, sight_of
from mattock.tables.live.messages import (
    Admit,
    Advised,
    BotMove,
    IdleCheck,
    MailboxMessage,
    Missed,
    Notice,
    PendingCommand,
    ReadRequest,
    Reply,
    Shutdown,
    Subscribe,
    TimeUp,
    set_answer,
)
from mattock.tables.live.services import Services
from mattock.tables.log.access import admit
from mattock.tables.log.answers import AnyAnswer, Unavailable
from mattock.tables.log.commands import Play
from mattock.tables.log.decide.play import play_bot
from mattock.tables.log.decide.seating import note_coach, time_out
from mattock.tables.log.redaction import due
from mattock.tables.log.table import Table

RETRY_DELAY: Final = 1.0  # seconds until the server tries again what the database refused
FOREIGN_BOT_DELAY: Final = 5.0  # seconds until a server lets a bot think whose move another server should have seen to
SLEEP_AFTER_END: Final = 5.0  # seconds until a table goes to sleep whose game has ended: nothing but talk happens there
BOT_MOVE_INTERVAL: Final = 1.0  # seconds between two moves of bots where people only look on, and may want to come back

log = logging.getLogger(__name__)


class Mailbox:
    """`gone` is called once, when no message will be read any more; `table` is known already where it is new."""

    def __init__(self, services: Services, name: str, gone: Callable[[str], None], table: Table | None = None) -> None:
        self._actor = TableActor(services, name, table)
        self._services = services
        self._gone = gone
        self._loop = asyncio.get_running_loop()  # to ask for it again is a call of the system, up to Python 3.11
        self._messages: deque[MailboxMessage] = deque()
        self._waiting: asyncio.Future[None] | None = None  # while there is no message
        self._is_writing = False  # an action is on its way to the disk
        self._is_noticed = False
        self._thought: tuple[int, str] | None = None  # what a bot is thinking about: the version and its level
        self._thinking: set[asyncio.Task[None]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._bot: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._due: float | None = None  # when the clock runs out
        self._heard = 0.0  # when the last message was read
        if table is not None:
            self._set_timers()
        self.task = asyncio.create_task(self._run())

    def put(self, message: MailboxMessage) -> None:
        """Take a message: an action at an idle table is decided at once, all else waits for the task."""
        if self._waiting is None or self._is_writing:
            self._messages.append(message)
        elif not (isinstance(message, PendingCommand) and isinstance(message.command, Play) and self._post(message)):
            self._messages.append(message)
            self._wake()

    def _wake(self) -> None:
        if self._waiting is not None:
            self._waiting.set_result(None)
            self._waiting = None

    def _post(self, request: PendingCommand) -> bool:
        self._is_writing = self._actor.post(request.person, request.command, partial(self._posted, request))
        return self._is_writing

    def _posted(self, request: PendingCommand, answer: AnyAnswer | None) -> None:
        """Answer a posted request; one that another server overtook is queued."""
        if answer is None:
            self._messages.appendleft(request)
        else:
            send_answer(request.reply, answer)
        self._is_writing = False  # what was sent because of the answer waits behind older messages
        self._set_timers()
        if self._messages:
            self._wake()

    def notice(self, *, is_foreign: bool = False) -> None:
        """Queue a notice, unless one waits already; a foreign one says that another server may have written."""
        if not self._is_noticed:
            self._is_noticed = True
            self.put(Notice(is_foreign))

    async def _run(self) -> None:
        while not isinstance(message := await self._next(), Shutdown):
            if self._ends_with(message):
                break
            await self._open(message)
            self._set_timers()
        self._gone(self._actor.id)
        self._refuse_waiting()

    async def _next(self) -> MailboxMessage:
        """Wait for the next message; a third of the cost of `asyncio.Queue`."""
        if not self._messages:
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._messages.popleft()

    async def _open(self, message: MailboxMessage) -> None:
        actor = self._actor
        if isinstance(message, PendingCommand):
            send_answer(message.reply, await actor.answer(message.person, message.command))
        elif isinstance(message, Subscribe):
            set_answer(message.reply, await actor.hear(message.person, message.after, message.callback))
        elif isinstance(message, ReadRequest):
            set_answer(message.reply, await actor.read(message.person))
        elif isinstance(message, Admit):
            set_answer(message.reply, await actor.carry_out(lambda table: admit(table, message.person, message.seat)))
        elif isinstance(message, Advised):
            set_answer(message.reply, await actor.carry_out(lambda table: note_coach(table, message.person)))
        elif isinstance(message, Missed):
            actor.miss(message.person)
        elif isinstance(message, BotMove):
            self._thought = None
            answer = await actor.carry_out(lambda table: play_bot(table, *message))
            self._try_again(message, answer)
        elif isinstance(message, TimeUp):
            now = self._services.now()
            self._try_again(message, await actor.carry_out(lambda table: time_out(table, now)))
        elif isinstance(message, Notice):
            self._is_noticed = False
            await actor.notice()

    def _try_again(self, message: MailboxMessage, answer: object) -> None:
        if isinstance(answer, Unavailable):
            self._loop.call_later(RETRY_DELAY, self.put, message)

    def _set_timers(self) -> None:
        """Set the timers after each message: for the clock, for a bot that is to move, and for idling."""
        table = self._actor.table
        self._heard = self._loop.time()
        self._set_clock(None if table is None else due(table))
        self._set_bot(table)
        if table is None:
            self._retry_later()
            return
        if table.is_ended:
            cancel(self._idle)
            self._idle = None
        if self._idle is None:
            self._start_idle_timer()

    def _set_clock(self, end: float | None) -> None:
        is_set = self._clock is not None and end == self._due
        if not is_set or (end is not None and self._services.now() >= end):
            cancel(self._clock)
            self._due, self._clock = end, None
            if end is not None:
                left = max(0.0, end - self._services.now())
                self._clock = self._loop.call_later(left, self._end_clock)

    def _end_clock(self) -> None:
        self._clock = None
        self.put(TimeUp())

    def _set_bot(self, table: Table | None) -> None:
        cancel(self._bot)
        self._bot = None
        if table is not None and bot_to_move(table, self._actor.people_here()) is not None:
            self._bot = self._loop.call_later(self._bot_delay(table), self._wake_bot)

    def _retry_later(self) -> None:
        """After a failure, or where there is no such table: try again while somebody waits for news, else sleep."""
        cancel(self._again)
        if self._actor.has_listeners() or self._thinking:
            self._again = self._loop.call_later(RETRY_DELAY, self.notice)
        else:
            self._again = self._loop.call_later(0.0, self.put, IdleCheck())

    def _start_idle_timer(self) -> None:
        """Start the idle timer, one for all messages."""
        table, idle = self._actor.table, self._services.idle
        if table is not None and table.is_ended:
            idle = min(idle, SLEEP_AFTER_END)
        left = self._heard + idle - self._loop.time()
        if left > 0:
            self._idle = self._loop.call_later(left, self._start_idle_timer)
        else:
            self._idle = None
            self.put(IdleCheck())

    def _bot_delay(self, table: Table) -> float:
        """The server that wrote last lets the bot think at once, or at leisure where people only look on; others wait
        whether that one is still there.
        """
        if self._actor.is_ours:
            return BOT_MOVE_INTERVAL if table.is_left else 0.0
        return (
            max(0.0, table.record.changed_at + FOREIGN_BOT_DELAY - self._services.now())
            + random.random() * FOREIGN_BOT_DELAY / 10
        )

    def _wake_bot(self) -> None:
        self._bot = None
        table = self._actor.table
        player = None if table is None else bot_to_move(table, self._actor.people_here())
        if table is None or player is None:
            return
        seat, level = player
        thought = (table.record.position_version, level)
        if thought != self._thought:
            self._thought = thought
            task = asyncio.create_task(self._think(table, seat, level))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _think(self, table: Table, seat: int, level: str) -> None:
        version = table.record.position_version
        try:
            seed = seed_of(table)
            actions = choice_before(table) or await self._services.think(
                level, sight_of(table, seat, seed), reserved_for_people(table), seed
            )
        except Exception:
            log.exception("a bot of level %s failed", level)
            self._thought = None
            self._loop.call_later(RETRY_DELAY, self._ask_bot_again)
        else:
            self.put(BotMove(seat, version, actions))

    def _ask_bot_again(self) -> None:
        """Let a bot think again after a failure, unless something has happened meanwhile or the room has closed."""
        if not self.task.done() and self._bot is None:
            self._wake_bot()

    def _ends_with(self, message: MailboxMessage) -> bool:
        """Whether the table goes to sleep: it was idle for long, or another server writes and nobody listens here."""
        is_elsewhere = isinstance(message, Notice) and message.is_foreign and self._actor.table is not None
        return (is_elsewhere or isinstance(message, IdleCheck)) and self._may_sleep()

    def _may_sleep(self) -> bool:
        is_bot_due = self._bot is not None or bool(self._thinking)
        return not self._messages and not is_bot_due and not self._actor.has_listeners()

    def _refuse_waiting(self) -> None:
        """Answer everybody who still waits that the room closes."""
        for timer in (self._clock, self._idle, self._bot, self._again):
            cancel(timer)
        for task in self._thinking:
            task.cancel()
        self._actor.drop_listeners()
        for message in self._messages:
            if isinstance(message, PendingCommand):
                send_answer(message.reply, Unavailable(code="closing"))
            elif isinstance(message, (Admit, Advised, Subscribe, ReadRequest)) and not message.reply.done():
                message.reply.set_result(Unavailable(code="closing"))


def cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def send_answer(reply: Reply, answer: AnyAnswer) -> None:
    """Give an answer; an error in the callback does not stop the table."""
    try:
        reply(answer)
    except Exception:
        log.exception("an answer was lost")
