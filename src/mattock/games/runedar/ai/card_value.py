"""The values of printed components, computed once a box. The unit is a hundredth of digging away one piece.

An owner's components count with their own numbers; only how dear one thing is beside another is a matter of taste.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.core.bits import members
from mattock.games.runedar.board import FIRST_UPGRADE, SECTIONS
from mattock.games.runedar.box.load import Box, packed
from mattock.games.runedar.box.schema import HIT_GOBLIN, MIXED_GOBLIN, NAMED_GOBLIN

if TYPE_CHECKING:
    from mypy_extensions import i64

# What a card can do somewhere. The first three are the resources.
FIGHT: Final = 3
SHOOT: Final = 4
DIG: Final = 5
SKILLS: Final = 6

# Beside digging away a piece, in hundredths.
PAY: Final = 135  # a resource for a goblin or an upgrade
STRIKE: Final = 90  # a hit on a goblin
CLOSE_DIE: Final = 55
DIRECT: Final = 140
LONG_DIE: Final = 50
WORK: Final = 55
WORK_ANY: Final = 80
MAGIC: Final = 100
SECOND_USE: Final = 35  # percent: a further action of a card, beside its best
REPLACED: Final = 110  # the quality of a card that makes room for an upgrade


class CardValues:
    """The worth of each card and tile. Skills are in hundredths: pieces, resources, hits and crossbows to expect."""

    def __init__(self, box: Box) -> None:
        cards = range(len(box.card_ids))
        faces = box.dice["standard"]
        self.box = box
        self.skill: list[list[int]] = [[0] * len(cards) for _ in range(SKILLS)]
        for card in cards:
            for resource in range(3):
                self.skill[resource][card] = 100 * max(box.work[card * 4 + resource], box.work[card * 4 + 3])
            self.skill[FIGHT][card] = max(100 * box.close[card] * sum(faces) // 6, 200 * box.direct[card])
            self.skill[SHOOT][card] = 100 * box.long[card] * faces.count(0) // 6
            self.skill[DIG][card] = 100 * box.dig[card]
        self.quality: list[int] = [quality(box, card) for card in cards]
        self.gain: list[int] = [max(0, worth - REPLACED) for worth in self.quality]
        self.cost: list[int] = [sum(box.cost[card * 3 : card * 3 + 3]) for card in cards]
        decks = [[FIRST_UPGRADE + card for card in members(upgrades)] for upgrades in box.deck_upgrades]
        self.deck_gain: list[int] = [sum(self.gain[card] for card in deck) // len(deck) for deck in decks]
        self.deck_cost: list[int] = [100 * sum(self.cost[card] for card in deck) // len(deck) for deck in decks]
        # The same summed up by eight cards at a time: a set of cards is a look into a table for each byte.
        self.skill_sums: list[list[int]] = [sums_by_byte(worths) for worths in self.skill]
        self.quality_sums: list[int] = sums_by_byte(self.quality)
        self.effort: list[int] = [goblin_effort(box, tile) for tile in range(len(box.goblin_ids))]
        self.tribute: list[int] = packed(box.goblin_wants)  # what a goblin wants, 4 bits a resource
        # The goblins still to come once so many sections are open: two of each level's four.
        self.goblins_ahead: list[int] = [sum(self.effort[level * 4 :]) // 2 for level in range(SECTIONS + 1)]


def quality(box: Box, card: int) -> int:
    """A card is worth its best action, and a part of the others."""
    works = [WORK * amount for amount in box.work[card * 4 : card * 4 + 3]]
    fights = [CLOSE_DIE * box.close[card], DIRECT * box.direct[card], LONG_DIE * box.long[card]]
    uses = sorted([100 * box.dig[card], *fights, *works, WORK_ANY * box.work[card * 4 + 3]])
    return uses[-1] + SECOND_USE * sum(uses[:-1]) // 100 + MAGIC * (box.magic_cards >> card & 1)


def goblin_effort(box: Box, tile: int) -> int:
    """The work to be rid of a goblin."""
    kind = box.goblin_kind[tile]
    if kind == NAMED_GOBLIN:
        return PAY * sum(box.goblin_wants[tile * 3 : tile * 3 + 3])
    if kind == MIXED_GOBLIN:
        return PAY * box.goblin_total[tile]
    return 50 + STRIKE * box.goblin_hits[tile] if kind == HIT_GOBLIN else 100 * box.goblin_rubble[tile]


def sums_by_byte(worths: list[int]) -> list[int]:
    """At 256 * b + s: the worth of the set s of the eight cards from 8 * b on."""
    sums: list[int] = []
    for byte in range((len(worths) + 7) // 8):
        part = (worths + [0] * 8)[8 * byte : 8 * byte + 8]
        sums.extend(sum(part[bit] for bit in members(held)) for held in range(256))
    return sums


def total(sums: list[int], cards: i64) -> i64:
    """The worth of a set of cards."""
    worth: i64 = 0
    base: i64 = 0
    while cards:
        part: i64 = sums[base + (cards & 255)]
        worth += part
        cards >>= 8
        base += 256
    return worth
