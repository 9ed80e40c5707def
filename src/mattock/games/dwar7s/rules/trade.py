"""Chapter D6.6: trading goals and the general store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.bits import count, nth
from mattock.games.dwar7s.cards import GEM_KINDS
from mattock.games.dwar7s.events import GEMS_PAID, GOAL_BOUGHT, GOAL_OFFERED
from mattock.games.dwar7s.names import gems_of
from mattock.games.dwar7s.packed_counts import count_of, several
from mattock.games.dwar7s.refusals import NOT_ON_OFFER, OK, TOO_FEW_GEMS
from mattock.games.dwar7s.state import MARKET, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer_goal(fall: Fall, place: i64) -> None:
    """The next goal of the deck, face up; an empty deck refills nothing (D2.1, D6.6)."""
    left = count(fall.goals_left)
    if left == 0:
        fall.set_goal_at(place, -1)
        return
    goal = nth(fall.goals_left, fall.draw(left, "goals"))
    fall.goals_left ^= 1 << goal
    fall.set_goal_at(place, goal)
    fall.tell(GOAL_OFFERED, goal, left - 1)


def place_of(fall: Fall, goal: i64) -> i64:
    """Where a goal lies face up, or -1."""
    place: i64 = 0
    while place < MARKET:
        if fall.goal_at(place) == goal:
            return place
        place += 1
    return -1


def why_not_buy(fall: Fall, goal: i64) -> i64:
    """On offer, and you hold all of its gems (D6.6)."""
    if place_of(fall, goal) < 0:
        return NOT_ON_OFFER
    gems = fall.me().gems
    gem: i64 = 0
    while gem < GEM_KINDS:
        if count_of(gems, gem) < fall.box.goal_cost[goal * GEM_KINDS + gem]:
            return TOO_FEW_GEMS
        gem += 1
    return OK


def gems_for(fall: Fall, goal: i64) -> dict[str, object]:
    """What a goal costs, and what the player has."""
    cost = [several(gem, fall.box.goal_cost[goal * GEM_KINDS + gem]) for gem in range(GEM_KINDS)]
    return {"cost": gems_of(sum(cost)), "gems": gems_of(fall.me().gems)}


def can_buy(fall: Fall) -> bool:
    """Whether any goal on offer can be paid."""
    place: i64 = 0
    while place < MARKET:
        goal = fall.goal_at(place)
        if goal >= 0 and why_not_buy(fall, goal) == OK:
            return True
        place += 1
    return False


def pay(fall: Fall, goal: i64) -> None:
    """The gems of a goal return to their piles."""
    gem: i64 = 0
    while gem < GEM_KINDS:
        price: i64 = fall.box.goal_cost[goal * GEM_KINDS + gem]
        if price:
            fall.me().gems -= several(gem, price)
            fall.gems += several(gem, price)
            fall.tell(GEMS_PAID, fall.active, gem, price, count_of(fall.gems, gem))
        gem += 1


def buy(fall: Fall, goal: i64) -> None:
    """Pay, take the card, refill its place (D6.6)."""
    pay(fall, goal)
    fall.me().goals |= 1 << goal
    fall.is_stirred = True
    fall.tell(GOAL_BOUGHT, fall.active, goal)
    offer_goal(fall, place_of(fall, goal))
