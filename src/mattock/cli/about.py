"""What this is: the version, and the games of the shelf."""

from __future__ import annotations

from rich.console import Console

import mattock
from mattock.cli.language import spoken
from mattock.texts import Texts
from mattock.texts.speech import WORDS


def show_version() -> None:
    Console().print(f"mattock {mattock.__version__}", highlight=False)


def list_games() -> None:
    """Name, title, number of players; one line a game."""
    console = Console(highlight=False, soft_wrap=True)
    for name in mattock.game_names():
        if name in WORDS:
            texts = Texts(spoken(), game=name)
            counts = next(option.values for option in mattock.game(name).options if option.name == "players")
            numbers = sorted(int(str(count)) for count in counts)
            console.print(
                texts.say("cli-game", name=name, title=texts.say("game-title"), least=numbers[0], most=numbers[-1])
            )
