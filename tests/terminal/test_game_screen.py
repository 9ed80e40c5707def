"""What a game must say of itself to be played at a terminal; what it does not say is the same for all games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mattock
from mattock.terminal.game_screen import GameScreen
from mattock.texts import Texts

STATE = mattock.game("runedar").new(seed=1)
PLAIN = GameScreen()


def test_a_game_without_places_numbers_its_choices_as_they_come() -> None:
    place = PLAIN.places(STATE.view(0))
    assert {place(action) for action in STATE.legal()} == {(0, 0)}
    assert (PLAIN.apart, PLAIN.folded) == ((), frozenset())


def test_what_every_game_must_say_is_asked_for() -> None:
    view, texts = STATE.view(0), Texts("en", "runedar")
    asked: list[Callable[[], object]] = [
        lambda: PLAIN.turn(view),
        lambda: PLAIN.hides(view),
        lambda: PLAIN.screen(STATE, 0, texts, {}, 80, asked=True),
        lambda: PLAIN.aside(STATE, texts, {}, 80),
    ]
    for ask in asked:
        with pytest.raises(NotImplementedError):
            ask()
