"""The people who are connected to a table right now, through this server or another one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from mattock.server.cluster.presence import ClusterPresence
from mattock.server.ws.answers import PresenceList, PresentPerson
from mattock.server.ws.outbox import Outbox, frame
from mattock.tables import Person, Seat
from mattock.tables.log.lookalike import alike


class Guest:
    """One connection of a person."""

    def __init__(self, table: str, person: Person, outbox: Outbox, drop: Callable[[], None] = lambda: None) -> None:
        self.table = table
        self.person = person
        self.outbox = outbox
        self.drop = drop


class TablePresence:
    """The guests at one table, the seats as they were told last, and who everybody believes is here."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.owners: dict[str, Person] = {}  # of seats, by id
        self.announced: list[PresentPerson] = []

    def people(self) -> list[Person]:
        """Each person once, however many screens they have open."""
        return list({guest.person.id: guest.person for guest in self.guests}.values())

    def named(self) -> list[Person]:
        """The people here, players first: in a crowd the last are not named to other servers."""
        return sorted(self.people(), key=lambda person: person.id not in self.owners)

    def present(self, others: Sequence[Person]) -> list[PresentPerson]:
        people = {person.id: person for person in (*self.people(), *others)}
        twins = alike(list({**self.owners, **people}.values()))
        return [PresentPerson(one.id, one.name, one.id not in self.owners, one.id in twins) for one in people.values()]

    def tell(self, others: Sequence[Person]) -> None:
        """Tell everybody if something has changed; a guest who cannot keep up is dropped anyway."""
        now = self.present(others)
        if now != self.announced:
            self.announced = now
            text = frame(PresenceList(people=now))
            for guest in self.guests:
                guest.outbox.push(text)


def owners_of(seats: Sequence[Seat]) -> dict[str, Person]:
    return {seat.owner.id: seat.owner for seat in seats if seat.owner is not None}


class Presence:
    """`server` is how others on the same database know this one."""

    def __init__(self, server: str) -> None:
        self.cluster = ClusterPresence(server, self._here, self._tell)
        self.seen_off = 0  # sockets that have gone
        self._gatherings: dict[str, TablePresence] = {}
        self._is_empty = asyncio.Event()
        self._is_empty.set()

    @property
    def connections(self) -> int:
        return sum(len(gathering.guests) for gathering in self._gatherings.values())

    def count_of(self, person: Person) -> int:
        """How many sockets somebody has open."""
        gatherings = self._gatherings.values()
        return sum(guest.person.id == person.id for gathering in gatherings for guest in gathering.guests)

    def drop(self, person: str) -> None:
        """Close all sockets of somebody."""
        guests = [guest for gathering in self._gatherings.values() for guest in gathering.guests]
        for guest in guests:
            if guest.person.id == person:
                guest.drop()

    def is_on_another_server(self, table: str, person: Person) -> bool:
        """Whether the person is at the table through another server."""
        return any(other.id == person.id for other in self.cluster.people(table))

    def is_at(self, table: str, person: Person) -> bool:
        """Whether the person is at the table through any server."""
        here = self._gatherings[table].people() if table in self._gatherings else []
        return any(other.id == person.id for other in here) or self.is_on_another_server(table, person)

    def join(self, guest: Guest, seats: Sequence[Seat]) -> None:
        gathering = self._gatherings.setdefault(guest.table, TablePresence())
        gathering.guests.append(guest)
        gathering.owners = owners_of(seats)
        self._is_empty.clear()
        if gathering.present(self.cluster.people(guest.table)) == gathering.announced:  # a second screen hears it too
            guest.outbox.push(frame(PresenceList(people=gathering.announced)))
        self._changed(guest.table)

    def leave(self, guest: Guest) -> None:
        gathering = self._gatherings[guest.table]
        gathering.guests.remove(guest)
        self.seen_off += 1
        self._changed(guest.table)
        if not gathering.guests:
            del self._gatherings[guest.table]
        if not self._gatherings:
            self._is_empty.set()

    def seats_changed(self, table: str, seats: Sequence[Seat]) -> None:
        owners = owners_of(seats)
        gathering = self._gatherings.get(table)
        if gathering is not None and gathering.owners != owners:
            gathering.owners = owners
            self._changed(table)

    def _changed(self, table: str) -> None:
        self._tell(table)
        self.cluster.changed(table)

    def _tell(self, table: str) -> None:
        gathering = self._gatherings.get(table)
        if gathering is not None:
            gathering.tell(self.cluster.people(table))

    def _here(self) -> dict[str, list[Person]]:
        return {table: gathering.named() for table, gathering in self._gatherings.items()}

    async def emptied(self, seconds: float = 5.0) -> None:
        """Wait until the last guest has gone, or for so many seconds."""
        try:
            await asyncio.wait_for(self._is_empty.wait(), seconds)
        except TimeoutError:
            return
