"""The facts of a game, as a table: what happened, past tense, and who may know it."""

from __future__ import annotations

from typing import Final

from mattock.core.events import EventKind, Fact

SEAT: Final = Fact("seat", "number")
CARD: Final = Fact("card", "card")
COUNT: Final = Fact("count", "number")
LEFT: Final = Fact("left", "number")
GEM: Final = Fact("gem", "gem")
GOAL: Final = Fact("goal", "goal")
OGRE: Final = Fact("ogre", "ogre")
VICTIM: Final = Fact("victim", "number")
START: Final = Fact("start", "card")
OWNER: Final = Fact("owner", "number")
SPACE: Final = Fact("space", "space")
SITE: Final = Fact("site", "site")

# Setup and turns (D2, D3)
FIRST_CHOSEN: Final = EventKind("first_chosen", SEAT)
SECRET_DEALT: Final = EventKind("secret_dealt", SEAT, Fact("secret", "secret", secret=True))
GOAL_OFFERED: Final = EventKind("goal_offered", GOAL, LEFT)
TURN_BEGAN: Final = EventKind("turn_began", SEAT, Fact("round", "number"))
ACTIONS_ENDED: Final = EventKind("actions_ended", SEAT, Fact("used", "number"))
TURN_ENDED: Final = EventKind("turn_ended", SEAT)

# Cards and dwarfs (D4, D5)
CARD_LAID: Final = EventKind("card_laid", SEAT, CARD, SPACE, Fact("turn", "number"), SITE)
CARD_COVERED: Final = EventKind("card_covered", CARD)
DWARF_PLACED: Final = EventKind("dwarf_placed", SEAT, CARD)
DWARF_MOVED: Final = EventKind("dwarf_moved", SEAT, START, CARD)
DWARFS_RETURNED: Final = EventKind("dwarfs_returned", OWNER, CARD, COUNT)

# Tasks (D6)
CARD_RESOLVED: Final = EventKind("card_resolved", SEAT, CARD)
TASK_FAILED: Final = EventKind("task_failed", SEAT, CARD, Fact("why", "why"))
GEMS_TAKEN: Final = EventKind("gems_taken", SEAT, GEM, COUNT, LEFT)
OGRES_SHUFFLED: Final = EventKind("ogres_shuffled", Fact("ogres", "ogres"))
OGRE_DRAWN: Final = EventKind("ogre_drawn", SEAT, LEFT, Fact("ogre", "ogre", secret=True))
GEMS_PAID: Final = EventKind("gems_paid", SEAT, GEM, COUNT, LEFT)
GOAL_BOUGHT: Final = EventKind("goal_bought", SEAT, GOAL)
TASK_DECLINED: Final = EventKind("task_declined", SEAT, CARD)
STACK_DUG: Final = EventKind("stack_dug", SEAT, Fact("buried", "card"), CARD)
MONSTER_DEFEATED: Final = EventKind("monster_defeated", SEAT, CARD)
CARD_UNCOVERED: Final = EventKind("card_uncovered", CARD)

# Secret goals and ogres (D8, D9), discarding (D10)
SECRET_REVEALED: Final = EventKind("secret_revealed", SEAT, Fact("secret", "secret"))
OGRE_PLAYED: Final = EventKind("ogre_played", SEAT, OGRE)
DWARFS_SWAPPED: Final = EventKind("dwarfs_swapped", SEAT, START, OWNER, CARD)
DWARF_FLED: Final = EventKind("dwarf_fled", OWNER, START, CARD)
GEM_STOLEN: Final = EventKind("gem_stolen", SEAT, VICTIM, GEM)
OGRES_TAKEN: Final = EventKind("ogres_taken", SEAT, VICTIM, COUNT, Fact("ogres", "ogres", secret=True))
OGRES_LOST: Final = EventKind("ogres_lost", VICTIM, SEAT, COUNT, Fact("ogres", "ogres", secret=True))
GEM_DISCARDED: Final = EventKind("gem_discarded", SEAT, GEM)
OGRE_DISCARDED: Final = EventKind("ogre_discarded", SEAT, OGRE)

# The end (D11)
END_TRIGGERED: Final = EventKind("end_triggered", SEAT, Fact("goals", "number"))
GAME_ENDED: Final = EventKind("game_ended", Fact("reason", "reason"), Fact("round", "number"))
SCORED: Final = EventKind("scored", SEAT, Fact("score", "number"), Fact("kingdom", "number"), Fact("dwarfs", "number"))
