"""Every reason to refuse, as a table: number, code, paragraph. Predicates return the number; 0 means yes."""

from __future__ import annotations

from typing import Final

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

REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("game_over", "D11.1"),
    ("not_now", "D3.1"),
    ("no_action_left", "D3.1"),
    ("card_not_in_hand", "D2.4"),
    ("space_taken", "D4.1"),
    ("other_name", "D4.1"),
    ("card_not_in_play", "D4.5"),
    ("other_symbol", "D4.4"),
    ("never_covered", "D4.4"),
    ("dwarfs_on_card", "D4.4"),
    ("pile_empty", "D5.1"),
    ("no_free_slot", "D5.3"),
    ("no_dwarf_there", "D5.2"),
    ("no_card_there", "D5.2"),
    ("border_closed", "D4.3"),
    ("not_ready", "D6.1"),
    ("not_on_offer", "D6.6"),
    ("too_few_gems", "D6.6"),
    ("no_stack", "D6.7"),
    ("monster_on_top", "D6.7"),
    ("already_revealed", "D8.1"),
    ("goal_not_fulfilled", "D8.1"),
    ("ogre_not_held", "D9.6"),
    ("no_effect", "D9.7"),
    ("same_card", "D9.7"),
    ("own_dwarf", "D9.2"),
    ("out_of_reach", "D9.3"),
    ("own_seat", "D9.4"),
    ("no_such_player", "D2.5"),
    ("nothing_to_take", "D9.7"),
    ("nothing_to_discard", "D10.1"),
    ("table_empty", "D4.1"),
    ("order_in_force", "D8.2"),
]
