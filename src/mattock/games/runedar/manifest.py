"""All that others need to list the game and to find its parts."""

from __future__ import annotations

from typing import Final

from mattock.core.manifest import Manifest
from mattock.games.runedar.game import Runedar

MANIFEST: Final = Manifest(
    Runedar(),
    words="mattock.games.runedar.words",
    arguments="mattock.games.runedar.words.arguments:RunedarWords",
    screen="mattock.games.runedar.terminal.game_screen:RunedarScreen",
    report="mattock.games.runedar.report:REPORT",
    measures="mattock.games.runedar.measures:MEASURES",
    lab="mattock.games.runedar",
    tensor="mattock.games.runedar.tensor:ENCODER",
    reserved_actions="mattock.games.runedar.reserved_actions:reserved_for_people",
    daily="mattock.games.runedar.daily:DAILY",
    scene=True,
    colours={"brynja": "#4fb2f0", "torvald": "#d9508f", "eldrun": "#efe7d3", "thrain": "#7439e9"},
)
