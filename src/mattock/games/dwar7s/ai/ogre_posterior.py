"""Chapter D12: how likely it is that a card which came to light was drawn from this deck or from that.

An unseen card of a deck is of a kind as likely as that kind is among the cards of the deck that are still unexplained.
So a way to explain all that came to light weighs the product of these over its cards; ways are counted from the end of
the history, and one is chosen from its beginning, each as likely as its weight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.chance import Chance
from mattock.games.dwar7s.packed_counts import count_of, one, total

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAW: Final = 0
EXPLAIN: Final = 1
TAKE: Final = 2
SLOT: Final = 4  # bits for the unseen cards that a seat holds of a deck
TALLY_BITS: Final = 20  # bits for what is unexplained of a deck
TALLY_MASK: Final = (1 << TALLY_BITS) - 1
FINE: Final = 1 << 30


class TooManyWays(Exception):
    """There is more to count than was allowed."""


@final
class OgreStep:
    """A step of the history: a seat draws from a deck, shows a card of a kind, or loses its hand to another."""

    def __init__(self, sort: i64, seat: i64, what: i64) -> None:
        self.sort: i64 = sort
        self.seat: i64 = seat
        self.what: i64 = what


@final
class Posterior:
    """The ways to explain a history. `held` are the unseen cards, by seat and deck; `left` what decks have to explain
    them with. Cards of one deck in one hand are alike, so a way is the list of decks that cards came from.
    """

    def __init__(self, decks: list[int], most: int) -> None:
        self.decks = len(decks)
        self.most = most  # ways that may be counted; 0 for any number
        self.left = 0
        for deck, tally in enumerate(decks):
            self.left |= tally << (TALLY_BITS * deck)
        self.steps: list[OgreStep] = []
        self.known: dict[tuple[int, int, int], float] = {}

    def draw(self, seat: int, deck: int) -> None:
        """A card that was not seen."""
        self.steps.append(OgreStep(DRAW, seat, deck))

    def explain(self, seat: int, kind: int) -> None:
        """One of its unseen cards turned out to be of that kind."""
        self.steps.append(OgreStep(EXPLAIN, seat, kind))

    def take(self, victim: int, thief: int) -> None:
        self.steps.append(OgreStep(TAKE, victim, thief))

    def count_ways(self) -> None:
        if self.decks > 1:
            self.ways(0, 0, self.left)

    def sample(self, chance: Chance) -> list[int]:
        """For each card that came to light the deck that it was drawn from."""
        chosen: list[int] = []
        held, left = 0, self.left
        for at, step in enumerate(self.steps):
            if step.sort != EXPLAIN:
                held = self.moved(held, step)
                continue
            # One number a card, chosen or not: what luck answers next must not hang on how many decks there were.
            point = float(chance.below(FINE, "imagined")) / float(FINE)
            deck = 0 if self.decks == 1 else self.chosen_deck(at, held, left, point)
            chosen.append(deck)
            held -= self.slot(step.seat, deck)
            left -= int(one(step.what)) << (TALLY_BITS * deck)
        return chosen

    def chosen_deck(self, at: int, held: int, left: int, point: float) -> int:
        """The deck at that point, from 0 to 1, of the sum of all weights."""
        weights = [self.weight(at, held, left, deck) for deck in range(self.decks)]
        possible = [deck for deck in range(self.decks) if weights[deck] > 0.0]
        point *= sum(weights)
        for deck in possible[:-1]:
            point -= weights[deck]
            if point < 0.0:
                return deck
        return possible[-1]

    def ways(self, at: int, held: int, left: int) -> float:
        """The weight of all ways to explain what comes from there on."""
        while at < len(self.steps) and self.steps[at].sort != EXPLAIN:
            held = self.moved(held, self.steps[at])
            at += 1
        if at == len(self.steps):
            return 1.0
        key = (at, held, left)
        found = self.known.get(key)
        if found is None:
            if self.most and len(self.known) >= self.most:
                raise TooManyWays
            found = 0.0
            for deck in range(self.decks):
                found += self.weight(at, held, left, deck)
            self.known[key] = found
        return found

    def weight(self, at: int, held: int, left: int, deck: int) -> float:
        """Of those in which the card that comes to light there was drawn from that deck."""
        step = self.steps[at]
        slot = self.slot(step.seat, deck)
        cards = held // slot & 15
        unexplained = left >> (TALLY_BITS * deck) & TALLY_MASK
        alike = count_of(unexplained, step.what)
        if not cards or not alike:
            return 0.0
        share = float(cards) * float(alike) / float(total(unexplained))
        return share * self.ways(at + 1, held - slot, left - (int(one(step.what)) << (TALLY_BITS * deck)))

    def moved(self, held: int, step: OgreStep) -> int:
        """The unseen cards after a draw, or after a hand went to another seat."""
        if step.sort == DRAW:
            return held + self.slot(step.seat, step.what)
        size = SLOT * self.decks
        hand = held >> (size * step.seat) & ((1 << size) - 1)
        return held - (hand << (size * step.seat)) + (hand << (size * step.what))

    def slot(self, seat: int, deck: int) -> int:
        """One card of a deck in the hand of a seat."""
        return 1 << SLOT * (self.decks * seat + deck)
