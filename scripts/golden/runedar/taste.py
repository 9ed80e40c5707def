"""What a position of a siege is worth to the player of the golden games, in pieces of rubble.

Only what the seat may know is looked at: the fortress, the board, and which cards each deck holds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from mattock.core.bits import count, members
from mattock.games.runedar.board import RESERVE, SECTIONS, SIEGE_CARDS, UPGRADE_SPACES
from mattock.games.runedar.box.schema import HIT_GOBLIN, MIXED_GOBLIN, NAMED_GOBLIN
from mattock.games.runedar.places import CARPENTERS, CARPENTERS_OUTSIDE, CARPENTERS_WALL, CHAMBER, COURTYARD, FOUNDRY
from mattock.games.runedar.rules.end import ESCAPED
from mattock.games.runedar.rules.workshops import card_needs, goblin_needs

if TYPE_CHECKING:
    from mattock.games.runedar.box.load import Box
    from mattock.games.runedar.state import Siege

SIEGE_CARDS_A_TURN: Final = 10 / 12  # two orc cards among twelve, five drawn a turn
PLAYS_A_TURN: Final = 5 / 12
REPLACED: Final = 1.1  # the quality of a card that makes room for an upgrade
VICTORY: Final = 1000.0
RESOURCES: Final = (0, 1, 2)


class Taste(NamedTuple):
    """What a player cares for. The defaults win; others are made on purpose to lose in a certain way."""

    gold: float = 2.0
    poverty: float = 10.0  # shared among the nuggets left: the last ones are dear
    orcs: tuple[float, float, float] = (2.2, 1.2, 0.6)  # one in a workshop, on a wall, outside
    crowd: float = 0.8  # times the square of the orcs beyond three
    tower: tuple[float, ...] = (3.0, 3.0, 4.0, 8.0, 40.0)  # one that stands ready, by trolls revealed so far
    catapult: tuple[float, ...] = (2.5, 3.0, 4.0, 6.0, 40.0)
    shot: float = 1.5  # a catapult's card, once revealed
    tunnel: float = 1.0  # what is still to be done there
    troll: float = 2.5  # one that blocks the way
    circle: float = 0.45  # each hit that it still takes
    deck: float = 0.5  # each time that better cards will be played


class Price(NamedTuple):
    """How much work things are, or save, beside digging away one piece of rubble."""

    pay: float = 1.35  # one resource for a goblin
    hit: float = 0.9
    close: float = 0.55
    direct: float = 1.4
    long: float = 0.5
    work: float = 0.55
    any: float = 0.8
    magic: float = 1.0
    second: float = 0.35  # a further action of a card, beside its best


PRICE: Final = Price()
NTH_CARD: Final = (1.0, 0.7, 0.5, 0.35, 0.25)  # nobody can pay for all five at once
UNPAID: Final = 0.1  # what a card on the board is worth beside one in a deck
PAID: Final = 0.65
FOCUS: Final = 1.3  # above 1: rather finish one card than begin two


class Judge:
    """Values positions by one taste, under one set of components."""

    def __init__(self, box: Box, taste: Taste) -> None:
        self.box = box
        self.taste = taste
        self.cards_seen: dict[tuple[int, ...], float] = {}
        self.quality = [quality(box, card) for card in range(len(box.card_ids))]
        effort = [goblin_effort(box, tile) for tile in range(len(box.goblin_ids))]
        self.section_effort = [sum(effort[level * 4 : level * 4 + 4]) / 2 for level in range(SECTIONS)]

    def worth(self, siege: Siege, seat: int) -> float:
        """All in all, for the dwarf of that seat."""
        if siege.result:
            return VICTORY if siege.result == ESCAPED else int(siege.goblins_beaten) - VICTORY
        gold: int = siege.gold
        treasury = self.taste.gold * gold - self.taste.poverty / gold
        threats = self.orcs(siege) + self.engines(siege) + self.trolls(siege)
        return treasury - threats - self.taste.tunnel * self.tunnel(siege) + self.cards(siege) + place(siege, seat)

    def orcs(self, siege: Siege) -> float:
        if not siege.orcs_out:
            return 0.0
        threat = 0.0
        for first, each in zip((CARPENTERS, CARPENTERS_WALL, CARPENTERS_OUTSIDE), self.taste.orcs, strict=True):
            here: int = siege.orcs_at(first) + siege.orcs_at(first + 1) + siege.orcs_at(first + 2)
            threat += each * here
        crowd: int = max(0, siege.orcs_out - 3)
        return threat + self.taste.crowd * crowd * crowd

    def engines(self, siege: Siege) -> float:
        trolls = len(self.taste.tower) - count(siege.trolls_left)
        shots: int = len(self.taste.catapult) - count(siege.catapults_left)
        tower = 0.0 if siege.tower_at == RESERVE else self.taste.tower[trolls]
        catapult = 0.0 if siege.catapult_at == RESERVE else self.taste.catapult[shots]
        return tower + catapult + self.taste.shot * shots

    def trolls(self, siege: Siege) -> float:
        threat = 0.0
        for troll in members(siege.trolls):
            covered = siege.circles_covered(troll)
            hits = sum(hits for i, hits in enumerate(self.box.troll_circles[troll]) if not covered >> i & 1)
            threat += self.taste.troll + self.taste.circle * hits
        return threat

    def tunnel(self, siege: Siege) -> float:
        """The work between here and the open air."""
        buried = SECTIONS - siege.sections - (1 if siege.rubble else 0)
        rubble: int = siege.rubble + buried * siege.section_rubble
        effort = rubble + sum(self.section_effort[siege.sections :])
        for slot in range(2):
            tile = siege.goblin_in(slot)
            if tile >= 0:
                effort += goblin_effort(self.box, tile, siege, slot)
        return effort

    def plays_left(self, siege: Siege) -> float:
        """How often a card of some deck will still be played, if the siege cards are the end."""
        siege_cards: int = SIEGE_CARDS - siege.siege_revealed
        turns = siege_cards / SIEGE_CARDS_A_TURN / int(siege.players)
        return self.taste.deck * turns * PLAYS_A_TURN

    def gain(self, siege: Siege, card: int) -> float:
        """What an upgrade will save in the rest of the game."""
        return max(0.0, self.plays_left(siege) * (self.quality[card] - REPLACED))

    def cards(self, siege: Siege) -> float:
        """The players' decks, and the cards on the board as far as they are paid. Seldom changed, so remembered."""
        key = (siege.siege_revealed, siege.spaces, siege.bench, *(dwarf.owned for dwarf in siege.dwarfs))
        known = self.cards_seen.get(key)
        if known is None:
            owned = sum(self.quality[card] for dwarf in siege.dwarfs for card in members(dwarf.owned))
            hopes = sorted((self.hope(siege, space) for space in range(UPGRADE_SPACES)), reverse=True)
            board = sum(hope * part for hope, part in zip(hopes, NTH_CARD, strict=True))
            known = self.cards_seen[key] = self.plays_left(siege) * owned + board
        return known

    def hope(self, siege: Siege, space: int) -> float:
        card = siege.card_on(space)
        if card < 0:
            return 0.0
        laid: int = sum(siege.laid_on(space, resource) for resource in RESOURCES)
        missing: int = sum(card_needs(siege, space, resource) for resource in RESOURCES)
        paid = laid / (laid + missing) if missing else 1.0
        return self.gain(siege, card) * (UNPAID + (PAID - UNPAID) * math.pow(paid, FOCUS))


