"""What the commands know of The Siege of Runedar: how to show its box."""

from __future__ import annotations

from typing import Final

from mattock.cli.adapters import Report
from mattock.cli.component_tables import BoxTables, Columns, name, number, phrase
from mattock.cli.result_tables import win_rate
from mattock.core.box.reader import Row
from mattock.games.runedar.box.load import load_box
from mattock.games.runedar.box.schema import OUTCOMES, RESOURCES
from mattock.games.runedar.terminal.panels import abilities


def deeds(tables: BoxTables, row: Row) -> str:
    return abilities(row.id, tables.texts, tables.pieces)


def deck(tables: BoxTables, row: Row) -> str:
    return tables.texts.name("deck", row.fields["deck"])


def outcome(tables: BoxTables, row: Row) -> str:
    return tables.texts.say(f"cli-outcome-{OUTCOMES[row.numbers['outcome']]}")


def scores(tables: BoxTables, row: Row) -> str:
    return f"{row.numbers['lowest']}–{row.numbers['highest']}"


def circles(tables: BoxTables, row: Row) -> str:
    return ", ".join(str(hits) for hits in sorted(row.lists["circles"]))


def cost(tables: BoxTables, row: Row) -> str:
    amounts = zip(RESOURCES, row.lists["cost"], strict=True)
    return ", ".join(tables.texts.say(f"amount-{name}", count=count) for name, count in amounts if count) or "–"


def faces(tables: BoxTables, row: Row) -> str:
    shown = [face or "crossbow" for face in row.lists["faces"]]
    return ", ".join(tables.texts.phrase("faces", [face]) for face in shown)


COLUMNS: Final[Columns] = {
    "starting": {"name": name("card"), "count": number("count"), "actions": deeds},
    "upgrade": {"name": name("card"), "deck": deck, "actions": deeds, "cost": cost},
    "space": {"players": number("players"), "space": number("space"), "adds": cost},
    "siege": {"wave": number("wave"), "shows": phrase("siege")},
    "goblin": {"level": number("level"), "tile": phrase("goblin")},
    "troll": {"circles": circles},
    "mercenary": {"name": name("mercenary", "short"), "deed": name("mercenary", "deed"), "price": number("cost")},
    "catapult": {"number": number("number")},
    "dice": {"name": name("dice"), "faces": faces},
    "difficulty": {"name": name("difficulty"), "rubble": number("rubble")},
    "title": {"name": name("title"), "outcome": outcome, "scores": scores},
}

REPORT: Final = Report(win_rate, load_box, COLUMNS)
