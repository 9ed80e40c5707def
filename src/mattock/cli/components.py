"""`mattock components`: the box as tables for people, and the check of an owner's file."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

import mattock
from mattock.cli.adapters import box_of, report_of
from mattock.cli.component_tables import BoxTables
from mattock.cli.language import current_language
from mattock.cli.screen import Screen
from mattock.texts import Texts


def check_file(game: str, file: Path) -> int:
    """One line if it is fine; a mistake is raised and names file, row and field."""
    box = box_of(game, str(file))
    own = sum(row.owned for row in box.rows)
    texts = Texts(current_language(), game=game)
    Screen(soft_wrap=True).print(Text(texts.say("cli-box-fine", file=str(file), own=own, all=len(box.rows))))
    return 0


def show_box(game: str, file: Path | None) -> int:
    """A table for each kind of piece, and at the end what the sources mean."""
    path = None if file is None else str(file)
    tables = BoxTables(box_of(game, path), report_of(game).columns, mattock.game(game).pieces(path), game)
    console = Screen()
    console.print(Text(tables.title(), "bold"))
    for table in tables.tables():
        console.print()
        console.print(table)
    console.print(Text(tables.texts.say("cli-box-legend")))
    return 0
