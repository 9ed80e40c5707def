"""A position as several seats see it: whole, or as what has changed; both say the same."""

from __future__ import annotations

import msgspec
import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.wire.encode import encode
from mattock.wire.views import EncodedChanges, EncodedLooks, SeatViews
from tests.patching import patched

SEATS: list[int | None] = [0, 1, None]


def views_of(state: mattock.State) -> SeatViews:
    return SeatViews(state, SEATS, None if state.is_over else state.to_move)


@pytest.mark.parametrize("name", mattock.game_names())
def test_at_every_step_the_patches_make_the_new_looks_out_of_the_old_ones(name: str) -> None:
    state = mattock.game(name).new(chance=Seeded(2), players=2)
    before = views_of(state)
    for turn in range(60):
        if state.is_over:
            break
        legal = state.legal()
        state.play(legal[turn % len(legal)])
        now = views_of(state)
        changes = EncodedChanges(before, now)
        for seat in SEATS:
            old, new = (msgspec.json.decode(encode(views.look(seat))) for views in (before, now))
            change = msgspec.json.decode(encode(changes.change(seat)))
            assert {**old, "view": patched(old["view"], change["patch"]), "legal": change["legal"]} == new
            assert msgspec.json.decode(encode(EncodedLooks(now).look(seat))) == new
        before = now


def test_only_the_seat_that_is_asked_is_offered_something() -> None:
    state = mattock.game("dwar7s").new(chance=Seeded(2), players=2)
    views = views_of(state)
    assert views.legal_for(state.to_move)
    assert views.legal_for(1 - state.to_move) == views.legal_for(None) == []


def test_a_seat_that_was_not_told_what_was_before_gets_no_changes() -> None:
    state = mattock.game("dwar7s").new(chance=Seeded(2), players=2)
    before = SeatViews(state, [0], state.to_move)
    assert EncodedChanges(before, views_of(state)).changes([1]) is None
