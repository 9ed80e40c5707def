"""All golden games, game by game."""

from __future__ import annotations

from typing import Final

import mattock
from scripts.game_modules import game_modules
from scripts.golden.kept import Kept

MODULES: Final = game_modules("scripts.golden", "games")
KEPT: Final = tuple(Kept(mattock.game(name), golden) for name, module in MODULES.items() for golden in module.GAMES)
OLD: Final = tuple(
    Kept(mattock.game(name), golden, version=version)
    for name, module in MODULES.items()
    for version, games in module.OLDER.items()
    for golden in games
)
