"""Entering a table: whoever gives its password or the secret of an invitation is let in for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.tables.log.access import why_not_invite
from mattock.tables.log.answers import Done, Entered, Invitation, NotYours, TableRefusal
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.tables.store.links import invitation, invited_to
from mattock.tables.store.passwords import is_password

if TYPE_CHECKING:
    from mattock.tables.live.room import Room


async def enter(
    room: Room, name: str, person: Person, password: str | None, secret: str | None
) -> Entered | TableRefusal:
    seat = None
    if secret is not None:
        found = await invited_to(room.store, name, secret)
        if found is None:
            return NotYours(code="wrong_secret")
        (seat,) = found
    elif (refusal := await why_not_enter(room, name, person, password)) is not None:
        return refusal
    admitted = await room.admit(name, person, seat)
    table = await room.table(name, person) if isinstance(admitted, Done) else admitted
    if not isinstance(table, Table):
        return table
    return Entered(table=name, version=table.version, seats=table.seats_of(person))


async def why_not_enter(room: Room, name: str, person: Person, password: str | None) -> TableRefusal | None:
    """A person who may already look needs no password."""
    table = await room.table(name, person)
    if isinstance(table, Table):
        return None
    if not isinstance(table, NotYours) or table.code == "kept_out" or password is None:
        return table
    kept = await room.store.password(name)
    return None if kept and await is_password(password, kept) else NotYours(code="wrong_password")


async def invite(room: Room, name: str, person: Person, seat: int | None) -> Invitation | TableRefusal:
    table = await room.table(name, person)
    if not isinstance(table, Table):
        return table
    refusal = why_not_invite(table, person, seat)
    if refusal is not None:
        return refusal
    return Invitation(table=name, secret=await invitation(room.store, name, seat), seat=seat)
