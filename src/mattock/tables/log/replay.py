"""A finished game step by step, as an onlooker would have seen it, and earlier positions of one that is played."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from mattock.core.chance import Fair, Noted
from mattock.core.state import State
from mattock.tables.log.position import new_game, replayed
from mattock.tables.log.table import Table
from mattock.wire.messages import EventData, SeatView, ViewData


class ReplayStep(Struct, frozen=True):
    """`number` actions have been played; the last one by `seat`, and with it a deed ends if `ends_deed`. Step 0 is the
    deal.

    `luck` are the numbers that were drawn: the stream, the range and the answer of each, so that whoever knows the
    secret can derive them again.
    """

    number: int
    seat: int | None
    action: str | None
    view: ViewData
    tale: list[EventData]
    luck: list[tuple[str, int, int]]
    ends_deed: bool = True


def steps_of(table: Table) -> list[ReplayStep]:
    """The line that stood in the end: what was taken back is not in it."""
    record = table.record
    luck = Noted(Fair(bytes.fromhex(record.secret)))
    state = new_game(record.opening, luck)
    steps = [step(0, None, None, state, luck)]
    for deed in record.deeds:
        for move in deed.moves:
            seat = int(state.to_move)
            luck.notes = []
            state.play(state.catalogue.actions[state.catalogue.numbers[move.action]])
            steps.append(step(len(steps), seat, move.action, state, luck, ends_deed=move is deed.moves[-1]))
    return steps


def past_view(table: Table, seat: int, deeds: int) -> SeatView:
    """What the seat saw after the first `deeds` of those that stand, or now if there are fewer. Nothing may be done
    there any more.
    """
    return SeatView(seat, cast("ViewData", replayed(table.record, deeds).view(seat)), [])


def step(
    number: int, seat: int | None, action: str | None, state: State, luck: Noted, *, ends_deed: bool = True
) -> ReplayStep:
    tale = cast("list[EventData]", [event.seen_by(None) for event in state.tale])
    return ReplayStep(number, seat, action, cast("ViewData", state.view(None)), tale, luck.notes, ends_deed)
