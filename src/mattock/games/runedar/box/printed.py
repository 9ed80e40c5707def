"""The printed data of a siege, plain, by sort and id, with what clients need to know of verbs and questions."""

from __future__ import annotations

from typing import Final, get_args

from mattock.games.runedar.board import NUGGETS, ORC_FIGURES, SECTIONS
from mattock.games.runedar.box.load import Box, Row
from mattock.games.runedar.box.schema import DECKS, GOBLIN_KINDS, MAGIC_MOVE
from mattock.games.runedar.name_types import Effect, EngineName, Symbol
from mattock.games.runedar.names import RESOURCES
from mattock.games.runedar.piece_types import Card, CardSymbol, GoblinTile, MercenaryTile, Pieces, SiegeCard, Supply
from mattock.games.runedar.places import CARPENTERS, FOUNDRY_OUTSIDE, MOVE_STEPS, NAMES, onward
from mattock.games.runedar.rules.attack import DIRECT_HITS
from mattock.games.runedar.rules.siege_card import WAVE_SIZE
from mattock.games.runedar.verb_traits import question_traits, symbol_traits, verb_traits
from mattock.games.runedar.view_types import Amounts

__all__ = ["RESOURCES", "amounts", "printed_in"]

SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
BRINGS: Final[dict[Effect, EngineName]] = {"tower": "siege_tower", "catapult": "catapult"}


def printed_in(box: Box) -> Pieces:
    """Every sort of piece with its ids."""
    rows = {table: [row for row in box.rows if row.table == table] for table in {row.table for row in box.rows}}
    return {
        "supply": supply(rows),
        "card": {row.id: card(row) for row in [*rows["starting"], *rows["upgrade"]]},
        "siege": {row.id: siege_card(row) for row in rows["siege"]},
        "goblin": {tile: goblin(box, number) for number, tile in enumerate(box.goblin_ids)},
        "troll": {row.id: {"circles": sorted(row.lists["circles"])} for row in rows["troll"]},
        "mercenary": {row.id: mercenary(box, row) for row in rows["mercenary"]},
        "dice": {row.id: {"faces": list(row.lists["faces"])} for row in rows["dice"]},
        "march": {NAMES[place]: {"to": NAMES[onward(place)]} for place in range(CARPENTERS, FOUNDRY_OUTSIDE + 1)},
        "verb": verb_traits(),
        "question": question_traits(),
        "symbol": symbol_traits(),
        "workshop": {NAMES[CARPENTERS + made]: {"resource": resource} for made, resource in enumerate(RESOURCES)},
    }


def supply(rows: dict[str, list[Row]]) -> Supply:
    """What there is of everything that may run out (R2, R16.2)."""
    siege = rows["siege"]
    return {
        "orcs": {"full": ORC_FIGURES},
        "trolls": {"full": len(rows["troll"])},
        "siege": {"full": len(siege)},
        "wave": {"full": WAVE_SIZE},
        "waves": {"full": len(siege) // WAVE_SIZE},
        "stones": {"full": len(rows["catapult"])},
        "gold": {"full": NUGGETS},
        "sections": {"full": SECTIONS},
    }


def card(row: Row) -> Card:
    """The actions with their numbers, whether it is magic, and for an upgrade its deck and cost."""
    numbers = row.numbers
    is_upgrade = row.table == "upgrade"
    return {
        "symbols": symbols(numbers),
        "close": numbers["close"],
        "direct": numbers["direct"],
        "long": numbers["long"],
        "dig": numbers["dig"],
        "work_wood": numbers["work_wood"],
        "work_leather": numbers["work_leather"],
        "work_metal": numbers["work_metal"],
        "work_any": numbers["work_any"],
        "magic": numbers["move"] == MAGIC_MOVE,
        "deck": DECKS[numbers["deck"]] if is_upgrade else None,
        "cost": amounts(row.lists["cost"] if is_upgrade else [0, 0, 0]),
    }


def symbols(numbers: dict[str, int]) -> list[CardSymbol]:
    """As they are drawn on a card: magic moves first and then does something else, so its move comes first."""
    actions: list[CardSymbol] = [
        {"symbol": symbol, "value": numbers[symbol], "hits": DIRECT_HITS * numbers[symbol] if symbol == "direct" else 0}
        for symbol in SYMBOLS
        if symbol != "move" and numbers[symbol]
    ]
    if numbers["move"] == MAGIC_MOVE:
        return [{"symbol": "move", "value": None, "hits": 0}, *actions]
    return [*actions, {"symbol": "move", "value": MOVE_STEPS, "hits": 0}]


def siege_card(row: Row) -> SiegeCard:
    numbers, wall = row.numbers, row.numbers["wall"]
    return {
        "wave": numbers["wave"],
        "orcs": numbers["orcs"],
        "tower": numbers["tower"],
        "catapult": numbers["catapult"],
        "arrow": numbers["arrow"],
        "place": NAMES[wall] if wall >= 0 else None,
        "effects": [{"effect": effect, "engine": BRINGS.get(effect)} for effect in EFFECTS if numbers[effect]],
    }


def goblin(box: Box, tile: int) -> GoblinTile:
    kind = GOBLIN_KINDS[box.goblin_kind[tile]]
    wants = amounts(box.goblin_wants[tile * 3 : tile * 3 + 3])
    return {
        "level": box.goblin_level[tile],
        "kind": kind,
        "wants": wants,
        "needs": amounts([box.goblin_total[tile]] * 3) if kind == "any" else wants,
        "any": box.goblin_total[tile],
        "rubble": box.goblin_rubble[tile],
        "hits": box.goblin_hits[tile],
    }


def mercenary(box: Box, row: Row) -> MercenaryTile:
    """Two of them name their foe (R14.2)."""
    foes = {"goblin": ":1", "troll": f":{box.troll_ids[0]}"}
    return {"cost": row.numbers["cost"], "asks": f"hire:{row.id}{foes.get(row.id, '')}"}


def amounts(numbers: list[int]) -> Amounts:
    """Of each resource so many, in their order."""
    wood, leather, metal = numbers
    return {"wood": wood, "leather": leather, "metal": metal}
