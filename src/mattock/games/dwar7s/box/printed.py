"""The printed data of Dwar7s Fall, plain, by sort and id, with what clients need to know of verbs."""

from __future__ import annotations

from mattock.games.dwar7s.box.load import Box, Row
from mattock.games.dwar7s.box.schema import SYMBOLS
from mattock.games.dwar7s.cards import GEMS
from mattock.games.dwar7s.spaces import SIDES
from mattock.games.dwar7s.verb_traits import verb_traits
from mattock.games.dwar7s.view_types import Gems, GemStone, KingdomCard, Pieces, SecretGoal, TradingGoal


def printed_in(box: Box) -> Pieces:
    """Every table of the box by its name, with the ids of its cards."""
    return {
        "kingdom": {row.id: kingdom_card(row) for row in box.tables["kingdom"]},
        "gem": {row.id: gem_stone(row) for row in box.tables["gem"]},
        "ogre": {row.id: {"copies": row.numbers["copies"]} for row in box.tables["ogre"]},
        "trading": {row.id: trading_goal(row) for row in box.tables["trading"]},
        "verb": verb_traits(),
        "secret": {row.id: secret_goal(row) for row in box.tables["secret"]},
    }


def kingdom_card(row: Row) -> KingdomCard:
    numbers = row.numbers
    return {
        "needs": numbers["needs"],
        "slots": numbers["slots"],
        "gives": numbers["gives"],
        "defeated": numbers["defeated"],
        "points": numbers["points"],
        "symbol": SYMBOLS[numbers["symbol"]],
        "walls": [SIDES[side] for side in sorted(row.lists["walls"])],
    }


def gem_stone(row: Row) -> GemStone:
    return {"number": row.numbers["number"], "points": row.numbers["points"]}


def trading_goal(row: Row) -> TradingGoal:
    ruby, emerald, diamond, gold = row.lists["cost"]
    cost: Gems = {"ruby": ruby, "emerald": emerald, "diamond": diamond, "gold": gold}
    return {"cost": cost, "points": row.numbers["points"]}


def secret_goal(row: Row) -> SecretGoal:
    """`cards` is 0 and `gem` None where the condition does not ask for them."""
    numbers, gem = row.numbers, row.numbers["gem"]
    return {
        "needs": numbers["needs"],
        "cards": numbers["cards"],
        "points": numbers["points"],
        "gem": GEMS[gem] if gem >= 0 else None,
    }
