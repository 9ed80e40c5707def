"""Every reason to refuse, as a table: number, code, paragraph. Predicates return the number; 0 means yes."""

from __future__ import annotations

from typing import Final, Literal

from mattock.core.numbered import numbered_table
from mattock.games.dwar7s.view_types import Failure

OK: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
NO_ACTION_LEFT: Final = 3
CARD_NOT_IN_HAND: Final = 4
SPACE_TAKEN: Final = 5
OTHER_NAME: Final = 6
CARD_NOT_IN_PLAY: Final = 7
OTHER_SYMBOL: Final = 8
NEVER_COVERED: Final = 9
DWARFS_ON_CARD: Final = 10
PILE_EMPTY: Final = 11
NO_FREE_SLOT: Final = 12
NO_DWARF_THERE: Final = 13
NO_CARD_THERE: Final = 14
BORDER_CLOSED: Final = 15
NOT_READY: Final = 16
NOT_ON_OFFER: Final = 17
TOO_FEW_GEMS: Final = 18
NO_STACK: Final = 19
MONSTER_ON_TOP: Final = 20
ALREADY_REVEALED: Final = 21
GOAL_NOT_FULFILLED: Final = 22
OGRE_NOT_HELD: Final = 23
NO_EFFECT: Final = 24
SAME_CARD: Final = 25
OWN_DWARF: Final = 26
OUT_OF_REACH: Final = 27
OWN_SEAT: Final = 28
NO_SUCH_PLAYER: Final = 29
NOTHING_TO_TAKE: Final = 30
NOTHING_TO_DISCARD: Final = 31
TABLE_EMPTY: Final = 32
ORDER_IN_FORCE: Final = 33
# What belongs to another part of the turn: these say more than NOT_NOW (`rules/not_now.py`).
ONLY_IN_ACTIONS: Final = 34
OGRES_WAIT: Final = 35
KINGDOM_KEPT: Final = 36
ONLY_AT_STORE: Final = 37
ONLY_AT_CASTLE: Final = 38
AFTER_ACTIONS: Final = 39
ONLY_ABOVE_LIMIT: Final = 40

REFUSALS: Final[tuple[tuple[str, str], ...]] = numbered_table(
    [
        (OK, ("", "")),
        (GAME_OVER, ("game_over", "D11.1")),
        (NOT_NOW, ("not_now", "D3.1")),
        (NO_ACTION_LEFT, ("no_action_left", "D3.1")),
        (CARD_NOT_IN_HAND, ("card_not_in_hand", "D2.4")),
        (SPACE_TAKEN, ("space_taken", "D4.1")),
        (OTHER_NAME, ("other_name", "D4.1")),
        (CARD_NOT_IN_PLAY, ("card_not_in_play", "D4.5")),
        (OTHER_SYMBOL, ("other_symbol", "D4.4")),
        (NEVER_COVERED, ("never_covered", "D4.4")),
        (DWARFS_ON_CARD, ("dwarfs_on_card", "D4.4")),
        (PILE_EMPTY, ("pile_empty", "D5.1")),
        (NO_FREE_SLOT, ("no_free_slot", "D5.3")),
        (NO_DWARF_THERE, ("no_dwarf_there", "D5.2")),
        (NO_CARD_THERE, ("no_card_there", "D5.2")),
        (BORDER_CLOSED, ("border_closed", "D4.3")),
        (NOT_READY, ("not_ready", "D6.1")),
        (NOT_ON_OFFER, ("not_on_offer", "D6.6")),
        (TOO_FEW_GEMS, ("too_few_gems", "D6.6")),
        (NO_STACK, ("no_stack", "D6.7")),
        (MONSTER_ON_TOP, ("monster_on_top", "D6.7")),
        (ALREADY_REVEALED, ("already_revealed", "D8.1")),
        (GOAL_NOT_FULFILLED, ("goal_not_fulfilled", "D8.1")),
        (OGRE_NOT_HELD, ("ogre_not_held", "D9.6")),
        (NO_EFFECT, ("no_effect", "D9.7")),
        (SAME_CARD, ("same_card", "D9.7")),
        (OWN_DWARF, ("own_dwarf", "D9.2")),
        (OUT_OF_REACH, ("out_of_reach", "D9.3")),
        (OWN_SEAT, ("own_seat", "D9.4")),
        (NO_SUCH_PLAYER, ("no_such_player", "D2.5")),
        (NOTHING_TO_TAKE, ("nothing_to_take", "D9.7")),
        (NOTHING_TO_DISCARD, ("nothing_to_discard", "D10.1")),
        (TABLE_EMPTY, ("table_empty", "D4.1")),
        (ORDER_IN_FORCE, ("order_in_force", "D8.2")),
        (ONLY_IN_ACTIONS, ("only_in_actions", "D3.1")),
        (OGRES_WAIT, ("ogres_wait", "D9.7")),
        (KINGDOM_KEPT, ("kingdom_kept", "D10.1")),
        (ONLY_AT_STORE, ("only_at_store", "D6.6")),
        (ONLY_AT_CASTLE, ("only_at_castle", "D6.7")),
        (AFTER_ACTIONS, ("after_actions", "D6.1")),
        (ONLY_ABOVE_LIMIT, ("only_above_limit", "D10.1")),
    ]
)

# Why a task did nothing (D6.3 to D6.7).
NO_FAILURE: Final = 0
DRAGON_IN_AREA: Final = 1
NO_GEM_LEFT: Final = 2
NO_AFFORDABLE_GOAL: Final = 3
NOTHING_TO_DIG: Final = 4
MONSTER_IN_AREA: Final = 5
NO_OGRE_LEFT: Final = 6
FAILURES: Final[tuple[Failure | Literal[""], ...]] = numbered_table(
    [
        (NO_FAILURE, ""),
        (DRAGON_IN_AREA, "dragon_in_area"),
        (NO_GEM_LEFT, "no_gem_left"),
        (NO_AFFORDABLE_GOAL, "no_affordable_goal"),
        (NOTHING_TO_DIG, "nothing_to_dig"),
        (MONSTER_IN_AREA, "monster_in_area"),
        (NO_OGRE_LEFT, "no_ogre_left"),
    ]
)