def place(siege: Siege, seat: int) -> float:
    """A little for a good place to end a turn: within, or in the chamber when the board has room."""
    here = siege.dwarfs[seat].place
    if here == CHAMBER:
        return 0.3 + sum(siege.card_on(space) < 0 and not siege.is_blocked(space) for space in range(UPGRADE_SPACES))
    return 0.3 if here <= FOUNDRY or here == COURTYARD else 0.0


def quality(box: Box, card: int) -> float:
    """A card is worth its best action, and a part of the others."""
    works = [PRICE.work * box.work[card * 4 + resource] for resource in RESOURCES]
    fights = [PRICE.close * box.close[card], PRICE.direct * box.direct[card], PRICE.long * box.long[card]]
    uses = sorted([float(box.dig[card]), *fights, *works, PRICE.any * box.work[card * 4 + 3]])
    return uses[-1] + PRICE.second * sum(uses[:-1]) + PRICE.magic * (box.magic_cards >> card & 1)


def goblin_effort(box: Box, tile: int, siege: Siege | None = None, slot: int = 0) -> float:
    """The work to be rid of a goblin: of one that stands in a slot, what is left of it."""
    kind = box.goblin_kind[tile]
    left: int
    if kind == NAMED_GOBLIN:
        wants = box.goblin_wants[tile * 3 : tile * 3 + 3]
        left = sum(wants) if siege is None else sum(goblin_needs(siege, slot, want) for want in RESOURCES)
        return PRICE.pay * left
    if kind == MIXED_GOBLIN:
        left = box.goblin_total[tile] if siege is None else goblin_needs(siege, slot, 0)
        return PRICE.pay * left
    if kind == HIT_GOBLIN:
        return 0.5 + PRICE.hit * box.goblin_hits[tile]
    left = box.goblin_rubble[tile] if siege is None else siege.rubble_of(slot)
    return float(left)
