"""Chapters R7 and R8.1: laying a card, moving with it, leaving it unused, ending the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.verb import SetVerb, SingleVerb, Verb
from mattock.games.runedar.board import FIRST_UPGRADE
from mattock.games.runedar.box.schema import UPGRADES
from mattock.games.runedar.events import CARD_LAID, CARD_RESTED, CARDS_LEFT_UNUSED, DWARF_MOVED
from mattock.games.runedar.places import ELSEWHERE, PLACES, REACHABLE
from mattock.games.runedar.refusals import (
    ALREADY_MOVED,
    CARD_NOT_IN_HAND,
    NO_SUCH_SYMBOL,
    OK,
    ORC_CARD,
    SAME_PLACE,
    TOO_FAR,
)
from mattock.games.runedar.rules.attack import join, joining_cards
from mattock.games.runedar.rules.refill import begin_refill
from mattock.games.runedar.stages import CARDS, MUSTER, USING
from mattock.games.runedar.state import ORC_CARDS, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

STARTING_CARDS: Final = (1 << 10) - 1  # without the orc cards
CARD_ARGS: Final = FIRST_UPGRADE - 1 + sum(UPGRADES.values())  # both orc cards are one thing to ask for
ALL_CARDS: Final = -1  # as a set: every bit


def card_of(arg: i64) -> i64:
    """Arguments name cards; the second orc card, number 11, is never named."""
    return arg if arg <= 10 else arg + 1


def args_of(cards: i64) -> i64:
    """A set of cards as the set of their arguments; orc cards are left out."""
    return (cards & STARTING_CARDS) | (cards >> 12 << 11)


class CardVerb(SetVerb[Siege]):
    """A verb that names a card of the hand."""

    def __init__(self, name: str, rule: str, stages: tuple[int, ...]) -> None:
        super().__init__(name, rule, stages, size=CARD_ARGS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", card_of(arg))]

    def fitting(self, siege: Siege) -> i64:
        """The cards that would do, wherever they are, as a set."""
        return ALL_CARDS

    def why_not(self, siege: Siege, arg: i64) -> i64:
        """An unplayed card of your hand, never an orc card, that would do (R7.1, R11.4)."""
        card = card_of(arg)
        hand = siege.me().hand
        if (ORC_CARDS >> card) & 1:
            return ORC_CARD if hand & ORC_CARDS else CARD_NOT_IN_HAND
        if not (hand >> card) & 1:
            return CARD_NOT_IN_HAND
        return OK if (self.fitting(siege) >> card) & 1 else NO_SUCH_SYMBOL

    def allowed(self, siege: Siege) -> i64:
        return args_of(siege.me().hand & self.fitting(siege))

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """The card, unless everybody saw it taken."""
        return siege.hides_hands() and not (siege.fresh >> card_of(arg)) & 1


class Lay(CardVerb):
    """Play a card, to be used next; or add it to the attack that is being declared (R7.1, R7.3)."""

    def __init__(self) -> None:
        super().__init__("lay", "R7.1", (CARDS, MUSTER))

    def fitting(self, siege: Siege) -> i64:
        return joining_cards(siege) if siege.stage == MUSTER else ALL_CARDS

    def do(self, siege: Siege, arg: i64) -> None:
        card = card_of(arg)
        siege.me().hand ^= 1 << card
        siege.played |= 1 << card
        siege.fresh &= ~(1 << card)
        siege.card = card
        siege.tell(CARD_LAID, siege.active, card)
        if siege.stage == MUSTER:
            join(siege)
        else:
            siege.moved = False
            siege.stage = USING


def is_magic(siege: Siege) -> bool:
    """The laid card moves to any place, before its other action (R7.2)."""
    return (siege.box.magic_cards >> siege.card) & 1 != 0


class Move(Verb[Siege]):
    """Up to two steps; with a magic card to any place, before its other action (R7.2, R8.1)."""

    def __init__(self) -> None:
        super().__init__("move", "R8.1", (USING,), size=PLACES)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("place", "place", arg)]

    def why_none(self, siege: Siege) -> i64:
        return ALREADY_MOVED if siege.moved else OK

    def why_not(self, siege: Siege, arg: i64) -> i64:
        if arg == siege.here():
            return SAME_PLACE
        return OK if is_magic(siege) or arg in REACHABLE[siege.here()] else TOO_FAR

    def offer(self, siege: Siege, numbers: list[i64]) -> None:
        """Listed from the tables of places that `why_not` looks into (decision 2)."""
        if siege.moved:
            return
        here = siege.here()
        place: i64
        for place in ELSEWHERE[here] if is_magic(siege) else REACHABLE[here]:
            numbers.append(self.first + place)

    def do(self, siege: Siege, arg: i64) -> None:
        me = siege.me()
        siege.moved = is_magic(siege)
        siege.tell(DWARF_MOVED, siege.active, me.place, arg, 1 if siege.moved else 0)
        me.place = arg
        if not siege.moved:
            siege.stage = CARDS


class Rest(SingleVerb[Siege]):
    """Play the card for nothing, or a magic one for its move only (R7.1, R7.2)."""

    def __init__(self) -> None:
        super().__init__("rest", "R7.1", (USING,))

    def do(self, siege: Siege, arg: i64) -> None:
        siege.tell(CARD_RESTED, siege.active, siege.card)
        siege.stage = CARDS


class EndTurn(SingleVerb[Siege]):
    """The remaining cards are played for nothing; then the board may be refilled (R7.1, R12.1)."""

    def __init__(self) -> None:
        super().__init__("end_turn", "R7.1", (CARDS,))

    def reveals(self, siege: Siege, arg: i64) -> bool:
        """The cards that are left."""
        return siege.hides_hands() and siege.me().hand & ~siege.fresh != 0

    def do(self, siege: Siege, arg: i64) -> None:
        me = siege.me()
        if me.hand:
            siege.tell(CARDS_LEFT_UNUSED, siege.active, me.hand)
            siege.played |= me.hand
            siege.fresh &= ~me.hand
            me.hand = 0
        begin_refill(siege)
