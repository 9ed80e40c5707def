"""Chapters R5 and R6: orc cards reveal siege cards, which strike step by step and pause for hires and upgrades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import lowest, nth
from mattock.core.verb import SingleVerb, Verb
from mattock.games.runedar.board import CATAPULT, ORC_FIGURES, RESERVE, SIEGE_CARDS, TOWER
from mattock.games.runedar.box.schema import SPIKE
from mattock.games.runedar.events import (
    GOLD_STOLEN,
    ORC_CARD_PLAYED,
    ORCS_CAME,
    ORCS_MARCHED,
    SIEGE_REVEALED,
)
from mattock.games.runedar.places import CARPENTERS, CARPENTERS_WALL, FOUNDRY, FOUNDRY_OUTSIDE
from mattock.games.runedar.refusals import ENGINE_NOT_DUE, OK
from mattock.games.runedar.rules.end import GOLD, ORC_RESERVE, SIEGE_DECK, lose
from mattock.games.runedar.rules.engines import activate_tower, engine_comes, fire_catapult
from mattock.games.runedar.rules.mercenaries import can_hire, why_not_hire
from mattock.games.runedar.rules.turn import next_engine, next_orc_card
from mattock.games.runedar.rules.workshops import takeable_spaces
from mattock.games.runedar.stages import (
    ENGINES,
    ORCS,
    PAUSE,
    STEP_ARROW,
    STEP_CATAPULT,
    STEP_DONE,
    STEP_EFFECT,
    STEP_FIRE,
    STEP_FIRED,
    STEP_NONE,
    STEP_ORCS,
    STEP_TOWER,
)
from mattock.games.runedar.state import ORC_CARDS, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

WAVE_SIZE: Final = 10


class Activate(Verb[Siege]):
    """Phase A: the engines in your area strike, in the order you choose (R4.3)."""

    def __init__(self) -> None:
        super().__init__("activate", "R4.3", (ENGINES,), size=2)

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """Perhaps whether an orc card is left in the hand."""
        return siege.hides_hands()

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("engine", "engine", arg)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        return OK if (siege.due >> arg) & 1 else ENGINE_NOT_DUE

    def do(self, siege: Siege, arg: i64) -> None:
        siege.due ^= 1 << arg
        if arg == TOWER:
            activate_tower(siege)
            if not siege.result:
                next_engine(siege)
        else:
            siege.step_at = STEP_FIRE
            siege.asked = False
            advance(siege)


class Reveal(SingleVerb[Siege]):
    """Phase B: play an orc card and reveal the next siege card; the fiftieth loses at once (R5.1)."""

    def __init__(self) -> None:
        super().__init__("reveal", "R5.1", (ORCS,))

    def do(self, siege: Siege, arg: i64) -> None:
        me = siege.me()
        orc_card = 1 << lowest(me.hand & ORC_CARDS)
        me.hand ^= orc_card
        siege.played |= orc_card
        siege.tell(ORC_CARD_PLAYED, siege.active)
        siege.siege_card = draw_siege_card(siege)
        siege.tell(SIEGE_REVEALED, siege.siege_card, SIEGE_CARDS - siege.siege_revealed)
        if siege.siege_revealed == SIEGE_CARDS:
            lose(siege, SIEGE_DECK)
            return
        siege.step_at = STEP_EFFECT
        siege.asked = False
        advance(siege)


class Proceed(SingleVerb[Siege]):
    """Hire nobody and take nothing (any more): the card, or the catapult, takes its course (R11.4, R14.3)."""

    def __init__(self) -> None:
        super().__init__("proceed", "R14.3", (PAUSE,))

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """Perhaps whether an orc card is left in the hand."""
        return siege.hides_hands()

    def do(self, siege: Siege, arg: i64) -> None:
        siege.asked = True
        advance(siege)


def draw_siege_card(siege: Siege) -> i64:
    """One of the cards left in the present wave (R2.3)."""
    wave = siege.siege_revealed // WAVE_SIZE
    left = (siege.siege_left >> (wave * WAVE_SIZE)) & ((1 << WAVE_SIZE) - 1)
    drawn = nth(left, siege.draw(WAVE_SIZE - siege.siege_revealed % WAVE_SIZE, "siege"))
    card = wave * WAVE_SIZE + drawn
    siege.siege_left ^= 1 << card
    siege.siege_revealed += 1
    return card


def advance(siege: Siege) -> None:
    """Carry on with the siege card or the catapult's shot until it may be interrupted, or all is done."""
    while siege.step_at != STEP_NONE:
        if not siege.asked and is_moment(siege) and (can_hire(siege) or can_take(siege)):
            siege.stage = PAUSE
            return
        take_step(siege)
        if siege.result:
            return


