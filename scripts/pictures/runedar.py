"""Pictures of the siege."""

from __future__ import annotations

from typing import Final

import mattock
from scripts.checkout import ROOT
from scripts.pictures.moment import Moment, TerminalPicture

GOLDEN: Final = ROOT / "tests" / "golden" / "runedar" / "won_by_three.jsonl"
FULL_HAND: Final = 5

EASY: Final = {"players": 3, "difficulty": "easy"}
EPIC: Final = {"players": 3, "difficulty": "epic"}
MOMENTS: Final = (
    Moment("siege-start", "runedar", "luck 107", EASY, 0.0, "cards"),
    Moment("siege-middle", "runedar", "luck 107", EASY, 0.5, "cards", is_in_readme=True),
    Moment("siege-mercenaries", "runedar", "luck 107", EASY, 0.3, "pause"),
    Moment("siege-dice", "runedar", "luck 107", EASY, 0.3, "share"),
    Moment("siege-victory", "runedar", "luck 107", EASY, 1.0, None),
    Moment("siege-defeat", "runedar", "luck 24", EPIC, 1.0, None),
)


def siege() -> mattock.State:
    """Two thirds into a golden game, when something is going on everywhere, the next question with a full hand."""
    game = mattock.game("runedar")
    journal = mattock.Journal.from_text(GOLDEN.read_text(encoding="utf-8"))
    for played in range(len(journal.moves) * 2 // 3, len(journal.moves)):
        state = game.rebuild(journal, upto=played)
        if state.decision is not None and state.decision.kind == "cards" and len(state.legal()) > FULL_HAND:
            return state
    raise LookupError("no such moment")


# It was always drawn without the marks of what a hand could do.
TERMINAL_PICTURE: Final = TerminalPicture("siege.svg", 121, siege, has_marks=False)
