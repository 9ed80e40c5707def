"""Each game is shown by the screen that its manifest names."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.registry import manifest
from mattock.terminal.plain_screen import PlainScreen
from mattock.terminal.screens import screen_of


@pytest.mark.parametrize("game", mattock.game_names())
def test_a_game_with_a_screen_is_shown_by_it_and_made_ready_once(game: str) -> None:
    named = manifest(game).screen
    assert named is not None
    screen = screen_of(game)
    assert f"{type(screen).__module__}:{type(screen).__name__}" == named
    assert screen_of(game) is screen


def test_a_game_without_a_screen_has_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mattock.game_names()[0]
    screen_of.cache_clear()
    monkeypatch.setattr(manifest(game), "screen", None)
    try:
        assert type(screen_of(game)) is PlainScreen
    finally:
        screen_of.cache_clear()