def is_moment(siege: Siege) -> bool:
    """The siege pauses at these steps, but not twice with nothing in between (R5.2, R14.3)."""
    box = siege.box
    card = siege.siege_card
    step = siege.step_at
    if step == STEP_EFFECT:
        return True
    if step == STEP_FIRE:
        return why_not_hire(siege, SPIKE) == OK
    if step == STEP_TOWER:
        return box.siege_tower[card] != 0 and siege.tower_at != RESERVE and box.siege_orcs[card] != 0
    if step == STEP_CATAPULT:
        if not box.siege_catapult[card] or siege.catapult_at == RESERVE:
            return False
        has_struck = box.siege_orcs[card] != 0 or box.siege_tower[card] != 0
        return has_struck or why_not_hire(siege, SPIKE) == OK
    if step == STEP_ARROW:
        has_struck = box.siege_orcs[card] != 0 or box.siege_tower[card] != 0 or box.siege_catapult[card] != 0
        return box.siege_arrow[card] != 0 and has_struck
    return False


def can_take(siege: Siege) -> bool:
    """Whether a finished card may be taken before the siege card, or the catapult it activates, strikes (R11.4)."""
    if siege.step_at != STEP_EFFECT and siege.step_at != STEP_CATAPULT:
        return False
    return takeable_spaces(siege) != 0 and not siege.is_of_first_rules()


def go_on_pausing(siege: Siege, step: i64) -> None:
    """Something was done in the pause at that step: it lasts while more can be done there (R11.4, R14.3)."""
    is_same = siege.step_at == step and is_to_come(siege) and not siege.is_of_first_rules()
    if not is_same or not (can_hire(siege) or takeable_spaces(siege)):
        advance(siege)


def is_to_come(siege: Siege) -> bool:
    """Whether the step still brings anything: a hire made while an upgrade was taken may have cancelled it."""
    step = siege.step_at
    if step == STEP_TOWER:
        return siege.box.siege_tower[siege.siege_card] != 0
    if step == STEP_CATAPULT:
        return siege.box.siege_catapult[siege.siege_card] != 0
    if step == STEP_ARROW:
        return siege.box.siege_arrow[siege.siege_card] != 0
    return step == STEP_EFFECT or step == STEP_FIRE


def take_step(siege: Siege) -> None:
    """One step of the card: orcs, tower, catapult, and last the arrow (R5.3); or the catapult's shot in phase A."""
    step = siege.step_at
    card = siege.siege_card
    siege.asked = False
    siege.step_at += 1
    if step == STEP_ORCS:
        place_orcs(siege, siege.box.siege_place[card], siege.box.siege_orcs[card])
    elif step == STEP_TOWER:
        if siege.box.siege_tower[card]:
            tower_appears(siege)
    elif step == STEP_CATAPULT:
        if siege.box.siege_catapult[card]:
            catapult_appears(siege)
    elif step == STEP_ARROW:
        if siege.box.siege_arrow[card]:
            march(siege)
    elif step == STEP_DONE:
        siege.step_at = STEP_NONE
        siege.siege_card = -1
        next_orc_card(siege)
    elif step == STEP_FIRE:
        fire_catapult(siege)
    elif step == STEP_FIRED:
        siege.step_at = STEP_NONE
        next_engine(siege)


def tower_appears(siege: Siege) -> None:
    """In an area already, anybody's: it strikes at once (R6.3, R17.2)."""
    if siege.tower_at == RESERVE:
        engine_comes(siege, TOWER)
    else:
        activate_tower(siege)


def catapult_appears(siege: Siege) -> None:
    if siege.catapult_at == RESERVE:
        engine_comes(siege, CATAPULT)
    else:
        fire_catapult(siege)


def place_orcs(siege: Siege, place: i64, orcs: i64) -> None:
    """One by one; the last of the reserve loses at once (R6.1)."""
    while orcs > 0:
        siege.add_orc(place)
        siege.tell(ORCS_CAME, place, 1, ORC_FIGURES - siege.orcs_out)
        if siege.orcs_out == ORC_FIGURES:
            lose(siege, ORC_RESERVE)
            return
        orcs -= 1


def march(siege: Siege) -> None:
    """Every orc takes a step towards the treasury, those nearest first; one that enters takes a nugget (R6.2)."""
    place: i64 = CARPENTERS
    while place <= FOUNDRY:
        steal(siege, place)
        if siege.result:
            return
        place += 1
    if siege.telling:
        tell_march(siege)
    siege.march_orcs()


def steal(siege: Siege, place: i64) -> None:
    while siege.orcs_at(place):
        siege.remove_orc(place)
        siege.gold -= 1
        siege.tell(GOLD_STOLEN, place, 1, siege.gold)
        if siege.gold == 0:
            lose(siege, GOLD)
            return


def tell_march(siege: Siege) -> None:
    place: i64 = CARPENTERS_WALL
    while place <= FOUNDRY_OUTSIDE:
        orcs = siege.orcs_at(place)
        if orcs:
            siege.tell(ORCS_MARCHED, place, place - 3, orcs)
        place += 1
