"""`mattock ladder`: play the matches of the ladder and write down how strong the bots are."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from mattock.cli.extras import check_pictures_can_be_drawn
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.lab.ladder import chosen, matches, play_match
from mattock.lab.results import read_tallies, write_tallies
from mattock.lab.strength import publish, rate
from mattock.texts import Texts

INTERRUPTED: Final = 130
RESULTS: Final = "strength.json"


def play_ladder(ids: Sequence[str], folder: Path, file: Path | None, jobs: int) -> int:
    """Play those matches, or all; results and page are written after each match, so an interrupt loses one at most."""
    check_pictures_can_be_drawn()
    rows = matches(file)
    wanted = chosen(rows, ids)
    console = Screen(soft_wrap=True)
    texts = Texts(current_language())
    tallies = read_tallies(folder / RESULTS)
    write_tallies(folder / RESULTS, tallies)  # a folder that cannot be written to is better found now than after hours
    for match in wanted:
        try:
            for tally in play_match(match, jobs):
                tallies[match.id] = tally
                if sys.stderr.isatty():
                    print(f"\r{match.id} {len(tally.games)}/{match.count}", end="", file=sys.stderr)  # noqa: T201
        except KeyboardInterrupt:
            return INTERRUPTED
        games, won, interval = rate(tallies[match.id])
        console.print(Text(texts.say("cli-match", match=match.id, won=won, games=games, interval=interval)))
        write_tallies(folder / RESULTS, tallies)
        publish(folder, rows, tallies, file)
    return 0
