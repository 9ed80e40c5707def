"""The words of a siege as types: places, resources, mercenaries and the like."""

from __future__ import annotations

from typing import Literal

Place = Literal[
    "central_chamber",
    "carpenters",
    "tannery",
    "foundry",
    "carpenters_wall",
    "tannery_wall",
    "foundry_wall",
    "carpenters_outside",
    "tannery_outside",
    "foundry_outside",
    "tunnel_courtyard",
    "tunnel_tower",
    "second_tower",
    "third_tower",
]
Resource = Literal["wood", "leather", "metal"]
Work = Literal["wood", "leather", "metal", "any"]
Deck = Literal["yellow", "grey", "red"]
EngineName = Literal["siege_tower", "catapult"]
DwarfName = Literal["brynja", "torvald", "eldrun", "thrain"]
Mercenary = Literal["cancel", "catapult", "orcs", "goblin", "troll"]
GoblinKind = Literal["named", "any", "rubble", "hits"]
Mode = Literal["close", "long"]
Target = Literal[
    "siege_tower",
    "catapult",
    "carpenters_wall",
    "tannery_wall",
    "foundry_wall",
    "carpenters_outside",
    "tannery_outside",
    "foundry_outside",
    "tunnel_courtyard",
]
Carrier = Literal["space_1", "space_2", "space_3", "space_4", "space_5", "goblin_1", "goblin_2"]
Face = int | Literal["crossbow"]
Leaving = Literal["hit", "paid", "dug", "hired"]
Reason = Literal["escaped", "siege_deck", "catapult_deck", "troll_tiles", "orc_reserve", "gold"]
Difficulty = Literal["normal", "easy", "hard", "epic"]
Step = Literal["reveal", "orcs", "tower", "catapult", "arrow", "shot"]
Phase = Literal["engines", "orcs", "cards", "refill"]
Effect = Literal["orcs", "tower", "catapult", "arrow"]
Symbol = Literal["close", "direct", "long", "dig", "work_wood", "work_leather", "work_metal", "work_any", "move"]
