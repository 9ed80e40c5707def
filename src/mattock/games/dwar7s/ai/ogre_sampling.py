"""Chapter D12: who may hold which ogre cards, out of what a seat has seen of them.

A deck starts with known cards, also after a reshuffle; every card spent was seen; a Crown shows the cards to both. So
the history is gone through, and each draw that the seat did not see becomes a card that fits the rest. Where a card may
have come from several decks, `ogre_posterior.py` says how likely each is.

A card that is laid down is taken for one that the seat has seen in that hand, if there is one of its kind; else it is
any of the others alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mattock.core.chance import Chance
from mattock.games.dwar7s.ai.ogre_posterior import Posterior, TooManyWays
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
MAX_WAYS: Final = 20_000  # positions of the explanation that are looked at before less is explained


@final
class Explanation:
    """The history card by card: every drawn card by number, with the deck it came from and its kind, if known."""

    def __init__(self, decks: list[int], players: int) -> None:
        self.decks = decks  # what each deck, the first and those made of discards, has left to explain draws with
        self.deck = 0
        self.kinds: list[int] = []
        self.origin: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.taken: list[list[int]] = []

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


@final
class OgreMemory:
    """What one seat has seen of the ogre cards up to a mark, put as a question; it is asked again and again.

    From some reshuffles ago, that is: older draws tell next to nothing, and to follow them would take for
    ever to explain. At a reshuffle all cards in hands are known together. Where it is still hard, less is explained.
    """

    def __init__(self, fall: Fall, viewer: i64) -> None:
        self.last = fall.ogre_trail
        self.viewer: i64 = viewer
        self.players: i64 = fall.players
        marks = marks_of(fall.ogre_trail)
        shuffles = [index for index, mark in enumerate(marks) if mark.sort == SHUFFLED]
        starts = [0, *shuffles][-MEMORY:]
        for start in starts:
            self.marks = marks[start:]
            self.opening = hands_at(fall, marks[:start], viewer)
            self.decks = self.decks_before(fall)
            self.posterior = Posterior(self.decks, 0 if start == starts[-1] else MAX_WAYS)
            try:
                self.ask()
                return
            except TooManyWays:
                continue

    def decks_before(self, fall: Fall) -> list[int]:
        """Unknown cards in hands count as drawn from a first deck, of which all is known; then all decks since."""
        decks = [fall.all_ogres]
        if self.marks[0].sort == SHUFFLED:
            decks[0] -= self.marks[0].ogres
        for hand in self.opening:
            for kind in hand:
                if kind >= 0:
                    decks[0] -= one(kind)
        for mark in self.marks:
            if mark.sort == SHUFFLED:
                decks.append(mark.ogres)
            elif mark.sort == DRAWN and mark.seat == self.viewer:
                decks[-1] -= mark.ogres
        return decks

    def ask(self) -> None:
        """Build the question from the history: draws unseen, cards to be explained, hands that changed owner."""
        known = [0] * self.players
        deck = 0
        for seat, hand in enumerate(self.opening):
            for kind in hand:
                if kind >= 0:
                    known[seat] += one(kind)
                else:
                    self.posterior.draw(seat, deck)
        for mark in self.marks:
            if mark.sort == DRAWN and mark.seat == self.viewer:
                known[mark.seat] += mark.ogres
            elif mark.sort == DRAWN:
                self.posterior.draw(mark.seat, deck)
            elif mark.sort == SHUFFLED:
                deck += 1
            elif mark.sort == SPENT:
                if count_of(known[mark.seat], kind_of(mark.ogres, 0)):
                    known[mark.seat] -= mark.ogres
                else:
                    self.posterior.explain(mark.seat, kind_of(mark.ogres, 0))
            else:
                if self.viewer in (mark.seat, mark.other):
                    rest = mark.ogres - known[mark.seat]
                    while rest:
                        self.posterior.explain(mark.seat, kind_of(rest, 0))
                        rest -= one(kind_of(rest, 0))
                    known[mark.seat] = mark.ogres
                self.posterior.take(mark.seat, mark.other)
                known[mark.other] += known[mark.seat]
                known[mark.seat] = 0
        self.posterior.count_ways()

    def explained(self, chance: Chance) -> Explanation:
        """One explanation, as likely as it is."""
        chosen = self.posterior.sample(chance)
        found = Explanation(self.decks.copy(), self.players)
        for seat, hand in enumerate(self.opening):
            for kind in hand:
                found.draw(seat, kind)
        at = 0
        for mark in self.marks:
            if mark.sort == DRAWN:
                found.draw(mark.seat, kind_of(mark.ogres, 0) if mark.seat == self.viewer else UNKNOWN)
            elif mark.sort == SHUFFLED:
                found.deck += 1
            elif mark.sort == SPENT:
                kind = kind_of(mark.ogres, 0)
                if not found.lay_known(mark.seat, kind):
                    found.settle(mark.seat, kind, chosen[at])
                    found.lay_known(mark.seat, kind)
                    at += 1
            else:
                if self.viewer in (mark.seat, mark.other):
                    rest = found.unexplained(mark.seat, mark.ogres)
                    while rest:
                        found.settle(mark.seat, kind_of(rest, 0), chosen[at])
                        rest -= one(kind_of(rest, 0))
                        at += 1
                found.take(mark.seat, mark.other)
        found.settle_rest(chance)
        return found


MEMORY_CACHE: Final[list[OgreMemory]] = []
"""The memory that was asked last: a search asks the same one thousands of times."""


def memory_of(fall: Fall, viewer: i64) -> OgreMemory:
    if MEMORY_CACHE:
        latest = MEMORY_CACHE[0]
        if latest.last is fall.ogre_trail and latest.viewer == viewer:
            return latest
    memory = OgreMemory(fall, viewer)
    MEMORY_CACHE[:] = [memory]
    return memory


def deal_ogres_anew(fall: Fall, viewer: i64, chance: Chance) -> None:
    """Find another explanation of the history; the truth is one explanation, so there is always one."""
    memory = memory_of(fall, viewer)
    found = memory.explained(chance)
    for index, player in enumerate(fall.seats):
        player.ogres = found.tally(found.hands[index])
    fall.deck = found.decks[-1]
    fall.ogre_trail = retold(memory.opening, memory.marks, found)


def hands_at(fall: Fall, marks: list[OgreMark], viewer: i64) -> list[list[int]]:
    """The hands after those marks, card by card: the kinds that the viewer knows, and unknown ones."""
    known = ogres_known(marks, fall.players, viewer)
    sizes = hand_sizes(marks, fall.players)
    hands: list[list[int]] = []
    for seat in range(fall.players):
        kinds = [kind for kind in range(OGRE_KINDS) for _ in range(count_of(known[seat], kind))]
        hands.append(kinds + [UNKNOWN] * (sizes[seat] - len(kinds)))
    return hands


def retold(opening: list[list[int]], marks: list[OgreMark], found: Explanation) -> OgreMark | None:
    """The trail as it would be if the explanation were true; what was before it as if just drawn."""
    history: OgreMark | None = None
    drawn = 0
    taken = 0
    for seat, hand in enumerate(opening):
        for _ in hand:
            history = OgreMark(history, DRAWN, seat, seat, one(found.kinds[drawn]))
            drawn += 1
    for mark in marks:
        ogres = mark.ogres
        if mark.sort == DRAWN:
            ogres = one(found.kinds[drawn])
            drawn += 1
        elif mark.sort == TAKEN:
            ogres = found.tally(found.taken[taken])
            taken += 1
        history = OgreMark(history, mark.sort, mark.seat, mark.other, ogres)
    return history
