"""`mattock components`: the box as tables for people, and the check of an owner's file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mattock.cli.options import game_of
from mattock.core.box.reader import Row
from mattock.games.runedar.box_schema import OUTCOMES, RESOURCES
from mattock.games.runedar.components import Box, load_box
from mattock.terminal.panels import abilities
from mattock.terminal.pieces import Printed, printed_in
from mattock.texts import Texts


def check_file(game: str, file: Path) -> int:
    """One line if it is fine; a mistake is raised and names file, row and field."""
    game_of(game)
    box = load_box(str(file))
    own = sum(row.owned for row in box.rows)
    texts = Texts(game=game)
    Console(highlight=False, soft_wrap=True).print(
        Text(texts.say("cli-box-fine", file=str(file), own=own, all=len(box.rows)))
    )
    return 0


def show_box(game: str, file: Path | None) -> int:
    """A table for each kind of piece, and at the end what the sources mean."""
    game_of(game)
    box = load_box(None if file is None else str(file))
    showcase = Showcase(box, game)
    console = Console(highlight=False)
    console.print(Text(showcase.title(), "bold"))
    for kind in dict.fromkeys(row.table for row in box.rows):
        console.print()
        console.print(showcase.table(kind))
    console.print(Text(showcase.texts.say("cli-box-legend")))
    return 0


class Showcase:
    """The pieces of one box in words."""

    def __init__(self, box: Box, game: str) -> None:
        self.box = box
        self.pieces: Printed = printed_in(box)
        self.texts = Texts(game=game, pieces=self.pieces)

    def title(self) -> str:
        return self.texts.say("cli-box-title", title=self.texts.say("game-title"), box=self.box.label)

    def table(self, kind: str) -> Table:
        """All rows of one kind; every column but the last is the kind's own."""
        columns = COLUMNS[kind]
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

    def cost(self, row: Row) -> str:
        amounts = zip(RESOURCES, row.lists["cost"], strict=True)
        return ", ".join(self.texts.say(f"amount-{name}", count=count) for name, count in amounts if count) or "–"

    def faces(self, row: Row) -> str:
        faces = [face or "crossbow" for face in row.lists["faces"]]
        return ", ".join(self.texts.phrase("faces", [face]) for face in faces)


def number(field: str) -> Callable[[Showcase, Row], str]:
    """A column that shows a number as it is."""
    return lambda showcase, row: str(row.numbers[field])


def name(sort: str, form: str = "") -> Callable[[Showcase, Row], str]:
    """A column with the name of a thing."""
    return lambda showcase, row: showcase.texts.name(sort, row.id, form)


def phrase(param: str) -> Callable[[Showcase, Row], str]:
    """A column with the words for a tile or a card."""
    return lambda showcase, row: showcase.texts.phrase(param, row.id)


def deeds(showcase: Showcase, row: Row) -> str:
    return abilities(row.id, showcase.texts, showcase.pieces)


def deck(showcase: Showcase, row: Row) -> str:
    return showcase.texts.name("deck", row.fields["deck"])


def outcome(showcase: Showcase, row: Row) -> str:
    return showcase.texts.say(f"cli-outcome-{OUTCOMES[row.numbers['outcome']]}")


def scores(showcase: Showcase, row: Row) -> str:
    return f"{row.numbers['lowest']}–{row.numbers['highest']}"


def circles(showcase: Showcase, row: Row) -> str:
    return ", ".join(str(hits) for hits in sorted(row.lists["circles"]))


COLUMNS: Final[Mapping[str, Mapping[str, Callable[[Showcase, Row], str]]]] = {
    "starting": {"name": name("card"), "count": number("count"), "actions": deeds},
    "upgrade": {"name": name("card"), "deck": deck, "actions": deeds, "cost": Showcase.cost},
    "space": {"players": number("players"), "space": number("space"), "adds": Showcase.cost},
    "siege": {"wave": number("wave"), "shows": phrase("siege")},
    "goblin": {"level": number("level"), "tile": phrase("goblin")},
    "troll": {"circles": circles},
    "mercenary": {"name": name("mercenary", "short"), "deed": name("mercenary", "deed"), "price": number("cost")},
    "catapult": {"number": number("number")},
    "dice": {"name": name("dice"), "faces": Showcase.faces},
    "difficulty": {"name": name("difficulty"), "rubble": number("rubble")},
    "title": {"name": name("title"), "outcome": outcome, "scores": scores},
}
