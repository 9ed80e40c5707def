"""A position as several seats see it: as objects, encoded whole, or as changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mattock.core.action import Action
from mattock.core.state import State
from mattock.wire.encode import encoded_action, encoded_lists, offered, pre_encoded, with_encoded_fragments
from mattock.wire.messages import SeatView, SeatViewPatch, ViewData
from mattock.wire.patch import Known, patch_of


class SeatViews:
    """What anybody may know of a position (`open`), and what each of some seats alone does (`own`); None is an
    onlooker's seat. The `mover` is offered what is `legal`, the others nothing.
    """

    def __init__(self, state: State, seats: Sequence[int | None], mover: int | None) -> None:
        self.open = state.open_view()
        self.own: dict[int | None, dict[str, object]] = dict(zip(seats, state.own_views(seats), strict=True))
        self.mover = mover
        self.legal: list[Action] = state.legal() if mover is not None and mover in self.own else []

    def legal_for(self, seat: int | None) -> list[Action]:
        return [] if seat is None or seat != self.mover else self.legal

    def look(self, seat: int | None) -> SeatView:
        view = cast("ViewData", {**self.open, **self.own[seat]})
        return SeatView(seat, view, [offered(action) for action in self.legal_for(seat)])


class EncodedLooks:
    """Seat views for encoding; the parts that they share are encoded already."""

    def __init__(self, views: SeatViews) -> None:
        self.views = views
        self._open = encoded_lists(views.open)

    def looks(self, seats: Sequence[int | None]) -> list[SeatView]:
        return [self.look(seat) for seat in seats]

    def look(self, seat: int | None) -> SeatView:
        own = {name: with_encoded_fragments(part) for name, part in self.views.own[seat].items()}
        view = cast("ViewData", {**self._open, **own})
        return SeatView(seat, view, [encoded_action(action) for action in self.views.legal_for(seat)])


class EncodedChanges:
    """Changes from what the seats saw `before`, for encoding; the parts that they share are encoded already."""

    def __init__(self, before: SeatViews, views: SeatViews) -> None:
        self.before = before
        self.views = views
        self._known: Known = {}
        self._open: list[Any] = [pre_encoded(step) for step in patch_of(before.open, views.open, self._known)]

    def changes(self, seats: Sequence[int | None]) -> list[SeatViewPatch] | None:
        """None if one of the seats was not told what was before."""
        changes: list[SeatViewPatch] = []
        for seat in seats:
            if seat not in self.before.own:
                return None
            changes.append(self.change(seat))
        return changes

    def change(self, seat: int | None) -> SeatViewPatch:
        own = patch_of(self.before.own[seat], self.views.own[seat], self._known)
        return SeatViewPatch(
            seat, [*self._open, *own], [encoded_action(action) for action in self.views.legal_for(seat)]
        )
