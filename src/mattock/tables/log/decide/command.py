"""Deciding a command: the entries to write, or a refusal. Nothing is changed here."""

from __future__ import annotations

from mattock.tables.log.access import why_not_look
from mattock.tables.log.answers import TableRefusal
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Decline,
    HandOver,
    Leave,
    Moderate,
    Pick,
    Play,
    Rematch,
    Return,
    Say,
    SeatBot,
    Seek,
    Sit,
    Start,
    TableCommand,
    TakeBack,
    Undo,
)
from mattock.tables.log.decide import moderation, picking, play, seating, touring, undo
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table


def decide(table: Table, person: Person, command: TableCommand, context: DecisionContext) -> Decided | TableRefusal:
    """Equal tables, commands and contexts give equal decisions.

    Before the start, sitting down is how one gets to a table that is closed to onlookers.
    """
    is_coming = isinstance(command, Sit) and table.record.status == "open"
    refusal = None if is_coming else why_not_look(table, person)
    return refusal or granted(table, person, command, context)


def granted(table: Table, person: Person, command: TableCommand, context: DecisionContext) -> Decided | TableRefusal:
    match command:
        case Play():
            return play.play(table, person, command)
        case Seek():
            return touring.seek(table, person, command)
        case Undo():
            return undo.undo(table, person, command)
        case Agree():
            return undo.agree(table, person, command)
        case Decline():
            return undo.decline(table, person, command)
        case Abandon():
            return undo.abandon(table, person, command, context)
        case Say():
            return moderation.say(table, person, command)
        case Moderate():
            return moderation.moderate(table, person, command, context)
        case Sit():
            return seating.sit(table, person, command)
        case SeatBot():
            return seating.seat_bot(table, person, command)
        case Pick():
            return picking.pick(table, person, command)
        case HandOver():
            return seating.hand_over(table, person, command, context)
        case TakeBack():
            return seating.take_back(table, person, command)
        case Leave():
            return seating.leave(table, person, command)
        case Return():
            return seating.come_back(table, person, command)
        case Start():
            return play.start(table, person, command, context)
        case Rematch():
            return seating.rematch(table, person, command, context)
