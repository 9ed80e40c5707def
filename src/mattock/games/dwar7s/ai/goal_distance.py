"""How far a seat is from each goal, counted in half actions.

A goal in the market asks for gems, and each gem for a trip of dwarfs to a mine; then for a trip to a store. A secret
goal asks for cards, monsters, dwarfs, gems or ogres. Dwarfs that already stand where they are needed are work done, or
half done while they have to wait for another turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.bits import count, lowest
from mattock.games.dwar7s.ai.requirements import Requirements
from mattock.games.dwar7s.cards import (
    ALL_KINDS,
    ARCHITECT,
    CASTLE,
    COLLECTOR,
    DRAGONS,
    EACH_COLOUR,
    GEM_KINDS,
    GOLD_MINE,
    HUNTER,
    KIND_COUNT,
    KING,
    MONSTERS,
    RESEARCHER,
    RUBY_MINE,
    STORE,
    TAVERN,
    WIZARD,
)
from mattock.games.dwar7s.packed_counts import count_of, total
from mattock.games.dwar7s.rules.areas import area_of, worth_of_kingdom
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

MINES: Final = EACH_COLOUR << 1 | EACH_COLOUR << 2 | EACH_COLOUR << 3 | EACH_COLOUR << 4

# Half actions: to bring a card into play that is in hand; at most for one that is not; for what is out of reach.
TO_LAY: Final = 2
MAX_TO_LAY: Final = 12
NO_OPENINGS: Final = sum(MAX_TO_LAY << 6 * kind for kind in range(KIND_COUNT))
BUILDINGS: Final = 0b1111110  # the kinds that goals need: mines, tavern, store
MAX_DISTANCE: Final = 80


@final
class GoalDistances:
    """One seat's work: where it can be done, how far it is, and how many actions each goal is away.

    `usable` are the cards whose tasks can be done at all: the same for every seat, so they are found once.
    """

    def __init__(self, requirements: Requirements, fall: Fall, seat: i64, usable: i64, *, at_once: bool) -> None:
        self.requirements = requirements
        self.seat: i64 = seat
        self.done: i64 = 2 if at_once else 1  # what a dwarf that stands where it is needed counts for
        player = fall.seats[seat]
        self.hand: i64 = player.hand
        self.gems: i64 = player.gems
        # The cards whose task this seat could do: now, or once those who are in the way have gone.
        self.open: i64 = without_crowded(requirements, fall, seat, usable) if at_once else usable
        kinds = self.open | self.open >> KIND_COUNT
        self.kinds: i64 = (kinds | kinds >> (2 * KIND_COUNT)) & ALL_KINDS
        self.opening: i64 = 0
        self.begun: i64 = 0  # 4 bits a kind of card
        self.begun = self.begun_tasks(fall, player.stands & self.open, at_once)
        if BUILDINGS & ~(self.kinds | self.hand):
            self.opening = self.openings(fall)

    def begun_tasks(self, fall: Fall, cards: i64, at_once: bool) -> i64:
        """For each kind of card, 4 bits: the dwarfs on the one of these cards where the task is furthest.

        Dwarfs that wait on a tight card for another turn are as good as stranded.
        """
        begun: i64 = 0
        if not at_once:
            cards &= ~self.requirements.tight
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            shift = 4 * (card % KIND_COUNT)
            needs: i64 = self.requirements.needs[card]
            dwarfs = min(fall.dwarfs_on(card, self.seat), needs)
            if dwarfs > (begun >> shift) & 15:
                begun += (dwarfs - ((begun >> shift) & 15)) << shift
        return begun

    def to_do(self, fall: Fall, kind: i64, trips: i64) -> i64:
        """Half actions for so many tasks of a kind of card."""
        actions: i64 = 2 * trips * self.requirements.needs[kind] - self.done * ((self.begun >> (4 * kind)) & 15)
        if (self.kinds >> kind) & 1:
            return actions
        return actions + (TO_LAY if (self.hand >> kind) & 1 else (self.opening >> (6 * kind)) & 63)

    def openings(self, fall: Fall) -> i64:
        """For each kind of card, 6 bits: until one can be used again, by digging or by defeating a monster."""
        found: i64 = NO_OPENINGS
        unrest = self.to_calm(fall)
        dig: i64 = 2 * self.requirements.needs[CASTLE]
        rest = fall.tops
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            bared = fall.below[card]
            actions = unrest + dig
            if (MONSTERS >> card) & 1:
                actions = self.to_defeat(fall, card)
                if (DRAGONS >> card) & 1:
                    found = with_mines_at(found, actions)
            while bared >= 0:
                found = lowered(found, bared % KIND_COUNT, actions)
                actions += dig
                bared = fall.below[bared]
        return found

    def to_calm(self, fall: Fall) -> i64:
        """Half actions before somebody can dig: to defeat a monster first, or less than 0 if it is begun."""
        least: i64 = MAX_TO_LAY
        for player in fall.seats:
            monsters = player.realm & MONSTERS
            if player.realm and not monsters:
                return -self.done * (self.begun & 15)
            while monsters:
                least = min(least, self.to_defeat(fall, lowest(monsters)))
                monsters &= monsters - 1
        return least

    def to_defeat(self, fall: Fall, monster: i64) -> i64:
        """Half actions to defeat a monster in play."""
        needs: i64 = self.requirements.needs[monster]
        return 2 * needs - self.done * fall.dwarfs_on(monster, self.seat)

    def to_mine(self, fall: Fall, gem: i64, missing: i64) -> i64:
        """Half actions for so many gems of a kind."""
        if missing <= 0:
            return 0
        gives: i64 = self.requirements.gives[RUBY_MINE + gem]
        return self.to_do(fall, RUBY_MINE + gem, (missing + gives - 1) // gives)

    def to_buy(self, fall: Fall, goal: i64) -> i64:
        """Half actions for a trading goal: its missing gems, and the store."""
        actions = self.to_do(fall, STORE, 1)
        gem: i64 = 0
        while gem < GEM_KINDS:
            missing: i64 = self.requirements.goal_cost[goal * GEM_KINDS + gem] - count_of(self.gems, gem)
            actions += self.to_mine(fall, gem, missing)
            gem += 1
        return min(actions, MAX_DISTANCE)

    def to_reveal(self, fall: Fall) -> i64:
        """Half actions for this seat's own secret goal."""
        player = fall.seats[self.seat]
        secret = player.secret
        needs: i64 = fall.box.secret_needs[secret]
        actions: i64 = 0
        if secret == ARCHITECT:
            actions = self.to_grow(needs - count(player.realm))
        elif secret == KING:
            actions = self.to_grow(needs - worth_of_kingdom(fall, self.seat))
        elif secret == HUNTER:
            actions = self.to_hunt(fall, needs - count(player.beaten))
        elif secret == RESEARCHER:
            actions = self.to_besiege(fall, needs, fall.box.secret_cards[secret])
        elif secret == WIZARD:
            wanted: i64 = fall.box.secret_gem[secret]
            actions = self.to_mine(fall, wanted, needs - count_of(self.gems, wanted))
        elif secret == COLLECTOR:
            actions = self.to_collect(fall, needs)
        else:
            actions = self.to_draw(fall, needs - total(player.ogres))
        return max(0, min(actions, MAX_DISTANCE))

    def to_draw(self, fall: Fall, missing: i64) -> i64:
        """So many ogre cards."""
        if missing <= 0:
            return 0
        drawn: i64 = self.requirements.gives[TAVERN]
        return self.to_do(fall, TAVERN, (missing + drawn - 1) // drawn)

    def to_grow(self, missing: i64) -> i64:
        """A card laid is one more; what the hand does not hold has to be joined from elsewhere."""
        cards = count(self.hand)
        return 2 * missing if missing <= cards else 2 * missing + 6 * (missing - cards)

    def to_hunt(self, fall: Fall, missing: i64) -> i64:
        """The monsters with most of this seat's dwarfs come first; of one kind only one is looked at."""
        if missing <= 0:
            return 0
        actions: i64 = 2 * missing * self.requirements.needs[KIND_COUNT - 1]
        rest = fall.seats[self.seat].stands & MONSTERS
        while rest:
            actions -= self.done * fall.dwarfs_on(lowest(rest), self.seat)
            rest &= rest - 1
        return actions + TO_LAY * max(0, missing - count(fall.tops & MONSTERS))

    def to_besiege(self, fall: Fall, dwarfs: i64, cards: i64) -> i64:
        """So many dwarfs on each of so many monsters."""
        actions = 2 * dwarfs * cards
        rest = fall.seats[self.seat].stands & MONSTERS
        while rest:
            actions -= 2 * min(dwarfs, fall.dwarfs_on(lowest(rest), self.seat))
            rest &= rest - 1
        return actions + TO_LAY * max(0, cards - count(fall.tops & MONSTERS))

    def to_collect(self, fall: Fall, needs: i64) -> i64:
        """Gems of each kind."""
        actions: i64 = 0
        gem: i64 = 0
        while gem < GEM_KINDS:
            actions += self.to_mine(fall, gem, needs - count_of(self.gems, gem))
            gem += 1
        return actions


def lowered(found: i64, kind: i64, actions: i64) -> i64:
    """The packed distances, with one kind lowered to at most so many actions."""
    shift = 6 * kind
    known = (found >> shift) & 63
    least = max(TO_LAY, actions)
    return found - ((known - least) << shift) if least < known else found


def with_mines_at(found: i64, actions: i64) -> i64:
    """The packed distances, with every mine lowered to at most so many actions."""
    kind: i64 = RUBY_MINE
    while kind <= GOLD_MINE:
        found = lowered(found, kind, actions)
        kind += 1
    return found


def without_crowded(requirements: Requirements, fall: Fall, seat: i64, found: i64) -> i64:
    """Those of the cards on which dwarfs of others leave slots enough for this seat."""
    others: i64 = 0
    other: i64 = 0
    while other < fall.players:
        if other != seat:
            others |= fall.seats[other].stands
        other += 1
    others &= found
    while others:
        card = lowest(others)
        others &= others - 1
        spare: i64 = requirements.slots[card] - requirements.needs[card]
        if fall.crowd_on(card) - fall.dwarfs_on(card, seat) > spare:
            found &= ~(1 << card)
    return found


def dragon_areas(fall: Fall) -> i64:
    """The cards in an area with a dragon."""
    found: i64 = 0
    rest = fall.tops & DRAGONS
    while rest:
        area = area_of(fall, lowest(rest))
        found |= area
        rest &= ~area
    return found


def usable_cards(fall: Fall) -> i64:
    """The cards whose tasks can be done now, if there is room for somebody's dwarfs."""
    return fall.tops & ~stilled_mines(fall) & ~stilled_castles(fall)


def stilled_mines(fall: Fall) -> i64:
    """The mines that give nothing now (D6.3)."""
    still = dragon_areas(fall) & MINES
    gem: i64 = 0
    while gem < GEM_KINDS:
        if not count_of(fall.gems, gem):
            still |= EACH_COLOUR << (RUBY_MINE + gem)
        gem += 1
    return still


def stilled_castles(fall: Fall) -> i64:
    """The castles at which nobody digs, because a monster is in their area (D6.7)."""
    still: i64 = 0
    seat: i64 = 0
    while seat < fall.players:
        if fall.seats[seat].realm & MONSTERS:
            still |= 1 << fall.castle_of(seat)
        seat += 1
    return still
