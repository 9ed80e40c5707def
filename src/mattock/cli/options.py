"""What was asked for on the command line, as options of a game; what was not asked for keeps its default."""

from __future__ import annotations

from pathlib import Path

import mattock
from mattock.core.refusal import UnknownGame, not_allowed
from mattock.texts.speech import WORDS


def game_of(name: str) -> mattock.Game:
    """A game of the shelf that there are texts for."""
    game = mattock.game(name)
    if name not in WORDS:
        raise UnknownGame(f"no texts for {name!r}: there are some for {', '.join(WORDS)}")
    return game


def options_of(
    name: str, *, players: int | None = None, components: Path | None = None, first: int | None = None, **others: object
) -> dict[str, object]:
    """Only what was given. Players are counted from 1 here, seats from 0 in the library."""
    game = game_of(name)
    given = {"players": players, **others}
    options: dict[str, object] = {option: value for option, value in given.items() if value is not None}
    if components is not None:
        options["components"] = str(components)
    if first is not None:
        count = players or next(option.default for option in game.options if option.name == "players")
        options["first"] = seat_of(first, int(str(count)), "first")
    return options


def seat_of(player: int, players: int, option: str) -> int:
    """The seat of a player that people count from 1."""
    if not 1 <= player <= players:
        allowed = ", ".join(str(number + 1) for number in range(players))
        raise not_allowed(option, player, allowed)
    return player - 1
