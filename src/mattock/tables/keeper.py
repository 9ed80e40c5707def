"""The keeper of one table: decides, writes, takes and tells, in that order.

What another server wrote first is read and told, and the wish is decided anew: each entry exists exactly once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeVar

from mattock.tables.answers import AnyAnswer, Done, KeyReused, NoSuchTable, Refusal, Unavailable
from mattock.tables.commands import Abandon, AnyCommand, HandOver, Rematch, Start, TableCommand, Undo
from mattock.tables.deciding import decide
from mattock.tables.desk import Desk, numbered, opening
from mattock.tables.entries import Entry, Said
from mattock.tables.listener import Ear, Listener
from mattock.tables.printing import Placard, Press, Told
from mattock.tables.safely import safely
from mattock.tables.seats import Person
from mattock.tables.services import Services, YourTurn, this_moment
from mattock.tables.store.batch import Batch, hash_of, receipt_for
from mattock.tables.store.errors import Overtaken
from mattock.tables.store.store import Store
from mattock.tables.table import Table
from mattock.tables.verdict import Moment, Verdict
from mattock.tables.welcome import why_not_look

TRIES: Final = 8
ANY_MOMENT: Final = Moment(b"", "")  # most wishes take nothing from outside, and luck from the system is not cheap

T = TypeVar("T")

Decide = Callable[[Table], Verdict | Refusal]


class Keeper:
    """`table` is None while nobody has asked for it, and after the database has failed: then it is read anew.

    `is_ours`: the last thing that happened, but for talk, was written here, so what follows from it is our affair.
    """

    def __init__(self, services: Services, table: str) -> None:
        self.id = table
        self.table: Table | None = None
        self.listeners: list[Listener] = []
        self._services = services
        self._desk = Desk(services.store, table)
        self.is_ours = False
        self._told = 0
        self._placard = Placard()

    async def answer(self, person: Person, command: TableCommand) -> AnyAnswer:
        """Every wish is answered, whatever happens."""
        moment = ANY_MOMENT
        if isinstance(command, (Start, Rematch)):
            moment = this_moment()
        elif isinstance(command, (HandOver, Undo, Abandon)):
            here = (*self.people_here(), *self._services.elsewhere(self.id))
            moment = moment._replace(at=self._services.now(), here=frozenset(one.id for one in here))
        return await self.carry_out(lambda table: decide(table, person, command, moment), (person, command))

    async def carry_out(self, decision: Decide, wish: tuple[Person, TableCommand] | None = None) -> AnyAnswer:
        """The same for what the house itself wants, a bot's move or the end of a clock."""
        return await self._safely(self._settle(decision, wish))

    async def hear(self, person: Person, after: int | None, ear: Ear | None = None) -> Listener | Refusal:
        """From here on the listener is told everything; first what it has missed, and how the table stands."""
        return await self._safely(self._hear(person, after, ear))

    async def read(self, person: Person) -> Table | Refusal:
        """The table as it is: it is never changed in place, so it may be read at leisure."""
        return await self._safely(self._read(person))

    async def notice(self) -> None:
        """Somebody says that there may be something new."""
        await self._safely(self.catch_up())

    async def _safely(self, work: Awaitable[T]) -> T | Unavailable:
        """After a failure nobody knows what is on disk: the table is read anew."""
        answer = await safely(work)
        if isinstance(answer, Unavailable):
            self.table = None
        return answer

    async def _hear(self, person: Person, after: int | None, ear: Ear | None) -> Listener | Refusal:
        table = await self.current()
        if table is not None and after is not None and after > table.version and await self.catch_up():
            table = await self.current()
        if table is None:
            return NoSuchTable(table=self.id)
        if (refusal := why_not_look(table, person)) is not None:
            return refusal
        missed = await self._entries_after(after, table)
        listener = Listener(self.id, person, ear=ear)
        audience = table.seats_of(person)
        listener.tell(Told(Press(table, [audience], missed, self._placard), audience))
        self.listeners = [*self._open_listeners(), listener]
        self._told = table.version
        return listener

    async def _read(self, person: Person) -> Table | Refusal:
        table = await self.current()
        if table is None:
            return NoSuchTable(table=self.id)
        return why_not_look(table, person) or table

    async def current(self) -> Table | None:
        """The table, read from the store if need be; listeners hear what happened meanwhile."""
        if self.table is None:
            self.table = await self._desk.open()
            self.is_ours = False
            if self.table is not None and self.listeners and self.table.version > self._told:
                self._tell(await self._services.store.entries(self.id, self._told, self.table.version))
        return self.table

    async def catch_up(self) -> bool:
        """Read and tell what was written elsewhere; was there anything?"""
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
        """Who listens."""
        return (listener.person for listener in self.listeners if not listener.is_closed)

    def drop_listeners(self) -> None:
        for listener in self.listeners:
            listener.drop()

    async def _settle(self, decision: Decide, wish: tuple[Person, TableCommand] | None) -> AnyAnswer:
        for _ in range(TRIES):
            table = await self.current()
            if table is None:
                return NoSuchTable(table=self.id)
            verdict = decision(table)
            if isinstance(verdict, Verdict):
                try:
                    return await self._write(table, verdict, wish)
                except Overtaken:
                    former = await former_answer(self._services.store, wish)
                    if former is not None:
                        return former
                    await self.catch_up()
            elif not await self.catch_up():
                return await former_answer(self._services.store, wish) or verdict
        return Unavailable(code="too_busy")

    async def _write(self, table: Table, verdict: Verdict, wish: tuple[Person, TableCommand] | None) -> Done:
        at = self._services.now()
        entries = numbered(verdict.bodies, table.version, at)
        after = table.copy()
        for entry in entries:
            after.apply(entry, verdict.ahead)
        rematch = after.record.rematch if wish is not None and isinstance(wish[1], Rematch) else None
        done = Done(table=rematch or self.id, version=after.version)
        if entries:
            addition = self._desk.addition(table, after, entries)
            additions = [addition]
            if verdict.rematch is not None and rematch is not None:
                additions.append(opening(rematch, verdict.rematch, at, await self._services.store.password(self.id)))
            receipt = None if wish is None else receipt_for(*wish, done.table, done.version)
            await self._services.store.write(Batch(additions, receipt))
            self._desk.written(addition)
            self.is_ours |= not is_talk(entries)
            self._take(after, entries)
            self._call(table, after, None if wish is None else wish[0])
        return done

    def _call(self, before: Table, after: Table, by: Person | None) -> None:
        """Tell a person that it is their turn now, unless they see it: they have just moved, or listen here."""
        person = after.asked_person
        is_new = person is not None and (before.asked_person is None or before.asked_person.id != person.id)
        if person is not None and is_new and (by is None or by.id != person.id):
            self._call_if_gone(after, person)

    def miss(self, person: Person) -> None:
        """Somebody has long been gone before it was noticed: what was told to them meanwhile they have not seen."""
        table = self.table
        if table is not None and table.asked_person is not None and table.asked_person.id == person.id:
            self._call_if_gone(table, table.asked_person)

    def _call_if_gone(self, table: Table, person: Person) -> None:
        if all(other.id != person.id for other in self.people_here()):
            self._services.call(YourTurn(self.id, table.record.opening.game, person))

    def _take(self, after: Table, entries: list[Entry]) -> None:
        """It is true: from here on this is the table."""
        self.table = after
        self._tell(entries)

    def _tell(self, entries: list[Entry]) -> None:
        """Each audience its own news, made once."""
        table = self.table
        assert table is not None
        self._told = table.version
        self.listeners = self._open_listeners()
        if not self.listeners:
            return
        held = table.seats_held()
        audiences = [held.get(listener.person.id, ()) for listener in self.listeners]
        press = Press(table, set(audiences), entries, self._placard)
        told = {audience: Told(press, audience) for audience in set(audiences)}
        for listener, audience in zip(self.listeners, audiences, strict=True):
            listener.tell(told[audience])

    async def _entries_after(self, after: int | None, table: Table) -> list[Entry]:
        if after is None or after >= table.version:
            return []
        return await self._services.store.entries(self.id, after, table.version)


def is_talk(entries: list[Entry]) -> bool:
    return all(isinstance(entry.body, Said) for entry in entries)


async def former_answer(store: Store, wish: tuple[Person, AnyCommand] | None) -> Done | KeyReused | None:
    """If the wish was carried out before under the same key."""
    if wish is None or wish[1].key is None:
        return None
    person, command = wish
    assert command.key is not None
    receipt = await store.receipt(person.id, command.key)
    if receipt is None:
        return None
    if receipt.command_hash != hash_of(command):
        return KeyReused(key=command.key)
    return Done(table=receipt.table, version=receipt.version)
