"""Chapter D6: resolving. Every card with enough dwarfs of the player does its task once, in the order they choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import lowest
from mattock.core.verb import Verb
from mattock.games.dwar7s.cards import CARDS, CASTLE, DRAGON, DRAGONS, KIND_COUNT, RUBY_MINE, STORE, TAVERN
from mattock.games.dwar7s.events import (
    ACTIONS_ENDED,
    CARD_RESOLVED,
    CARD_UNCOVERED,
    DWARFS_RETURNED,
    GEMS_TAKEN,
    MONSTER_DEFEATED,
    TASK_DECLINED,
    TASK_FAILED,
)
from mattock.games.dwar7s.packed_counts import count_of, several
from mattock.games.dwar7s.refusals import DRAGON_IN_AREA, NO_AFFORDABLE_GOAL, NO_GEM_LEFT, NO_OGRE_LEFT, NOT_READY, OK
from mattock.games.dwar7s.rules.areas import area_of, hide, show, survey
from mattock.games.dwar7s.rules.secrets import KINGDOM_GOALS, carry_out_orders
from mattock.games.dwar7s.rules.stacks import why_cannot_dig
from mattock.games.dwar7s.rules.tavern import draw_ogres
from mattock.games.dwar7s.rules.trade import can_buy
from mattock.games.dwar7s.rules.turn import go_on_discarding
from mattock.games.dwar7s.spaces import NOWHERE
from mattock.games.dwar7s.state import DIGGING, RESOLVE, TRADE, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


class Resolve(Verb[Fall]):
    """Which ready card is next (D6.1)."""

    def __init__(self) -> None:
        super().__init__("resolve", "D6.1", (RESOLVE,), size=CARDS)

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        return [("card", "card", arg)]

    def why_not(self, fall: Fall, arg: i64) -> i64:
        return OK if (fall.ready >> arg) & 1 else NOT_READY

    def offer(self, fall: Fall, numbers: list[i64]) -> None:
        """Listed from `ready`, the set that `why_not` looks into (decision 2)."""
        rest = fall.ready
        while rest:
            numbers.append(self.first + lowest(rest))
            rest &= rest - 1

    def do(self, fall: Fall, arg: i64) -> None:
        if not resolve_card(fall, arg):
            go_on_resolving(fall)


class DeclineTask(Verb[Fall]):
    """Do not trade, do not dig (D6.6, D6.7)."""

    def __init__(self) -> None:
        super().__init__("decline", "D6.6", (TRADE, DIGGING))

    def do(self, fall: Fall, arg: i64) -> None:
        fall.tell(TASK_DECLINED, fall.active, fall.card)
        go_on_resolving(fall)


def begin_resolve(fall: Fall) -> None:
    """Find the cards with enough dwarfs (D6.1)."""
    fall.tell(ACTIONS_ENDED, fall.active, fall.used)
    ready: i64 = 0
    rest = fall.me().stands
    while rest:
        card = lowest(rest)
        if fall.dwarfs_on(card, fall.active) >= fall.box.needs[card]:
            ready |= 1 << card
        rest &= rest - 1
    fall.ready = ready
    go_on_resolving(fall)


def go_on_resolving(fall: Fall) -> None:
    """Ask which is next, unless there is but one and no moment to reveal a secret goal before it (D6.1, D8.1)."""
    fall.card = -1
    while fall.ready:
        is_last = fall.ready & (fall.ready - 1) == 0
        if not is_last or (fall.has_resolved and not fall.me().is_revealed):
            fall.stage = RESOLVE
            return
        if resolve_card(fall, lowest(fall.ready)):
            return
    go_on_discarding(fall)


def resolve_card(fall: Fall, card: i64) -> bool:
    """The needed dwarfs go home, then the task is done (D6.2). True if the player must choose something for it."""
    fall.ready &= ~(1 << card)
    fall.has_resolved = True
    fall.tell(CARD_RESOLVED, fall.active, card)
    send_home(fall, fall.active, card, fall.box.needs[card])
    kind = card % KIND_COUNT
    if kind >= DRAGON:
        defeat(fall, card)
    elif kind == TAVERN:
        drawn = draw_ogres(fall, fall.box.gives[card])
        if not drawn:
            fall.tell(TASK_FAILED, fall.active, card, NO_OGRE_LEFT)
    elif kind == STORE:
        return begin_trade(fall, card)
    elif kind == CASTLE:
        return begin_dig(fall, card)
    else:
        mine(fall, card, kind - RUBY_MINE)
    return False


def send_home(fall: Fall, seat: i64, card: i64, dwarfs: i64) -> None:
    """So many dwarfs of a player return from a card to their pile."""
    fall.tell(DWARFS_RETURNED, seat, card, dwarfs)
    fall.seats[seat].pile += dwarfs
    while dwarfs > 0:
        fall.lift_dwarf(seat, card)
        dwarfs -= 1


def mine(fall: Fall, card: i64, gem: i64) -> None:
    """Take gems from the pile, as many as there are; none if a dragon is in the area (D6.3, D6.4, D7.3)."""
    left = count_of(fall.gems, gem)
    if area_of(fall, card) & DRAGONS:
        fall.tell(TASK_FAILED, fall.active, card, DRAGON_IN_AREA)
    elif left == 0:
        fall.tell(TASK_FAILED, fall.active, card, NO_GEM_LEFT)
    else:
        taken: i64 = min(left, fall.box.gives[card])
        fall.gems -= several(gem, taken)
        fall.me().gems += several(gem, taken)
        fall.is_stirred = True
        fall.tell(GEMS_TAKEN, fall.active, gem, taken, left - taken)


def begin_trade(fall: Fall, card: i64) -> bool:
    if not can_buy(fall):
        fall.tell(TASK_FAILED, fall.active, card, NO_AFFORDABLE_GOAL)
        return False
    fall.card = card
    fall.stage = TRADE
    return True


def begin_dig(fall: Fall, card: i64) -> bool:
    why = why_cannot_dig(fall, card)
    if why:
        fall.tell(TASK_FAILED, fall.active, card, why)
        return False
    fall.card = card
    fall.stage = DIGGING
    return True


def defeat(fall: Fall, card: i64) -> None:
    """The monster leaves the table and lies before the player; what it covered is back in play (D6.8)."""
    hide(fall, card)
    base = fall.below[card]
    fall.spot[card] = NOWHERE
    fall.turned[card] = 0
    fall.below[card] = -1
    fall.me().beaten |= 1 << card
    fall.is_stirred = True
    fall.tell(MONSTER_DEFEATED, fall.active, card)
    if base >= 0:
        show(fall, base)
        fall.tell(CARD_UNCOVERED, base)
    carry_out_orders(fall, KINGDOM_GOALS, survey(fall))
