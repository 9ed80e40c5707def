"""Applies entries: what each of them changes of a table."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Final

import msgspec

from mattock.core.state import State, luck_since_cut
from mattock.tables.log.clock import hand_to_bot, has_run_out, set_clock
from mattock.tables.log.decide.picking import picked
from mattock.tables.log.entries import (
    Abandoned,
    Agreed,
    AnyBody,
    BotSeated,
    Closed,
    Coached,
    Continued,
    Declined,
    DeedPlayed,
    Entry,
    Left,
    Moderated,
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
from mattock.tables.log.seats import Person, Seat
from mattock.tables.log.tour import scripted_choices, tour_at

if TYPE_CHECKING:
    from mattock.tables.log.table import Table

SITTING_RULES: Final = 4  # the rules of tables since which nobody holds up others by sitting down


@singledispatch
def change(body: AnyBody, table: Table, entry: Entry, ahead: State | None) -> None:
    """Carry out one entry."""
    raise TableDamaged(f"table {table.record.id}: {type(body).__name__} at {entry.number}")


@change.register(Said)
def say(body: Said, table: Table, entry: Entry, ahead: State | None) -> None:
    """Talk changes nothing but the version."""


@change.register(Moderated)
def moderate(body: Moderated, table: Table, entry: Entry, ahead: State | None) -> None:
    record, one = table.record, body.person
    if body.order in {"mute", "unmute"}:
        others = tuple(muted for muted in record.muted if muted != one.id)
        record.muted = (*others, one.id) if body.order == "mute" else others
        return
    others_out = tuple(removed for removed in record.removed if removed.id != one.id)
    record.removed = (*others_out, one) if body.order == "remove" else others_out
    if body.order == "remove":
        remove(table, one, entry.at)


def remove(table: Table, person: Person, at: float) -> None:
    """Seats become free before the start; once the game is on bots get them, and it is no longer the people's alone."""
    record = table.record
    record.kept = {seat: kept for seat, kept in record.kept.items() if kept.id != person.id}
    drop_proposal(table, person)
    for number in () if table.is_ended else table.seats_of(person):
        if record.status == "playing":
            pass_seat(table, number, record.opening.settings.stand_in, at)
            record.is_casual = True
            table.set_seat(number, owner=None, is_remote=False)
        else:
            record.seats[number] = Seat()


