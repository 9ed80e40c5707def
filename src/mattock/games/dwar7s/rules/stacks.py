"""Chapter D6.7: stacks, and what may be dug."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.games.dwar7s.cards import MONSTERS
from mattock.games.dwar7s.events import STACK_DUG
from mattock.games.dwar7s.refusals import (
    CARD_NOT_IN_PLAY,
    DWARFS_ON_CARD,
    MONSTER_IN_AREA,
    MONSTER_ON_TOP,
    NO_FAILURE,
    NO_STACK,
    NOTHING_TO_DIG,
    OK,
)
from mattock.games.dwar7s.rules.areas import area_of, hide, show, survey
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def why_not_dig(fall: Fall, card: i64) -> i64:
    """The top of a stack of two or more, no monster, nobody on it (D6.7)."""
    if not (fall.tops >> card) & 1:
        return CARD_NOT_IN_PLAY
    if fall.below[card] < 0:
        return NO_STACK
    if (MONSTERS >> card) & 1:
        return MONSTER_ON_TOP
    return DWARFS_ON_CARD if fall.crew[card] else OK


def why_cannot_dig(fall: Fall, castle: i64) -> i64:
    """The number of the failure for which this castle cannot dig at all now (D6.3, D6.7), or 0."""
    if area_of(fall, castle) & MONSTERS:
        return MONSTER_IN_AREA
    rest = fall.tops
    while rest:
        if why_not_dig(fall, lowest(rest)) == OK:
            return NO_FAILURE
        rest &= rest - 1
    return NOTHING_TO_DIG


def dig(fall: Fall, card: i64) -> i64:
    """The top card goes to the bottom of its stack, unturned (D6.7). The seats whose kingdom changed."""
    bared = fall.below[card]
    bottom = bared
    while fall.below[bottom] >= 0:
        bottom = fall.below[bottom]
    hide(fall, card)
    fall.below[bottom] = card
    fall.below[card] = -1
    show(fall, bared)
    changed = survey(fall)
    fall.is_stirred = True
    fall.tell(STACK_DUG, fall.active, card, bared)
    return changed
