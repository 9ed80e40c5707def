"""Chapter R12: clearing and refilling the upgrade board at the end of a turn in the central chamber."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import count, nth
from mattock.core.verb import SingleVerb, Verb
from mattock.games.runedar.board import FIRST_UPGRADE, UPGRADE_SPACES
from mattock.games.runedar.box.schema import DECKS
from mattock.games.runedar.events import UPGRADE_PLACED
from mattock.games.runedar.places import CHAMBER
from mattock.games.runedar.refusals import (
    DECK_EMPTY,
    FILLING_BEGUN,
    NO_CARD_THERE,
    NOT_NOW,
    OK,
    SPACE_BLOCKED,
    SPACE_TAKEN,
)
from mattock.games.runedar.rules.engines import scrap_card
from mattock.games.runedar.rules.mercenaries import can_hire
from mattock.games.runedar.rules.turn import finish_turn
from mattock.games.runedar.rules.work import may_place_fewer
from mattock.games.runedar.stages import CARDS, PLACING, REFILL
from mattock.games.runedar.state import Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

DECK_COUNT: Final = 3


class Scrap(Verb[Siege]):
    """Remove a card from the board, finished or not, before filling begins (R12.1)."""

    def __init__(self) -> None:
        super().__init__("scrap", "R12.1", (REFILL,), size=UPGRADE_SPACES)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("space", "space", arg)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if siege.card_on(arg) < 0:
            return NO_CARD_THERE
        return FILLING_BEGUN if siege.filling else OK

    def do(self, siege: Siege, arg: i64) -> None:
        scrap_card(siege, arg)
        go_on_refilling(siege)


class Fill(Verb[Siege]):
    """Fill an empty space from a deck of your choice, unseen until it lies there (R12.1, R12.2)."""

    def __init__(self) -> None:
        super().__init__("fill", "R12.1", (REFILL,), size=UPGRADE_SPACES * DECK_COUNT)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("space", "space", arg // DECK_COUNT), ("deck", "deck", arg % DECK_COUNT)]

    def why_not(self, siege: Siege, arg: i64) -> i64:
        space = arg // DECK_COUNT
        if siege.is_blocked(space):
            return SPACE_BLOCKED
        if siege.card_on(space) >= 0:
            return SPACE_TAKEN
        return OK if siege.upgrades_left & siege.box.deck_upgrades[arg % DECK_COUNT] else DECK_EMPTY

    def do(self, siege: Siege, arg: i64) -> None:
        siege.filling = True
        fill_space(siege, arg // DECK_COUNT, arg % DECK_COUNT)
        go_on_refilling(siege)


class Finish(SingleVerb[Siege]):
    """Leave the board as it is and end the turn (R12.1); under the first rules also: place no more resources."""

    def __init__(self) -> None:
        super().__init__("finish", "R12.1", (PLACING, REFILL))

    def why_none(self, siege: Siege) -> i64:
        return NOT_NOW if siege.stage == PLACING and not may_place_fewer(siege) else OK

    def do(self, siege: Siege, arg: i64) -> None:
        if siege.stage == PLACING:
            siege.stage = CARDS
        else:
            finish_turn(siege)


def fill_space(siege: Siege, space: i64, deck: i64) -> None:
    """Deal one card of a deck onto a space."""
    left = siege.upgrades_left & siege.box.deck_upgrades[deck]
    drawn = nth(left, siege.draw(count(left), DECKS[deck]))
    siege.upgrades_left ^= 1 << drawn
    siege.set_card_on(space, FIRST_UPGRADE + drawn)
    siege.tell(UPGRADE_PLACED, space, deck, FIRST_UPGRADE + drawn)


def begin_refill(siege: Siege) -> None:
    if may_refill(siege):
        siege.stage = REFILL
    else:
        finish_turn(siege)


def may_refill(siege: Siege) -> bool:
    """Only for a dwarf in the central chamber (R12.1)."""
    return siege.here() == CHAMBER and can_refill(siege)


def go_on_refilling(siege: Siege) -> None:
    """Nothing left to clear or to fill: the turn ends by itself, unless somebody may still be hired (R14.3)."""
    if can_refill(siege) or may_hire_after_filling(siege):
        return
    finish_turn(siege)


def ends_with_next_card(siege: Siege) -> bool:
    """Whether filling one more space leaves nothing to do, so that the turn ends by itself."""
    space: i64 = 0
    empty: i64 = 0
    while space < UPGRADE_SPACES:
        if siege.card_on(space) < 0 and not siege.is_blocked(space):
            empty += 1
        space += 1
    cards = count(siege.upgrades_left)
    return min(empty, cards) == 1 and not may_hire_after_filling(siege)


def may_hire_after_filling(siege: Siege) -> bool:
    return can_hire(siege) and not siege.is_of_first_rules()


def can_refill(siege: Siege) -> bool:
    space: i64 = 0
    while space < UPGRADE_SPACES:
        if siege.card_on(space) >= 0:
            if not siege.filling:
                return True
        elif siege.upgrades_left and not siege.is_blocked(space):
            return True
        space += 1
    return False
