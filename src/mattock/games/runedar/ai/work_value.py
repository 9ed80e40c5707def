"""The work in the fortress, place by place, and how much of it a hand could do.

In hundredths of a piece of rubble; found in the same way as the worth of threats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.bits import count
from mattock.games.runedar.ai.card_value import DIG, FIGHT, SHOOT, CardValues, total
from mattock.games.runedar.ai.threat_value import crossbow_worth, engine_worth, hit_worth, orc_worth
from mattock.games.runedar.board import CATAPULT, SIEGE_CARDS, TOWER, UPGRADE_SPACES
from mattock.games.runedar.box.schema import MIXED_GOBLIN, NAMED_GOBLIN
from mattock.games.runedar.places import (
    CARPENTERS_WALL,
    CHAMBER,
    COURTYARD,
    FOUNDRY,
    FOUNDRY_OUTSIDE,
    FOUNDRY_WALL,
    IN_RANGE,
    SECOND_TOWER,
    TANNERY_WALL,
    THIRD_TOWER,
    TUNNEL_TOWER,
)
from mattock.games.runedar.state import ORC_CARDS, Siege

if TYPE_CHECKING:
    from mypy_extensions import i64

PIECE: Final = 100
PAYMENT: Final = 175  # a resource for a goblin
PAID_PERCENT: Final = 68  # percent of an upgrade's gain: what a card is worth once paid, and not yet taken
PLAYED_PERCENT: Final = 33  # percent: how often an upgrade will count in its owner's hands, a siege card
HIT_PERCENT: Final = 37  # percent of an orc, for one hit
BELOW_TOWER_PERCENT: Final = 50  # percent of what waits on a tower, for a dwarf on the wall below
END_INSIDE_VALUE: Final = 35  # ending the turn within the walls
EMPTY_SPACE: Final = 70  # ending it in the chamber, for each space to fill, at the beginning of the siege


@final
class WorkValues:
    """The value of the work that a hand could do, by place; computed for each question."""

    def __init__(self, siege: Siege, card_values: CardValues, hand: i64) -> None:
        self.card_values = card_values
        self.hand: i64 = hand & ~ORC_CARDS
        self.cards: i64 = count(self.hand)
        self.plays = plays_left(siege)
        self.unit: list[i64] = [0, 0, 0]  # the worth of one resource, where it counts most
        self.wanted: list[i64] = [0, 0, 0]
        self.at: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # what the hand could do there
        self.rate: list[i64] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # for each whole of the skill asked for
        self.brawl: i64 = 0  # the same for fighting in the courtyard
        self.home: i64 = END_INSIDE_VALUE
        self.look_at_board(siege)
        self.look_at_goblins(siege)
        self.look_at_workshops_and_walls(siege)
        self.look_at_courtyard(siege)
        self.look_from_towers(siege)

    def look_at_board(self, siege: Siege) -> None:
        """Find what the upgrades still need, and how much it would help them."""
        empty: i64 = 0
        space: i64 = 0
        while space < UPGRADE_SPACES:
            card = siege.card_on(space)
            if card < 0:
                empty += 1 - ((siege.blocked >> space) & 1)
            else:
                missing = missing_on(siege, space, card)
                if missing:
                    self.want(missing, unit_worth(self.card_values, card, missing, self.plays))
            space += 1
        self.home += empty * EMPTY_SPACE * (SIEGE_CARDS - siege.siege_revealed) // SIEGE_CARDS

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
        """Find what the goblins want to be paid."""
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
                    wants: i64 = self.card_values.tribute[tile]
                    self.want(wants - paid, PAYMENT)
                elif kind == MIXED_GOBLIN:
                    more: i64 = box.goblin_total[tile]
                    more -= (paid & 15) + ((paid >> 4) & 15) + (paid >> 8)
                    self.want(min(more, 15) * 0x111, PAYMENT)
            slot += 1

    def look_at_workshops_and_walls(self, siege: Siege) -> None:
        """Orcs to fight; in a workshop without any, work that somebody needs."""
        sums = self.card_values.skill_sums
        fight = total(sums[FIGHT], self.hand) if siege.orcs else 0
        orcs = siege.orcs
        place: i64 = 1
        while place <= FOUNDRY_OUTSIDE:
            here = orcs & 15
            if here:
                self.rate[place] = orc_worth(siege, place) * HIT_PERCENT // 100
                self.at[place] = min(fight, 200 * here) * self.rate[place] // 100
            elif place <= FOUNDRY and self.unit[place - 1]:
                number = min(self.wanted[place - 1], siege.stock_of(place - 1))
                self.rate[place] = self.unit[place - 1]
                self.at[place] = min(total(sums[place - 1], self.hand), 100 * number) * self.rate[place] // 100
            orcs >>= 4
            place += 1

    def look_at_courtyard(self, siege: Siege) -> None:
        """Rubble to dig, where nobody is in the way; trolls and goblins to fight."""
        sums = self.card_values.skill_sums
        pieces = siege.rubble
        if siege.goblin_rubble:
            pieces = siege.rubble_of(0) + siege.rubble_of(1)
        elif siege.goblins or siege.trolls:
            pieces = 0
        if pieces:
            self.rate[COURTYARD] = PIECE
            self.at[COURTYARD] = min(total(sums[DIG], self.hand), 100 * pieces) * PIECE // 100
        if siege.trolls or siege.goblins:
            self.brawl = hit_worth(siege)
            if self.brawl:
                self.at[COURTYARD] += total(sums[FIGHT], self.hand) * self.brawl // 100

    def look_from_towers(self, siege: Siege) -> None:
        """The best target of each tower; a dwarf on a wall is halfway there."""
        engine = max(engine_worth(siege, TOWER), engine_worth(siege, CATAPULT))
        if not (engine or siege.orcs >> 12 or siege.trolls or siege.goblins):
            return
        crossbows = total(self.card_values.skill_sums[SHOOT], self.hand)
        if not crossbows:
            return
        tower: i64 = TUNNEL_TOWER
        while tower <= THIRD_TOWER:
            best = engine
            most = best * min(crossbows, 100) // 100
            orcs = siege.orcs >> 12
            place: i64 = CARPENTERS_WALL
            while orcs:
                here = orcs & 15
                if here and (IN_RANGE[tower] >> place) & 1:
                    worth = orc_worth(siege, place)
                    best = max(best, worth)
                    most = max(most, min(crossbows, 100 * here) * worth // 100)
                orcs >>= 4
                place += 1
            if tower == TUNNEL_TOWER and (siege.trolls or siege.goblins):
                circle = crossbow_worth(siege, self.card_values)
                best = max(best, circle)
                most = max(most, crossbows * circle // 100)
            self.rate[tower] = best
            self.at[tower] = most
            tower += 1
        if self.cards > 1:
            self.lead_up(CARPENTERS_WALL, max(self.at[TUNNEL_TOWER], self.at[SECOND_TOWER]))
            self.lead_up(TANNERY_WALL, max(self.at[SECOND_TOWER], self.at[THIRD_TOWER]))
            self.lead_up(FOUNDRY_WALL, self.at[THIRD_TOWER])

    def lead_up(self, wall: i64, worth: i64) -> None:
        """One card is spent on the way from the wall to the tower."""
        self.at[wall] = max(self.at[wall], worth * BELOW_TOWER_PERCENT * (self.cards - 1) // (100 * self.cards))

    def use(self, siege: Siege, card: i64, place: i64) -> i64:
        """What a card can do at a place: its best skill there."""
        rate = self.rate[place]
        skill = self.card_values.skill
        if place == COURTYARD:
            dig: i64 = skill[DIG][card] * rate
            fight: i64 = skill[FIGHT][card] * self.brawl
            return max(dig, fight) // 100
        if not rate:
            return 0
        asked: i64 = FIGHT
        if place >= TUNNEL_TOWER:
            asked = SHOOT
        elif place <= FOUNDRY and not siege.orcs_at(place):
            asked = place - 1
        strength: i64 = skill[asked][card]
        return strength * rate // 100

    def share(self, siege: Siege, card: i64, place: i64) -> i64:
        """The part of a card of the hand in what the hand could do at a place."""
        return min(self.use(siege, card, place), self.at[place])

    def ending(self, place: i64) -> i64:
        """The value of ending the turn at a place."""
        if place == CHAMBER:
            return self.home
        return END_INSIDE_VALUE if place <= FOUNDRY or place == COURTYARD else 0


def plays_left(siege: Siege) -> i64:
    """How often an upgrade will still count, in hundredths."""
    return (SIEGE_CARDS - siege.siege_revealed) * PLAYED_PERCENT // siege.players


def missing_on(siege: Siege, space: i64, card: i64) -> i64:
    """What the card on a space still wants, 4 bits a resource (R11.1)."""
    price: i64 = siege.box.price[card] + siege.box.surcharge[(siege.players - 1) * UPGRADE_SPACES + space]
    return price - ((siege.bench >> (12 * space)) & 0xFFF)


def unit_worth(card_values: CardValues, card: i64, missing: i64, plays: i64) -> i64:
    """One resource for an upgrade: it counts more the fewer are missing."""
    more = (missing & 15) + ((missing >> 4) & 15) + (missing >> 8)
    gain: i64 = card_values.gain[card]
    return gain * plays * PAID_PERCENT // (10000 * (more + 1))
