"""The version, and the games that are installed."""

from __future__ import annotations

import sys

import mattock
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.core.registry import registry
from mattock.texts import Texts
from mattock.texts.guest_games import leave_out_broken_games


def show_version() -> None:
    Screen().print(f"mattock {mattock.__version__}")


def name_broken_games() -> None:
    """Print a line for each package whose game cannot be played."""
    leave_out_broken_games()
    for problem in registry().problems:
        print(f"mattock: {problem}", file=sys.stderr)  # noqa: T201


def list_games() -> None:
    """Name, title, number of players; one line a game."""
    console = Screen(soft_wrap=True)
    for name in mattock.game_names():
        texts = Texts(current_language(), game=name)
        counts = next(option.values for option in mattock.game(name).options if option.name == "players")
        numbers = sorted(int(str(count)) for count in counts)
        key = "cli-game" if numbers[0] < numbers[-1] else "cli-game-fixed"
        title = texts.say("game-title")
        console.print(texts.say(key, name=name, title=title, least=numbers[0], most=numbers[-1]))
