"""Redaction: reduces the truth to what an audience may know, the seats of one person or an onlooker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mattock.core import events as tale
from mattock.tables.log.clock import deadline
from mattock.tables.log.entries import Continued, DeedPlayed, Entry, Started, TaleLine
from mattock.tables.log.lookalike import alike
from mattock.tables.log.messages import ActionPlayed, GameContinued, GameStarted, News, PublicEntry, TableState
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table
from mattock.tables.log.tour import tour_progress
from mattock.wire.messages import EventData, SeatView
from mattock.wire.views import SeatViews

Audience = tuple[int, ...]


def tale_lines(events: list[tale.Event], players: int) -> list[TaleLine]:
    """Events with all that anybody may see of them, ready to be stored."""
    return [tale_line(event, players) for event in events]


def tale_line(event: tale.Event, players: int) -> TaleLine:
    shown = event.seen_by(None)
    if event.kind.is_open:
        return TaleLine(shown)
    return TaleLine(shown, {seat: own for seat in range(players) if (own := event.seen_by(seat)) != shown})


def visible_tale(lines: list[TaleLine], audience: Audience) -> list[EventData]:
    """A person with several seats passes the screen on, so a story for all of them has no secret of any of them."""
    if len(audience) != 1:
        return cast("list[EventData]", [line.open for line in lines])
    return cast("list[EventData]", [line.own.get(audience[0], line.open) for line in lines])


def happening(entry: Entry, audience: Audience) -> PublicEntry:
    """An entry as the audience may see it."""
    body = entry.body
    if isinstance(body, Started):
        return PublicEntry(entry.number, entry.at, GameStarted(body.commitment, visible_tale(body.tale, audience)))
    if isinstance(body, DeedPlayed):
        actions = body.actions if body.seat in audience else None
        told = ActionPlayed(body.seat, body.by is None, visible_tale(body.tale, audience), actions)
        return PublicEntry(entry.number, entry.at, told)
    if isinstance(body, Continued):
        return PublicEntry(entry.number, entry.at, continued(body))
    return PublicEntry(entry.number, entry.at, body)


def continued(origin: Continued) -> GameContinued:
    """Without the luck and the actions, which hold secrets of the position."""
    return GameContinued(origin.fate, sum(map(len, origin.deeds)), origin.borrowed, origin.table)


def insiders(entries: Sequence[Entry]) -> set[int]:
    """The seats that know more of it than onlookers do."""
    seats: set[int] = set()
    for entry in entries:
        body = entry.body
        if isinstance(body, DeedPlayed):
            seats.add(body.seat)
        elif not isinstance(body, Started):
            continue
        for line in body.tale:
            if line.own:
                seats.update(line.own)
    return seats


class UpdateParts:
    """What may be told of a table as it stands, and of the `entries` that led there, to those who look through `seats`:
    each audience is told its own selection.
    """

    def __init__(
        self, table: Table, seats: Sequence[int | None], entries: Sequence[Entry] = (), omitted: int = 0
    ) -> None:
        self.table = table
        self.entries = entries
        self.omitted = omitted
        self.views = None if table.state is None else SeatViews(table.state, seats, mover(table))

    def standing(self) -> TableState:
        return standing(self.table)

    def happenings(self, audience: Audience) -> list[PublicEntry]:
        return [happening(entry, audience) for entry in self.entries]

    def looks(self, audience: Audience) -> list[SeatView]:
        return [] if self.views is None else [self.views.look(seat) for seat in viewing_seats(audience)]


def news(parts: UpdateParts, audience: Audience) -> News:
    """The table as it stands, and what has happened on the way there."""
    table = parts.table
    happenings, looks = parts.happenings(audience), parts.looks(audience)
    steps = free_steps(table, audience)
    return News(table.record.id, table.version, parts.standing(), happenings, looks, steps, parts.omitted)


def news_of(table: Table, audience: Audience, entries: Sequence[Entry] = (), omitted: int = 0) -> News:
    return news(UpdateParts(table, viewing_seats(audience), entries, omitted), audience)


def viewing_seats(audience: Audience) -> tuple[int | None, ...]:
    """The seats through which the audience looks; None is an onlooker's."""
    return audience or (None,)


def mover(table: Table) -> int | None:
    """The seat that is asked, unless a bot plays it."""
    seat = table.asked
    return None if seat is None or table.record.seats[seat].bot is not None else seat


def free_steps(table: Table, audience: Audience) -> int:
    """How many deeds the audience may take back without asking: back to the first of its own after the last one that
    taught somebody. Where nobody else plays, bots have nothing against it that theirs are taken back on the way.
    """
    owner = table.record.seats[audience[0]].owner if audience and table.asked is not None else None
    if owner is None:
        return 0
    steps = 0
    for back, deed in enumerate(reversed(table.record.deeds), 1):
        if deed.has_taught:
            break
        if deed.by == owner.id:
            steps = back
        elif deed.by is not None or not is_alone(table, owner):
            break
    return steps


def is_alone(table: Table, person: Person) -> bool:
    """Whether everybody else who plays is a bot."""
    return all(seat.person is None or seat.is_of(person) for seat in table.record.seats)


def people_around(table: Table) -> list[Person]:
    """People that the table knows by name, each once."""
    record = table.record
    owners = [seat.owner for seat in record.seats if seat.owner is not None]
    return list({one.id: one for one in (*owners, *record.kept.values(), *record.guests)}.values())


def due(table: Table) -> float | None:
    """When the clock of the turn runs out; None where nobody's does."""
    seat, record = table.asked, table.record
    if seat is None or record.opening.settings.wait or record.seats[seat].bot is not None:
        return None
    return deadline(record, seat)


def standing_facts(table: Table) -> tuple[object, ...]:
    """All that a standing depends on, but for how many deeds were done. A table that is told of changes no more."""
    record = table.record
    return (
        record.opening,
        record.host,
        record.status,
        record.seats,
        record.kept,
        record.clocks,
        due(table),
        record.proposal,
        record.commitment,
        len(record.rewinds),
        record.is_helped,
        record.rematch,
        record.muted,
        record.removed,
        record.is_closed,
        tour_progress(record),
    )


def standing(table: Table) -> TableState:
    record = table.record
    return TableState(
        game=record.opening.game,
        rules=record.opening.rules,
        options=record.opening.options,
        settings=record.opening.settings,
        host=record.host,
        status=record.status,
        seats=list(record.seats),
        kept=record.kept,
        deeds=len(record.deeds),
        due=due(table),
        clocks=list(record.clocks),
        proposal=record.proposal,
        commitment=record.commitment,
        secret=record.secret if table.is_ended and record.opening.daily is None else None,
        rewinds=[rewind for rewind in record.rewinds if rewind.is_beyond],
        is_rewound=any(rewind.is_beyond for rewind in record.rewinds),
        is_helped=record.is_helped,
        coach=table.may_coach,
        rematch=record.rematch,
        muted=list(record.muted),
        removed=list(record.removed),
        closed=record.is_closed,
        alike=alike(people_around(table)),
        tour=tour_progress(record),
        origin=None if record.origin is None else continued(record.origin),
        daily=record.opening.daily,
    )
