"""Options of a game out of those of the command line; the others keep their defaults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mattock
from mattock.cli.game_options import as_values
from mattock.core.refusal import not_allowed


def options_of(
    name: str,
    given: dict[str, Any],
    *,
    players: int | None = None,
    components: Path | None = None,
    first: int | None = None,
) -> dict[str, object]:
    """The options that were given. Players are counted from 1 here, seats from 0 in the library."""
    game = mattock.game(name)
    options = as_values(given, game.options)
    if players is not None:
        options["players"] = players
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
