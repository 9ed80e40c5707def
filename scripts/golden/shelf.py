"""All golden games, game by game."""

from __future__ import annotations

from typing import Final

import mattock
from scripts.golden.dwar7s.games import GAMES as DWAR7S
from scripts.golden.dwar7s.games import OLDER as OLDER_DWAR7S
from scripts.golden.kept import Kept
from scripts.golden.runedar.games import GAMES as RUNEDAR
from scripts.golden.runedar.games import OLDER as OLDER_RUNEDAR

KEPT: Final = tuple(
    Kept(mattock.game(name), golden) for name, games in (("runedar", RUNEDAR), ("dwar7s", DWAR7S)) for golden in games
)
OLD: Final = tuple(
    Kept(mattock.game(name), golden, version=version)
    for name, older in (("runedar", OLDER_RUNEDAR), ("dwar7s", OLDER_DWAR7S))
    for version, games in older.items()
    for golden in games
)
