"""What there is to do in the fortress, place by place, and how much of it a hand could do: the ground of inclination."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.bits import count
from mattock.games.runedar.craft import DIG, FIGHT, PAY, SHOOT, Craft, total
from mattock.games.runedar.places import CARPENTERS_WALL, CHAMBER, COURTYARD, IN_RANGE, TUNNEL_TOWER
from mattock.games.runedar.rules.workshops import HIT_GOBLIN, MIXED_GOBLIN, NAMED_GOBLIN
from mattock.games.runedar.state import ORC_CARDS, RESERVE, SIEGE_CARDS, UPGRADE_SPACES, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

# By places, from the carpenter's on: an orc in a workshop, on a wall, outside.
ORC: Final[list[int]] = [0, 220, 220, 220, 120, 120, 120, 60, 60, 60]
CROWD: Final[list[int]] = [0, 0, 0, 0, 80, 240, 400, 560, 720, 1500, 1500]  # one orc fewer, by orcs in the field
TOWER_READY: Final[list[int]] = [4000, 4000, 900, 500, 400, 400]  # one that stands ready, by tiles left
CATAPULT_READY: Final[list[int]] = [4000, 4000, 700, 500, 400, 350]
TROLL: Final = 300
CIRCLE_HIT: Final = 45
AT_LEAST_ONE: Final[list[int]] = [0, 50, 75, 88, 94, 97]  # percent, by dice
HALFWAY: Final = 60  # percent of what waits on a tower, for who stands on the wall below
INSIDE: Final = 30
EMPTY_SPACE: Final = 100
PAID: Final = 65  # percent of an upgrade's gain: what a card is worth once paid, and not yet taken
DIG_TUNNEL: Final = 100


@final
class Prospect:
    """Promises of work for a hand, by place; made anew for each question."""

    def __init__(self, siege: Siege, craft: Craft, hand: i64) -> None:
        self.craft = craft
        self.hand: i64 = hand & ~ORC_CARDS
        self.cards: i64 = count(self.hand)
        left = SIEGE_CARDS - siege.siege_revealed
        self.plays: i64 = left * 25 // siege.players  # hundredths: how often an upgrade will count
        self.unit: list[i64] = [0, 0, 0]  # the worth of one resource, where it counts most
        self.wanted: list[i64] = [0, 0, 0]
        self.at: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # what the hand could do there
        self.rate: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # for each whole of the skill asked for
        self.brawl: i64 = 0  # the same for fighting in the courtyard
        self.home: i64 = INSIDE  # ending the turn in the chamber
        self.look_at_board(siege)
        self.look_at_goblins(siege)
        self.look_at_orcs(siege)
        self.look_at_courtyard(siege)
        self.look_from_towers(siege)

    def look_at_board(self, siege: Siege) -> None:
        """What the upgrades still want, and how much it would help them."""
        box = siege.box
        first = (siege.players - 1) * UPGRADE_SPACES
        empty: i64 = 0
        space: i64 = 0
        while space < UPGRADE_SPACES:
            card = ((siege.spaces >> (6 * space)) & 63) - 1
            if card < 0:
                empty += 1 - ((siege.blocked >> space) & 1)
            else:
                missing: i64 = box.price[card] + box.surcharge[first + space]
                missing -= (siege.bench >> (12 * space)) & 0xFFF
                if missing:
                    self.want(missing, self.unit_for(card, missing))
            space += 1
        self.home += empty * EMPTY_SPACE * (SIEGE_CARDS - siege.siege_revealed) // SIEGE_CARDS

    def unit_for(self, card: i64, missing: i64) -> i64:
        """A resource counts more the fewer are missing."""
        more = (missing & 15) + ((missing >> 4) & 15) + (missing >> 8)
        gain: i64 = self.craft.gain[card]
        return gain * self.plays * PAID // (10000 * (more + 1))

    def want(self, missing: i64, unit: i64) -> None:
        resource: i64 = 0
        while resource < 3:
            number = missing & 15
            if number:
                self.wanted[resource] += number
                self.unit[resource] = max(self.unit[resource], unit)
            missing >>= 4
            resource += 1

    def look_at_goblins(self, siege: Siege) -> None:
        if not siege.goblins:
            return
        box = siege.box
        slot: i64 = 0
        while slot < 2:
            tile = siege.goblin_in(slot)
            if tile >= 0:
                kind: i64 = box.goblin_kind[tile]
                paid = (siege.tribute >> (12 * slot)) & 0xFFF
                if kind == NAMED_GOBLIN:
                    wants: i64 = box.goblin_wants[tile * 3] | box.goblin_wants[tile * 3 + 1] << 4
                    wants |= box.goblin_wants[tile * 3 + 2] << 8
                    self.want(wants - paid, PAY)
                elif kind == MIXED_GOBLIN:
                    more: i64 = box.goblin_total[tile]
                    more -= (paid & 15) + ((paid >> 4) & 15) + (paid >> 8)
                    self.want(more * 0x111, PAY)
            slot += 1

    def look_at_orcs(self, siege: Siege) -> None:
        """Workshops with their work, or orcs to fight there, on the walls and outside."""
        sums = self.craft.skill_sums
        crowd: i64 = CROWD[siege.orcs_out]
        fight = total(sums[FIGHT], self.hand) if siege.orcs else 0
        orcs = siege.orcs
        place: i64 = 1
        while place <= 9:
            here = orcs & 15
            if here:
                worth: i64 = ORC[place]
                self.rate[place] = (worth + crowd) * 35 // 100
                self.at[place] = min(fight, 200 * here) * self.rate[place] // 100
            elif place <= 3 and self.unit[place - 1]:
                number = min(self.wanted[place - 1], siege.stock_of(place - 1))
                self.rate[place] = self.unit[place - 1]
                self.at[place] = min(total(sums[place - 1], self.hand), 100 * number) * self.rate[place] // 100
            orcs >>= 4
            place += 1

    def look_at_courtyard(self, siege: Siege) -> None:
        sums = self.craft.skill_sums
        pieces = siege.rubble
        if siege.goblin_rubble:
            pieces = siege.rubble_of(0) + siege.rubble_of(1)
        elif siege.goblins or siege.trolls:
            pieces = 0
        if pieces:
            self.rate[COURTYARD] = DIG_TUNNEL
            self.at[COURTYARD] = min(total(sums[DIG], self.hand), 100 * pieces) * DIG_TUNNEL // 100
        if siege.trolls or siege.goblins:
            self.brawl = brawl_rate(siege)
            if self.brawl:
                self.at[COURTYARD] += total(sums[FIGHT], self.hand) * self.brawl // 100

    def look_from_towers(self, siege: Siege) -> None:
        """The best target of each tower; who stands on a wall is halfway there."""
        crossbows = total(self.craft.skill_sums[SHOOT], self.hand)
        engines = max(engine_worth(siege, 0), engine_worth(siege, 1))
        if not crossbows or not (engines or siege.orcs or siege.trolls or siege.goblins):
            return
        tower: i64 = TUNNEL_TOWER
        while tower <= 13:
            best = engines
            rest = best * min(crossbows, 100) // 100
            orcs = siege.orcs >> 12
            place: i64 = CARPENTERS_WALL
            while orcs:
                here = orcs & 15
                if here and (IN_RANGE[tower] >> place) & 1:
                    worth: i64 = ORC[place] + CROWD[siege.orcs_out]
                    rest = max(rest, min(crossbows, 100 * here) * worth // 100)
                    best = max(best, worth)
                orcs >>= 4
                place += 1
            if tower == TUNNEL_TOWER and (siege.trolls or siege.goblins):
                circle = circle_worth(siege)
                rest = max(rest, crossbows * circle // 100)
                best = max(best, circle)
            self.rate[tower] = best
            self.at[tower] = rest
            tower += 1
        if self.cards > 1:
            share = HALFWAY * (self.cards - 1) // self.cards
            self.at[4] = max(self.at[4], max(self.at[11], self.at[12]) * share // 100)
            self.at[5] = max(self.at[5], max(self.at[12], self.at[13]) * share // 100)
            self.at[6] = max(self.at[6], self.at[13] * share // 100)

    def use(self, card: i64, place: i64, has_orcs: bool) -> i64:
        """What a card could do at a place: its best skill there, and no more than the place asks for."""
        rate = self.rate[place]
        worth: i64 = 0
        if place == COURTYARD:
            worth = self.craft.skill[DIG][card] * rate
            fight: i64 = self.craft.skill[FIGHT][card] * self.brawl
            worth = max(worth, fight) // 100
        elif rate:
            skill: i64 = FIGHT
            if place >= TUNNEL_TOWER:
                skill = SHOOT
            elif place <= 3 and not has_orcs:
                skill = place - 1
            worth = self.craft.skill[skill][card] * rate
            worth = worth // 100
        return min(worth, self.at[place])

    def ending(self, place: i64) -> i64:
        """What it is worth to end the turn at a place."""
        if place == CHAMBER:
            return self.home
        return INSIDE if place <= 3 or place == COURTYARD else 0


def brawl_rate(siege: Siege) -> i64:
    """The worth of a hit in the courtyard, at close range."""
    best: i64 = 0
    troll: i64 = 0
    trolls = siege.trolls
    while trolls:
        if trolls & 1:
            hits = hits_left(siege, troll)
            best = max(best, (TROLL + CIRCLE_HIT * hits) // max(hits, 1))
        trolls >>= 1
        troll += 1
    slot: i64 = 0
    while slot < 2:
        tile = siege.goblin_in(slot)
        if tile >= 0 and siege.box.goblin_kind[tile] == HIT_GOBLIN:
            best = max(best, 80)
        slot += 1
    return best


def circle_worth(siege: Siege) -> i64:
    """The worth of a crossbow in the courtyard: a circle, whatever its number (R15.1)."""
    best: i64 = 0
    troll: i64 = 0
    trolls = siege.trolls
    while trolls:
        if trolls & 1:
            hits = hits_left(siege, troll)
            circles = circles_left(siege, troll)
            best = max(best, (TROLL + CIRCLE_HIT * hits) // max(circles, 1))
        trolls >>= 1
        troll += 1
    slot: i64 = 0
    while slot < 2:
        tile = siege.goblin_in(slot)
        if tile >= 0 and siege.box.goblin_kind[tile] == HIT_GOBLIN:
            hits = siege.box.goblin_hits[tile]
            best = max(best, 50 + 90 * hits)
        slot += 1
    return best


def hits_left(siege: Siege, troll: i64) -> i64:
    covered = siege.circles_covered(troll)
    circles = siege.box.troll_circles[troll]
    hits: i64 = 0
    circle: i64 = 0
    while circle < len(circles):
        if not (covered >> circle) & 1:
            each: i64 = circles[circle]
            hits += each
        circle += 1
    return hits


def circles_left(siege: Siege, troll: i64) -> i64:
    return len(siege.box.troll_circles[troll]) - count(siege.circles_covered(troll))


def engine_worth(siege: Siege, engine: i64) -> i64:
    """What it is worth to be rid of an engine."""
    if siege.engine_at(engine) == RESERVE:
        return 0
    worth: i64 = TOWER_READY[count(siege.trolls_left)] if engine == 0 else CATAPULT_READY[count(siege.catapults_left)]
    return worth
