"""What a sensible player leans to: a weight for each action offered, by what the turn could still bring with it.

Values are in hundredths of a piece of rubble. The best action weighs most; every `WARMTH` less is a factor of e.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mattock.core.bits import count
from mattock.games.runedar.craft import FIGHT, PAY, SHOOT, Craft
from mattock.games.runedar.places import COURTYARD, ELSEWHERE, REACHABLE
from mattock.games.runedar.prospect import (
    AT_LEAST_ONE,
    CIRCLE_HIT,
    CROWD,
    ORC,
    TROLL,
    Prospect,
    circle_worth,
    circles_left,
    engine_worth,
    hits_left,
)
from mattock.games.runedar.rules.attack import (
    COURTYARD_TARGET,
    FIRST_WALL,
    MAX_CIRCLE,
    place_of_target,
)
from mattock.games.runedar.rules.cards import card_of
from mattock.games.runedar.rules.mercenaries import (
    BRIBE,
    CANCEL,
    FIRST_GOBLIN,
    FIRST_TROLL,
    SPIKE,
    SWEEP,
    WORKSHOP_ORCS,
    mercenary_of,
)
from mattock.games.runedar.rules.refill import DECK_COUNT
from mattock.games.runedar.rules.workshops import HIT_GOBLIN, RUBBLE_GOBLIN, goblin_needs
from mattock.games.runedar.state import (
    CARDS,
    DIGGING,
    JOINING,
    LONG,
    MUSTER,
    ORC_FIGURES,
    PLACING,
    REFILL,
    RESERVE,
    SHARING,
    SIEGE_CARDS,
    TAKING,
    UPGRADE_SPACES,
    USING,
    Siege,
)
from mattock.games.runedar.table import TABLE

if TYPE_CHECKING:
    from mypy_extensions import i64

WARMTH: Final = 45.0
HEAVIEST: Final = 1000.0
LIGHTEST: Final = 3
WEIGHT: Final[list[int]] = [  # by hundredths behind the best
    max(LIGHTEST, round(HEAVIEST * math.exp(-behind / WARMTH))) for behind in range(300)
]
RUIN: Final = 4000
NUGGET: Final = 160
POVERTY: Final = 1000  # shared among the nuggets left: the last ones are dear
TAKE: Final = 150
HESITATION: Final = 100  # the moment to hire comes again and again, so that a weak wish is soon granted

VERBS: Final = [
    "hire",
    "take",
    "remove",
    "lay",
    "move",
    "work",
    "put",
    "finish",
    "dig",
    "dig_at",
    "close",
    "direct",
    "shoot",
    "roll",
    "fell",
    "cover",
    "wound",
    "rest",
    "end_turn",
    "scrap",
    "fill",
]
HIRE: Final = 0
TAKE_UP: Final = 1
REMOVE: Final = 2
LAY: Final = 3
MOVE: Final = 4
WORK: Final = 5
PUT: Final = 6
FINISH: Final = 7
DIG_OUT: Final = 8
DIG_AT: Final = 9
CLOSE_UP: Final = 10
DIRECTLY: Final = 11
SHOOT_AT: Final = 12
ROLL: Final = 13
FELL: Final = 14
COVER: Final = 15
WOUND: Final = 16
REST: Final = 17
END_TURN: Final = 18
SCRAP: Final = 19
FILL: Final = 20
OTHER: Final = 21


class Inclination:
    """Leans by the numbers of one box."""

    def __init__(self, craft: Craft) -> None:
        self.craft = craft
        self.verb: list[int] = [VERBS.index(verb.name) if verb.name in VERBS else OTHER for verb in TABLE.of]
        self.arg: list[int] = [number - verb.first for number, verb in enumerate(TABLE.of)]

    def weigh(self, siege: Siege, numbers: list[i64], weights: list[i64]) -> None:
        """Append a weight for each action offered."""
        if len(numbers) == 1:
            weights.append(1)
            return
        values: list[i64] = []
        stage = siege.stage
        if stage == CARDS:
            self.value_cards(siege, numbers, values)
        elif stage == USING:
            self.value_uses(siege, numbers, values)
        elif stage == MUSTER or stage == JOINING:
            self.value_attack(siege, numbers, values)
        else:
            for number in numbers:
                values.append(self.value_answer(siege, number))
        best = values[0]
        for value in values:
            best = max(best, value)
        index: i64 = 0
        for number in numbers:
            behind = best - values[index]
            verb: i64 = self.verb[number]
            if verb == HIRE:
                behind = -self.hire_gain(siege, self.arg[number])
            weight: i64 = LIGHTEST
            if behind < -199:
                weight = WEIGHT[0] * 20
            elif behind < 0:
                weight = 1000000 // WEIGHT[-behind]
            elif behind < 300:
                weight = WEIGHT[behind]
            weights.append(weight)
            index += 1

    def value_cards(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """Which card next: one of use here, or one that can be spared to go where the others are of more use."""
        me = siege.me()
        here = me.place
        prospect = Prospect(siege, self.craft, me.hand)
        cards = prospect.cards
        at = prospect.at
        stay = at[here] + prospect.ending(here)
        is_magic = me.hand & siege.box.magic_cards
        go: i64 = 0
        goal = here
        later: i64 = 0
        place: i64
        for place in ELSEWHERE[here] if is_magic else REACHABLE[here]:
            ending = prospect.ending(place)
            worth = ending + (at[place] if is_magic or not cards else at[place] * (cards - 1) // cards)
            if worth > go:
                go = worth
                goal = place
            if cards > 1:
                ending += at[place] * (cards - 2) // (cards - 1)
            later = max(later, ending)
        orcs_here = siege.orcs_at(here) > 0
        orcs_there = siege.orcs_at(goal) > 0
        full = prospect.ending(goal) + at[goal]
        for number in numbers:
            verb: i64 = self.verb[number]
            if verb == LAY:
                card = card_of(self.arg[number])
                used = prospect.use(card, here, orcs_here)
                value = used + max(stay - used, later)
                if not used and value > prospect.ending(here):
                    value -= 20  # rather what is of use now
                if (is_magic >> card) & 1:
                    value = max(value, full)
                elif not is_magic:
                    value = max(value, full - prospect.use(card, goal, orcs_there))
                values.append(value)
            elif verb == END_TURN:
                values.append(prospect.ending(here))
            elif verb == TAKE_UP:
                values.append(max(stay, full) + TAKE)
            else:
                values.append(0)

    def value_uses(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """What to do with the card laid: its action here and what follows, or another place for the rest of the hand."""
        me = siege.me()
        here = me.place
        card = siege.card
        box = siege.box
        prospect = Prospect(siege, self.craft, me.hand)
        cards = prospect.cards
        at = prospect.at
        is_magic = (box.magic_cards >> card) & 1
        after = at[here] + prospect.ending(here)
        place: i64
        for place in REACHABLE[here]:
            worth = prospect.ending(place)
            if cards:
                worth += at[place] * (cards - 1) // cards
            after = max(after, worth)
        if not cards:
            after = max(after - 1, prospect.ending(here))
        for number in numbers:
            verb: i64 = self.verb[number]
            arg: i64 = self.arg[number]
            if verb == MOVE:
                value = at[arg] + prospect.ending(arg)
                if is_magic:
                    value += self.fresh_use(siege, prospect, card, arg)
                values.append(value)
            elif verb == REST or verb == HIRE:
                values.append(prospect.ending(here) if not cards else after)
            else:
                values.append(self.action_worth(siege, prospect, verb, arg) + after)

    def fresh_use(self, siege: Siege, prospect: Prospect, card: i64, place: i64) -> i64:
        """What a magic card could do where it goes to."""
        rate = prospect.rate[place]
        if not rate and not (place == COURTYARD and prospect.brawl):
            return 0
        skill: i64 = FIGHT
        if place == COURTYARD:
            dig: i64 = self.craft.skill[5][card] * rate
            fight: i64 = self.craft.skill[FIGHT][card] * prospect.brawl
            return max(dig, fight) // 100
        if place > 10:
            skill = SHOOT
        elif place <= 3 and not siege.orcs_at(place):
            skill = place - 1
        worth: i64 = self.craft.skill[skill][card]
        return min(worth, 300) * rate // 100

    def action_worth(self, siege: Siege, prospect: Prospect, verb: i64, arg: i64) -> i64:
        box = siege.box
        card = siege.card
        here = siege.here()
        if verb == WORK:
            shown: i64 = box.work[card * 4 + arg]
            number = min(shown, min(prospect.wanted[here - 1], siege.stock_of(here - 1)))
            return number * prospect.rate[here]
        if verb == DIG_OUT:
            strength: i64 = box.dig[card]
            pieces = siege.rubble_of(0) + siege.rubble_of(1) if siege.goblin_rubble else siege.rubble
            return min(strength, pieces) * 100
        if verb == CLOSE_UP or verb == DIRECTLY:
            rate = prospect.brawl if here == COURTYARD else prospect.rate[here]
            hits: i64 = box.close[card] * 100
            if verb == DIRECTLY:
                hits = box.direct[card] * 220
            if here != COURTYARD:
                hits = min(hits, siege.orcs_at(here) * 200)
            return hits * rate // 100
        if verb == SHOOT_AT:
            dice: i64 = min(box.long[card], 5)
            if arg < FIRST_WALL:
                return engine_worth(siege, arg) * AT_LEAST_ONE[dice] // 100
            if arg == COURTYARD_TARGET:
                return circle_worth(siege) * dice // 2
            place = place_of_target(arg)
            worth: i64 = ORC[place] + CROWD[siege.orcs_out]
            return min(dice * 50, 100 * siege.orcs_at(place)) * worth // 100
        return 0

    def value_attack(self, siege: Siege, numbers: list[i64], values: list[i64]) -> None:
        """Crossbows count one by one, so they are better rolled card by card; hits must often come together."""
        box = siege.box
        short = self.hits_short(siege) if siege.mode != LONG else 0
        for number in numbers:
            verb: i64 = self.verb[number]
            if verb == ROLL:
                values.append(100)
            elif verb == LAY:
                card = card_of(self.arg[number])
                strength: i64 = self.craft.skill[FIGHT][card]
                values.append(60 + min(short, strength) * 2 // 3 if short > 0 else 20)
            elif verb == CLOSE_UP:
                values.append(box.close[siege.card] * 100)
            elif verb == DIRECTLY:
                values.append(box.direct[siege.card] * 220)
            else:
                values.append(0)

    def hits_short(self, siege: Siege) -> i64:
        """How many hits, in hundredths, a close attack lacks on average for the least that can be done with it."""
        needed: i64 = 200
        if siege.here() == COURTYARD:
            needed = 900
            slot: i64 = 0
            while slot < 2:
                tile = siege.goblin_in(slot)
                if tile >= 0 and siege.box.goblin_kind[tile] == HIT_GOBLIN:
                    needed = min(needed, 100 * siege.box.goblin_hits[tile])
                slot += 1
            troll: i64 = 0
            while troll < 5:
                if (siege.trolls >> troll) & 1:
                    needed = min(needed, 100 * siege.box.troll_circles[troll][0])
                troll += 1
        return needed - 100 * (siege.hits + min(siege.dice, 5))

    def value_answer(self, siege: Siege, number: i64) -> i64:
        """The smaller questions: each action is judged by itself."""
        stage = siege.stage
        verb: i64 = self.verb[number]
        arg: i64 = self.arg[number]
        if verb == HIRE:
            return 0
        if verb == TAKE_UP:
            return TAKE
        if stage == TAKING:
            worth: i64 = self.craft.quality[card_of(arg)]
            return -worth
        if stage == PLACING:
            return self.put_worth(siege, arg) if verb == PUT else 0
        if stage == SHARING:
            return self.share_worth(siege, verb, arg)
        if stage == DIGGING:
            return -20 * siege.rubble_of(arg)
        if stage == REFILL:
            return self.refill_worth(siege, verb, arg)
        return 0

    def put_worth(self, siege: Siege, carrier: i64) -> i64:
        if carrier >= UPGRADE_SPACES:
            slot = carrier - UPGRADE_SPACES
            more = goblin_needs(siege, slot, 0) + goblin_needs(siege, slot, 1) + goblin_needs(siege, slot, 2)
            return PAY + 40 - 5 * min(more, 8)
        card = siege.card_on(carrier)
        missing: i64 = siege.box.price[card] + siege.box.surcharge[(siege.players - 1) * UPGRADE_SPACES + carrier]
        missing -= (siege.bench >> (12 * carrier)) & 0xFFF
        more = (missing & 15) + ((missing >> 4) & 15) + (missing >> 8)
        gain: i64 = self.craft.gain[card]
        return 20 + gain * self.plays(siege) * 65 // (10000 * (more + 1))

    def plays(self, siege: Siege) -> i64:
        return (SIEGE_CARDS - siege.siege_revealed) * 25 // siege.players

    def share_worth(self, siege: Siege, verb: i64, arg: i64) -> i64:
        if verb == WOUND:
            return 400
        if verb == FELL:
            return 200
        troll = arg // MAX_CIRCLE
        return 150 + 30 * (arg % MAX_CIRCLE) - 40 * circles_left(siege, troll)

    def refill_worth(self, siege: Siege, verb: i64, arg: i64) -> i64:
        if verb == FILL:
            return 100 + self.deck_hope(siege, arg // DECK_COUNT, arg % DECK_COUNT) // 4
        if verb == SCRAP:
            card = siege.card_on(arg)
            laid = count((siege.bench >> (12 * arg)) & 0xFFF)
            hope = max(self.deck_hope(siege, arg, 1), self.deck_hope(siege, arg, 2))
            return (
                40 + (hope - self.net(siege, arg, self.craft.gain[card], 100 * self.craft.cost[card])) // 4 - 80 * laid
            )
        return 60

    def deck_hope(self, siege: Siege, space: i64, deck: i64) -> i64:
        return self.net(siege, space, self.craft.deck_gain[deck], self.craft.deck_cost[deck])

    def net(self, siege: Siege, space: i64, gain: i64, cost: i64) -> i64:
        """What a card on a space will save, once it is paid for."""
        first = ((siege.players - 1) * UPGRADE_SPACES + space) * 3
        extra: i64 = siege.box.extra[first] + siege.box.extra[first + 1] + siege.box.extra[first + 2]
        return gain * self.plays(siege) // 100 - PAY * (cost + 100 * extra) // 100

    def hire_gain(self, siege: Siege, hire: i64) -> i64:
        """What a mercenary is worth here and now, less the gold."""
        mercenary = mercenary_of(hire)
        cost: i64 = siege.box.hire_cost[mercenary]
        price = NUGGET * cost + POVERTY // (siege.gold - cost) - POVERTY // siege.gold
        return min(self.hire_worth(siege, mercenary, hire) - price - HESITATION, 250)

    def hire_worth(self, siege: Siege, mercenary: i64, hire: i64) -> i64:
        if mercenary == CANCEL:
            return self.harm(siege)
        if mercenary == SPIKE:
            return engine_worth(siege, 1) + 200
        if mercenary == SWEEP:
            number = (siege.orcs & 15) + ((siege.orcs >> 4) & 15) + ((siege.orcs & WORKSHOP_ORCS) >> 8)
            return number * (ORC[1] + CROWD[siege.orcs_out])
        if mercenary == BRIBE:
            return self.goblin_left(siege, hire - FIRST_GOBLIN)
        return TROLL + CIRCLE_HIT * hits_left(siege, hire - FIRST_TROLL)

    def goblin_left(self, siege: Siege, slot: i64) -> i64:
        """The work that a goblin in the courtyard still is."""
        tile = siege.goblin_in(slot)
        kind: i64 = siege.box.goblin_kind[tile]
        if kind == HIT_GOBLIN:
            worth: i64 = self.craft.effort[tile]
            return worth
        if kind == RUBBLE_GOBLIN:
            return 100 * siege.rubble_of(slot)
        if kind == 1:
            return PAY * goblin_needs(siege, slot, 0)
        return PAY * (goblin_needs(siege, slot, 0) + goblin_needs(siege, slot, 1) + goblin_needs(siege, slot, 2))

    def harm(self, siege: Siege) -> i64:
        """What the siege card just revealed would do."""
        box = siege.box
        card = siege.siege_card
        orcs: i64 = box.siege_orcs[card]
        if siege.orcs_out + orcs >= ORC_FIGURES:
            return RUIN
        harm = orcs * (60 + CROWD[siege.orcs_out])
        if box.siege_tower[card]:
            harm += 200 if siege.tower_at == RESERVE else engine_worth(siege, 0)
        if box.siege_catapult[card]:
            harm += 200 if siege.catapult_at == RESERVE else engine_worth(siege, 1)
        if box.siege_arrow[card]:
            thieves = (siege.orcs & 15) + ((siege.orcs >> 4) & 15) + ((siege.orcs & WORKSHOP_ORCS) >> 8)
            if thieves >= siege.gold:
                return RUIN
            harm += thieves * NUGGET + 80 * (siege.orcs_out - thieves)
        return harm
