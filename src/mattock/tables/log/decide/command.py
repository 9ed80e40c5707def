"""What a table makes of a wish: a verdict or a refusal. Nothing is changed here."""

from __future__ import annotations

from mattock.tables.log.access import why_not_look
from mattock.tables.log.answers import Refusal
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Decline,
    HandOver,
    Leave,
    Pick,
    Play,
    Rematch,
    Return,
    Say,
    SeatBot,
    Sit,
    Start,
    TableCommand,
    TakeBack,
    Undo,
)
from mattock.tables.log.decide import picking
from mattock.tables.log.decide import play as playing
from mattock.tables.log.decide import seating as sitting
from mattock.tables.log.decide import undo as undoing
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table


def decide(table: Table, person: Person, command: TableCommand, context: DecisionContext) -> Decided | Refusal:
    """The same table, wish and moment give the same verdict.

    Before the start, sitting down is how one gets to a table that is closed to onlookers.
    """
    is_coming = isinstance(command, Sit) and table.record.status == "open"
    refusal = None if is_coming else why_not_look(table, person)
    return refusal or granted(table, person, command, context)


def granted(table: Table, person: Person, command: TableCommand, context: DecisionContext) -> Decided | Refusal:
    match command:
        case Play():
            return playing.play(table, person, command)
        case Undo():
            return undoing.undo(table, person, command)
        case Agree():
            return undoing.agree(table, person, command)
        case Decline():
            return undoing.decline(table, person, command)
        case Abandon():
            return undoing.abandon(table, person, command, context)
        case Say():
            return sitting.say(table, person, command)
        case Sit():
            return sitting.sit(table, person, command)
        case SeatBot():
            return sitting.seat_bot(table, person, command)
        case Pick():
            return picking.pick(table, person, command)
        case HandOver():
            return sitting.hand_over(table, person, command, context)
        case TakeBack():
            return sitting.take_back(table, person, command)
        case Leave():
            return sitting.leave(table, person, command)
        case Return():
            return sitting.come_back(table, person, command)
        case Start():
            return playing.start(table, person, command, context)
        case Rematch():
            return sitting.rematch(table, person, command, context)
