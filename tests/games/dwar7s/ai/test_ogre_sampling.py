"""Chapter D12: imagined ogre hands are as likely as they are, also out of several decks: compared card by card with an
enumeration of everything that can have happened.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from functools import cache

import pytest

import mattock
from mattock.games.dwar7s.ai.ogre_posterior import Posterior, TooManyWays
from mattock.games.dwar7s.ogre_history import DRAWN, SHUFFLED, SPENT, TAKEN, OgreMark, marks_of
from mattock.games.dwar7s.packed_counts import count_of, kind_of, one
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import position
from tests.paragraphs import rule

SEATS = 3
SAMPLES = 2_000
Hand = tuple[tuple[int, ...], tuple[int, ...]]
"""Kinds that the viewer has not seen in a hand, and those it has."""
Hands = tuple[Hand, ...]


def kinds_of(tally: int) -> list[int]:
    return [kind for kind in range(5) for _ in range(count_of(tally, kind))]


def evening(seed: int, marks: int) -> Fall:
    """Few cards that go round quickly: seats draw, lay down what they like and take each other's hands."""
    fall = position({(0, 0): "red_tavern"}, players=SEATS)
    fall.all_ogres = fall.deck = 2 * one(0) + 2 * one(1) + one(2) + one(3)
    fall.ogre_trail = None
    dice = random.Random(seed)
    for _ in range(marks):
        fall.active = dice.randrange(SEATS)
        me = fall.me()
        others = [seat for seat in range(SEATS) if seat != fall.active and fall.seats[seat].ogres]
        what = dice.choices((DRAWN, SPENT, TAKEN), (6, 4 if me.ogres else 0, 1 if others else 0))[0]
        if what == DRAWN and (fall.deck or fall.discard):
            draw(fall, dice)
        elif what == SPENT:
            kind = dice.choice(kinds_of(me.ogres))
            me.ogres -= one(kind)
            fall.discard += one(kind)
            fall.mark_ogres(SPENT, fall.active, fall.active, one(kind))
        elif what == TAKEN:
            victim = fall.seats[dice.choice(others)]
            fall.mark_ogres(TAKEN, fall.seats.index(victim), fall.active, victim.ogres)
            me.ogres, victim.ogres = me.ogres + victim.ogres, 0
    return fall


def draw(fall: Fall, dice: random.Random) -> None:
    if not fall.deck:
        fall.deck, fall.discard = fall.discard, 0
        fall.mark_ogres(SHUFFLED, 0, 0, fall.deck)
    kind = dice.choice(kinds_of(fall.deck))
    fall.deck -= one(kind)
    fall.me().ogres += one(kind)
    fall.mark_ogres(DRAWN, fall.active, fall.active, one(kind))


class Enumeration:
    """Plays the evening again in every way that the viewer could not have told from the true one."""

    def __init__(self, fall: Fall, viewer: int) -> None:
        self.marks = marks_of(fall.ogre_trail)
        self.viewer = viewer
        self.after = cache(self.hands_after)
        weights = self.after(0, (((), ()),) * SEATS, fall.all_ogres)
        whole = sum(weights.values())
        self.hands = {hands: weight / whole for hands, weight in weights.items()}

    def hands_after(self, at: int, hands: Hands, deck: int) -> dict[tuple[int, ...], float]:
        """Every end of the story from there, with how likely the rest is."""
        if at == len(self.marks):
            return {tuple(sum(map(one, [*unseen, *seen])) for unseen, seen in hands): 1.0}
        found: dict[tuple[int, ...], float] = {}
        for chance, then, left in self.steps(self.marks[at], hands, deck):
            for end, weight in self.after(at + 1, then, left).items():
                found[end] = found.get(end, 0.0) + chance * weight
        return found

    def steps(self, mark: OgreMark, hands: Hands, deck: int) -> list[tuple[float, Hands, int]]:
        if mark.sort == SHUFFLED:
            return [(1.0, hands, mark.ogres)] if not deck else []
        unseen, seen = hands[mark.seat]
        if mark.sort == DRAWN:
            return self.drawn(mark, hands, deck)
        if mark.sort == SPENT:
            return self.spent(mark, hands, deck)
        thief = hands[mark.other]
        if self.viewer in (mark.seat, mark.other):
            if sum(map(one, [*unseen, *seen])) != mark.ogres:
                return []
            unseen, seen = (), tuple(sorted([*unseen, *seen]))
        taken = (tuple(sorted([*thief[0], *unseen])), tuple(sorted([*thief[1], *seen])))
        return [(1.0, with_hand(with_hand(hands, mark.seat, ((), ())), mark.other, taken), deck)]

    def drawn(self, mark: OgreMark, hands: Hands, deck: int) -> list[tuple[float, Hands, int]]:
        """Any card of the deck; the viewer's own is the one that it saw."""
        unseen, seen = hands[mark.seat]
        kinds, found = kinds_of(deck), []
        for kind in sorted(set(kinds)):
            if mark.seat != self.viewer:
                now = tuple(sorted((*unseen, kind))), seen
            elif one(kind) == mark.ogres:
                now = unseen, tuple(sorted((*seen, kind)))
            else:
                continue
            found.append((kinds.count(kind) / len(kinds), with_hand(hands, mark.seat, now), deck - one(kind)))
        return found

    def spent(self, mark: OgreMark, hands: Hands, deck: int) -> list[tuple[float, Hands, int]]:
        """One that was seen, if there is one; else any card of the hand alike, and it must be of that kind."""
        kind = kind_of(mark.ogres, 0)
        unseen, seen = hands[mark.seat]
        if kind in seen:
            return [(1.0, with_hand(hands, mark.seat, (unseen, without(seen, kind))), deck)]
        if kind not in unseen:
            return []
        return [(unseen.count(kind) / len(unseen), with_hand(hands, mark.seat, (without(unseen, kind), seen)), deck)]


