"""The pieces of a box as tables for people: a kind of piece a table, a piece a row, and how sure we are of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.table import Table

from mattock.cli.language import current_language
from mattock.core.box.reader import Row
from mattock.core.game import PrintedData
from mattock.texts import Texts


class AnyBox(Protocol):
    """What the boxes of all games have: where they are from, and their rows."""

    label: str
    rows: list[Row]


class BoxTables:
    """One box in words."""

    def __init__(self, box: AnyBox, columns: Columns, pieces: PrintedData, game: str) -> None:
        self.box = box
        self.columns = columns
        self.pieces = pieces
        self.texts = Texts(current_language(), game=game, pieces=pieces)

    def title(self) -> str:
        return self.texts.say("cli-box-title", title=self.texts.say("game-title"), box=self.box.label)

    def tables(self) -> list[Table]:
        return [self.table(kind) for kind in dict.fromkeys(row.table for row in self.box.rows)]

    def table(self, kind: str) -> Table:
        """All rows of one kind; every column but the last is the kind's own."""
        columns = self.columns[kind]
        title = self.texts.say(f"cli-table-{kind}")
        table = Table(title=title, title_justify="left", title_style="bold underline", box=SIMPLE_HEAD, pad_edge=False)
        for name in (*columns, "source"):
            table.add_column(self.texts.say(f"cli-column-{name}"))
        for row in self.box.rows:
            if row.table == kind:
                table.add_row(*(cell(self, row) for cell in columns.values()), self.source(row))
        return table

    def source(self, row: Row) -> str:
        return self.texts.say(f"cli-source-{row.source}") + ("*" if row.owned else "")


Cell = Callable[[BoxTables, Row], str]
Columns = Mapping[str, Mapping[str, Cell]]
"""For each kind of piece its columns, by name."""


def number(field: str) -> Cell:
    """A column that shows a number as it is."""
    return lambda tables, row: str(row.numbers[field])


def name(sort: str, form: str = "") -> Cell:
    """A column with the name of a thing."""
    return lambda tables, row: tables.texts.name(sort, row.id, form)


def phrase(param: str) -> Cell:
    """A column with the words for a tile or a card."""
    return lambda tables, row: tables.texts.phrase(param, row.id)
