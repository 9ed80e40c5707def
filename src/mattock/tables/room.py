"""All tables of one process: give it a store, send it wishes, listen to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Final

from mattock.core.journal import Journal
from mattock.tables.answers import AnyAnswer, BadOption, Done, NoSuchTable, NotNow, NotYours, Refusal, Unavailable
from mattock.tables.commands import AnyCommand, Create, TableCommand
from mattock.tables.desk import opened, opening
from mattock.tables.export import Notes, journal_of, notes_of
from mattock.tables.keeper import former_answer, is_welcome
from mattock.tables.letters import Close, Hear, Wish
from mattock.tables.listener import Listener
from mattock.tables.mailbox import Mailbox
from mattock.tables.playing import create
from mattock.tables.safely import safely
from mattock.tables.seats import Person
from mattock.tables.services import Services, new_name
from mattock.tables.store.batch import Batch, receipt_for
from mattock.tables.store.errors import Overtaken
from mattock.tables.store.store import Store
from mattock.tables.thinking import choose
from mattock.tables.verdict import Verdict

IDLE: Final = 60.0


class Room:
    """`thinkers` is where bots think: by default a few threads; a pool of processes uses more than one core."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: Executor | None = None,
        now: Callable[[], float] = time.time,
        idle: float = IDLE,
    ) -> None:
        self.store = store
        self._own_thinkers = None if thinkers else ThreadPoolExecutor(2, thread_name_prefix="bots")
        self._thinkers = thinkers or self._own_thinkers
        self._services = Services(store, now, self._think, idle)
        self._mailboxes: dict[str, Mailbox] = {}
        self._is_closed = False

    @property
    def awake(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._mailboxes)

    async def send(self, person: Person, command: AnyCommand) -> AnyAnswer:
        """Every command is answered; `Done` means that it is on disk."""
        if self._is_closed:
            return Unavailable(code="closing")
        if isinstance(command, Create):
            return await self._create(person, command)
        return await self._wish(person, command)

    async def listen(self, table: str, person: Person, after: int | None = None) -> Listener | Refusal:
        """From now on, or from the entry `after` on: what was missed arrives first."""
        if self._is_closed:
            return Unavailable(code="closing")
        answer: asyncio.Future[Listener | Refusal] = asyncio.get_running_loop().create_future()
        self._mailbox(table).put(Hear(person, after, answer))
        return await answer

    async def journal(self, table: str, person: Person) -> tuple[Journal, Notes] | Refusal:
        """The game on paper, for who may look on: when it has ended, because a journal holds what was hidden."""
        return await safely(self._journal(table, person))

    def notice(self, table: str) -> None:
        """Another server may have written to the table; it matters only to who has it in memory."""
        if table in self._mailboxes:
            self._mailbox(table).notice()

    async def sweep(self) -> int:
        """Wake the sleeping tables whose clock has run out; call it every minute or so."""
        found = await self.store.due(self._services.now())
        for table in found:
            self._mailbox(table).notice()
        return len(found)

    async def close(self) -> None:
        """What is under way is finished; listeners are dropped. The store stays open."""
        self._is_closed = True
        mailboxes = list(self._mailboxes.values())
        for mailbox in mailboxes:
            mailbox.put(Close())
        await asyncio.gather(*(mailbox.task for mailbox in mailboxes))
        if self._own_thinkers is not None:
            self._own_thinkers.shutdown(wait=False, cancel_futures=True)

    async def _wish(self, person: Person, command: TableCommand) -> AnyAnswer:
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._mailbox(command.table).put(Wish(person, command, answer))
        return await answer

    async def _create(self, person: Person, command: Create) -> AnyAnswer:
        verdict = create(person, command)
        if isinstance(verdict, BadOption):
            return verdict
        return await safely(self._open(person, command, verdict))

    async def _open(self, person: Person, command: Create, verdict: Verdict) -> AnyAnswer:
        name = new_name()
        addition = opening(name, verdict.bodies, self._services.now())
        try:
            await self.store.write(Batch([addition], receipt_for(person, command, name, 1)))
        except Overtaken:
            return await former_answer(self.store, (person, command)) or Unavailable(code="too_busy")
        return Done(table=name, version=1)

    async def _journal(self, name: str, person: Person) -> tuple[Journal, Notes] | Refusal:
        stored = await self.store.load(name)
        if stored is None:
            return NoSuchTable(table=name)
        table = opened(name, stored)
        if not is_welcome(table, person):
            return NotYours(code="not_at_the_table")
        if not table.is_ended or table.state is None:
            return NotNow(code="game_on" if table.state else "not_started")
        return journal_of(table), notes_of(table)

    def _mailbox(self, table: str) -> Mailbox:
        if table not in self._mailboxes:
            self._mailboxes[table] = Mailbox(self._services, table, self._forget)
        return self._mailboxes[table]

    def _forget(self, table: str) -> None:
        del self._mailboxes[table]

    async def _think(self, level: str, sight: dict[str, Any]) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, choose, level, sight)
