"""Decisions about seats: sitting down, bots on seats, leaving and coming back, the clock, a rematch."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from mattock.tables.log.access import why_not_come, why_not_second
from mattock.tables.log.answers import NoSuchSeat, NotNow, NotYours, SeatTaken, TableFull, TableRefusal
from mattock.tables.log.clock import clock_of, deadline
from mattock.tables.log.commands import HandOver, Leave, Rematch, Return, SeatBot, Sit, TakeBack
from mattock.tables.log.decide.daily import why_not_daily
from mattock.tables.log.decide.picking import moved_on, rotated
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.entries import (
    TABLE_RULES,
    Abandoned,
    AnyBody,
    BotSeated,
    Coached,
    Left,
    PersonEntered,
    RematchMade,
    Returned,
    Sat,
    SeatPassed,
    SeatTakenBack,
)
from mattock.tables.log.record import TableRecord
from mattock.tables.log.redaction import due
from mattock.tables.log.seats import Person, Seat
from mattock.tables.log.table import Table

AWAY_TIMEOUT: Final = 60.0  # seconds without a deed until a player who is asked and not connected counts as gone
INACTIVE_TIMEOUT: Final = 600.0  # the same for a player who is connected
RATED_TIMEOUT: Final = 24 * 3600.0  # the same in a rated game, for anybody: nobody loses one by a line that was cut


def sit(table: Table, person: Person, command: Sit) -> Decided | TableRefusal:
    """A free seat, or a bot's that nobody owns. Once the game is on, whom to let in is the host's affair: others need
    an invitation to the seat, and among rivals nobody gets a second one.
    """
    seats, number = table.record.seats, command.seat
    refusal = why_not_come(table, person)
    if refusal is not None:
        return refusal
    if table.is_ended:
        return NotNow(code="game_over")
    is_closed = table.record.host != person.id or table.record.opening.daily is not None
    if table.record.status == "playing" and is_closed:
        return NotNow(code="already_started")
    kept = table.record.kept
    if number is None:
        theirs = [index for index, other in kept.items() if other.id == person.id]
        open_to_all = [index for index, seat in enumerate(seats) if seat.is_free and index not in kept]
        number = next(iter(theirs + open_to_all), -1)
        if number < 0:
            return NotNow(code="seat_kept") if kept else TableFull()
    if number >= len(seats):
        return NoSuchSeat(seat=number)
    if seats[number].owner is not None:
        return SeatTaken(seat=number)
    if number in kept and kept[number].id != person.id:
        return NotNow(code="seat_kept")
    is_remote = command.is_remote or person.is_bot
    if table.record.opening.settings.rated and (table.seats_of(person) or is_remote != person.is_bot):
        return NotNow(code="rated")
    return why_not_second(table, person) or Decided([Sat(number, person, is_remote)])


def seat_bot(table: Table, person: Person, command: SeatBot) -> Decided | TableRefusal:
    """Before the start the seats are the host's to give: one that somebody has taken may be freed, though no bot takes
    it from a person who has just sat down.
    """
    record = table.record
    if record.status != "open":
        return NotNow(code="already_started")
    if record.host != person.id:
        return NotYours(code="not_the_host")
    if command.seat >= len(record.seats):
        return NoSuchSeat(seat=command.seat)
    if command.level is not None and record.seats[command.seat].owner is not None:
        return SeatTaken(seat=command.seat)
    return Decided([BotSeated(command.seat, command.level)])


def hand_over(table: Table, person: Person, command: HandOver, context: DecisionContext) -> Decided | TableRefusal:
    """One's own seat at any time; the host, or whoever minds the table, may let the usual bot play for a player who is
    asked and away, unless the table waits. Where there is a clock, nobody is hurried by anything else.
    """
    record, level = table.record, table.record.opening.settings.stand_in
    if table.asked is None:
        return NotNow(code="game_over" if table.is_ended else "not_started")
    if command.seat >= len(record.seats):
        return NoSuchSeat(seat=command.seat)
    seat = record.seats[command.seat]
    is_own = seat.is_of(person)
    refusal = None if is_own else why_not_theirs(table, person, command.seat, context)
    if refusal is None and seat.bot is not None:
        refusal = NotNow(code="a_bot_plays")
    refusal = refusal or (why_not_daily(table) if is_own else None)
    if refusal is not None:
        return refusal
    if is_own:
        return Decided([SeatPassed(command.seat, command.level or level, "choice")])
    return Decided([SeatPassed(command.seat, level, "host" if record.opening.settings.seconds is None else "clock")])


def why_not_theirs(table: Table, person: Person, number: int, context: DecisionContext) -> TableRefusal | None:
    """Why this person may not let a bot play for somebody else."""
    record = table.record
    if not may_act_for_host(table, person, number, context):
        return NotYours(code="not_your_seat")
    if record.opening.settings.wait:
        return NotNow(code="table_waits")
    is_away = table.asked == number and context.at >= time_out_at(table, number, context)
    return None if is_away else NotNow(code="nobody_away")


def time_out_at(table: Table, number: int, context: DecisionContext) -> float:
    """The clock of the turn, where there is one; else a player who is not connected is missed sooner, but for a rated
    game.
    """
    record = table.record
    end = deadline(record, number)
    if end is not None:
        return end
    if record.opening.settings.rated:
        return record.idle_since + RATED_TIMEOUT
    owner = record.seats[number].owner
    return record.idle_since + (INACTIVE_TIMEOUT if owner is not None and owner.id in context.here else AWAY_TIMEOUT)


def may_act_for_host(table: Table, person: Person, number: int, context: DecisionContext) -> bool:
    """The host; while the host is not connected, or is the one to be woken, any person who plays and is connected: a
    host who is gone or asleep stops no table.
    """
    host, owner = table.record.host, table.record.seats[number].owner
    if host == person.id:
        return True
    is_without = host not in context.here or (owner is not None and owner.id == host)
    return is_without and person.id in context.here and table.has_person(person)


def take_back(table: Table, person: Person, command: TakeBack) -> Decided | TableRefusal:
    record = table.record
    if table.asked is None:
        return NotNow(code="game_over" if table.is_ended else "not_started")
    if command.seat >= len(record.seats):
        return NoSuchSeat(seat=command.seat)
    if not record.seats[command.seat].is_of(person):
        return NotYours(code="not_your_seat")
    if record.seats[command.seat].bot is None:
        return NotNow(code="no_bot_plays")
    is_returning = clock_of(record, command.seat).is_returning
    return Decided([] if is_returning else [SeatTakenBack(command.seat)])


def leave(table: Table, person: Person, command: Leave) -> Decided | TableRefusal:
    """The last person to leave an open table closes it; to leave twice changes nothing."""
    if table.is_ended:
        return NotNow(code="game_over")
    is_open, is_host = table.record.status == "open", table.record.host == person.id
    if not table.seats_of(person) and not (is_open and is_host):
        return NotYours(code="not_at_the_table")
    if not is_open and person.id in table.record.left and not is_playing(table, person):
        return Decided([])
    others = [other for other in table.people() if other.id != person.id]
    closing: list[AnyBody] = [Abandoned(person)] if is_open and is_host and not others else []
    return Decided([Left(person), *closing])


def is_playing(table: Table, person: Person) -> bool:
    """Whether leaving would let a bot play for the person."""
    is_kept = table.record.opening.settings.wait
    return not is_kept and any(table.record.seats[number].bot is None for number in table.seats_of(person))


def come_back(table: Table, person: Person, command: Return) -> Decided | TableRefusal:
    if table.asked is None:
        return NotNow(code="game_over" if table.is_ended else "not_started")
    seats = table.seats_of(person)
    if not seats:
        return NotYours(code="not_at_the_table")
    away = [number for number in seats if table.record.seats[number].bot is not None]
    if not away:
        return NotNow(code="nobody_away")
    is_new = any(not clock_of(table.record, number).is_returning for number in away)
    return Decided([Returned(person)] if is_new else [])


def time_out(table: Table, now: float) -> Decided | TableRefusal:
    """The clock of the turn: when it has run out, a bot plays the seat from here on."""
    end, seat = due(table), table.asked
    if end is None or seat is None or now < end:
        return NotNow(code="nobody_away")
    return Decided([SeatPassed(seat, table.record.opening.settings.stand_in, "clock")])


def note_coach(table: Table, person: Person) -> Decided:
    """Once for each person and game."""
    return Decided([] if person.id in table.record.coached else [Coached(person)])


def rematch(table: Table, person: Person, command: Rematch, context: DecisionContext) -> Decided | TableRefusal:
    """Everybody's seat moves on by one, with what they have picked for it. Who asks first is the host and sits down;
    for the others their seats are kept until they come, which is to say yes: who asks later is shown the same table.
    """
    record = table.record
    if not table.is_ended:
        return NotNow(code="game_on")
    if not table.seats_of(person) and record.host != person.id:
        return NotYours(code="not_at_the_table")
    if record.rematch is not None:
        return Decided([])
    if (refusal := why_not_daily(table)) is not None:
        return refusal
    if record.is_closed:
        return NotNow(code="closed")
    return Decided([RematchMade(context.table, person)], rematch=rematch_entries(record, person, TABLE_RULES))


def rematch_entries(record: TableRecord, host: Person, rules: int) -> list[AnyBody]:
    """The first entries of the new table. Under the first rules of tables everybody was seated at once."""
    seats = rotated(record.seats, 1)
    is_kept = [rules > 1 and seat.owner is not None and not seat.is_of(host) for seat in seats]
    kept = tuple(seat.owner if is_so else None for seat, is_so in zip(seats, is_kept, strict=True))
    opening = moved_on(record.opening, 1)
    again: list[AnyBody] = [
        replace(opening, host=host, table_rules=rules, kept=kept if any(is_kept) else ()),
        *(PersonEntered(guest) for guest in record.guests if rules == 1),
    ]
    for number, seat in rematch_order(seats):
        if seat.owner is not None and not is_kept[number]:
            again.append(Sat(number, seat.owner, seat.is_remote))
        elif seat.owner is None and seat.bot is not None:
            again.append(BotSeated(number, seat.bot))
    return again


def rematch_order(seats: list[Seat]) -> list[tuple[int, Seat]]:
    """The seats as they were before they moved on."""
    numbered = list(enumerate(seats))
    return numbered[1:] + numbered[:1]