def without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    left = list(kinds)
    left.remove(kind)
    return tuple(left)


def with_hand(hands: Hands, seat: int, hand: Hand) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def sampled(fall: Fall, viewer: int) -> dict[tuple[int, ...], float]:
    luck, found = mattock.Seeded(1), Counter[tuple[int, ...]]()
    for _ in range(SAMPLES):
        world = fall.imagine(viewer, luck)
        assert isinstance(world, Fall)
        found[tuple(player.ogres for player in world.seats)] += 1
    return {hands: number / SAMPLES for hands, number in found.items()}


def decks(fall: Fall) -> int:
    return 1 + sum(mark.sort == SHUFFLED for mark in marks_of(fall.ogre_trail))


def telling_evenings(number: int, wanted: int) -> list[int]:
    """Seeds of evenings with so many decks after which there is something to wonder about."""
    found: list[int] = []
    seed = 0
    while len(found) < number:
        fall = evening(seed, 9 + 5 * wanted)
        if decks(fall) == wanted and len(Enumeration(fall, 0).hands) > 3:
            found.append(seed)
        seed += 1
    return found


@rule("D12.1")
@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_imagined_hands_are_as_likely_as_an_enumeration_says(wanted: int) -> None:
    for seed in telling_evenings(8, wanted):
        fall = evening(seed, 9 + 5 * wanted)
        exact, found = Enumeration(fall, 0).hands, sampled(fall, 0)
        assert set(found) <= set(exact)
        distance = sum(abs(exact[hands] - found.get(hands, 0.0)) for hands in exact) / 2
        noise = sum(math.sqrt(2 * p * (1 - p) / (math.pi * SAMPLES)) for p in exact.values()) / 2
        assert distance < 3.5 * noise + 1e-9, f"seed {seed}"


@rule("D12.1")
def test_a_card_of_the_smaller_deck_is_the_likelier_explanation() -> None:
    """Red drew one card of an old deck of two, and one of a new deck of six, with one ambush in each."""
    posterior = Posterior([one(0) + one(1), one(0) + 5 * one(2)], 0)
    posterior.draw(1, 0)
    posterior.draw(1, 1)
    posterior.explain(1, 0)
    posterior.count_ways()
    luck = mattock.Seeded(1)
    first = sum(posterior.sample(luck) == [0] for _ in range(SAMPLES)) / SAMPLES
    assert first == pytest.approx((1 / 2) / (1 / 2 + 1 / 6), abs=0.03)


def test_more_ways_than_allowed_are_refused() -> None:
    posterior = Posterior([4 * one(0), 4 * one(0)], 2)
    for deck in (0, 1):
        for _ in range(4):
            posterior.draw(1, deck)
    for _ in range(4):
        posterior.explain(1, 0)
    with pytest.raises(TooManyWays):
        posterior.count_ways()
