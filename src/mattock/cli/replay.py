"""`mattock replay`: a journal retold, action by action."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import mattock
from mattock.cli.journals import naming_file, pieces_of, read_journal
from mattock.cli.language import current_language
from mattock.cli.options import seat_of
from mattock.cli.screen import Screen
from mattock.core.journal import Journal
from mattock.core.state import State
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from mattock.texts.story import people_of, story_steps


def replay_journal(
    path: Path, upto: int | None, seat: int | None, components: Path | None, *, unfinished: bool, picture: bool
) -> int:
    """One line an event, with the number of the action in the margin."""
    journal = read_journal(path, unfinished=unfinished)
    game = mattock.game(journal.game)
    owned = None if components is None else str(components)
    pieces = pieces_of(path, game, journal, owned)
    texts = Texts(current_language(), game=game.name, pieces=pieces)
    viewer = None if seat is None else seat_of(seat, players_of(journal), "seat")
    console = Screen()
    state: State | None = None
    with naming_file(path):
        for step in story_steps(game, journal, texts, upto=upto, seat=viewer, components=owned):
            state = step.state
            for line in step.lines:
                console.print(Text(f"{step.number:>4} ", "dim").append(line, "not dim"), soft_wrap=True)
    if picture and state is not None:
        seated = texts.at_table(people_of(state))
        console.print(screen_of(game.name).screen(state, viewer, seated, pieces, console.width, asked=False))
    return 0


def players_of(journal: Journal) -> int:
    players = journal.options.get("players")
    return players if isinstance(players, int) else 0
