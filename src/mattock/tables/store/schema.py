"""The tables of the database. Changing one means a new migration: `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key_hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", Float(53), nullable=False),
)

# What the lobby and the clock need to know without opening a table; the truth is in the entries. `asked` is a person.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("due", Float(53), nullable=True),
    Column("asked", String(32), nullable=True),
    Index("tables_by_status", "status", "changed"),
    Index("tables_by_due", "due"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=True),
    Column("name", String(64), nullable=True),
    Column("bot", String(16), nullable=True),
    Index("seats_by_person", "person"),
)

# Append-only. The primary key makes every entry exactly one, whoever writes it first.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("command_hash", LargeBinary(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("version", Integer, nullable=False),
)
