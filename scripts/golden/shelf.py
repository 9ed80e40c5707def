"""All golden games, game by game."""

from __future__ import annotations

from typing import Final

import mattock
from scripts.golden.dwar7s.games import FIRST_RULES as DWAR7S_1
from scripts.golden.dwar7s.games import GAMES as DWAR7S
from scripts.golden.kept import Kept
from scripts.golden.runedar.games import GAMES as RUNEDAR

KEPT: Final = tuple(
    Kept(mattock.game(name), golden) for name, games in (("runedar", RUNEDAR), ("dwar7s", DWAR7S)) for golden in games
)
OLD: Final = tuple(Kept(mattock.game("dwar7s"), golden, version=1) for golden in DWAR7S_1)
