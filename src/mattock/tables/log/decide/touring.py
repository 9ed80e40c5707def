"""Going back and on in a guided tour."""

from __future__ import annotations

from mattock.tables.log.answers import NotNow, NotYours, TableRefusal
from mattock.tables.log.commands import Seek
from mattock.tables.log.decide.play import played, why_not_on
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import AnyBody, Rewound
from mattock.tables.log.position import replayed
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.tables.log.tour import deeds_within, tour_at


def seek(table: Table, person: Person, command: Seek) -> Decided | TableRefusal:
    """Take back what is too much, then play what is missing: an entry for each action, as if its player had played."""
    refusal = why_not_on(table, person, command.version)
    if refusal is not None:
        return refusal
    record, tour = table.record, tour_at(table.record.opening)
    if tour is None:
        return NotNow(code="no_tour")
    if not record.seats[tour.learner].is_of(person):
        return NotYours(code="not_your_seat")
    if command.to > len(tour.script):
        return NotNow(code="tour_is_past")
    deeds, actions = deeds_within(record, tour, command.to)
    bodies: list[AnyBody] = []
    if deeds < len(record.deeds):
        bodies.append(Rewound(deeds, person, is_beyond=True))
    state = replayed(record, deeds)
    for seat, action in tour.script[actions : command.to]:
        decided = played(state, person.id if seat == tour.learner else None, [action])
        if not isinstance(decided, Decided):
            return decided
        assert decided.ahead is not None
        bodies += decided.bodies
        state = decided.ahead
    return Decided(bodies)
