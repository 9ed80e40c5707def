"""What a task is worth to the seat that acts: ten times the points it should bring, by kind of card."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from mattock.core.bits import count
from mattock.games.dwar7s.ai.goal_distance import MAX_DISTANCE, GoalDistances, usable_cards
from mattock.games.dwar7s.ai.requirements import Requirements
from mattock.games.dwar7s.cards import (
    ARCHITECT,
    CASTLE,
    COLLECTOR,
    DRAGON,
    GEM_KINDS,
    GOLD_MINE,
    HUNTER,
    KIND_COUNT,
    KING,
    MERCENARY,
    MONSTERS,
    RESEARCHER,
    RUBY_MINE,
    STORE,
    TAVERN,
    WIZARD,
)
from mattock.games.dwar7s.packed_counts import count_of
from mattock.games.dwar7s.rules.turn import HAND_LIMIT, allowance, count_hand
from mattock.games.dwar7s.state import MARKET, Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is left, in hundredths, of the worth of a goal that is so many half actions away.
NEARNESS_PERCENT: Final = bytes(round(100 * math.exp(-actions / 16)) for actions in range(MAX_DISTANCE + 1))


@final
class TaskValues:
    """`tasks` is the worth of a finished task by kind of card; `left` are the actions that can still be taken."""

    def __init__(self, requirements: Requirements, fall: Fall) -> None:
        seat = fall.active
        me = fall.seats[seat]
        self.requirements = requirements
        self.distances = GoalDistances(requirements, fall, seat, usable_cards(fall), at_once=True)
        self.left: i64 = allowance(fall) - fall.used
        self.pile: i64 = me.pile
        self.held: i64 = count_hand(me)
        self.secret: i64 = -1 if me.is_revealed else me.secret
        self.tasks: list[i64] = [0] * KIND_COUNT
        self.tasks[CASTLE] = 4
        self.tasks[TAVERN] = 60 if self.secret == MERCENARY else 12
        self.tasks[DRAGON] = self.tasks[DRAGON + 1] = self.value_of_monster(fall)
        self.value_gems(fall)
        self.value_ways(fall)

    def value_of_monster(self, fall: Fall) -> i64:
        """Its own points, and half of a secret goal that wants two."""
        if self.secret != HUNTER and self.secret != RESEARCHER:
            return 20
        points: i64 = fall.box.secret_points[self.secret]
        return 30 + 5 * points if (self.requirements.hunts >> self.secret) & 1 else 90

    def value_ways(self, fall: Fall) -> None:
        """Where no card of a wanted kind can be used, digging and dragons are in the way."""
        kind: i64 = RUBY_MINE
        while kind <= STORE:
            if not ((self.distances.kinds | self.distances.hand) >> kind) & 1:
                worth = self.tasks[kind] // 2
                self.tasks[CASTLE] += worth
                if kind <= GOLD_MINE:
                    self.tasks[DRAGON] += worth
            kind += 1

    def value_gems(self, fall: Fall) -> None:
        """A gem counts for its points, more if a goal waits for it, little if there is no room for it in hand."""
        gem: i64 = 0
        full = self.held >= HAND_LIMIT
        while gem < GEM_KINDS:
            worth: i64 = 10 * fall.box.gem_points[gem] * self.requirements.gives[RUBY_MINE + gem]
            self.tasks[RUBY_MINE + gem] = worth // 4 if full else worth
            gem += 1
        place: i64 = 0
        while place < MARKET:
            goal = fall.goal_at(place)
            if goal >= 0:
                self.value_goal(fall, goal)
            place += 1
        if self.secret == WIZARD:
            self.tasks[RUBY_MINE + fall.box.secret_gem[WIZARD]] += 60
        elif self.secret == COLLECTOR:
            gem = 0
            while gem < GEM_KINDS:
                if count_of(self.distances.gems, gem) < fall.box.secret_needs[COLLECTOR]:
                    self.tasks[RUBY_MINE + gem] += 50
                gem += 1

    def value_goal(self, fall: Fall, goal: i64) -> None:
        """The nearer a goal, the more its missing gems are wanted, or the store if nothing is missing."""
        actions = self.distances.to_buy(fall, goal)
        worth: i64 = fall.box.goal_points[goal] * NEARNESS_PERCENT[actions] // 10
        missing: i64 = 0
        gem: i64 = 0
        while gem < GEM_KINDS:
            short: i64 = self.requirements.goal_cost[goal * GEM_KINDS + gem] - count_of(self.distances.gems, gem)
            if short > 0 and not self.is_coming(gem, short):
                missing += 1
                self.tasks[RUBY_MINE + gem] += worth
            gem += 1
        if missing == 0:
            self.tasks[STORE] = max(self.tasks[STORE], 4 * worth)
        elif missing == 1:
            self.tasks[STORE] = max(self.tasks[STORE], worth // 2)
        elif self.tasks[STORE] == 0:
            self.tasks[STORE] = 3

    def to_place(self, fall: Fall, card: i64) -> i64:
        """The weight of one more dwarf on a card: high if that finishes a wanted task, or if this turn still can."""
        if self.requirements.hunts and card % KIND_COUNT >= DRAGON:
            return self.to_hunt(fall, card)
        if not (self.distances.open >> card) & 1:
            return 1
        missing: i64 = self.requirements.needs[card] - fall.dwarfs_on(card, self.distances.seat)
        if missing <= 0:
            return 1
        worth = self.tasks[card % KIND_COUNT]
        if missing == 1:
            return 1 + worth * 3
        if missing <= self.left and missing <= self.pile:
            return 1 + worth * 2 // missing
        if (self.requirements.tight >> card) & 1:
            return 1 + worth // 8  # a single dwarf of somebody else would strand those that wait there
        return 1 + worth // (2 * missing)

    def to_hunt(self, fall: Fall, card: i64) -> i64:
        """The weight of one more dwarf on a monster, where secret goals make it worth to hunt: the Researcher needs but
        a few there, beside whomever; all others every slot, which mostly takes more than a turn.
        """
        needs: i64 = self.requirements.needs[card]
        missing = needs - fall.dwarfs_on(card, self.distances.seat)
        worth = self.tasks[card % KIND_COUNT]
        if self.secret == RESEARCHER and missing > needs - fall.box.secret_needs[RESEARCHER]:
            return 1 + worth // 3
        if missing <= 0 or not (self.distances.open >> card) & 1:
            return 1
        if missing == 1:
            return 1 + worth * 3
        if missing > self.left:
            return 1 + worth // missing
        return 1 + (worth * 2 // missing if missing <= self.pile else worth // (2 * missing))

    def to_place_instead(self, fall: Fall, card: i64) -> i64:
        """The value of a dwarf that takes the slot of another's."""
        missing: i64 = self.requirements.needs[card] - fall.dwarfs_on(card, self.distances.seat)
        return 1 if missing <= 0 else 1 + self.tasks[card % KIND_COUNT] * 2 // missing

    def to_lay(self, fall: Fall, kind: i64) -> i64:
        """The weight of laying a card: the castle for its action, buildings for the kingdom and for what they give."""
        if kind == CASTLE:
            return 600
        crowded = 12 * max(0, self.held - 5)
        if kind >= DRAGON:
            hunts = self.secret == HUNTER or self.secret == RESEARCHER
            return (120 if hunts and count(fall.tops & MONSTERS) < 2 else 6) + crowded // 2
        worth: i64 = 15 * fall.box.points[kind] + crowded
        if self.secret == ARCHITECT or self.secret == KING:
            worth += 30
        if not (self.distances.kinds >> kind) & 1:
            worth += self.tasks[kind] + 10
        return worth

    def is_coming(self, gem: i64, short: i64) -> bool:
        """Will the dwarfs at a mine bring these gems at the end of this turn?"""
        kind = RUBY_MINE + gem
        begun = (self.distances.begun >> (4 * kind)) & 15
        return begun >= self.requirements.needs[kind] and short <= self.requirements.gives[kind]
