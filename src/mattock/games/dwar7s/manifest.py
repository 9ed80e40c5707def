"""All that others need to list the game and to find its parts."""

from __future__ import annotations

from typing import Final

from mattock.core.manifest import Manifest
from mattock.games.dwar7s.game import Dwar7s

MANIFEST: Final = Manifest(
    Dwar7s(),
    words="mattock.games.dwar7s.words",
    arguments="mattock.games.dwar7s.words.arguments:Dwar7sWords",
    screen="mattock.games.dwar7s.terminal.game_screen:Dwar7sScreen",
    report="mattock.games.dwar7s.report:REPORT",
    measures="mattock.games.dwar7s.measures:MEASURES",
    lab="mattock.games.dwar7s",
    tensor="mattock.games.dwar7s.tensor:ENCODER",
    daily="mattock.games.dwar7s.daily:DAILY",
    scene=True,
    colours={"blue": "#2a62c9", "red": "#b3261e", "green": "#4fc79a", "yellow": "#f6d04a"},
)
