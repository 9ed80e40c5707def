"""The check of an imported log: entries are believed if a command would have written just these at that table.

Nobody can know whether talk was made up, or the end of a log was cut off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import Final

import msgspec

from mattock.core.journal import JournalDamaged, JournalError
from mattock.tables.log.answers import TableRefusal
from mattock.tables.log.candidates import candidate_decisions
from mattock.tables.log.commands import Create, Rematch
from mattock.tables.log.decide import play, seating
from mattock.tables.log.decide.picking import moved_on
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import (
    TABLE_RULES,
    AnyBody,
    BotSeated,
    Created,
    Entry,
    PersonEntered,
    RematchMade,
    Sat,
    Started,
)
from mattock.tables.log.position import TableDamaged, rules_of
from mattock.tables.log.record import TableRecord
from mattock.tables.log.seats import Person, Seat
from mattock.tables.log.table import Table
from mattock.tables.store.people import checked_name

NAME: Final = re.compile(r"[0-9A-Za-z_-]{1,32}")
ID: Final = re.compile(r"[!-~]{1,32}")
SECRET: Final = re.compile(r"[0-9a-f]{64}")
MAX_CLOCK_SKEW: Final = 60.0  # seconds by which the clocks of two servers may differ

ADDED_FACTS: Final = frozenset({"site", "piece"})  # facts of events that the first logs do not have


def check_log(name: str, entries: list[Entry], now: float) -> Table:
    """The table that a log makes; raises `JournalDamaged` with the line of the first entry that is not true."""
    with errors_at_line(1):
        check(NAME.fullmatch(name) is not None, f"a table is not called {name!r}")
    with errors_at_line(2):
        opening = opened(entries[0])
    latest = 0.0
    for line, entry in enumerate(entries, 2):
        with errors_at_line(line):
            check_time(entry.at, latest, now)
            check_bounds(entry.body, opening.players)
        latest = max(latest, entry.at)
    table = Table.created(name, entries[0])
    with errors_at_line(2):
        count = 1 + entries_of_rematch(opening, entries)
    for entry in entries[1:count]:
        table.apply(entry)
    while count < len(entries):
        with errors_at_line(count + 2):
            decided = decision_behind(table, entries, count)
            for entry in entries[count : count + len(decided.bodies)]:
                table.apply(entry, decided.ahead)
        count += len(decided.bodies)
    return table


@contextmanager
def errors_at_line(line: int) -> Iterator[None]:
    """Turn any error about a line into `JournalDamaged` with its number."""
    try:
        yield
    except JournalError:
        raise
    except Exception as error:
        raise JournalDamaged(str(error) or type(error).__name__, line) from error


def check(is_true: bool, problem: str) -> None:
    if not is_true:
        raise TableDamaged(problem)


def check_time(at: float, latest: float, now: float) -> None:
    """Check that times do not run backwards and do not lie in the future."""
    check(max(0.0, latest - MAX_CLOCK_SKEW) <= at <= now + MAX_CLOCK_SKEW, f"no such time: {at}")


def check_bounds(body: AnyBody, players: int) -> None:
    """Check people, seats and names, which the deciding functions take for granted."""
    fields = [getattr(body, field) for field in body.__struct_fields__]
    kept = body.kept if isinstance(body, Created) else ()
    check(len(kept) in {0, players}, "seats are kept by seat")
    for value in (*fields, *kept):
        if isinstance(value, Person):
            check(ID.fullmatch(value.id) is not None, f"nobody has the id {value.id[:64]!r}")
            check(checked_name(value.name) == value.name, f"nobody is called {value.name[:64]!r}")
    check(0 <= getattr(body, "seat", 0) < players, "there is no such seat")
    if isinstance(body, Started):
        check(SECRET.fullmatch(body.secret) is not None, "the secret is not a number of 64 digits")
    if isinstance(body, RematchMade):
        check(NAME.fullmatch(body.table) is not None, f"a table is not called {body.table!r}")


def opened(entry: Entry) -> Created:
    body = entry.body
    if not isinstance(body, Created):
        raise TableDamaged("the log does not begin at the beginning")
    rules_of(body)
    command = Create(game=body.game, options=body.options, settings=body.settings)
    check(1 <= body.table_rules <= TABLE_RULES, f"no table has the rules {body.table_rules}")
    outcome = play.create(
        body.host, command, has_password=body.has_password, rules=body.rules, table_rules=body.table_rules
    )
    if not isinstance(outcome, Decided):
        raise refused(outcome)
    bodies = [msgspec.structs.replace(one, kept=body.kept, daily=body.daily) for one in outcome.bodies]
    check(is_written(bodies, [entry]), "the table itself would have been opened otherwise")
    return body


def entries_of_rematch(opening: Created, entries: list[Entry]) -> int:
    """How many entries a rematch wrote together with the first one."""
    together = list(takewhile(lambda one: one.at == entries[0].at and is_of_rematch(one.body), entries[1:]))
    former = former_table(opening, [entry.body for entry in together])
    outcome = seating.rematch(former, opening.host, Rematch(table=""), DecisionContext(b"", ""))
    bodies = seating.rematch_entries(former.record, opening.host, opening.table_rules)
    is_rematch = isinstance(outcome, Decided) and is_written(bodies, [entries[0], *together])
    check(is_rematch or not opening.kept, "only a rematch keeps seats for people")
    return len(together) if is_rematch else 0


def former_table(opening: Created, bodies: list[AnyBody]) -> Table:
    """The table before the rematch, with everybody one seat back."""
    guests: dict[str, Person] = {}
    seats = [Seat()] * opening.players
    for number, person in enumerate(opening.kept):
        if person is not None:
            seats[number - 1] = Seat(person, None, person.is_bot)
    for body in bodies:
        if isinstance(body, PersonEntered):
            guests[body.person.id] = body.person
        elif isinstance(body, Sat):
            seats[body.seat - 1] = Seat(body.person, None, body.is_remote)
        elif isinstance(body, BotSeated):
            seats[body.seat - 1] = Seat(None, body.level)
    host = opening.host.id
    before = msgspec.structs.replace(moved_on(opening, -1), kept=())
    return Table(
        TableRecord(id="", opening=before, seats=seats, host=host, status="over", guests=list(guests.values()))
    )


def is_of_rematch(body: AnyBody) -> bool:
    return isinstance(body, (PersonEntered, Sat, BotSeated))


def decision_behind(table: Table, entries: list[Entry], start: int) -> Decided:
    """The decision of the table itself on a command, where it equals the entry and those that follow it."""
    entry, refusal = entries[start], None
    for outcome in candidate_decisions(entry.body, table, entry.at):
        if not isinstance(outcome, Decided):
            refusal = refusal or outcome
        elif is_written(outcome.bodies, entries[start : start + len(outcome.bodies)]):
            return outcome
    if refusal is not None:
        raise refused(refusal)
    raise TableDamaged(f"the table itself would have written another {type(entry.body).__name__}")


def refused(refusal: TableRefusal) -> TableDamaged:
    data = msgspec.to_builtins(refusal)
    return TableDamaged(f"the table refuses it: {data['answer']} {data.get('code') or data.get('problem', '')}")


def is_written(bodies: list[AnyBody], entries: list[Entry]) -> bool:
    """Whether exactly these bodies were written, all at one time."""
    is_at_once = len({entry.at for entry in entries}) == 1
    return is_at_once and is_same_event(plain([entry.body for entry in entries]), plain(bodies))


def is_same_event(recorded: object, true: object) -> bool:
    """Are two events equal, but for facts that events of an earlier version did not have?"""
    if isinstance(recorded, dict) and isinstance(true, dict):
        named = true.keys() - (ADDED_FACTS - recorded.keys())
        return recorded.keys() == named and all(is_same_event(recorded[name], true[name]) for name in named)
    if isinstance(recorded, list) and isinstance(true, list):
        return len(recorded) == len(true) and all(map(is_same_event, recorded, true))
    return recorded == true


def plain(bodies: list[AnyBody]) -> object:
    """Bodies as they come out of a store or a file, where tuples are lists and keys are text."""
    return msgspec.json.decode(msgspec.json.encode(bodies))
