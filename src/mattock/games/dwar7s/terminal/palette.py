"""Marks and colours of the table. A colour never stands alone: each player has a mark and a letter too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from mattock.texts import Texts

MARKS: Final = {"blue": "★", "red": "‖", "green": "○", "yellow": "^"}
BADGES: Final = {
    "blue": "bold #ffffff on #2a62c9",
    "red": "bold #ffffff on #b3261e",
    "green": "bold #06251b on #4fc79a",
    "yellow": "bold #2b2205 on #f6d04a",
}
KINGDOMS: Final = {"blue": "#1d3263", "red": "#58201d", "green": "#174a3a", "yellow": "#57490f"}
"""The ground of a kingdom."""

SHARED_KINGDOM_COLOUR: Final = "#472a5c"
"""The ground of an area with several castles."""

OWNERLESS_COLOURS: Final = ("#3b3326", "#2f3a2a", "#403024", "#33333b")
"""The grounds of areas without a castle, in turns."""

INK: Final = "#f8ecca"
FAINT: Final = "#c9bd9c"
WALL: Final = "#5c5040 on #b3a58a"
PILLAR: Final = "#5c5040 on #b3a58a"
CHOICE_STYLE: Final = "bold #241505 on #ffb648"
"""Amber: something may be chosen here."""

THREAT: Final = "bold #ff8a6b"
TREASURE: Final = "bold #ffd36b"


def letter(colour: str, texts: Texts) -> str:
    return texts.say(f"screen-letter-{colour}")


def badge(colour: str, texts: Texts) -> Text:
    """Mark and letter of a player on the player's colour."""
    return Text(f"{MARKS[colour]}{letter(colour, texts)}", BADGES[colour])
