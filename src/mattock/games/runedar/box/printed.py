"""What is printed on the pieces of a siege, as plain data by sort and id: for texts, cards on the screen and odds."""

from __future__ import annotations

from typing import Final

from mattock.core.game import Pieces
from mattock.games.runedar.box.load import Box, Row
from mattock.games.runedar.box.schema import ACTIONS, DECKS, MAGIC_MOVE
from mattock.games.runedar.places import NAMES

RESOURCES: Final = ("wood", "leather", "metal")
GOBLIN_KINDS: Final = ("named", "any", "rubble", "hits")


def printed_in(box: Box) -> Pieces:
    """Every sort of piece with its ids."""
    rows = {table: [row for row in box.rows if row.table == table] for table in {row.table for row in box.rows}}
    return {
        "card": {row.id: card(row) for row in [*rows["starting"], *rows["upgrade"]]},
        "siege": {row.id: siege_card(row) for row in rows["siege"]},
        "goblin": {tile: goblin(box, number) for number, tile in enumerate(box.goblin_ids)},
        "troll": {row.id: {"circles": sorted(row.lists["circles"])} for row in rows["troll"]},
        "mercenary": {row.id: {"cost": row.numbers["cost"]} for row in rows["mercenary"]},
        "dice": {row.id: {"faces": list(row.lists["faces"])} for row in rows["dice"]},
    }


def card(row: Row) -> dict[str, object]:
    """The actions with their numbers, whether it is magic, and for an upgrade its deck and cost."""
    actions: dict[str, object] = {name: row.numbers[name] for name in ACTIONS}
    is_upgrade = row.table == "upgrade"
    return {
        **actions,
        "magic": row.numbers["move"] == MAGIC_MOVE,
        "deck": DECKS[row.numbers["deck"]] if is_upgrade else None,
        "cost": amounts(row.lists["cost"] if is_upgrade else [0, 0, 0]),
    }


def siege_card(row: Row) -> dict[str, object]:
    wall = row.numbers["wall"]
    numbers: dict[str, object] = {name: row.numbers[name] for name in ("wave", "orcs", "tower", "catapult", "arrow")}
    return {**numbers, "place": NAMES[wall] if wall >= 0 else None}


def goblin(box: Box, tile: int) -> dict[str, object]:
    return {
        "level": box.goblin_level[tile],
        "kind": GOBLIN_KINDS[box.goblin_kind[tile]],
        "wants": amounts(box.goblin_wants[tile * 3 : tile * 3 + 3]),
        "any": box.goblin_total[tile],
        "rubble": box.goblin_rubble[tile],
        "hits": box.goblin_hits[tile],
    }


def amounts(numbers: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, numbers, strict=True))
