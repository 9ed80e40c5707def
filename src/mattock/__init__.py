"""Mattock: dwarf board games, for people and for bots.

import mattock

name = mattock.game_names()[0]
state = mattock.game(name).new(players=3, seed=7)
while not state.is_over:
    state.play(state.legal()[0])
print(state.outcome)
"""

from __future__ import annotations

from mattock.core.action import Action
from mattock.core.box.reader import ComponentsError
from mattock.core.chance import Arranged, Chance, Fair, Scripted, Seeded
from mattock.core.decision import Decision
from mattock.core.events import Event
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
from mattock.core.registry import game, game_names
from mattock.core.state import State

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
