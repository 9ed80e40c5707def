"""The room: all tables of one process, with commands to send and updates to listen to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from datetime import date
from functools import partial
from typing import Final

from mattock.core.journal import Journal
from mattock.tables.live.actor import former_answer
from mattock.tables.live.bots import choose
from mattock.tables.live.errors import safely
from mattock.tables.live.listeners import Listener, UpdateCallback
from mattock.tables.live.mailbox import Mailbox
from mattock.tables.live.messages import (
    Admit,
    Advised,
    Missed,
    PendingCommand,
    ReadRequest,
    Reply,
    Shutdown,
    Subscribe,
    set_answer,
)
from mattock.tables.live.services import Services, YourTurn, new_name
from mattock.tables.live.snapshots import numbered, opened, rebuilt, whole
from mattock.tables.live.steady_clock import SteadyClock
from mattock.tables.log.access import why_not_replay
from mattock.tables.log.answers import (
    AnyAnswer,
    Done,
    Entered,
    Invitation,
    KeyReused,
    NoSuchSeat,
    NoSuchTable,
    NotNow,
    OptionRefused,
    TableRefusal,
    Unavailable,
)
from mattock.tables.log.commands import AnyCommand, Create, Origin, TableCommand
from mattock.tables.log.daily import tells_secret
from mattock.tables.log.decide.daily import begin
from mattock.tables.log.decide.entering import enter, invite
from mattock.tables.log.decide.going_on import go_on
from mattock.tables.log.decide.play import StartingPoint, create
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import Continued
from mattock.tables.log.export import ExportNotes, journal_of, notes_of
from mattock.tables.log.messages import HistoryPage, News
from mattock.tables.log.opened_journal import table_of
from mattock.tables.log.redaction import happening
from mattock.tables.log.replay import ONLOOKER, ReplayStep, Viewpoint, steps_of
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.tables.store.batch import WriteBatch, receipt_for
from mattock.tables.store.errors import Overtaken
from mattock.tables.store.passwords import MAX_PASSWORD, hash_of_password, matches
from mattock.tables.store.store import Store
from mattock.wire.messages import SightData

IDLE_TIMEOUT: Final = 60.0


class Room:
    """`thinkers` is where bots think: by default a few threads; a pool of processes uses more than one core.

    `call` is told whose turn it is when that person is not here to see it; `on_other_servers` knows who is at a table
    through other servers.
    """

    def __init__(
        self,
        store: Store,
        *,
        thinkers: Executor | None = None,
        now: Callable[[], float] | None = None,
        idle: float = IDLE_TIMEOUT,
        call: Callable[[YourTurn], None] = lambda turn: None,
        on_other_servers: Callable[[str], Iterable[Person]] = lambda table: (),
    ) -> None:
        self.store = store
        self._own_thinkers = None if thinkers else ThreadPoolExecutor(2, thread_name_prefix="bots")
        self._thinkers = thinkers or self._own_thinkers
        self.now = now or SteadyClock()
        self._services = Services(store, self.now, self._think, idle, call, on_other_servers)
        self._mailboxes: dict[str, Mailbox] = {}
        self._is_closed = False
        self.asleep = 0  # tables that left the memory

    @property
    def awake(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._mailboxes)

    async def send(self, person: Person, command: AnyCommand) -> AnyAnswer:
        """Send a command and wait for its answer; `Done` means that it is on disk."""
        if self._is_closed:
            return Unavailable(code="closing")
        if isinstance(command, Create):
            return await self.create(person, command)
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self.post(person, command, partial(set_answer, answer))
        return await answer

    def post(self, person: Person, command: TableCommand, reply: Reply) -> None:
        """Send a command without waiting: `reply` is called with the answer."""
        if self._is_closed:
            reply(Unavailable(code="closing"))
        else:
            self._mailbox(command.table).put(PendingCommand(person, command, reply))

    async def create(self, person: Person, command: Create, password: str | None = None) -> AnyAnswer:
        """A new table; a password is never part of a command, which is hashed plainly."""
        if self._is_closed:
            return Unavailable(code="closing")
        if password is not None and not 1 <= len(password) <= MAX_PASSWORD:
            return OptionRefused(problem=f"password: allowed are 1 to {MAX_PASSWORD} characters")
        moment = await safely(self._moment(person, command.origin)) if command.origin else None
        if not isinstance(moment, StartingPoint | None):
            return moment
        decided = create(person, command, has_password=password is not None, moment=moment)
        if isinstance(decided, OptionRefused):
            return decided
        return await safely(self._open(decided, (person, command), password))

    async def begin_daily(self, person: Person, game: str, day: date, attempt: int, secret: bytes) -> AnyAnswer:
        """A table with the fate of a day, dealt; `Unavailable` if the person has begun that attempt elsewhere."""
        if self._is_closed:
            return Unavailable(code="closing")
        return await safely(self._open(begin(person, game, day, attempt, secret), None, None))

    async def table(self, table: str, person: Person) -> Table | TableRefusal:
        """The table as it is, if the person may look at it. Never change it; tell nobody more than `redaction` does."""
        if self._is_closed:
            return Unavailable(code="closing")
        answer: asyncio.Future[Table | TableRefusal] = asyncio.get_running_loop().create_future()
        self._mailbox(table).put(ReadRequest(person, answer))
        return await answer

    async def look(self, table: str, person: Person, after: int | None = None) -> News | TableRefusal:
        """What a new listener is told first."""
        listener = await self.listen(table, person, after)
        if not isinstance(listener, Listener):
            return listener
        listener.close()
        return await anext(listener)

    async def history(self, table: str, person: Person, before: int | None = None) -> HistoryPage | TableRefusal:
        """A page of what has happened before some version, or up to now, to read backwards."""
        found = await self.table(table, person)
        if not isinstance(found, Table):
            return found
        upto = found.version if before is None else min(before - 1, found.version)
        return await safely(self._history(found, person, upto))

    async def enter(
        self, table: str, person: Person, *, password: str | None = None, secret: str | None = None
    ) -> Entered | TableRefusal:
        """With a password or the secret of an invitation, or without where none is needed."""
        return await safely(enter(self, table, person, password, secret))

    async def invite(self, table: str, person: Person, seat: int | None = None) -> Invitation | TableRefusal:
        """A secret to be given to somebody, on a link say."""
        return await safely(invite(self, table, person, seat))

    async def admit(self, table: str, person: Person, seat: int | None) -> AnyAnswer:
        """Let a person in; `decide/entering` has checked that they may enter."""
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._mailbox(table).put(Admit(person, seat, answer))
        return await answer

    async def advised(self, table: str, person: Person) -> AnyAnswer:
        """Write down that a coach helps somebody."""
        answer: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._mailbox(table).put(Advised(person, answer))
        return await answer

    def missed(self, table: str, person: Person) -> None:
        """Note that a person's connection was dead for a while: they may not know that it is their turn."""
        if table in self._mailboxes:
            self._mailbox(table).put(Missed(person))

    async def listen(
        self, table: str, person: Person, after: int | None = None, callback: UpdateCallback | None = None
    ) -> Listener | TableRefusal:
        """From now on, or from the entry `after` on: what was missed arrives first. A `callback` needs no queue."""
        if self._is_closed:
            return Unavailable(code="closing")
        answer: asyncio.Future[Listener | TableRefusal] = asyncio.get_running_loop().create_future()
        self._mailbox(table).put(Subscribe(person, after, callback, answer))
        return await answer

    async def journal(self, table: str, person: Person) -> tuple[Journal, ExportNotes] | TableRefusal:
        """The journal, if the person may look on and the game has ended: a journal holds what was hidden."""
        found = await safely(self._ended(table, person))
        return (journal_of(found, self.now()), notes_of(found)) if isinstance(found, Table) else found

    async def replay(self, table: str, person: Person, eyes: Viewpoint = ONLOOKER) -> list[ReplayStep] | TableRefusal:
        """The game step by step, when it has ended: then every seat's view of it may be seen."""
        found = await safely(self._ended(table, person))
        if not isinstance(found, Table):
            return found
        if eyes.seat is not None and eyes.seat >= found.record.opening.players:
            return NoSuchSeat(seat=eyes.seat)
        return await asyncio.to_thread(steps_of, found, eyes)

    async def finished(self, table: str, person: Person) -> Table | TableRefusal:
        """A table whose game has ended, if the person may see its replay; it is read from disk and stays asleep."""
        return await safely(self._ended(table, person))

    def notice(self, table: str) -> None:
        """Another server may have written to the table; this matters only while it is in memory."""
        if table in self._mailboxes:
            self._mailbox(table).notice(is_foreign=True)

    def notice_all(self) -> None:
        """Have every table in memory look for entries that were written elsewhere."""
        for table in self.awake:
            self.notice(table)

    async def sweep(self) -> int:
        """Wake the sleeping tables whose clock has run out; call it every minute or so."""
        found = await self.store.due(self._services.now())
        for table in found:
            self._mailbox(table).notice()
        return len(found)

    async def close(self) -> None:
        """Finish what is under way and drop the listeners. The store stays open."""
        self._is_closed = True
        mailboxes = list(self._mailboxes.values())
        for mailbox in mailboxes:
            mailbox.put(Shutdown())
        await asyncio.gather(*(mailbox.task for mailbox in mailboxes))
        if self._own_thinkers is not None:
            self._own_thinkers.shutdown(wait=False, cancel_futures=True)

    async def _open(self, decided: Decided, request: tuple[Person, Create] | None, password: str | None) -> AnyAnswer:
        name = new_name()
        kept = None if password is None else await hash_of_password(password)
        entries = numbered(decided.bodies, 0, self._services.now())
        table = rebuilt(name, entries)
        try:
            receipt = None if request is None else receipt_for(*request, name, 1)
            await self.store.write(WriteBatch([whole(table, entries, kept)], receipt))
        except Overtaken:
            former = await former_answer(self.store, request)
            if request is not None and isinstance(former, Done):
                _, command = request
                if not await matches(password, await self.store.password(former.table)):
                    return KeyReused(key=str(command.key))
            return former or Unavailable(code="too_busy")
        is_known = self._is_closed or self.store.is_shared or name in self._mailboxes
        if not is_known:  # it need not be read: nobody else can have written to it
            self._mailboxes[name] = Mailbox(self._services, name, self._forget, table)
        return Done(table=name, version=table.version)

    async def _history(self, table: Table, person: Person, upto: int) -> HistoryPage:
        entries = await self.store.newest_entries(table.record.id, 0, upto)
        audience = table.seats_of(person)
        first = entries[0].number if entries else 1
        return HistoryPage([happening(entry, audience) for entry in entries], first if first > 1 else None)

    async def _moment(self, person: Person, origin: Origin) -> StartingPoint | TableRefusal:
        """Where a new table is to go on from: only a game that has ended, whose secrets are told."""
        if origin.journal is not None:
            source: Table | TableRefusal = await asyncio.to_thread(table_of, origin.journal)
        else:
            source = await self._ended(str(origin.table), person)
        if not isinstance(source, Table):
            return source
        continued = await asyncio.to_thread(go_on, source, origin.actions, origin.fate, self.now())
        return StartingPoint(source.record.opening, continued) if isinstance(continued, Continued) else continued

    async def _ended(self, name: str, person: Person) -> Table | TableRefusal:
        """A finished table, read from disk without keeping it in memory."""
        stored = await self.store.load(name)
        if stored is None:
            return NoSuchTable(table=name)
        table = opened(name, stored)
        is_past = table.record.opening.daily is not None and tells_secret(table.record.opening.daily, self.now())
        if not is_past and why_not_replay(table, person) is not None:
            return NoSuchTable(table=name)
        if not table.is_ended or table.state is None:
            return NotNow(code="game_on" if table.state else "not_started")
        return table

    def _mailbox(self, table: str) -> Mailbox:
        if table not in self._mailboxes:
            self._mailboxes[table] = Mailbox(self._services, table, self._forget)
        return self._mailboxes[table]

    def _forget(self, table: str) -> None:
        del self._mailboxes[table]
        self.asleep += 1

    async def _think(self, level: str, sight: SightData, left: frozenset[str], seed: str | None) -> list[str]:
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, choose, level, sight, left, seed)
