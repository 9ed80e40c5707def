"""Tables on paper: the journal of the line that stands, notes about what is not in it, and the whole log as a file.

A journal of a rewound game verifies like any other: taking back gave the luck back too, so the line that was played in
the end is one that could have been played at once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from mattock.core.chance import FAIR
from mattock.core.journal import FIRST_SUM, Journal, JournalDamaged, Move, parsed, sealed
from mattock.tables.desk import rebuilt
from mattock.tables.entries import Entry
from mattock.tables.record import Rewind
from mattock.tables.seats import Seat
from mattock.tables.table import Table

FORMAT: Final = 1


class Notes(Struct, frozen=True):
    """Beside a journal: who played, what was taken back, and whether bots helped."""

    table: str
    status: str
    seats: list[Seat]
    rewinds: list[Rewind]
    is_rewound: bool
    is_helped: bool


def journal_of(table: Table) -> Journal:
    """An ordinary journal; the secret of its luck is in it once the game has ended."""
    record, state = table.record, table.state
    outcome = None if state is None else state.outcome
    return Journal(
        game=record.opening.game,
        rules=record.opening.rules,
        components=record.opening.components,
        options=record.opening.options,
        luck=FAIR,
        commitment=record.commitment,
        deal=record.deal,
        moves=[Move(moved.action, list(moved.luck)) for moved in record.line],
        outcome=None if outcome is None else outcome.to_dict(),
        secret=record.secret if table.is_ended else None,
    )


def notes_of(table: Table) -> Notes:
    record = table.record
    is_rewound = any(rewind.is_beyond for rewind in record.rewinds)
    return Notes(record.id, record.status, record.seats, record.rewinds, is_rewound, record.is_helped)


def log_lines(table: str, entries: list[Entry], password: bytes | None = None) -> str:
    """The whole log as lines of JSON, chained by sums like a journal. It holds every secret of the table."""
    head: dict[str, Any] = {"mattock": FORMAT, "table": table, "entries": len(entries)}
    if password is not None:
        head["password"] = password.hex()
    chain, lines = FIRST_SUM, []
    for body in [head, *(msgspec.to_builtins(entry, str_keys=True) for entry in entries)]:
        line, chain = sealed(body, chain)
        lines.append(line)
    return "".join(lines)


def read_log(text: str) -> tuple[Table, list[Entry], bytes | None]:
    """The table that a log makes; raises a `JournalError` or `TableDamaged` where the log is not whole or not true."""
    head, *rows = parsed(text)
    name = head.get("table")
    if not isinstance(name, str) or head.get("entries") != len(rows) or not rows:
        raise JournalDamaged("not the whole log of a table", 1)
    try:
        entries = [msgspec.convert(row, Entry, strict=False) for row in rows]
        password = bytes.fromhex(str(head["password"])) if "password" in head else None
    except msgspec.ValidationError as error:
        raise JournalDamaged(f"not an entry: {error}") from None
    except ValueError:
        raise JournalDamaged("not the hash of a password", 1) from None
    return rebuilt(name, entries), entries, password
