"""Draws the picture of the README, the middle of a golden game in the terminal: `python -m scripts.picture`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import mattock
from mattock.terminal.pieces import printed_on
from mattock.terminal.screen import screen
from mattock.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden" / "runedar" / "won_by_three.jsonl"
PICTURE = ROOT / "docs" / "pictures" / "siege.svg"
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
WIDTH = 121
FULL_HAND = 5


def moment(game: mattock.Game, journal: mattock.Journal) -> int:
    """Two thirds into the game, when something is going on everywhere, the next question with a full hand."""
    for played in range(len(journal.moves) * 2 // 3, len(journal.moves)):
        siege = game.rebuild(journal, upto=played)
        decision = siege.decision
        if decision is not None and decision.kind == "cards" and len(siege.legal()) > FULL_HAND:
            return played
    raise LookupError("no such moment")


def main() -> None:
    journal = mattock.Journal.from_lines(GOLDEN.read_text(encoding="utf-8"))
    game = mattock.game("runedar")
    siege = game.rebuild(journal, upto=moment(game, journal))
    pieces = printed_on()
    people = siege.options["dwarfs"]
    assert isinstance(people, list)
    texts = Texts("en", "runedar", pieces=pieces, people=people)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(screen(siege.view(siege.to_move), texts, pieces, WIDTH))
    drawn = console.export_svg(title="mattock play runedar")
    PICTURE.write_text(FONT_FACES.sub("", drawn), encoding="utf-8")  # no font is fetched from elsewhere


if __name__ == "__main__":
    main()
