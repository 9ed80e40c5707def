"""Mattock: two dwarf board games, for people and for bots.

import mattock

siege = mattock.game("runedar").new(players=3, seed=7)
while not siege.is_over:
    siege.play(siege.legal()[0])
print(siege.outcome)
"""

from __future__ import annotations

from mattock.core.action import Action
from mattock.core.box.reader import ComponentsError
from mattock.core.chance import Arranged, Chance, Fair, Scripted, Seeded
from mattock.core.decision import Decision
from mattock.core.game import Game
from mattock.core.journal import (
    Journal,
    JournalDamaged,
    JournalError,
    JournalImpossible,
    JournalMismatch,
    JournalNewer,
    JournalTruncated,
)
from mattock.core.outcome import Outcome
from mattock.core.refusal import (
    BadOption,
    IllegalMove,
    LuckRanOut,
    MattockError,
    Refusal,
    UnknownAction,
    UnknownGame,
)
from mattock.core.state import State
from mattock.core.tale import Event
from mattock.games.shelf import game, game_names

__version__ = "0.2.0"

__all__ = [
    "Action",
    "Arranged",
    "BadOption",
    "Chance",
    "ComponentsError",
    "Decision",
    "Event",
    "Fair",
    "Game",
    "IllegalMove",
    "Journal",
    "JournalDamaged",
    "JournalError",
    "JournalImpossible",
    "JournalMismatch",
    "JournalNewer",
    "JournalTruncated",
    "LuckRanOut",
    "MattockError",
    "Outcome",
    "Refusal",
    "Scripted",
    "Seeded",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "game_names",
]
