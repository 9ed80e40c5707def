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


def deeds(showcase: BoxTables, row: Row) -> str:
    return abilities(row.id, showcase.texts, showcase.pieces)


def deck(showcase: BoxTables, row: Row) -> str:
    return showcase.texts.name("deck", row.fields["deck"])


def outcome(showcase: BoxTables, row: Row) -> str:
    return showcase.texts.say(f"cli-outcome-{OUTCOMES[row.numbers['outcome']]}")


def scores(showcase: BoxTables, row: Row) -> str:
    return f"{row.numbers['lowest']}–{row.numbers['highest']}"


def circles(showcase: BoxTables, row: Row) -> str:
    return ", ".join(str(hits) for hits in sorted(row.lists["circles"]))


def cost(showcase: BoxTables, row: Row) -> str:
    amounts = zip(RESOURCES, row.lists["cost"], strict=True)
    return ", ".join(showcase.texts.say(f"amount-{name}", count=count) for name, count in amounts if count) or "–"


def faces(showcase: BoxTables, row: Row) -> str:
    shown = [face or "crossbow" for face in row.lists["faces"]]
    return ", ".join(showcase.texts.phrase("faces", [face]) for face in shown)


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
