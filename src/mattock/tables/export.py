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
from mattock.tables.entries import BODIES, AnyBody, Entry
from mattock.tables.proving import blamed, proved
from mattock.tables.record import Rewind
from mattock.tables.seats import Seat
from mattock.tables.store.passwords import SALT
from mattock.tables.table import Table

FORMAT: Final = 1
HASH: Final = bytes(SALT + 32)


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
    """The table that a log makes; raises a `JournalError` where the log is not whole or not true."""
    head, *rows = parsed(text)
    name = head.get("table")
    if not isinstance(name, str) or head.get("entries") != len(rows) or not rows:
        raise JournalDamaged("not the whole log of a table", 1)
    entries = [read_entry(row, line) for line, row in enumerate(rows, 2)]
    table = proved(name, entries)
    with blamed(1):
        password = bytes.fromhex(str(head["password"])) if "password" in head else None
        if table.record.opening.has_password != (password is not None) or len(password or HASH) != len(HASH):
            raise JournalDamaged("not the hash of a password", 1)
    return table, entries, password


def read_entry(row: dict[str, object], line: int) -> Entry:
    """As it would come back from a store: what JSON cannot say is no entry."""
    with blamed(line):
        body = msgspec.json.encode(msgspec.convert(row.get("body"), AnyBody, str_keys=True))
        number, at = msgspec.convert((row.get("number"), row.get("at")), tuple[int, float])
        return Entry(number, at, BODIES.decode(body))
