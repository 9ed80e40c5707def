"""What is printed on the cards of Dwar7s Fall, as plain data by sort and id."""

from __future__ import annotations

from mattock.core.game import Pieces
from mattock.games.dwar7s.box.load import Box, Row
from mattock.games.dwar7s.box.schema import SYMBOLS
from mattock.games.dwar7s.cards import GEMS
from mattock.games.dwar7s.spaces import SIDES


def printed_in(box: Box) -> Pieces:
    """Every table of the box by its name, with the ids of its cards."""
    return {
        "kingdom": {row.id: kingdom_card(row) for row in box.tables["kingdom"]},
        "gem": {row.id: {name: row.numbers[name] for name in ("number", "points")} for row in box.tables["gem"]},
        "ogre": {row.id: {"copies": row.numbers["copies"]} for row in box.tables["ogre"]},
        "trading": {row.id: trading_goal(row) for row in box.tables["trading"]},
        "secret": {row.id: secret_goal(row) for row in box.tables["secret"]},
    }


def kingdom_card(row: Row) -> dict[str, object]:
    numbers: dict[str, object] = {name: row.numbers[name] for name in ("needs", "slots", "gives", "defeated", "points")}
    walls = [SIDES[side] for side in sorted(row.lists["walls"])]
    return {**numbers, "symbol": SYMBOLS[row.numbers["symbol"]], "walls": walls}


def trading_goal(row: Row) -> dict[str, object]:
    return {"cost": dict(zip(GEMS, row.lists["cost"], strict=True)), "points": row.numbers["points"]}


def secret_goal(row: Row) -> dict[str, object]:
    """`cards` is 0 and `gem` None where the condition does not ask for them."""
    gem = row.numbers["gem"]
    numbers: dict[str, object] = {name: row.numbers[name] for name in ("needs", "cards", "points")}
    return {**numbers, "gem": GEMS[gem] if gem >= 0 else None}
