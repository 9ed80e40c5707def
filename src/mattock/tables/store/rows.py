"""Rows of the database out of what a table adds."""

from __future__ import annotations

from typing import Any

import msgspec

from mattock.tables.entries import Created, Entry
from mattock.tables.store.batch import Addition, Receipt, Summary

Row = dict[str, Any]


def entry_rows(additions: list[Addition]) -> list[Row]:
    return [
        {"table_id": one.table, "number": entry.number, "at": entry.at, "body": encoded(entry)}
        for one in additions
        for entry in one.entries
    ]


def encoded(entry: Entry) -> str:
    return msgspec.json.encode(entry.body).decode()


def table_rows(additions: list[Addition]) -> list[Row]:
    """Of tables that are new."""
    return [
        {"id": one.table, "password": one.password, **opening_of(one.entries[0]), **state_of(one, one.summary)}
        for one in additions
        if one.summary and one.entries[0].number == 1
    ]


def opening_of(entry: Entry) -> Row:
    """What never changes of a table."""
    opening = entry.body
    assert isinstance(opening, Created)
    return {
        "game": opening.game,
        "created": entry.at,
        "options": msgspec.json.encode(opening.options).decode(),
        "settings": msgspec.json.encode(opening.settings).decode(),
        "is_listed": opening.settings.listed,
    }


def changed_rows(additions: list[Addition]) -> list[Row]:
    """Of tables that were there before."""
    return [
        {"the_id": one.table, **state_of(one, one.summary)}
        for one in additions
        if one.summary and one.entries[0].number > 1
    ]


def state_of(addition: Addition, summary: Summary) -> Row:
    return {
        "status": summary.status,
        "due": summary.due,
        "asked": summary.asked,
        "changed": addition.entries[-1].at,
    }


def seat_rows(additions: list[Addition]) -> list[Row]:
    return [
        {
            "table_id": one.table,
            "seat": number,
            "person": seat.owner.id if seat.owner else None,
            "name": seat.owner.name if seat.owner else None,
            "bot": seat.bot,
        }
        for one in additions
        for number, seat in enumerate(one.seats or ())
    ]


def snapshot_rows(additions: list[Addition]) -> list[Row]:
    return [
        {"table_id": one.table, "number": one.snapshot[0], "body": one.snapshot[1]} for one in additions if one.snapshot
    ]


def ids(rows: list[Row]) -> list[Row]:
    """Whose rows are to make room for new ones."""
    return [{"the_id": table} for table in dict.fromkeys(row["table_id"] for row in rows)]


def key_row(receipt: Receipt) -> Row:
    return {
        "person": receipt.person,
        "key": receipt.key,
        "command_hash": receipt.command_hash,
        "table_id": receipt.table,
        "version": receipt.version,
    }
