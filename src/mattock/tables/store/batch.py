"""Batches: each is written in one transaction, all of it or nothing."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import msgspec

from mattock.tables.log.chronicle import Finished
from mattock.tables.log.commands import AnyCommand
from mattock.tables.log.daily import DailyFate
from mattock.tables.log.entries import Entry
from mattock.tables.log.seats import Person, Seat


class Summary(NamedTuple):
    """Facts of a table that are known without opening it: when its clock runs out, and which person is to move."""

    game: str
    status: str
    due: float | None
    asked: str | None


class DailyStart(NamedTuple):
    """Somebody begins a game with the fate of a day."""

    game: str
    fate: DailyFate
    person: str


class Addition(NamedTuple):
    """New entries of one table; `summary`, `seats`, `snapshot` and `options` only where they are to be written again.

    `password` is the hash of a new table's; `finished` is what is remembered of a game that has ended; `daily` says
    that a new table has the fate of a day.
    """

    table: str
    entries: list[Entry]
    summary: Summary | None = None
    seats: list[Seat] | None = None
    snapshot: tuple[int, bytes] | None = None
    password: bytes | None = None
    finished: Finished | None = None
    options: dict[str, Any] | None = None
    daily: DailyStart | None = None


class Receipt(NamedTuple):
    """Under which key a command was carried out, and how it was answered."""

    person: str
    key: str
    command_hash: bytes
    table: str
    version: int


class WriteBatch(NamedTuple):
    additions: list[Addition]
    receipt: Receipt | None = None


def hash_of(command: AnyCommand) -> bytes:
    return hashlib.sha256(msgspec.json.encode(command)).digest()


def receipt_for(person: Person, command: AnyCommand, table: str, version: int) -> Receipt | None:
    """None for a command without a key: it cannot be repeated safely."""
    if command.key is None:
        return None
    return Receipt(person.id, command.key, hash_of(command), table, version)
