"""Chapter R14: five mercenaries, each for hire once. Not an action of a card, and only where it has an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.games.runedar.board import CATAPULT, RESERVE
from mattock.games.runedar.box.schema import BRIBE, CANCEL, MERCENARIES, SLAY, SPIKE, SWEEP
from mattock.games.runedar.events import HIRED, ORC_FELL, SIEGE_CANCELLED
from mattock.games.runedar.places import CARPENTERS, FOUNDRY
from mattock.games.runedar.refusals import ALREADY_HIRED, NO_EFFECT, NO_MOMENT, OK, TOO_LITTLE_GOLD
from mattock.games.runedar.rules.engines import engine_returns
from mattock.games.runedar.rules.foes import LEFT_HIRED, goblin_leaves, troll_leaves
from mattock.games.runedar.stages import STEP_CATAPULT, STEP_DONE, STEP_EFFECT, STEP_FIRE, STEP_NONE
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64


# A hire and whom it is for: cancel, catapult, orcs, two goblin slots, five troll tiles.
HIRES: Final = 10
FIRST_GOBLIN: Final = 3
FIRST_TROLL: Final = 5
HIRES_OF: Final[list[int]] = [0b1, 0b10, 0b100, 0b11000, 0b1111100000]
HIRES_WITHOUT: Final[list[int]] = [  # by the set of mercenaries that are gone
    sum(HIRES_OF[mercenary] for mercenary in range(len(MERCENARIES)) if not gone >> mercenary & 1)
    for gone in range(1 << len(MERCENARIES))
]


def mercenary_of(hire: i64) -> i64:
    if hire < FIRST_GOBLIN:
        return hire
    return BRIBE if hire < FIRST_TROLL else SLAY


def why_not_hire(siege: Siege, hire: i64) -> i64:
    """Once a game, for gold that leaves at least one nugget, and never for nothing (R14.1, R14.3, R14.4)."""
    mercenary = mercenary_of(hire)
    refusal = why_not_pay(siege, mercenary)
    if refusal != OK or (useful_hires(siege) >> hire) & 1:
        return refusal
    if mercenary == CANCEL and siege.step_at != STEP_EFFECT:
        return NO_MOMENT
    return NO_MOMENT if mercenary == SPIKE else NO_EFFECT


def why_not_pay(siege: Siege, mercenary: i64) -> i64:
    if (siege.hired >> mercenary) & 1:
        return ALREADY_HIRED
    return OK if siege.gold > siege.box.hire_cost[mercenary] else TOO_LITTLE_GOLD


def useful_hires(siege: Siege) -> i64:
    """The hires that would have an effect here and now, as a set; the gold is not looked at."""
    useful = siege.trolls << FIRST_TROLL
    if siege.goblins:
        useful |= (1 if siege.goblin_in(0) >= 0 else 0) << FIRST_GOBLIN
        useful |= (1 if siege.goblin_in(1) >= 0 else 0) << (FIRST_GOBLIN + 1)
    if siege.has_orc_in_workshop():
        useful |= 1 << SWEEP
    if siege.step_at != STEP_NONE:
        if is_catapult_striking(siege):
            useful |= 1 << SPIKE
        if siege.step_at == STEP_EFFECT and has_effect(siege):
            useful |= 1 << CANCEL
    return useful


def possible_hires(siege: Siege) -> i64:
    """The useful hires that can be paid."""
    possible = useful_hires(siege) & HIRES_WITHOUT[siege.hired]
    if possible and siege.gold <= siege.box.dearest_hire:
        mercenary: i64 = 0
        while mercenary <= SLAY:
            if why_not_pay(siege, mercenary) != OK:
                possible &= ~HIRES_OF[mercenary]
            mercenary += 1
    return possible


def has_effect(siege: Siege) -> bool:
    """Whether the revealed siege card would change anything: an arrow alone does not where no orc is."""
    box = siege.box
    card = siege.siege_card
    if box.siege_orcs[card] or box.siege_tower[card] or box.siege_catapult[card]:
        return True
    return siege.orcs_out > 0


def is_catapult_striking(siege: Siege) -> bool:
    """The catapult is being activated and its card is not revealed yet (R14.3)."""
    if siege.step_at == STEP_FIRE:
        return True
    return (
        siege.step_at == STEP_CATAPULT
        and siege.box.siege_catapult[siege.siege_card] != 0
        and siege.catapult_at != RESERVE
    )


def can_hire(siege: Siege) -> bool:
    """Whether any hire is possible now; the engine asks only then (R14.3)."""
    return possible_hires(siege) != 0


def do_hire(siege: Siege, hire: i64) -> None:
    """Pay first, then the effect (R14.1, R14.2)."""
    mercenary = mercenary_of(hire)
    cost: i64 = siege.box.hire_cost[mercenary]
    siege.hired |= 1 << mercenary
    siege.gold -= cost
    siege.tell(HIRED, siege.active, mercenary, cost, siege.gold)
    if mercenary == CANCEL:
        siege.tell(SIEGE_CANCELLED, siege.siege_card)
        siege.step_at = STEP_DONE
    elif mercenary == SPIKE:
        engine_returns(siege, CATAPULT)
        siege.step_at += 1
    elif mercenary == SWEEP:
        sweep_workshops(siege)
    elif mercenary == BRIBE:
        goblin_leaves(siege, hire - FIRST_GOBLIN, LEFT_HIRED)
    else:
        troll_leaves(siege, hire - FIRST_TROLL)


def sweep_workshops(siege: Siege) -> None:
    """All orcs in the three workshops fall (R14.2)."""
    place: i64 = CARPENTERS
    while place <= FOUNDRY:
        while siege.orcs_at(place):
            siege.remove_orc(place)
            siege.tell(ORC_FELL, place)
        place += 1
