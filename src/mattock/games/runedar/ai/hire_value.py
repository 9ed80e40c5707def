"""The value of a mercenary now, beside the gold, in hundredths of a piece of rubble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.runedar.ai.card_value import CardValues
from mattock.games.runedar.ai.threat_value import engine_worth, goblin_left, orc_worth, troll_worth
from mattock.games.runedar.board import CATAPULT, ORC_FIGURES, RESERVE, TOWER
from mattock.games.runedar.box.schema import BRIBE, CANCEL, SLAY, SPIKE, SWEEP
from mattock.games.runedar.places import CARPENTERS, CARPENTERS_OUTSIDE, COURTYARD, FOUNDRY
from mattock.games.runedar.rules.mercenaries import FIRST_GOBLIN, FIRST_TROLL, mercenary_of
from mattock.games.runedar.stages import DIGGING, JOINING, MUSTER, PLACING, SHARING, TAKING, USING
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

NUGGET: Final = 235
POVERTY: Final = 2400  # shared among the nuggets left: the last ones are dear
HIRE_THRESHOLD: Final = 110  # the moment to hire comes again and again, and a weak reason would soon be enough
MAX_GAIN: Final = 120  # a strong reason, but no certainty
NEAR_LOSS_VALUE: Final = 4000
SHOT: Final = 140  # a space of the board, and a nugget
ENGINE_COMES: Final = 200
ORC_MARCHES: Final = 80
LATE_STAGES: Final = 1 << PLACING | 1 << DIGGING | 1 << MUSTER | 1 << JOINING | 1 << TAKING


def is_late_hire(siege: Siege, hire: i64) -> bool:
    """Whether the hire was as good before the card was laid: then it was weighed there, and is not weighed again.

    Not late are the hires between a magic move and the card's action, and after a roll before the hits are shared out.
    """
    stage = siege.stage
    if stage == USING:
        return not siege.moved and not clears_the_way(siege, mercenary_of(hire))
    return siege.sharing if stage == SHARING else (LATE_STAGES >> stage) & 1 != 0


def clears_the_way(siege: Siege, mercenary: i64) -> bool:
    """Whether the mercenary lets the laid card work where orcs stand, or dig where a troll stands."""
    if mercenary == SWEEP:
        return siege.box.work_kinds[siege.card] != 0 and siege.here() <= FOUNDRY and siege.orcs_at(siege.here()) != 0
    return mercenary == SLAY and siege.box.dig[siege.card] != 0 and siege.here() == COURTYARD


def hire_gain(siege: Siege, card_values: CardValues, hire: i64) -> i64:
    """The value of a mercenary here and now, less the gold."""
    cost: i64 = siege.box.hire_cost[mercenary_of(hire)]
    price = NUGGET * cost + POVERTY // (siege.gold - cost) - POVERTY // siege.gold
    return min(hire_worth(siege, card_values, hire) - price - HIRE_THRESHOLD, MAX_GAIN)


def hire_worth(siege: Siege, card_values: CardValues, hire: i64) -> i64:
    mercenary = mercenary_of(hire)
    if mercenary == CANCEL:
        return harm(siege)
    if mercenary == SPIKE:
        return engine_worth(siege, CATAPULT) + SHOT
    if mercenary == SWEEP:
        return thieves(siege) * orc_worth(siege, CARPENTERS)
    if mercenary == BRIBE:
        return goblin_left(siege, card_values, hire - FIRST_GOBLIN)
    return troll_worth(siege, hire - FIRST_TROLL)


def thieves(siege: Siege) -> i64:
    """The orcs in the workshops: one step from the gold."""
    return (siege.orcs & 15) + ((siege.orcs >> 4) & 15) + ((siege.orcs >> 8) & 15)


def harm(siege: Siege) -> i64:
    """What the siege card just revealed would do."""
    box = siege.box
    card = siege.siege_card
    orcs: i64 = box.siege_orcs[card]
    if siege.orcs_out + orcs >= ORC_FIGURES:
        return NEAR_LOSS_VALUE
    worth = orcs * orc_worth(siege, CARPENTERS_OUTSIDE)
    if box.siege_tower[card]:
        worth += ENGINE_COMES if siege.tower_at == RESERVE else engine_worth(siege, TOWER)
    if box.siege_catapult[card]:
        worth += ENGINE_COMES if siege.catapult_at == RESERVE else engine_worth(siege, CATAPULT)
    if box.siege_arrow[card]:
        stolen = thieves(siege)
        if stolen >= siege.gold:
            return NEAR_LOSS_VALUE
        worth += stolen * NUGGET + (siege.orcs_out - stolen) * ORC_MARCHES
    return worth
