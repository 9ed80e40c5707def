"""Links with a secret: to be the same person on a further device, and to enter a table. Secrets are kept as hashes."""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mattock.tables.log.seats import Person
from mattock.tables.store.people import hash_of_key, new_device, person_with
from mattock.tables.store.schema import INVITATIONS, LINKS, PEOPLE
from mattock.tables.store.store import Store, translating_errors

HOUR: Final = 3600.0
WEEK: Final = 7 * 24 * HOUR


async def device_link(store: Store, person: Person) -> str:
    """A secret that makes one further device the same person's, once and within an hour."""
    async with translating_errors(), store.engine.begin() as connection:
        return await new_link(connection, person, HOUR)


async def new_link(connection: AsyncConnection, person: Person, span: float) -> str:
    secret, now = secrets.token_urlsafe(32), time.time()
    row = {"secret_hash": hash_of_key(secret), "person": person.id, "expires": now + span}
    await connection.execute(delete(LINKS).where(LINKS.c.expires <= now))
    await connection.execute(insert(LINKS), row)
    return secret


async def register_strangers(store: Store, people: list[Person]) -> list[tuple[Person, str]]:
    """Register the people who are not known here; each of those gets a link to a first device, for a week."""
    async with translating_errors(), store.engine.begin() as connection:
        ids = select(PEOPLE.c.id).where(PEOPLE.c.id.in_([person.id for person in people]))
        known = set((await connection.execute(ids)).scalars())
        strangers = [person for person in people if person.id not in known]
        for person in strangers:
            row = {"id": person.id, "name": person.name, "is_bot": person.is_bot, "created": time.time()}
            await connection.execute(insert(PEOPLE), row)
        return [(person, await new_link(connection, person, WEEK)) for person in strangers]


async def follow_device_link(store: Store, secret: str) -> tuple[Person, str] | None:
    """The owner of the link, with a key for this device; None if it was used before, is too old, or never was."""
    used = delete(LINKS).where(LINKS.c.secret_hash == hash_of_key(secret), LINKS.c.expires > time.time())
    async with translating_errors(), store.engine.begin() as connection:
        person = (await connection.execute(used.returning(LINKS.c.person))).scalar()
        if person is None:
            return None
        return await person_with(connection, person), await new_device(connection, person)


async def invitation(store: Store, table: str, seat: int | None) -> str:
    """A secret that lets in whoever has it, as often as it takes: a seat is taken only once anyway."""
    secret = secrets.token_urlsafe(24)
    row = {"secret_hash": hash_of_key(secret), "table_id": table, "seat": seat, "created": time.time()}
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(insert(INVITATIONS), row)
    return secret


async def invited_to(store: Store, table: str, secret: str) -> tuple[int | None] | None:
    """The seat of the invitation, or no seat; None if there is no such invitation to that table."""
    is_it = (INVITATIONS.c.secret_hash == hash_of_key(secret)) & (INVITATIONS.c.table_id == table)
    async with translating_errors(), store.engine.connect() as connection:
        row = (await connection.execute(select(INVITATIONS.c.seat).where(is_it))).first()
    return None if row is None else (row.seat,)