@change.register(Closed)
def close(body: Closed, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    record.is_closed = True
    record.proposal = None
    if not table.is_ended:
        record.status = "abandoned"


@change.register(Continued)
def go_on(body: Continued, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.origin = body


@change.register(Coached)
def coach(body: Coached, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.coached = (*table.record.coached, body.by.id)


@change.register(Started)
def start(body: Started, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    state = dealt(record.opening, body.secret, record.origin)
    if luck_since_cut(state) != body.deal:
        raise TableDamaged(f"table {record.id}: the deal is not the one written down")
    state.history = None
    table.state = state
    record.secret, record.commitment, record.deal = body.secret, body.commitment, body.deal
    tour = tour_at(record.opening)
    if tour is not None:
        record.choices = scripted_choices(tour, state)
    record.status = "playing"
    record.began = record.idle_since = entry.at
    record.position_version = entry.number


@change.register(DeedPlayed)
def play(body: DeedPlayed, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    assert table.state is not None
    after = ahead or played_on(table.state, body)
    table.move(after, has_taught=body.has_taught)
    record.deeds.append(Deed(body.moves, body.by, body.has_taught))
    if len(record.deeds) > record.reached:
        record.reached, record.idle_since = len(record.deeds), entry.at
    record.is_helped |= body.by is None and record.seats[body.seat].person is not None
    if body.by is None and body.seat not in record.bot_moved:
        record.bot_moved = [*record.bot_moved, body.seat]
    record.position_version = entry.number
    if record.proposal is not None and (record.proposal.what == "undo" or record.opening.table_rules == 1):
        record.proposal = None
    record.left = tuple(person for person in record.left if person != body.by)
    if after.is_over:
        record.status = "over"
        record.proposal = None


@change.register(Rewound)
def rewind(body: Rewound, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    record.rewinds.append(Rewind(entry.number, len(record.deeds), body.to, body.by.id, body.is_beyond))
    undone = record.deeds[body.to :]
    table.rewind(body.to)
    assert table.state is not None
    record.choices = {**choices_of(table.state, undone), **record.choices}
    record.position_version = entry.number
    record.proposal = None
    if body.is_beyond:
        record.reached, record.idle_since = body.to, entry.at


@change.register(PersonEntered)
def enter(body: PersonEntered, table: Table, entry: Entry, ahead: State | None) -> None:
    table.record.guests = [*table.record.guests, body.person]


@change.register(Sat)
def sit(body: Sat, table: Table, entry: Entry, ahead: State | None) -> None:
    """A person who joins a running game is asked what the others are; that gives nobody time, unless all had left."""
    record, is_left = table.record, table.is_left
    record.seats[body.seat] = Seat(body.person, None, body.is_remote)
    came = (body.seat, *(seat for seat, person in record.kept.items() if person.id == body.person.id))
    record.kept = {seat: person for seat, person in record.kept.items() if seat not in came}
    record.is_casual |= record.status == "playing"
    if record.opening.table_rules < SITTING_RULES:
        record.proposal = None
    else:
        ask_too(table, body.person)
    if is_left or record.opening.table_rules < SITTING_RULES:
        record.idle_since = entry.at


@change.register(BotSeated)
def seat_bot(body: BotSeated, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    record.seats[body.seat] = Seat(None, body.level)
    record.kept = {seat: person for seat, person in record.kept.items() if seat != body.seat}


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
            pass_seat(table, number, record.opening.settings.stand_in, entry.at)
            record.yielded = (*record.yielded, number)
    if record.status == "playing" and body.person.id not in record.left:
        record.left = (*record.left, body.person.id)
    drop_proposal(table, body.person)
    others = [person.id for person in table.people(present=True) if person.id != body.person.id]
    if record.host == body.person.id and others:
        record.host = others[0]


@change.register(Returned)
def come_back(body: Returned, table: Table, entry: Entry, ahead: State | None) -> None:
    is_left = table.is_left
    for number in table.seats_of(body.person):
        give_back(table, number, entry.at, is_left=is_left)
    ask_too(table, body.person)


@change.register(SeatPassed)
def hand_over(body: SeatPassed, table: Table, entry: Entry, ahead: State | None) -> None:
    record = table.record
    pass_seat(table, body.seat, body.level, entry.at, is_timeout=body.why == "clock")
    if body.why == "choice":
        record.yielded = (*record.yielded, body.seat)
    else:
        record.passes = {**record.passes, body.seat: record.passes.get(body.seat, 0) + 1}
    record.is_casual |= body.why == "host" and record.opening.table_rules == 1
    if table.record.opening.table_rules == 1:
        table.record.proposal = None


@change.register(SeatTakenBack)
def take_back(body: SeatTakenBack, table: Table, entry: Entry, ahead: State | None) -> None:
    owner = table.record.seats[body.seat].owner
    give_back(table, body.seat, entry.at, is_left=table.is_left)
    if owner is not None:
        ask_too(table, owner)


def pass_seat(table: Table, number: int, level: str, at: float, *, is_timeout: bool = False) -> None:
    record = table.record
    if record.opening.settings.seconds is not None and table.asked == number:
        hand_to_bot(record, number, at, is_timeout=is_timeout)
    table.set_seat(number, bot=level)


def give_back(table: Table, number: int, at: float, *, is_left: bool) -> None:
    """A player who comes back after the clock has run out plays again when the turn has ended: the bot finishes it.

    Where everybody had left, nobody has waited: then the time for being away begins again. Under the first rules of
    tables, whoever came back got a whole turn.
    """
    record = table.record
    is_asked = table.asked == number and record.seats[number].bot is not None
    if record.opening.table_rules == 1:
        table.set_seat(number, bot=None)
        seconds = record.opening.settings.seconds
        if table.asked == number and (seconds is None or at >= record.turn_at + seconds):
            record.turn_at = at
    elif is_asked and has_run_out(record, number, at):
        set_clock(record, number, is_returning=True)
    else:
        table.set_seat(number, bot=None)
        if record.clocks:
            set_clock(record, number, used=None)
    if is_left:
        record.idle_since = at


def drop_proposal(table: Table, person: Person) -> None:
    """Cancel a proposal that a person who goes away made or still has to answer."""
    record = table.record
    proposal = record.proposal
    is_theirs = proposal is not None and (proposal.by.id == person.id or person.id in proposal.waiting)
    if is_theirs or record.opening.table_rules == 1:
        record.proposal = None


def ask_too(table: Table, person: Person) -> None:
    """Ask a person who comes back about an open proposal."""
    record = table.record
    record.left = tuple(one for one in record.left if one != person.id)
    proposal = record.proposal
    if record.opening.table_rules == 1 or proposal is None:
        record.proposal = None
    elif person.id not in (proposal.by.id, *proposal.waiting):
        record.proposal = msgspec.structs.replace(proposal, waiting=(*proposal.waiting, person.id))


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
