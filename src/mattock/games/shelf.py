"""The shelf: every game of the house by name."""

from __future__ import annotations

from typing import Final

from mattock.core.game import Game
from mattock.core.refusal import UnknownGame
from mattock.games.dwar7s.game import Dwar7s
from mattock.games.runedar.game import Runedar

SHELF: Final[dict[str, Game]] = {"runedar": Runedar(), "dwar7s": Dwar7s()}


def game_names() -> list[str]:
    """The names of all games."""
    return list(SHELF)


def game(name: str) -> Game:
    """The rules of a game by name."""
    if name not in SHELF:
        known = ", ".join(SHELF)
        raise UnknownGame(f"no game {name!r}: known are {known}").saying("unknown_game", name=repr(name), known=known)
    return SHELF[name]
