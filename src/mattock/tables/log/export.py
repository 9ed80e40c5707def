"""Exports of a table: its journal, notes about what is not in it, and the whole log as a file.

A journal of a rewound game verifies like any other: taking back gave the luck back too, so the line that was played in
the end is one that could have been played at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from mattock.core.chance import FAIR
from mattock.core.journal import FIRST_SUM, Journal, JournalDamaged, JournalMove, line_with_sum, parsed
from mattock.tables.log.check import check_log, errors_at_line
from mattock.tables.log.daily import tells_secret
from mattock.tables.log.entries import BODY_DECODER, Entry, StoredBody, current
from mattock.tables.log.position import whole_line
from mattock.tables.log.record import Rewind
from mattock.tables.log.seats import Seat
from mattock.tables.log.table import Table
from mattock.tables.store.passwords import SALT

FORMAT: Final = 1
BORROWED_LUCK: Final = "borrowed"  # luck that follows from a secret only after a moment of another game
SEALED_LUCK: Final = "sealed"  # luck of a day whose secret is not told yet
HASH: Final = bytes(SALT + 32)
HEAD_FIELDS: Final = frozenset({"mattock", "table", "entries", "password", "sum"})
LINE_FIELDS: Final = frozenset({"number", "at", "body", "sum"})


class ExportNotes(Struct, frozen=True):
    """Beside a journal: who played, what was taken back, and whether bots helped."""

    table: str
    status: str
    seats: list[Seat]
    rewinds: list[Rewind]
    is_rewound: bool
    is_helped: bool


def journal_of(table: Table, at: float = 0.0) -> Journal:
    """An ordinary journal; the secret of its luck is in it once the game has ended, and that of a day once it is told
    at the time `at`. Until then nobody can say whether the luck is fair.
    """
    record, state = table.record, table.state
    deal, deeds = whole_line(record)
    outcome = None if state is None else state.outcome
    return Journal(
        game=record.opening.game,
        rules=record.opening.rules,
        components=record.opening.components,
        options=record.opening.options,
        luck=luck_name(table, at),
        commitment=record.commitment,
        deal=deal,
        moves=[JournalMove(move.action, list(move.luck)) for moves in deeds for move in moves],
        outcome=None if outcome is None else outcome.to_dict(),
        secret=record.secret if table.is_ended and tells_secret(record.opening.daily, at) else None,
    )


def luck_name(table: Table, at: float) -> str:
    record = table.record
    if record.origin is not None and record.origin.borrowed:
        return BORROWED_LUCK
    return SEALED_LUCK if table.is_ended and not tells_secret(record.opening.daily, at) else FAIR


def notes_of(table: Table) -> ExportNotes:
    record = table.record
    is_rewound = any(rewind.is_beyond for rewind in record.rewinds)
    return ExportNotes(record.id, record.status, record.seats, record.rewinds, is_rewound, record.is_helped)


def log_lines(table: str, entries: list[Entry], password: bytes | None = None) -> str:
    """The whole log as lines of JSON, chained by sums like a journal. It holds every secret of the table."""
    head: dict[str, Any] = {"mattock": FORMAT, "table": table, "entries": len(entries)}
    if password is not None:
        head["password"] = password.hex()
    chain, lines = FIRST_SUM, []
    for body in [head, *(msgspec.to_builtins(entry, str_keys=True) for entry in entries)]:
        line, chain = line_with_sum(body, chain)
        lines.append(line)
    return "".join(lines)


def read_log(text: str, now: Callable[[], float] = time.time) -> tuple[Table, list[Entry], bytes | None]:
    """The table that a log makes; raises a `JournalError` where the log is not whole or not true."""
    head, *rows = parsed(text)
    name = head.get("table")
    if not isinstance(name, str) or head.get("entries") != len(rows) or not rows or head.keys() - HEAD_FIELDS:
        raise JournalDamaged("not the whole log of a table", 1)
    entries = [read_entry(row, line) for line, row in enumerate(rows, 2)]
    table = check_log(name, entries, now())
    with errors_at_line(1):
        password = bytes.fromhex(str(head["password"])) if "password" in head else None
        if table.record.opening.has_password != (password is not None) or len(password or HASH) != len(HASH):
            raise JournalDamaged("not the hash of a password", 1)
    return table, entries, password


def read_entry(row: dict[str, object], line: int) -> Entry:
    """Read an entry as it would come out of a store."""
    with errors_at_line(line):
        body = msgspec.convert(row.get("body"), StoredBody, str_keys=True)
        number, at = msgspec.convert((row.get("number"), row.get("at")), tuple[int, float])
        body = BODY_DECODER.decode(msgspec.json.encode(body))
        if strays := {*(row.keys() - LINE_FIELDS), *unknown(row["body"], body)}:
            raise JournalDamaged(f"no entry has the field {min(strays)[:64]!r}", line)
        return Entry(number, at, current(body))


def unknown(data: object, known: object) -> Iterator[str]:
    """Fields of data that would get lost; data of earlier versions may have fewer."""
    if isinstance(known, Struct) and isinstance(data, dict):
        yield from data.keys() - {*known.__struct_fields__, known.__struct_config__.tag_field}
        for name in known.__struct_fields__:
            yield from unknown(data.get(name), getattr(known, name))
    elif isinstance(known, Struct) and isinstance(data, list):
        yield from map(str, data[len(known.__struct_fields__) :])
    elif isinstance(known, (list, tuple)) and isinstance(data, list):
        for one, other in zip(data, known, strict=True):
            yield from unknown(one, other)
