"""Priors: a weight for each legal action, by what the turn could still bring with it.

Values are in hundredths of a piece of rubble. The best action weighs most; every temperature less is a factor of e.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mattock.games.runedar.ai.card_value import FIGHT, PAY, CardValues
from mattock.games.runedar.ai.hire_value import hire_gain, is_late_hire
from mattock.games.runedar.ai.threat_value import crossbow_worth, engine_worth, hit_goblin, open_circles, orc_worth
from mattock.games.runedar.ai.work_value import PAYMENT, PIECE, WorkValues, missing_on, plays_left, unit_worth
from mattock.games.runedar.board import UPGRADE_SPACES
from mattock.games.runedar.places import COURTYARD, ELSEWHERE, REACHABLE
from mattock.games.runedar.rules.attack import COURTYARD_TARGET, FIRST_WALL, MAX_CIRCLE, MAX_DICE, place_of_target
from mattock.games.runedar.rules.cards import card_of
from mattock.games.runedar.rules.refill import DECK_COUNT
from mattock.games.runedar.rules.workshops import goblin_needs
from mattock.games.runedar.stages import CARDS, DIGGING, JOINING, MUSTER, PLACING, REFILL, SHARING, TAKING, USING
from mattock.games.runedar.state import LONG, Siege
from mattock.games.runedar.verbs import TABLE

if TYPE_CHECKING:
    from mypy_extensions import i64

# By number of players, so that a beginner is about as wayward alone as in company.
TEMPERATURES: Final[list[float]] = [1.0, 48.0, 38.0, 34.0, 30.0]
MAX_WEIGHT: Final = 1000
MIN_WEIGHT: Final = 3
MAX_DISTANCE: Final = 300  # behind the best, and no lighter from there on
WEIGHT: Final[list[list[int]]] = [
    [max(MIN_WEIGHT, round(MAX_WEIGHT * math.exp(-behind / temperature))) for behind in range(MAX_DISTANCE + 1)]
    for temperature in TEMPERATURES
]
TAKE: Final = 170  # an upgrade that is ready
LATER_PERCENT: Final = 108  # percent: going elsewhere after this card, beside going there with it
USELESS_CARD_COST: Final = 20  # laying a card that is of no use here, before one that is
DIRECT_HIT_PERCENT: Final = 110  # percent: direct hits beside dice
LEAVE: Final = 42  # the board as it is
NOT_COMPARED: Final = -1_000_000  # a hire is weighed by itself, and nothing is measured by it

VERBS: Final[list[str]] = [
    *("hire", "take", "lay", "move", "work", "put", "dig", "close", "direct", "shoot", "roll", "fell", "wound"),
    *("rest", "end_turn", "scrap", "fill"),
]
HIRE: Final = 0
TAKE_UP: Final = 1
LAY: Final = 2
MOVE: Final = 3
WORK: Final = 4
PUT: Final = 5
DIG_OUT: Final = 6
CLOSE_UP: Final = 7
DIRECTLY: Final = 8
SHOOT_AT: Final = 9
ROLL: Final = 10
FELL: Final = 11
WOUND: Final = 12
REST: Final = 13
END_TURN: Final = 14
SCRAP: Final = 15
FILL: Final = 16
OTHER: Final = 17


class Priors:
    """The priors for one box."""

    def __init__(self, card_values: CardValues) -> None:
        self.card_values = card_values
        self.verb: list[int] = [VERBS.index(verb.name) if verb.name in VERBS else OTHER for verb in TABLE.of]
        self.arg: list[int] = [number - verb.first for number, verb in enumerate(TABLE.of)]

    def write(self, siege: Siege, numbers: list[i64], weights: list[i64]) -> None:
        """Append a weight for each action offered. Hiring comes on top of whatever else is best."""
        if len(numbers) == 1:
            weights.append(1)
            return
        values: list[i64] = []
        self.value(siege, numbers, values)
        best = values[0]
        for value in values:
            best = max(best, value)
        by_distance = WEIGHT[siege.players]
        index: i64 = 0
        while index < len(numbers):
            number = numbers[index]
            behind = best - values[index]
            if self.verb[number] == HIRE:
                hire: i64 = self.arg[number]
                behind = MAX_DISTANCE if is_late_hire(siege, hire) else -hire_gain(siege, self.card_values, hire)
            weight: i64 = by_distance[min(max(behind, -behind), MAX_DISTANCE)]
            weights.append(weight if behind >= 0 else MAX_WEIGHT * MAX_WEIGHT // weight)
            index += 1

    def value(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        stage = siege.stage
        if stage == CARDS:
            self.value_cards(siege, numbers, values)
        elif stage == USING:
            self.value_uses(siege, numbers, values)
        elif stage == MUSTER or stage == JOINING:
            self.value_attack(siege, numbers, values)
        else:
            for number in numbers:
                values.append(self.answer_worth(siege, self.verb[number], self.arg[number]))

    # Which card, and what for.

    def value_cards(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """A card of use here, or one that can be spared to go where the others are of more use."""
        me = siege.me()
        here = me.place
        work_values = WorkValues(siege, self.card_values, me.hand)
        magic = me.hand & siege.box.magic_cards
        goal = self.goal(siege, work_values, magic != 0)
        stay = work_values.at[here] + work_values.ending(here)
        go = work_values.at[goal] + work_values.ending(goal)
        later = later_worth(work_values, here, work_values.cards - 1, magic != 0)
        for number in numbers:
            verb: i64 = self.verb[number]
            value: i64 = 0
            if verb == LAY:
                card = card_of(self.arg[number])
                used = work_values.share(siege, card, here)
                value = used + max(stay - used, later)
                if not used:
                    value -= USELESS_CARD_COST
                if (magic >> card) & 1:
                    value = max(value, go)
                elif not magic and goal != here:
                    value = max(value, go - work_values.share(siege, card, goal))
            elif verb == END_TURN:
                value = work_values.ending(here)
            elif verb == TAKE_UP:
                value = max(stay, go) + TAKE
            values.append(value)

    def goal(self, siege: Siege, work_values: WorkValues, is_magic: bool) -> i64:
        """The best place to go to next; a magic card is still of use there."""
        here = siege.here()
        cards = max(work_values.cards, 1)
        spent: i64 = 0 if is_magic else 1
        most: i64 = 0
        goal = here
        place: i64
        for place in ELSEWHERE[here] if is_magic else REACHABLE[here]:
            worth = work_values.ending(place) + work_values.at[place] * (cards - spent) // cards
            if worth > most:
                most = worth
                goal = place
        return goal

    def value_uses(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """The laid card's action here and what follows, or another place for the rest of the hand."""
        me = siege.me()
        here = me.place
        card = siege.card
        work_values = WorkValues(siege, self.card_values, me.hand)
        rest = work_values.ending(here)
        after = rest
        if work_values.cards:
            after = max(after + work_values.at[here], later_worth(work_values, here, work_values.cards, is_magic=False))
            rest = after
        is_magic = (siege.box.magic_cards >> card) & 1
        for number in numbers:
            verb: i64 = self.verb[number]
            arg: i64 = self.arg[number]
            value = rest
            if verb == MOVE:
                value = work_values.at[arg] + work_values.ending(arg)
                if is_magic:
                    value += work_values.use(siege, card, arg)
            elif verb != REST and verb != HIRE and verb != TAKE_UP:
                value = after + self.use_worth(siege, work_values, verb, arg)
            values.append(value)

    def use_worth(self, siege: Siege, work_values: WorkValues, verb: i64, arg: i64) -> i64:
        """What the card laid does here, used in this way."""
        box = siege.box
        card = siege.card
        here = siege.here()
        if verb == WORK:
            shown: i64 = box.work[card * 4 + arg]
            number = min(shown, work_values.wanted[here - 1])
            return min(number, siege.stock_of(here - 1)) * work_values.rate[here]
        if verb == DIG_OUT:
            strength: i64 = box.dig[card]
            pieces = siege.rubble_of(0) + siege.rubble_of(1) if siege.goblin_rubble else siege.rubble
            return min(strength, pieces) * PIECE
        if verb == SHOOT_AT:
            return self.shot_worth(siege, arg, box.long[card])
        hits: i64 = 100 * box.close[card] if verb == CLOSE_UP else 2 * DIRECT_HIT_PERCENT * box.direct[card]
        if here == COURTYARD:
            return hits * work_values.brawl // 100
        return min(hits, 200 * siege.orcs_at(here)) * work_values.rate[here] // 100

    def shot_worth(self, siege: Siege, target: i64, long: i64) -> i64:
        dice = min(long, MAX_DICE)
        if target < FIRST_WALL:
            return engine_worth(siege, target) * (32 - (32 >> dice)) // 32
        if target == COURTYARD_TARGET:
            return crossbow_worth(siege, self.card_values) * dice // 2
        place = place_of_target(target)
        return min(dice * 50, 100 * siege.orcs_at(place)) * orc_worth(siege, place) // 100

    def value_attack(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """Crossbows count one by one, so they are better rolled card by card; hits must often come together."""
        short: i64 = 0 if siege.mode == LONG else hits_short(siege)
        for number in numbers:
            verb: i64 = self.verb[number]
            value: i64 = 100 if verb == ROLL else 0
            if verb == LAY:
                strength: i64 = self.card_values.skill[FIGHT][card_of(self.arg[number])]
                value = 60 + min(short, strength) * 2 // 3 if short > 0 else 20
            elif verb == CLOSE_UP:
                value = 100 * siege.box.close[siege.card]
            elif verb == DIRECTLY:
                value = 2 * DIRECT_HIT_PERCENT * siege.box.direct[siege.card]
            values.append(value)

    # The smaller questions: each answer is judged by itself.

    def answer_worth(self, siege: Siege, verb: i64, arg: i64) -> i64:
        stage = siege.stage
        if verb == HIRE:
            return NOT_COMPARED
        if verb == TAKE_UP:
            return TAKE
        if stage == TAKING:
            quality: i64 = self.card_values.quality[card_of(arg)]
            return -quality
        if stage == PLACING:
            return self.put_worth(siege, arg) if verb == PUT else 0
        if stage == SHARING:
            return share_worth(siege, verb, arg)
        if stage == DIGGING:
            return -20 * siege.rubble_of(arg)
        return self.refill_worth(siege, verb, arg) if stage == REFILL else 0

    def put_worth(self, siege: Siege, carrier: i64) -> i64:
        """A goblin first, above all one that will soon have enough; then the upgrade that gains most by it."""
        if carrier >= UPGRADE_SPACES:
            slot = carrier - UPGRADE_SPACES
            more = goblin_needs(siege, slot, 0) + goblin_needs(siege, slot, 1) + goblin_needs(siege, slot, 2)
            return PAYMENT + 40 - 5 * min(more, 8)
        card = siege.card_on(carrier)
        return 20 + unit_worth(self.card_values, card, missing_on(siege, carrier, card), plays_left(siege))

    def refill_worth(self, siege: Siege, verb: i64, arg: i64) -> i64:
        """Fill from the most promising deck; clear away the card that a new one would most likely improve on."""
        if verb == FILL:
            return 100 + self.deck_hope(siege, arg // DECK_COUNT, arg % DECK_COUNT) // 4
        if verb != SCRAP:
            return LEAVE
        card = siege.card_on(arg)
        hope = max(self.deck_hope(siege, arg, 1), self.deck_hope(siege, arg, 2))
        value = 40 + (hope - self.net(siege, arg, self.card_values.gain[card], 100 * self.card_values.cost[card])) // 4
        laid = (siege.bench >> (12 * arg)) & 0xFFF
        return value - 80 * ((laid & 15) + ((laid >> 4) & 15) + (laid >> 8))

    def deck_hope(self, siege: Siege, space: i64, deck: i64) -> i64:
        return self.net(siege, space, self.card_values.deck_gain[deck], self.card_values.deck_cost[deck])

    def net(self, siege: Siege, space: i64, gain: i64, cost: i64) -> i64:
        """What a card on a space will save, once it is paid for."""
        first = ((siege.players - 1) * UPGRADE_SPACES + space) * 3
        extra: i64 = siege.box.extra[first] + siege.box.extra[first + 1] + siege.box.extra[first + 2]
        return gain * plays_left(siege) // 100 - PAY * (cost + 100 * extra) // 100


def later_worth(work_values: WorkValues, here: i64, cards: i64, is_magic: bool) -> i64:
    """The best place for so many cards, of which one will be spent on the way."""
    most: i64 = 0
    place: i64
    for place in ELSEWHERE[here] if is_magic else REACHABLE[here]:
        worth = work_values.ending(place)
        if cards > 0:
            worth += work_values.at[place] * (cards - 1) // cards
        most = max(most, worth)
    return most * LATER_PERCENT // 100


def hits_short(siege: Siege) -> i64:
    """How many hits, in hundredths, a close attack lacks on average for the least that can be done with it."""
    needed: i64 = 2
    if siege.here() == COURTYARD:
        tile = hit_goblin(siege)
        needed = siege.box.goblin_hits[tile] if tile >= 0 else 9
        troll: i64 = 0
        trolls = siege.trolls
        while trolls:
            if trolls & 1:
                needed = min(needed, siege.box.troll_circles[troll][0])
            trolls >>= 1
            troll += 1
    return 100 * (needed - siege.hits - min(siege.dice, MAX_DICE))


def share_worth(siege: Siege, verb: i64, arg: i64) -> i64:
    """A goblin, then an orc, then the biggest circle of the troll that is nearest to its end."""
    if verb == WOUND:
        return 400
    if verb == FELL:
        return 200
    return 150 + 30 * (arg % MAX_CIRCLE) - 40 * open_circles(siege, arg // MAX_CIRCLE)
