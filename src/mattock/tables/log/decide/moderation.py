"""Keeping order: who may speak, whom the host mutes or removes, and a table that the operator closes."""

from __future__ import annotations

from mattock.tables.log.access import is_kept_out
from mattock.tables.log.answers import Malformed, NotNow, NotYours, TableRefusal
from mattock.tables.log.commands import Moderate, Say
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import Closed, Moderated, Said
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table


def say(table: Table, person: Person, command: Say) -> Decided | TableRefusal:
    return why_not_speak(table, person) or Decided([Said(person, command.text)])


def why_not_speak(table: Table, person: Person) -> TableRefusal | None:
    """People who have a seat, or for whom one is kept, and the host speak; onlookers where the settings allow it."""
    record = table.record
    if record.is_closed:
        return NotNow(code="closed")
    if person.id in record.muted:
        return NotNow(code="muted")
    has_place = bool(table.seats_of(person)) or record.host == person.id
    has_place |= any(kept.id == person.id for kept in record.kept.values())
    return None if has_place or record.opening.settings.onlookers_talk else NotYours(code="onlooker")


def moderate(table: Table, person: Person, command: Moderate, context: DecisionContext) -> Decided | TableRefusal:
    """Decide an order of the host; one that changes nothing is not written."""
    record = table.record
    if record.host != person.id:
        return NotYours(code="not_the_host")
    if command.person == person.id:
        return Malformed(problem="person: not oneself", field="person")
    other = person_named(table, command.person, context)
    if other is None:
        return NotNow(code="not_here")
    is_muted, is_out = other.id in record.muted, is_kept_out(table, other)
    is_so = {"mute": is_muted, "unmute": not is_muted, "remove": is_out, "readmit": not is_out}
    if is_so[command.order]:
        return Decided([])
    is_rated = record.opening.settings.rated and record.status == "playing"
    if command.order == "remove" and is_rated and table.seats_of(other):
        return NotNow(code="rated")
    return Decided([Moderated(other, command.order, person)])


def person_named(table: Table, name: str, context: DecisionContext) -> Person | None:
    """Somebody whom the table knows, or who is connected to it."""
    record = table.record
    owners = [seat.owner for seat in record.seats if seat.owner is not None]
    known = (*owners, *record.kept.values(), *record.guests, *record.removed, *context.people)
    return next((one for one in known if one.id == name), None)


def close(table: Table, reason: str) -> Decided | TableRefusal:
    """Close a table by order of the operator; people cannot send this."""
    return Decided([] if table.record.is_closed else [Closed(reason)])
