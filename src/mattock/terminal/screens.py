"""The screen of each game: its own, or a plain one."""

from __future__ import annotations

from functools import cache
from typing import cast

from mattock.core.manifest import load_part
from mattock.core.registry import manifest
from mattock.terminal.game_screen import GameScreen
from mattock.terminal.plain_screen import PlainScreen


@cache
def screen_of(game: str) -> GameScreen:
    """The screen of that game."""
    name = manifest(game).screen
    if name is None:
        return PlainScreen(manifest(game).game)
    return cast("type[GameScreen]", load_part(name))()
