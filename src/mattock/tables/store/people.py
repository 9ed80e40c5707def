"""People are a name and hashes of keys, one a device: who has a key is the person. Nothing else is known of them."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mattock.core.refusal import BadOption
from mattock.tables.log.seats import Person
from mattock.tables.store.schema import DEVICES, PEOPLE
from mattock.tables.store.store import Store, translating_errors

MAX_MARKS: Final = 2  # upon one letter
# Letters and signs that look like a blank.
FILLERS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U00016fe4\U0001d159")


def hash_of_key(key: str) -> bytes:
    """A key is long and random, so one plain hash keeps it: there is nothing to guess."""
    return hashlib.sha256(key.encode(errors="surrogatepass")).digest()


def checked_name(name: str) -> str:
    """The name without blanks around it."""
    shown = name.strip()
    if not 1 <= len(shown) <= 64 or not shown.isprintable():
        raise BadOption(f"name={name!r}: allowed are 1 to 64 printable characters")
    return shown


def chosen_name(name: str) -> str:
    """A name that somebody takes now: it can be seen, and told from others. Names of earlier days stay."""
    shown = unicodedata.normalize("NFC", checked_name(name))
    is_mark = [unicodedata.category(letter) in {"Mn", "Me"} for letter in unicodedata.normalize("NFD", shown)]
    is_pile = any(all(is_mark[at : at + MAX_MARKS + 1]) for at in range(len(is_mark) - MAX_MARKS))
    if is_pile or is_mark[0] or any(letter in FILLERS or is_invisible(letter) for letter in shown):
        raise BadOption(f"name={name!r}: it has letters that nobody sees, or marks piled upon each other")
    return shown


def is_invisible(letter: str) -> bool:
    """Joiners and selectors of variants, which are marks without a shape."""
    return (
        letter in "\u034f\u180b\u180c\u180d\u180f"
        or "\ufe00" <= letter <= "\ufe0f"
        or "\U000e0100" <= letter <= "\U000e01ef"
    )


async def enrol(store: Store, name: str, *, is_bot: bool = False) -> tuple[Person, str]:
    """A new person or remote bot, and the key that only they get to know."""
    person = Person(secrets.token_hex(8), chosen_name(name), is_bot)
    row = {"id": person.id, "name": person.name, "is_bot": is_bot, "created": time.time()}
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(insert(PEOPLE), row)
        return person, await new_device(connection, person.id)


async def new_device(connection: AsyncConnection, person: str) -> str:
    """A key of its own for a further device."""
    key = secrets.token_urlsafe(32)
    row = {"key_hash": hash_of_key(key), "person": person, "created": time.time()}
    await connection.execute(insert(DEVICES), row)
    return key


class Ban(NamedTuple):
    """The person is banned."""

    reason: str


async def recognise(store: Store, key: str) -> Person | Ban | None:
    """The owner of the key, unless banned."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.is_bot, PEOPLE.c.banned).join_from(DEVICES, PEOPLE)
    async with translating_errors(), store.engine.connect() as connection:
        row = (await connection.execute(query.where(DEVICES.c.key_hash == hash_of_key(key)))).first()
    if row is None:
        return None
    return Person(row.id, row.name, row.is_bot) if row.banned is None else Ban(row.banned)


async def person_with(connection: AsyncConnection, person: str) -> Person:
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.is_bot).where(PEOPLE.c.id == person)
    return Person(*(await connection.execute(query)).one())


async def rename(store: Store, person: Person, name: str) -> Person:
    """Rename a person; what was written under the old name stays as it was."""
    renamed = Person(person.id, chosen_name(name), person.is_bot)
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=renamed.name))
    return renamed


async def set_hook(store: Store, person: Person, url: str | None) -> None:
    """Where the person wants to hear that it is their turn."""
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(hook=url))


async def hook_of(store: Store, person: Person) -> str | None:
    async with translating_errors(), store.engine.connect() as connection:
        found: str | None = await connection.scalar(select(PEOPLE.c.hook).where(PEOPLE.c.id == person.id))
    return found
