"""Rows of the database out of what a table adds, their values in the order of `statements`."""

from __future__ import annotations

from typing import Final

import msgspec

from mattock.tables.log.entries import Created
from mattock.tables.store.batch import Addition, WriteBatch
from mattock.tables.store.statements import Row

encode: Final = msgspec.json.Encoder().encode


def entry_rows(additions: list[Addition]) -> list[Row]:
    return [
        (one.table, entry.number, entry.at, encode(entry.body).decode()) for one in additions for entry in one.entries
    ]


def key_rows(batches: list[WriteBatch]) -> list[Row]:
    return [tuple(batch.receipt) for batch in batches if batch.receipt]


def table_rows(additions: list[Addition]) -> list[Row]:
    """Of tables that are new."""
    return [table_row(one) for one in additions if one.entries[0].number == 1]


def table_row(addition: Addition) -> Row:
    first, summary = addition.entries[0], addition.summary
    opening = first.body
    assert isinstance(opening, Created)
    assert summary is not None
    return (
        addition.table,
        opening.game,
        summary.status,
        first.at,
        addition.entries[-1].at,
        summary.due,
        summary.asked,
        encode(opening.options).decode(),
        encode(opening.settings).decode(),
        opening.settings.listed,
        addition.password,
    )


def changed_rows(additions: list[Addition]) -> list[Row]:
    """Of tables that were there before."""
    return [
        (one.table, one.summary.status, one.entries[-1].at, one.summary.due, one.summary.asked)
        for one in additions
        if one.summary and one.entries[0].number > 1
    ]


def option_rows(additions: list[Addition]) -> list[Row]:
    """Of tables at which somebody has picked something for a seat."""
    return [(encode(one.options).decode(), one.table) for one in additions if one.options is not None]


def seat_rows(additions: list[Addition]) -> list[Row]:
    return [
        (
            one.table,
            number,
            seat.owner.id if seat.owner else None,
            seat.owner.name if seat.owner else None,
            seat.bot,
        )
        for one in additions
        for number, seat in enumerate(one.seats or ())
    ]


def snapshot_rows(additions: list[Addition]) -> list[Row]:
    return [(one.table, *one.snapshot) for one in additions if one.snapshot]


def daily_rows(additions: list[Addition]) -> list[Row]:
    return [
        (one.table, one.daily.game, one.daily.fate.day, one.daily.person, one.daily.fate.attempt, one.daily.fate.closes)
        for one in additions
        if one.daily
    ]


def ids(rows: list[Row]) -> list[Row]:
    """Tables whose rows make room for new ones."""
    return [(table,) for table in dict.fromkeys(row[0] for row in rows)]
