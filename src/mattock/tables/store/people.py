"""People are a name and the hash of a key: who has the key is the person, and nothing else is known of them."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import insert, select

from mattock.core.refusal import BadOption
from mattock.tables.seats import Person
from mattock.tables.store.schema import PEOPLE
from mattock.tables.store.store import Store, watched


def hash_of_key(key: str) -> bytes:
    """A key is long and random, so one plain hash keeps it: there is nothing to guess."""
    return hashlib.sha256(key.encode(errors="surrogatepass")).digest()


def checked_name(name: str) -> str:
    """Without blanks around it."""
    shown = name.strip()
    if not 1 <= len(shown) <= 64 or not shown.isprintable():
        raise BadOption(f"name={name!r}: allowed are 1 to 64 printable characters")
    return shown


async def enrol(store: Store, name: str) -> tuple[Person, str]:
    """A new person, and the key that only they get to know."""
    person, key = Person(secrets.token_hex(8), checked_name(name)), secrets.token_urlsafe(32)
    row = {"id": person.id, "name": person.name, "key_hash": hash_of_key(key), "created": time.time()}
    async with watched(), store.engine.begin() as connection:
        await connection.execute(insert(PEOPLE), row)
    return person, key


async def recognise(store: Store, key: str) -> Person | None:
    """Whose key it is."""
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.key_hash == hash_of_key(key))
    async with watched(), store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else Person(row.id, row.name)
