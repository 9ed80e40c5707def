"""The facts of a game, as a table: what happened, past tense, and who may know it."""

from __future__ import annotations

from typing import Final

from mattock.core.events import EventKind, Fact

SEAT: Final = Fact("seat", "number")
COUNT: Final = Fact("count", "number")
FACE: Final = Fact("face", "face")
DICE: Final = Fact("dice", "number")

ROUND_BEGAN: Final = EventKind("round_began", SEAT, Fact("round", "number"))
ROLLED: Final = EventKind("rolled", SEAT, DICE, Fact("roll", "roll", secret=True))
BID_MADE: Final = EventKind("bid_made", SEAT, COUNT, FACE)
DOUBTED: Final = EventKind("doubted", SEAT, Fact("bidder_seat", "number"), COUNT, FACE)
SHOWN: Final = EventKind("shown", SEAT, Fact("roll", "roll"))
COUNTED: Final = EventKind("counted", FACE, Fact("found", "number"), COUNT)
DIE_LOST: Final = EventKind("die_lost", SEAT, DICE)
GAME_ENDED: Final = EventKind("game_ended", SEAT, Fact("reason", "reason"))
