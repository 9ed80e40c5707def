"""Is a log true? Before an entry is believed, the table is asked whether it would have written the same.

What nobody can know any more, such as who wanted to sit where, is taken as it is, within its bounds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import singledispatch
from typing import Final

import msgspec

from mattock.core.journal import JournalDamaged, JournalError
from mattock.tables import playing, undoing
from mattock.tables.answers import Refusal
from mattock.tables.commands import Create, Play, Start, Text, Undo
from mattock.tables.entries import (
    Abandoned,
    Agreed,
    AnyBody,
    BotSeated,
    Created,
    Declined,
    Entry,
    Left,
    Played,
    Proposed,
    RematchMade,
    Returned,
    Rewound,
    Said,
    Sat,
    SeatPassed,
    SeatTakenBack,
    Started,
)
from mattock.tables.position import TableDamaged, rules_of
from mattock.tables.seats import Person
from mattock.tables.store.people import checked_name
from mattock.tables.table import Table
from mattock.tables.verdict import Moment, Verdict

NAME: Final = re.compile(r"[0-9A-Za-z_-]{1,32}")
ID: Final = re.compile(r"[!-~]{1,32}")
SECRET: Final = re.compile(r"[0-9a-f]{64}")
LATEST: Final = 253_402_300_800.0  # the end of the year 9999

LATER: Final = frozenset({"site", "piece"})  # facts of events that the first logs do not have

# When each may be written; what is not named here may be at any time.
WHEN: Final[dict[type[object], frozenset[str]]] = {
    **dict.fromkeys((BotSeated, Started), frozenset({"open"})),
    **dict.fromkeys((Sat, Left, Abandoned), frozenset({"open", "playing"})),
    **dict.fromkeys((Played, Rewound, Proposed, Agreed, Declined), frozenset({"playing"})),
    **dict.fromkeys((SeatPassed, SeatTakenBack, Returned), frozenset({"playing"})),
    RematchMade: frozenset({"over", "abandoned"}),
}


def proved(name: str, entries: list[Entry]) -> Table:
    """The table that a log makes; raises `JournalDamaged` with the line of the first entry that is not true."""
    with blamed(1):
        check(NAME.fullmatch(name) is not None, f"a table is not called {name!r}")
    with blamed(2):
        first = entries[0].body
        check(isinstance(first, Created), "the log does not begin at the beginning")
        table = Table.created(name, entries[0])
        check_bounds(table, entries[0])
        prove(first, table)
    for line, entry in enumerate(entries[1:], 3):
        with blamed(line):
            check_bounds(table, entry)
            verdict = prove(entry.body, table)
            table.apply(entry, verdict.ahead if verdict else None)
    return table


@contextmanager
def blamed(line: int) -> Iterator[None]:
    """Whatever goes wrong over a line is the line's fault: the file is somebody else's."""
    try:
        yield
    except JournalError:
        raise
    except Exception as error:
        raise JournalDamaged(str(error) or type(error).__name__, line) from error


def check(is_true: bool, problem: str) -> None:
    if not is_true:
        raise TableDamaged(problem)


def check_bounds(table: Table, entry: Entry) -> None:
    """A time, people and a seat that there can be, and an entry that has its place now."""
    body, record = entry.body, table.record
    check(0 <= entry.at < LATEST, f"no such time: {entry.at}")
    for value in (getattr(body, field) for field in body.__struct_fields__):
        if isinstance(value, Person):
            check(ID.fullmatch(value.id) is not None, f"nobody has the id {value.id[:64]!r}")
            check(checked_name(value.name) == value.name, f"nobody is called {value.name[:64]!r}")
    check(0 <= getattr(body, "seat", 0) < len(record.seats), "there is no such seat")
    allowed = WHEN.get(type(body))
    check(allowed is None or record.status in allowed, f"not at a table that is {record.status}")


def check_same(body: AnyBody, verdict: Verdict | Refusal) -> Verdict:
    """The table would have written just that."""
    if not isinstance(verdict, Verdict):
        told = msgspec.to_builtins(verdict)
        raise TableDamaged(f"the table refuses it: {told['answer']} {told.get('code') or told.get('problem', '')}")
    is_same = is_told(plain([body]), plain(verdict.bodies))
    check(is_same, f"the table itself would have written another {type(body).__name__}")
    return verdict


def is_told(told: object, true: object) -> bool:
    """The same, but for facts that events of an earlier version did not have."""
    if isinstance(told, dict) and isinstance(true, dict):
        named = true.keys() - (LATER - told.keys())
        return told.keys() == named and all(is_told(told[name], true[name]) for name in named)
    if isinstance(told, list) and isinstance(true, list):
        return len(told) == len(true) and all(map(is_told, told, true))
    return told == true


def plain(bodies: list[AnyBody]) -> object:
    """As it is after a store, or a file: a tuple is a list there, and the key of a table is text."""
    return msgspec.json.decode(msgspec.json.encode(bodies))


@singledispatch
def prove(body: AnyBody, table: Table) -> Verdict | None:
    """What the table itself makes of the same wish, where that can be known."""
    return None


@prove.register(Created)
def _(body: Created, table: Table) -> Verdict:
    rules_of(body)
    command = Create(game=body.game, options=body.options, settings=body.settings)
    return check_same(body, playing.create(body.host, command, has_password=body.has_password))


@prove.register(Started)
def _(body: Started, table: Table) -> Verdict:
    check(SECRET.fullmatch(body.secret) is not None, "the secret is not a number of 64 digits")
    host, moment = Person(table.record.host, ""), Moment(bytes.fromhex(body.secret), "")
    return check_same(body, playing.start(table, host, Start(table=table.record.id), moment))


@prove.register(Played)
def _(body: Played, table: Table) -> Verdict:
    if body.by is None:
        return check_same(body, playing.play_bot(table, body.seat, table.record.moved_at, body.action))
    command = Play(table=table.record.id, version=table.version, action=body.action)
    return check_same(body, playing.play(table, Person(body.by, ""), command))


@prove.register(Rewound)
def _(body: Rewound, table: Table) -> Verdict:
    """What is free may have been marked by an earlier version, which had others asked over the actions of bots."""
    proposal = table.record.proposal
    if proposal is not None and proposal.what == "undo" and not proposal.waiting:
        return check_same(body, Verdict([Rewound(proposal.to, proposal.by, is_beyond=True)]))
    check_count(table, body.to)
    command = Undo(table=table.record.id, version=table.version, steps=len(table.record.line) - body.to)
    verdict = undoing.undo(table, body.by, command, Moment(b"", ""))
    is_free = isinstance(verdict, Verdict) and verdict.bodies == [Rewound(body.to, body.by, is_beyond=False)]
    return check_same(body, Verdict([body]) if is_free and body.is_beyond else verdict)


@prove.register(Proposed)
def _(body: Proposed, table: Table) -> None:
    """Who was connected, and so had to be asked, is not known any more."""
    if body.what == "undo":
        check_count(table, body.to)
    check(set(body.waiting) <= {person.id for person in table.people()}, "somebody is asked who does not play")


def check_count(table: Table, to: int) -> None:
    check(0 <= to < len(table.record.line), f"of {len(table.record.line)} actions {to} cannot be kept")


@prove.register(Agreed)
@prove.register(Declined)
def _(body: Agreed | Declined, table: Table) -> None:
    proposal = table.record.proposal
    is_withdrawn = isinstance(body, Declined) and body.is_withdrawn
    asked = () if proposal is None else (proposal.by.id,) if is_withdrawn else proposal.waiting
    check(body.by.id in asked, "nobody asked for this answer")


@prove.register(Sat)
def _(body: Sat, table: Table) -> None:
    check(table.record.seats[body.seat].owner is None, "the seat is taken")


@prove.register(SeatPassed)
@prove.register(SeatTakenBack)
def _(body: SeatPassed | SeatTakenBack, table: Table) -> None:
    seat = table.record.seats[body.seat]
    check(seat.owner is not None, "the seat is nobody's")
    check((seat.bot is None) == isinstance(body, SeatPassed), "the seat is not played so")


@prove.register(Said)
def _(body: Said, table: Table) -> None:
    msgspec.convert(body.text, Text)


@prove.register(RematchMade)
def _(body: RematchMade, table: Table) -> None:
    check(NAME.fullmatch(body.table) is not None, f"a table is not called {body.table!r}")
