"""Chapter D12: who may hold which ogre cards, out of what a seat has seen of them.

A deck starts with known cards, also after a reshuffle; every card spent was seen; a Crown shows the cards to both. So
the history is gone through, and each draw that the seat did not see becomes a card that fits the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.chance import Chance
from mattock.games.dwar7s.cards import OGRE_KINDS
from mattock.games.dwar7s.ogre_history import (
    DRAWN,
    SHUFFLED,
    SPENT,
    TAKEN,
    OgreMark,
    hand_sizes,
    marks_of,
    ogres_known,
)
from mattock.games.dwar7s.packed_counts import count_of, kind_of, one, total
from mattock.games.dwar7s.state import Fall

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN: Final = -1
MEMORY: Final = 3  # decks whose draws are explained one by one
PATIENCE: Final = 200
ENDLESS: Final = 1 << 40
EVERYTHING: Final = (1 << 16) - 1


@final
class Sleight:
    """A try to explain the history: every drawn card by number, with the deck it came from and its kind, if known."""

    def __init__(self, decks: list[int], players: int) -> None:
        self.decks = decks  # what each deck, the first and those made of discards, has left to explain draws with
        self.deck = 0
        self.kinds: list[int] = []
        self.origin: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.sources: list[int] = [1 << seat for seat in range(players)]  # whose cards may have come into a hand
        self.taken: list[list[int]] = []

    def copy(self) -> Sleight:
        twin = Sleight(self.decks.copy(), 0)
        twin.deck = self.deck
        twin.kinds = self.kinds.copy()
        twin.origin = self.origin.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.sources = self.sources.copy()
        twin.taken = self.taken.copy()
        return twin

    def draw(self, seat: int, kind: int) -> None:
        self.hands[seat].append(len(self.kinds))
        self.kinds.append(kind)
        self.origin.append(self.deck)

    def lay_known(self, seat: int, kind: int) -> bool:
        """Lay down a card that is known to be of that kind, if there is one."""
        hand = self.hands[seat]
        for card in hand:
            if self.kinds[card] == kind:
                hand.remove(card)
                return True
        return False

    def options(self, seat: int, kind: int) -> list[int]:
        """For each deck in how many ways an unseen card of the hand may be one of that kind out of it."""
        ways = [0] * len(self.decks)
        for card in self.hands[seat]:
            if self.kinds[card] < 0:
                ways[self.origin[card]] += count_of(self.decks[self.origin[card]], kind)
        return ways

    def settle(self, seat: int, kind: int, deck: int) -> None:
        """An unseen card of the hand, out of that deck, was of that kind."""
        for card in self.hands[seat]:
            if self.kinds[card] < 0 and self.origin[card] == deck:
                self.kinds[card] = kind
                self.decks[deck] -= one(kind)
                return

    def unexplained(self, seat: int, ogres: i64) -> i64:
        """What of a hand that was seen its known cards do not explain."""
        for card in self.hands[seat]:
            if self.kinds[card] >= 0:
                ogres -= one(self.kinds[card])
        return ogres

    def take(self, victim: int, thief: int) -> None:
        self.taken.append(self.hands[victim])
        self.hands[thief] = self.hands[thief] + self.hands[victim]
        self.hands[victim] = []
        self.sources[thief] |= self.sources[victim]

    def settle_rest(self, chance: Chance) -> None:
        """Cards of which nobody has seen anything: any of their deck."""
        for hand in self.hands:
            for card in hand:
                if self.kinds[card] < 0:
                    deck = self.decks[self.origin[card]]
                    self.kinds[card] = kind_of(deck, chance.below(total(deck), "imagined"))
                    self.decks[self.origin[card]] -= one(self.kinds[card])

    def tally(self, hand: list[int]) -> i64:
        ogres: i64 = 0
        for card in hand:
            ogres += one(self.kinds[card])
        return ogres


def weighted(weights: list[int], chance: Chance) -> int:
    """An index, each as likely as its weight."""
    at = chance.below(sum(weights), "imagined")
    index = 0
    while at >= weights[index]:
        at -= weights[index]
        index += 1
    return index


def deal_ogres_anew(fall: Fall, viewer: i64, chance: Chance) -> None:
    """Explain the history anew; the truth is one explanation, so there is always one.

    From some reshuffles ago, that is: who drew from which deck long before tells next to nothing, and would take for
    ever to explain. At a reshuffle all cards in hands are known together. Where it is still hard, less is explained.
    """
    marks = marks_of(fall.ogre_trail)
    shuffles = [index for index, mark in enumerate(marks) if mark.sort == SHUFFLED]
    starts = [0, *shuffles][-MEMORY:]
    for start in starts:
        opening = hands_at(fall, marks[:start], viewer)
        later = marks[start:]
        detective = Detective(later, viewer, chance, ENDLESS if start == starts[-1] else PATIENCE)
        if detective.explain(opening_sleight(fall, opening, later, viewer), 0) == 0:
            conclude(fall, opening, later, detective.found, chance)
            return
    raise AssertionError("the last deck alone can always be explained")


def conclude(fall: Fall, opening: list[list[int]], marks: list[OgreMark], sleight: Sleight, chance: Chance) -> None:
    sleight.settle_rest(chance)
    for index, player in enumerate(fall.seats):
        player.ogres = sleight.tally(sleight.hands[index])
    fall.deck = sleight.decks[-1]
    fall.ogre_trail = retold(opening, marks, sleight)


def hands_at(fall: Fall, marks: list[OgreMark], viewer: i64) -> list[list[int]]:
    """The hands after those marks, card by card: the kinds that the viewer knows, and unknown ones."""
    known = ogres_known(marks, fall.players, viewer)
    sizes = hand_sizes(marks, fall.players)
    hands: list[list[int]] = []
    for seat in range(fall.players):
        kinds = [kind for kind in range(OGRE_KINDS) for _ in range(count_of(known[seat], kind))]
        hands.append(kinds + [UNKNOWN] * (sizes[seat] - len(kinds)))
    return hands


def opening_sleight(fall: Fall, opening: list[list[int]], marks: list[OgreMark], viewer: i64) -> Sleight:
    """Before those marks: what is unknown in hands counts as drawn from a first deck, of which all is known."""
    decks = [fall.all_ogres]
    if marks[0].sort == SHUFFLED:
        decks[0] -= marks[0].ogres
    for hand in opening:
        for kind in hand:
            if kind >= 0:
                decks[0] -= one(kind)
    for mark in marks:
        if mark.sort == SHUFFLED:
            decks.append(mark.ogres)
        elif mark.sort == DRAWN and mark.seat == viewer:
            decks[-1] -= mark.ogres
    sleight = Sleight(decks, fall.players)
    for seat, hand in enumerate(opening):
        for kind in hand:
            sleight.draw(seat, kind)
    return sleight


@final
class Detective:
    """Goes through the history, guesses, and comes back to a guess where it led into a contradiction.

    A contradiction is blamed on kinds of cards and on seats; guesses about others are not tried again for it.
    """

    def __init__(self, marks: list[OgreMark], viewer: i64, chance: Chance, patience: int) -> None:
        self.marks = marks
        self.viewer: i64 = viewer
        self.chance = chance
        self.patience = patience  # guesses; when they are used up, everything is to blame
        self.found = Sleight([], 0)

    def explain(self, sleight: Sleight, at: int) -> i64:
        """Explain the marks from there on; 0, or what is to blame that they cannot be explained."""
        while at < len(self.marks):
            mark = self.marks[at]
            if mark.sort == DRAWN:
                sleight.draw(mark.seat, kind_of(mark.ogres, 0) if mark.seat == self.viewer else UNKNOWN)
            elif mark.sort == SHUFFLED:
                sleight.deck += 1
            elif mark.sort == SPENT:
                kind = kind_of(mark.ogres, 0)
                if not sleight.lay_known(mark.seat, kind):
                    return self.guess(sleight, at, mark.seat, kind)
            else:
                if self.viewer in (mark.seat, mark.other):
                    rest = sleight.unexplained(mark.seat, mark.ogres)
                    if rest:
                        return self.guess(sleight, at, mark.seat, kind_of(rest, 0))
                sleight.take(mark.seat, mark.other)
            at += 1
        self.found = sleight
        return 0

    def guess(self, sleight: Sleight, at: int, seat: int, kind: int) -> i64:
        """Which deck a card of that kind in the hand came from; then go on, from the same mark."""
        ways = sleight.options(seat, kind)
        own: i64 = 1 << kind | 1 << (OGRE_KINDS + seat)
        blame: i64 = 1 << kind | sleight.sources[seat] << OGRE_KINDS
        while any(ways) and self.patience:
            self.patience -= 1
            deck = weighted(ways, self.chance)
            ways[deck] = 0
            twin = sleight.copy() if any(ways) else sleight
            twin.settle(seat, kind, deck)
            found = self.explain(twin, at)
            if found == 0 or not found & own:
                return found
            blame |= found
        return blame if self.patience else EVERYTHING


def retold(opening: list[list[int]], marks: list[OgreMark], sleight: Sleight) -> OgreMark | None:
    """The trail as it would be if the explanation were true; what was before it as if just drawn."""
    history: OgreMark | None = None
    drawn = 0
    taken = 0
    for seat, hand in enumerate(opening):
        for _ in hand:
            history = OgreMark(history, DRAWN, seat, seat, one(sleight.kinds[drawn]))
            drawn += 1
    for mark in marks:
        ogres = mark.ogres
        if mark.sort == DRAWN:
            ogres = one(sleight.kinds[drawn])
            drawn += 1
        elif mark.sort == TAKEN:
            ogres = sleight.tally(sleight.taken[taken])
            taken += 1
        history = OgreMark(history, mark.sort, mark.seat, mark.other, ogres)
    return history
