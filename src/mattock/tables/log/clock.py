"""The clock of a table is a budget: a turn has its seconds, and what it takes longer comes out of the seat's reserve.

Nothing gives time but a turn of one's own: neither coming back nor a bot that is sent away again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from mattock.tables.log.record import TableRecord, TurnTime
from mattock.tables.log.seats import SeatClock


def clock_of(record: TableRecord, seat: int) -> SeatClock:
    return record.clocks[seat] if record.clocks else SeatClock()


def set_clock(record: TableRecord, seat: int, **changes: Any) -> None:
    clocks = list(record.clocks or (SeatClock(),) * len(record.seats))
    clocks[seat] = replace(clocks[seat], **changes)
    record.clocks = tuple(clocks)


def deadline(record: TableRecord, seat: int) -> float | None:
    """When the turn that is on ends for the seat, if it is the seat's; None where there is no clock."""
    settings = record.opening.settings
    if settings.seconds is None:
        return None
    return record.turn_at + settings.seconds + settings.reserve - clock_of(record, seat).spent


def has_run_out(record: TableRecord, seat: int, at: float) -> bool:
    end = deadline(record, seat)
    return end is not None and not record.opening.settings.wait and at >= end


def charge(record: TableRecord, seat: int, at: float) -> TurnTime:
    """A turn has ended: what it took longer than its seconds is taken out of the reserve."""
    settings, clock = record.opening.settings, clock_of(record, seat)
    took = at - record.turn_at
    used = took if record.seats[seat].bot is None else clock.used or 0.0
    over = 0.0 if settings.seconds is None else min(max(0.0, used - settings.seconds), settings.reserve - clock.spent)
    if over or clock.used is not None:
        set_clock(record, seat, spent=clock.spent + over, used=None)
    return TurnTime(len(record.deeds), took, over, seat)


def refund(record: TableRecord, undone: Iterable[TurnTime]) -> None:
    """Turns were taken back freely: their time counts when they end again."""
    for turn in undone:
        if turn.over:
            set_clock(record, turn.seat, spent=clock_of(record, turn.seat).spent - turn.over)


def hand_to_bot(record: TableRecord, seat: int, at: float, *, is_timeout: bool) -> None:
    """A bot plays the seat, which is asked: the owner has used so much of the turn."""
    timeouts = clock_of(record, seat).timeouts + is_timeout
    set_clock(record, seat, used=at - record.turn_at, timeouts=timeouts, is_returning=False)
