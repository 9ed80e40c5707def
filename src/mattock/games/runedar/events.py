"""The facts of a siege, as a table: what happened, past tense, and who may know it."""

from __future__ import annotations

from typing import Final

from mattock.core.events import EventKind, Fact

SEAT: Final = Fact("seat", "number")
CARD: Final = Fact("card", "card")
SPACE: Final = Fact("space", "space")
PLACE: Final = Fact("place", "place")
COUNT: Final = Fact("count", "number")
LEFT: Final = Fact("left", "number")
ENGINE: Final = Fact("engine", "engine")
TROLL: Final = Fact("troll", "troll")
GOBLIN: Final = Fact("goblin", "goblin")
RETURNED: Final = Fact("resources", "resources")

# Setup and turns (R2, R3, R13)
FIRST_CHOSEN: Final = EventKind("first_chosen", SEAT)
RUBBLE_PLACED: Final = EventKind("rubble_placed", COUNT)
CARDS_DRAWN: Final = EventKind("cards_drawn", SEAT, COUNT, Fact("cards", "cards", secret=True))
CARDS_SHOWN: Final = EventKind("cards_drawn", SEAT, COUNT, Fact("cards", "cards"))  # at a table with open hands
DECK_SHUFFLED: Final = EventKind("deck_shuffled", SEAT)
TURN_BEGAN: Final = EventKind("turn_began", SEAT, Fact("turn", "number"))
CARDS_LEFT_UNUSED: Final = EventKind("cards_left_unused", SEAT, Fact("cards", "cards"))
TURN_ENDED: Final = EventKind("turn_ended", SEAT)

# Siege tower and catapult (R4, R6.3, R17)
ENGINE_CAME: Final = EventKind("engine_came", SEAT, ENGINE, Fact("lying", "flag"))
ENGINE_RAISED: Final = EventKind("engine_raised", ENGINE)
ENGINE_ACTIVATED: Final = EventKind("engine_activated", ENGINE)
ENGINE_RETURNED: Final = EventKind("engine_returned", ENGINE)
TROLL_REVEALED: Final = EventKind("troll_revealed", TROLL, LEFT)
TROLL_CAME: Final = EventKind("troll_came", TROLL)
CATAPULT_REVEALED: Final = EventKind("catapult_revealed", SPACE, LEFT)
SPACE_BLOCKED: Final = EventKind("space_blocked", SPACE)
GOLD_LOST: Final = EventKind("gold_lost", COUNT, LEFT)

# Siege cards (R5, R6)
ORC_CARD_PLAYED: Final = EventKind("orc_card_played", SEAT)
SIEGE_REVEALED: Final = EventKind("siege_revealed", Fact("siege", "siege"), LEFT)
SIEGE_CANCELLED: Final = EventKind("siege_cancelled", Fact("siege", "siege"))
ORCS_CAME: Final = EventKind("orcs_came", PLACE, COUNT, LEFT)
ORCS_MARCHED: Final = EventKind("orcs_marched", Fact("start", "place"), PLACE, COUNT)
GOLD_STOLEN: Final = EventKind("gold_stolen", Fact("start", "place"), COUNT, LEFT)

# Cards, moving, working, digging (R7-R9)
CARD_LAID: Final = EventKind("card_laid", SEAT, CARD)
CARD_RESTED: Final = EventKind("card_rested", SEAT, CARD)
DWARF_MOVED: Final = EventKind("dwarf_moved", SEAT, Fact("start", "place"), PLACE, Fact("magic", "flag"))
RESOURCE_PLACED: Final = EventKind(
    "resource_placed", SEAT, Fact("resource", "resource"), Fact("on", "carrier"), Fact("piece", "piece")
)
RUBBLE_CLEARED: Final = EventKind("rubble_cleared", SEAT, COUNT, LEFT)
GOBLIN_RUBBLE_CLEARED: Final = EventKind("goblin_rubble_cleared", SEAT, GOBLIN, COUNT, LEFT)
SECTION_OPENED: Final = EventKind("section_opened", Fact("section", "number"))
GOBLIN_CAME: Final = EventKind("goblin_came", GOBLIN)
GOBLIN_LEFT: Final = EventKind("goblin_left", GOBLIN, Fact("how", "how"), Fact("beaten", "number"))
RESOURCES_RETURNED: Final = EventKind("resources_returned", RETURNED)

# Attacks (R10, R15)
ATTACK_DECLARED: Final = EventKind(
    "attack_declared", SEAT, Fact("mode", "mode"), Fact("target", "target", nullable=True), PLACE
)
DICE_ROLLED: Final = EventKind(
    "dice_rolled", SEAT, Fact("faces", "faces"), Fact("hits", "number"), Fact("mode", "mode")
)
ORC_FELL: Final = EventKind("orc_fell", PLACE)
CIRCLE_COVERED: Final = EventKind("circle_covered", TROLL, Fact("hits", "number"), LEFT)
TROLL_FELL: Final = EventKind("troll_fell", TROLL)

# Upgrades, refilling, mercenaries (R11, R12, R14)
CARD_REMOVED: Final = EventKind("card_removed", SEAT, CARD)
UPGRADE_TAKEN: Final = EventKind("upgrade_taken", SEAT, SPACE, CARD)
UPGRADE_SCRAPPED: Final = EventKind("upgrade_scrapped", SPACE, CARD)
UPGRADE_PLACED: Final = EventKind("upgrade_placed", SPACE, Fact("deck", "deck"), CARD)
HIRED: Final = EventKind("hired", SEAT, Fact("mercenary", "mercenary"), Fact("cost", "number"), LEFT)

# The end (R16)
GAME_WON: Final = EventKind("game_won", Fact("gold", "number"))
GAME_LOST: Final = EventKind("game_lost", Fact("reason", "reason"), Fact("goblins", "number"))
