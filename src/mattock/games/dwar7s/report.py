"""What the commands know of Dwar7s Fall: how to show its box."""

from __future__ import annotations

from typing import Final

from mattock.cli.adapters import Report
from mattock.cli.component_tables import BoxTables, Columns, name, number
from mattock.cli.result_tables import seat_shares
from mattock.core.box.reader import Row
from mattock.games.dwar7s.box.load import load_box
from mattock.games.dwar7s.cards import GEMS
from mattock.games.dwar7s.spaces import SIDES


def symbol(tables: BoxTables, row: Row) -> str:
    return tables.texts.say(f"cli-symbol-{row.fields['symbol']}")


def gives(tables: BoxTables, row: Row) -> str:
    """What its task yields, or what it is worth once it is defeated."""
    defeated = row.numbers["defeated"]
    return tables.texts.say("cli-gives", task=row.id, count=row.numbers["gives"], points=defeated)


def walls(tables: BoxTables, row: Row) -> str:
    return " ".join(tables.texts.say(f"screen-side-{SIDES[side]}") for side in sorted(row.lists["walls"])) or "–"


def cost(tables: BoxTables, row: Row) -> str:
    return tables.texts.phrase("gems", dict(zip(GEMS, row.lists["cost"], strict=True)))


COLUMNS: Final[Columns] = {
    "kingdom": {
        "name": name("card", "short"),
        "symbol": symbol,
        "needs": number("needs"),
        "slots": number("slots"),
        "gives": gives,
        "points": number("points"),
        "walls": walls,
    },
    "gem": {"name": name("gem", "short"), "count": number("number"), "points": number("points")},
    "ogre": {"name": name("ogre", "short"), "count": number("copies"), "deed": name("ogre", "deed")},
    "trading": {"name": name("goal", "short"), "cost": cost, "points": number("points")},
    "secret": {"name": name("secret", "short"), "asks": name("secret", "asks"), "points": number("points")},
}

REPORT: Final = Report(seat_shares, load_box, COLUMNS)
