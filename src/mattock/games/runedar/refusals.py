"""Every reason to refuse, as a table: number, code, paragraph. Predicates return the number; 0 means yes."""

from __future__ import annotations

from typing import Final

from mattock.core.numbered import numbered_table

OK: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2
ENGINE_NOT_DUE: Final = 3
CARD_NOT_IN_HAND: Final = 4
ORC_CARD: Final = 5
NO_SUCH_SYMBOL: Final = 6
SAME_PLACE: Final = 7
TOO_FAR: Final = 8
ALREADY_MOVED: Final = 9
NOT_IN_WORKSHOP: Final = 10
ORC_IN_WORKSHOP: Final = 11
WORKSHOP_EMPTY: Final = 12
NOTHING_NEEDS_IT: Final = 13
DOES_NOT_NEED_IT: Final = 14
NOT_IN_COURTYARD: Final = 15
NOTHING_TO_DIG: Final = 16
ENEMY_IN_COURTYARD: Final = 17
NO_RUBBLE_THERE: Final = 18
NO_FOE_HERE: Final = 19
NOT_ON_TOWER: Final = 20
OUT_OF_RANGE: Final = 21
NOTHING_TO_HIT: Final = 22
NO_ORC_THERE: Final = 23
TOO_FEW_HITS: Final = 24
NO_SUCH_TROLL: Final = 25
NO_SUCH_CIRCLE: Final = 26
NO_HIT_GOBLIN: Final = 27
NO_CARD_THERE: Final = 28
NOT_FINISHED: Final = 29
NO_CARD_TO_REMOVE: Final = 30
SPACE_TAKEN: Final = 31
SPACE_BLOCKED: Final = 32
DECK_EMPTY: Final = 33
FILLING_BEGUN: Final = 34
ALREADY_HIRED: Final = 35
TOO_LITTLE_GOLD: Final = 36
NO_EFFECT: Final = 37
NO_MOMENT: Final = 38

REFUSALS: Final[tuple[tuple[str, str], ...]] = numbered_table(
    [
        (OK, ("", "")),
        (GAME_OVER, ("game_over", "R16.2")),
        (NOT_NOW, ("not_now", "R3.1")),
        (ENGINE_NOT_DUE, ("engine_not_due", "R4.3")),
        (CARD_NOT_IN_HAND, ("card_not_in_hand", "R7.1")),
        (ORC_CARD, ("orc_card", "R11.4")),
        (NO_SUCH_SYMBOL, ("no_such_symbol", "R7.4")),
        (SAME_PLACE, ("same_place", "R8.1")),
        (TOO_FAR, ("too_far", "R8.1")),
        (ALREADY_MOVED, ("already_moved", "R7.2")),
        (NOT_IN_WORKSHOP, ("not_in_workshop", "R8.2")),
        (ORC_IN_WORKSHOP, ("orc_in_workshop", "R8.2")),
        (WORKSHOP_EMPTY, ("workshop_empty", "R8.2")),
        (NOTHING_NEEDS_IT, ("nothing_needs_it", "R8.2")),
        (DOES_NOT_NEED_IT, ("does_not_need_it", "R8.2")),
        (NOT_IN_COURTYARD, ("not_in_courtyard", "R9.1")),
        (NOTHING_TO_DIG, ("nothing_to_dig", "R9.1")),
        (ENEMY_IN_COURTYARD, ("enemy_in_courtyard", "R9.3")),
        (NO_RUBBLE_THERE, ("no_rubble_there", "R9.4")),
        (NO_FOE_HERE, ("no_foe_here", "R10.1")),
        (NOT_ON_TOWER, ("not_on_tower", "R10.1")),
        (OUT_OF_RANGE, ("out_of_range", "R10.4")),
        (NOTHING_TO_HIT, ("nothing_to_hit", "R10.1")),
        (NO_ORC_THERE, ("no_orc_there", "R10.6")),
        (TOO_FEW_HITS, ("too_few_hits", "R10.6")),
        (NO_SUCH_TROLL, ("no_such_troll", "R15.1")),
        (NO_SUCH_CIRCLE, ("no_such_circle", "R15.1")),
        (NO_HIT_GOBLIN, ("no_hit_goblin", "R15.2")),
        (NO_CARD_THERE, ("no_card_there", "R11.4")),
        (NOT_FINISHED, ("not_finished", "R11.1")),
        (NO_CARD_TO_REMOVE, ("no_card_to_remove", "R11.4")),
        (SPACE_TAKEN, ("space_taken", "R12.1")),
        (SPACE_BLOCKED, ("space_blocked", "R4.2")),
        (DECK_EMPTY, ("deck_empty", "R12.1")),
        (FILLING_BEGUN, ("filling_begun", "R12.1")),
        (ALREADY_HIRED, ("already_hired", "R14.1")),
        (TOO_LITTLE_GOLD, ("too_little_gold", "R14.4")),
        (NO_EFFECT, ("no_effect", "R14.4")),
        (NO_MOMENT, ("no_moment", "R14.3")),
    ]
)
