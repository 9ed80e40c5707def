"""What one seat knows: it can be sent as data, and nothing else is taken for it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.core.refusal import BadOption
from mattock.core.sight import Sight, sight_from


def sight_of(name: str, seat: int = 0) -> Sight:
    state = mattock.game(name).new(chance=Seeded(1), players=2)
    for _ in range(8):
        state.play(state.legal()[0])
    return Sight(state, state.to_move if seat == 0 else 1 - state.to_move)


@pytest.mark.parametrize("name", mattock.game_names())
def test_only_the_seat_that_is_asked_may_do_something(name: str) -> None:
    asked, other = sight_of(name), sight_of(name, seat=1)
    assert asked.is_asked
    assert asked.legal()
    assert not other.is_asked
    assert (other.legal(), other.private_actions(), other.private_choice()) == ([], [], None)


@pytest.mark.parametrize("name", mattock.game_names())
def test_a_sight_that_was_sent_shows_the_same(name: str) -> None:
    sight = sight_of(name)
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sight.to_dict(Seeded(5))))
    arrived = sight_from(mattock.game(name), sent)
    assert arrived.view() == sight.view()
    assert [action.code for action in arrived.legal()] == [action.code for action in sight.legal()]


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("game", "chess", "these are the rules"),
        ("rules", None, "these are the rules"),
        ("options", None, "without options"),
        ("world", [], "without a world"),
        ("world", {}, "no position of this game"),
        ("components", "another box", "name the right file"),
        ("seat", 7, "seat"),
    ],
)
def test_what_is_no_sight_is_refused_in_words(field: str, value: object, said: str) -> None:
    data = sight_of("runedar").to_dict(Seeded(5))
    with pytest.raises(BadOption, match=said):
        sight_from(mattock.game("runedar"), {**data, field: value})


def test_after_an_action_one_sees_what_it_changed() -> None:
    sight = sight_of("dwar7s")
    action = sight.legal()[0]
    ahead = sight.after(action)
    assert ahead.seat == sight.seat
    assert ahead.view() != sight.view()
