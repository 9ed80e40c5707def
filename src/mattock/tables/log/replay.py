"""A finished game step by step, as somebody saw it or with all secrets; and earlier positions of one that is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from msgspec import Struct

from mattock.core.chance import RecordedLuck, Scripted
from mattock.core.events import Event
from mattock.core.state import State
from mattock.tables.log.position import answers_in, new_game, replayed, whole_line
from mattock.tables.log.table import Table
from mattock.wire.messages import EventData, SeatView, ViewData


class Viewpoint(Struct, frozen=True):
    """Whose view a replay shows: a seat's with its own secrets, an onlooker's, or an open one with all secrets."""

    seat: int | None = None
    is_open: bool = False


ONLOOKER: Final = Viewpoint()


class ReplayStep(Struct, frozen=True):
    """`number` actions have been played; the last one by `seat`, and with it a deed ends if `ends_deed`. Step 0 is the
    deal. `turn` is a number that changes whenever a turn has ended.

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
    turn: int = 0


def steps_of(table: Table, eyes: Viewpoint = ONLOOKER) -> list[ReplayStep]:
    """The line that stood in the end: what was taken back is not in it."""
    record = table.record
    deal, deeds = whole_line(record)
    luck = RecordedLuck(Scripted(answers_in(deal, deeds)))
    state = new_game(record.opening, luck)
    steps = [step(0, None, None, state, luck, eyes)]
    for moves in deeds:
        for move in moves:
            seat = int(state.to_move)
            luck.notes = []
            state.play(state.catalogue.actions[state.catalogue.numbers[move.action]])
            steps.append(step(len(steps), seat, move.action, state, luck, eyes, ends_deed=move is moves[-1]))
    return steps


def past_view(table: Table, seat: int, deeds: int) -> SeatView:
    """What the seat saw after the first `deeds` of those that stand, or now if there are fewer. Nothing may be done
    there any more.
    """
    return SeatView(seat, cast("ViewData", replayed(table.record, deeds).view(seat)), [])


def step(
    number: int,
    seat: int | None,
    action: str | None,
    state: State,
    luck: RecordedLuck,
    eyes: Viewpoint,
    *,
    ends_deed: bool = True,
) -> ReplayStep:
    view, tale = view_of(state, eyes), [event_of(event, state, eyes) for event in state.tale]
    turn = int(state.game.instinct(state).turn_of(state))
    return ReplayStep(number, seat, action, view, tale, luck.notes, ends_deed, turn)


def view_of(state: State, eyes: Viewpoint) -> ViewData:
    """The view of a viewpoint; an open one is that of the seat to move, with every player as they see themselves."""
    if not eyes.is_open:
        return cast("ViewData", state.view(eyes.seat))
    views = [state.view(seat) for seat in range(state.players)]
    mover = views[state.to_move]
    return cast("ViewData", {name: with_own_parts(part, name, views) for name, part in mover.items()})


def with_own_parts(part: Any, name: str, views: list[dict[str, Any]]) -> Any:
    """A list of what belongs to seats holds each element as its seat sees it."""
    if not isinstance(part, list):
        return part
    return [views[one["seat"]][name][at] if has_seat(one) else one for at, one in enumerate(part)]


def has_seat(one: object) -> bool:
    return isinstance(one, dict) and isinstance(one.get("seat"), int)


def event_of(event: Event, state: State, eyes: Viewpoint) -> EventData:
    """An event for a viewpoint; an open one gets it as the seat that knows most of it."""
    seats: Iterable[int | None] = range(state.players) if eyes.is_open else [eyes.seat]
    return cast("EventData", max((event.seen_by(seat) for seat in seats), key=len))
