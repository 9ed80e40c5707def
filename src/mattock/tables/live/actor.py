"""The actor of one table: it decides, writes, applies and tells, in that order.

What another server wrote first is read and told, and the command is decided again: each entry exists exactly once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, NamedTuple, TypeVar

from mattock.tables.live.errors import safely, unavailable
from mattock.tables.live.listeners import Listener, UpdateCallback
from mattock.tables.live.services import Services, YourTurn, current_time
from mattock.tables.live.snapshots import SnapshotWriter, numbered, opening
from mattock.tables.live.updates import LastUpdate, StandingCache, Update, UpdateEncoder
from mattock.tables.log.access import why_not_look, why_not_stay
from mattock.tables.log.answers import AnyAnswer, Done, KeyReused, NoSuchTable, TableRefusal, Unavailable
from mattock.tables.log.commands import Abandon, AnyCommand, HandOver, Moderate, Play, Rematch, Start, TableCommand
from mattock.tables.log.decide.command import decide
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import DeedPlayed, Entry, Said
from mattock.tables.log.redaction import Audience, viewing_seats
from mattock.tables.log.seats import Person, Seat
from mattock.tables.log.table import Table
from mattock.tables.store.batch import WriteBatch, hash_of, receipt_for
from mattock.tables.store.errors import Overtaken
from mattock.tables.store.store import Store

MAX_TRIES: Final = 12
TOO_BUSY: Final = Unavailable(code="too_busy")
RETRY_DELAY: Final = 0.005  # seconds; a server that is overtaken again and again waits a little longer each time
# Most commands take nothing from outside, and luck from the system is not cheap.
NO_CONTEXT: Final = DecisionContext(b"", "")

T = TypeVar("T")

Decide = Callable[[Table], Decided | TableRefusal]
Asked = tuple[Person, TableCommand]


class Draft(NamedTuple):
    """Entries about to be written: the table before and after them, and the answer once they are on disk."""

    before: Table
    after: Table
    entries: list[Entry]
    batch: WriteBatch
    done: Done


class TableActor:
    """`table` is None while nobody has asked for it, and after the database has failed: then it is read again.

    `is_ours`: the last thing that happened, but for talk, was written here, so what follows from it is our affair.
    """

    def __init__(self, services: Services, name: str, table: Table | None = None) -> None:
        self.id = name
        self.table = table
        self.listeners: list[Listener] = []
        self._services = services
        self._snapshots = SnapshotWriter(services.store, name)
        self.is_ours = False
        self._told = 0
        self._shown: LastUpdate | None = None  # what listeners were told last
        self._standings = StandingCache()
        self._audiences: dict[Audience, list[Listener]] = {}
        self._seated: tuple[list[Seat], tuple[Person, ...]] | None = None  # seats, and who was removed, at that time

    async def answer(self, person: Person, command: TableCommand) -> AnyAnswer:
        """Decide and write a command; the answer comes whatever happens."""
        context = NO_CONTEXT
        if isinstance(command, (Start, Rematch)):
            context = current_time()
        elif isinstance(command, (HandOver, Abandon, Moderate)):
            here = (*self.people_here(), *self._services.on_other_servers(self.id))
            ids = frozenset(one.id for one in here)
            context = context._replace(at=self._services.now(), here=ids, people=here)
        return await self.carry_out(lambda table: decide(table, person, command, context), (person, command))

    async def carry_out(self, decision: Decide, request: Asked | None = None) -> AnyAnswer:
        """Decide and write something that the server itself wants: a bot's move, or the end of a clock."""
        return await self._safely(self._settle(decision, request))

    async def hear(
        self, person: Person, after: int | None, callback: UpdateCallback | None = None
    ) -> Listener | TableRefusal:
        """Subscribe a listener; it is told what it has missed and how the table stands, then every update."""
        return await self._safely(self._hear(person, after, callback))

    async def read(self, person: Person) -> Table | TableRefusal:
        """The table as it is; it is never changed in place, so it may be kept."""
        return await self._safely(self._read(person))

    async def notice(self) -> None:
        """Read what may have been written elsewhere."""
        await self._safely(self.catch_up())

    async def _safely(self, work: Awaitable[T]) -> T | Unavailable:
        """Do the work; after a failure nobody knows what is on disk, so the table is read again."""
        answer = await safely(work)
        if isinstance(answer, Unavailable):
            self.table = None
        return answer

    async def _hear(
        self, person: Person, after: int | None, callback: UpdateCallback | None
    ) -> Listener | TableRefusal:
        table = await self.current()
        if table is not None and after is not None and after > table.version and await self.catch_up():
            table = await self.current()
        if table is None:
            return NoSuchTable(table=self.id)
        if (refusal := why_not_look(table, person)) is not None:
            return refusal
        missed = await self._entries_after(after, table)
        omitted = 0 if after is None else max(0, table.version - after) - len(missed)
        listener = Listener(self.id, person, callback=callback)
        audience = table.seats_of(person)
        encoder = UpdateEncoder(table, viewing_seats(audience), missed, self._standings, is_play=False, omitted=omitted)
        listener.tell(Update(encoder, audience))
        self.listeners = [*self._open_listeners(), listener]
        self._audiences.clear()
        self._told = table.version
        return listener

    async def _read(self, person: Person) -> Table | TableRefusal:
        table = await self.current()
        if table is None:
            return NoSuchTable(table=self.id)
        return why_not_look(table, person) or table

    async def current(self) -> Table | None:
        """The table, read from the store if need be; listeners hear what happened meanwhile."""
        if self.table is None:
            self.table = await self._snapshots.open()
            self.is_ours = False
            if self.table is not None and self.listeners and self.table.version > self._told:
                self._tell(await self._services.store.entries(self.id, self._told, self.table.version))
        return self.table

    async def catch_up(self) -> bool:
        """Read and tell what was written elsewhere; whether there was anything."""
        table = await self.current()
        entries = [] if table is None else await self._services.store.entries(self.id, table.version)
        if table is None or not entries:
            return False
        after = table.copy()
        for entry in entries:
            after.apply(entry)
        self.is_ours &= is_talk(entries)
        self._take(after, entries)
        return True

    def has_listeners(self) -> bool:
        return bool(self._open_listeners())

    def _open_listeners(self) -> list[Listener]:
        return [listener for listener in self.listeners if not listener.is_closed]

    def people_here(self) -> Iterator[Person]:
        """The people who listen."""
        return (listener.person for listener in self.listeners if not listener.is_closed)

    def drop_listeners(self) -> None:
        for listener in self.listeners:
            listener.drop()

    async def _settle(self, decision: Decide, request: Asked | None) -> AnyAnswer:
        """Decide again after being overtaken, and after refusing something while others write; a refusal that stands
        again and again is told in the end.
        """
        refusal: TableRefusal = TOO_BUSY
        for attempt in range(MAX_TRIES):
            if attempt:
                await asyncio.sleep(random.random() * attempt * RETRY_DELAY)
            table = await self.current()
            if table is None:
                return NoSuchTable(table=self.id)
            decided = decision(table)
            if isinstance(decided, Decided):
                try:
                    return await self._write(table, decided, request)
                except Overtaken:
                    former = await former_answer(self._services.store, request)
                    if former is not None:
                        return former
                    refusal = TOO_BUSY
                    await self.catch_up()
            else:
                refusal = decided
                if not await self.catch_up():
                    break
        return await former_answer(self._services.store, request) or refusal

    async def _write(self, table: Table, decided: Decided, request: Asked | None) -> Done:
        password = None if decided.rematch is None else await self._services.store.password(self.id)
        draft = self._draft(table, decided, request, password)
        if draft.entries:
            await self._services.store.write(draft.batch)
            self._written(draft, request)
        return draft.done

    def post(self, person: Person, command: TableCommand, done: Callable[[AnyAnswer | None], None]) -> bool:
        """Decide and post a command at once, if it takes nothing from outside.

        `done` is called when it is on disk, with None if somebody else was first. False: it must go the long way.
        """
        table, request = self.table, (person, command)
        try:
            decided = None if table is None else decide(table, person, command, NO_CONTEXT)
            if table is None or not isinstance(decided, Decided):
                return False
            draft = self._draft(table, decided, request)
            self._services.store.post(draft.batch, lambda error: done(self._posted(draft, request, error)))
        except Exception:  # noqa: BLE001 - the long way fails likewise, and says why
            return False
        return True

    def _posted(self, draft: Draft, request: Asked, error: Exception | None) -> AnyAnswer | None:
        try:
            if error is not None:
                raise error
            self._written(draft, request)
        except Overtaken:
            return None
        except Exception as failure:  # noqa: BLE001 - told or logged there
            self.table = None
            return unavailable(failure)
        return draft.done

    def _draft(self, table: Table, decided: Decided, request: Asked | None, password: bytes | None = None) -> Draft:
        at = max(self._services.now(), table.record.latest)  # a log runs forwards, whatever clocks say
        entries = numbered(decided.bodies, table.version, at)
        after = table.copy()
        for entry in entries:
            after.apply(entry, decided.ahead)
        rematch = after.record.rematch if request is not None and isinstance(request[1], Rematch) else None
        done = Done(table=rematch or self.id, version=after.version, played=count_played(entries))
        additions = [self._snapshots.addition(table, after, entries)] if entries else []
        if decided.rematch is not None and rematch is not None:
            additions.append(opening(rematch, decided.rematch, at, password))
        receipt = None if request is None else receipt_for(*request, done.table, done.version)
        return Draft(table, after, entries, WriteBatch(additions, receipt), done)

    def _written(self, draft: Draft, request: Asked | None) -> None:
        self._snapshots.written(draft.batch.additions[0])
        self.is_ours |= not is_talk(draft.entries)
        self._take(draft.after, draft.entries)
        self._call(draft.before, draft.after, None if request is None else request[0])

    def _call(self, before: Table, after: Table, by: Person | None) -> None:
        """Tell a person that it is their turn now, unless they see it: they have just moved, or listen here."""
        person = after.asked_person
        is_new = person is not None and (before.asked_person is None or before.asked_person.id != person.id)
        if person is not None and is_new and (by is None or by.id != person.id):
            self._call_if_gone(after, person)

    def miss(self, person: Person) -> None:
        """Note that somebody was gone for a while before it was noticed, and did not see what was told."""
        table = self.table
        if table is not None and table.asked_person is not None and table.asked_person.id == person.id:
            self._call_if_gone(table, table.asked_person)

    def _call_if_gone(self, table: Table, person: Person) -> None:
        if all(other.id != person.id for other in self.people_here()):
            self._services.call(YourTurn(self.id, table.record.opening.game, person))

    def _take(self, after: Table, entries: list[Entry]) -> None:
        """Take the table after entries that are on disk."""
        self.table = after
        self._tell(entries)

    def _tell(self, entries: list[Entry]) -> None:
        """Send each audience its news, which is made once."""
        table = self.table
        assert table is not None
        before = self._shown if self._shown is not None and self._shown.is_before(table, self._told) else None
        self._told, self._shown = table.version, None
        audiences = self._audiences_of(table)
        if not audiences:
            return
        seats = [seat for audience in audiences for seat in viewing_seats(audience)]
        is_play = all(isinstance(entry.body, DeedPlayed) for entry in entries)
        encoder = UpdateEncoder(table, seats, entries, self._standings, before, is_play=is_play)
        self._shown = encoder.shown
        for audience, listeners in audiences.items():
            update = Update(encoder, audience)
            for listener in listeners:
                listener.tell(update)

    def _audiences_of(self, table: Table) -> dict[Audience, list[Listener]]:
        """The listeners by the seats that they hold, kept until somebody comes, goes, sits down or stands up."""
        seated = (table.record.seats, table.record.removed)
        if seated != self._seated or any(listener.is_closed for listener in self.listeners):
            self.listeners = self._open_listeners()
            self._audiences.clear()
        if self.listeners and not self._audiences:
            self._seated = seated
            held = table.seats_held()
            for listener in self.listeners:
                if why_not_stay(table, listener.person) is None:
                    self._audiences.setdefault(held.get(listener.person.id, ()), []).append(listener)
                else:  # was removed, or lost a seat at a table that is closed to onlookers
                    listener.drop()
        return self._audiences

    async def _entries_after(self, after: int | None, table: Table) -> list[Entry]:
        """The newest entries after a version, as many as go into one message."""
        if after is None or after >= table.version:
            return []
        return await self._services.store.newest_entries(self.id, after, table.version)


def count_played(entries: list[Entry]) -> int | None:
    """How many actions the written deed had; None for other entries."""
    return next((len(entry.body.moves) for entry in entries if isinstance(entry.body, DeedPlayed)), None)


def is_talk(entries: list[Entry]) -> bool:
    return all(isinstance(entry.body, Said) for entry in entries)


async def former_answer(store: Store, request: tuple[Person, AnyCommand] | None) -> Done | KeyReused | None:
    """The former answer, if the command was carried out before under the same key."""
    if request is None or request[1].key is None:
        return None
    person, command = request
    assert command.key is not None
    receipt = await store.receipt(person.id, command.key)
    if receipt is None:
        return None
    if receipt.command_hash != hash_of(command):
        return KeyReused(key=command.key)
    entries = (
        await store.entries(receipt.table, receipt.version - 1, receipt.version) if isinstance(command, Play) else []
    )
    return Done(table=receipt.table, version=receipt.version, played=count_played(entries))
