"""Chapter R16: how a siege ends. The first reason met in order of execution counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.runedar.events import GAME_LOST, GAME_WON
from mattock.games.runedar.stages import OVER
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

ONGOING: Final = 0
ESCAPED: Final = 1
SIEGE_DECK: Final = 2
CATAPULT_DECK: Final = 3
TROLL_TILES: Final = 4
ORC_RESERVE: Final = 5
GOLD: Final = 6


def win(siege: Siege) -> None:
    """The way out is free (R16.1)."""
    siege.result = ESCAPED
    siege.stage = OVER
    siege.tell(GAME_WON, siege.gold)


def lose(siege: Siege, reason: i64) -> None:
    """One of the five defeats (R16.2)."""
    siege.result = reason
    siege.stage = OVER
    siege.tell(GAME_LOST, reason, siege.goblins_beaten)
