"""What each entry changes of a table."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

import msgspec

from mattock.core.state import State, luck_of
from mattock.tables.log.decide.picking import picked
from mattock.tables.log.entries import (
    Abandoned,
    Agreed,
    AnyBody,
    BotSeated,
    Coached,
    Declined,
    DeedPlayed,
    Entry,
    Left,
    PersonEntered,
    Picked,
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
from mattock.tables.log.position import TableDamaged, choices_of, dealt, played_on
from mattock.tables.log.record import Deed, Proposal, Rewind
from mattock.tables.log.seats import Seat

if TYPE_CHECKING:
    from mattock.tables.log.table import Table


@singledispatch
def change(body: AnyBody, table: Table, entry: Entry, ahead: State | None) -> None:
    """Carry out one entry."""
    raise TableDamaged(f"table {table.record.id}: {type(body).__name__} at {entry.number}")


@change.register(Said)
def say(body: Said, table: Table, entry: Entry, ahead: State | None) -> None:
    """Talk changes nothing but the version."""


@change.register(Coached)
def coach(body: Coached, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.coached = (*table.record.coached, body.by.id)


@change.register(Started)
def start(body: Started, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    state = dealt(record.opening, body.secret)
    if luck_of(state) != body.deal:
        raise TableDamaged(f"table {record.id}: the deal is not the one written down")
    state.history = None
    table.state = state
    record.secret, record.commitment, record.deal = body.secret, body.commitment, body.deal
    record.status = "playing"
    record.began = entry.at
    record.moved_at = entry.number


@change.register(DeedPlayed)
def play(body: DeedPlayed, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    assert table.state is not None
    after = ahead or played_on(table.state, body)
    table.move(after, has_taught=body.has_taught)
    record.deeds.append(Deed(body.moves, body.by, body.has_taught))
    record.is_helped |= body.by is None and record.seats[body.seat].person is not None
    if body.by is None and body.seat not in record.bot_moved:
        record.bot_moved = [*record.bot_moved, body.seat]
    record.moved_at = entry.number
    record.proposal = None
    if after.is_over:
        record.status = "over"


@change.register(Rewound)
def rewind(body: Rewound, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    record.rewinds.append(Rewind(entry.number, len(record.deeds), body.to, body.by.id, body.is_beyond))
    undone = record.deeds[body.to :]
    table.rewind(body.to)
    assert table.state is not None
    record.choices = {**choices_of(table.state, undone), **record.choices}
    record.moved_at = entry.number
    record.proposal = None


@change.register(PersonEntered)
def enter(body: PersonEntered, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.guests = [*table.record.guests, body.person]


@change.register(Sat)
def sit(body: Sat, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    record.seats[body.seat] = Seat(body.person, None, body.is_remote)
    record.is_casual |= record.status == "playing"
    record.proposal = None


@change.register(BotSeated)
def seat_bot(body: BotSeated, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.seats[body.seat] = Seat(None, body.level)


@change.register(Picked)
def pick(body: Picked, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.opening = picked(table.record.opening, body)


@change.register(Left)
def leave(body: Left, table: Table, entry: Entry, ahead: State | None) -> None:
    """A host who leaves is followed by somebody who is there."""
    record = table.record
    for number in table.seats_of(body.person):
        if record.status == "open":
            record.seats[number] = Seat()
        elif not record.opening.settings.wait:
            table.set_seat(number, bot=record.opening.settings.stand_in)
    record.proposal = None
    others = [person.id for person in table.people(present=True) if person.id != body.person.id]
    if record.host == body.person.id and others:
        record.host = others[0]


@change.register(Returned)
def come_back(body: Returned, table: Table, entry: Entry, ahead: State | None) -> None:
    for number in table.seats_of(body.person):
        give_back(table, number, entry.at)
    table.record.proposal = None


@change.register(SeatPassed)
def hand_over(body: SeatPassed, table: Table, entry: Entry, ahead: State | None) -> None:
    table.set_seat(body.seat, bot=body.level)
    table.record.is_casual |= body.why == "host"
    table.record.proposal = None


@change.register(SeatTakenBack)
def take_back(body: SeatTakenBack, table: Table, entry: Entry, ahead: State | None) -> None:
    give_back(table, body.seat, entry.at)
    table.record.proposal = None


def give_back(table: Table, number: int, at: float) -> None:
    """A player who comes back after the clock has run out gets a whole turn of it; before, it goes on."""
    table.set_seat(number, bot=None)
    seconds = table.record.opening.settings.seconds
    if table.asked == number and (seconds is None or at >= table.record.turn_at + seconds):
        table.record.turn_at = at


@change.register(Proposed)
def propose(body: Proposed, table: Table, entry: Entry, ahead: State | None) -> None:
    others = tuple(person.id for person in table.people(present=True) if person.id != body.by.id)
    table.record.proposal = Proposal(entry.number, body.what, body.by, body.to, body.waiting or others)


@change.register(Agreed)
def agree(body: Agreed, table: Table, entry: Entry, ahead: State | None) -> None:
    proposal = table.record.proposal
    if proposal is not None:
        waiting = tuple(person for person in proposal.waiting if person != body.by.id)
        table.record.proposal = msgspec.structs.replace(proposal, waiting=waiting)


@change.register(Declined)
def decline(body: Declined, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.proposal = None


@change.register(Abandoned)
def abandon(body: Abandoned, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.status = "abandoned"
    table.record.proposal = None


@change.register(RematchMade)
def make_rematch(body: RematchMade, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.rematch = body.table
