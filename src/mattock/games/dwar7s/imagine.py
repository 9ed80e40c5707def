"""Chapter D12: a position in which everything that a seat cannot know is dealt anew, fitting all that it has seen.

Hidden are the unrevealed secret goals and the ogre cards in other hands. What is known of the latter follows from
their trail: a deck starts with known cards, also after a reshuffle; every card spent was seen; a Crown shows the cards
to both. So the trail is gone through, and each draw that the seat did not see becomes a card that fits the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mattock.core.bits import count, nth
from mattock.core.chance import Chance
from mattock.games.dwar7s.cards import OGRE_KINDS, SECRET_KINDS
from mattock.games.dwar7s.ogre_trail import DRAWN, SHUFFLED, SPENT, TAKEN, OgreMark, marks_of
from mattock.games.dwar7s.rules.secrets import is_fulfilled
from mattock.games.dwar7s.state import Fall
from mattock.games.dwar7s.tally import count_of, kind_of, one, total

if TYPE_CHECKING:
    from mypy_extensions import i64

UNKNOWN = -1


def imagined(fall: Fall, seat: int | None, chance: Chance) -> Fall:
    """A clone with other luck, in which what that seat cannot know is dealt anew (D12.1)."""
    twin = fall.clone()
    twin.forget(chance)
    viewer: i64 = -1 if seat is None else seat
    while not deal_secrets_anew(twin, viewer, chance):
        pass
    if any(player.ogres for index, player in enumerate(fall.seats) if index != viewer):
        deal_ogres_anew(twin, viewer, chance)
    return twin


def deal_secrets_anew(fall: Fall, viewer: i64, chance: Chance) -> bool:
    """Each unrevealed goal may be any that is not seen; after the end, any that its owner does not fulfil (D8.1).

    False if the last to be dealt to found none that fits.
    """
    left: i64 = (1 << SECRET_KINDS) - 1
    for index, player in enumerate(fall.seats):
        if player.is_revealed or index == viewer:
            left &= ~(1 << player.secret)
    for index, player in enumerate(fall.seats):
        if player.is_revealed or index == viewer:
            continue
        fitting = left & ~fulfilled_by(fall, index) if fall.result else left
        if not fitting:
            return False
        player.secret = nth(fitting, chance.below(count(fitting), "imagined"))
        left ^= 1 << player.secret
    return True


def fulfilled_by(fall: Fall, seat: i64) -> i64:
    """The secret goals that a player would fulfil now, as a set."""
    found: i64 = 0
    for secret in range(SECRET_KINDS):
        if is_fulfilled(fall, seat, secret):
            found |= 1 << secret
    return found


@final
class Sleight:
    """One try to explain the trail: every drawn card by number, with the deck it came from and its kind, if known."""

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

    def settle(self, card: int, kind: int) -> None:
        """This unseen card was of that kind."""
        self.kinds[card] = kind
        self.decks[self.origin[card]] -= one(kind)

    def spend(self, seat: int, kind: int, chance: Chance) -> bool:
        """The player shows a card of a kind: one known to be there, or else one that may have been."""
        hand = self.hands[seat]
        for card in hand:
            if self.kinds[card] == kind:
                hand.remove(card)
                return True
        weights = [count_of(self.decks[self.origin[card]], kind) if self.kinds[card] < 0 else 0 for card in hand]
        if not any(weights):
            return False
        card = hand[weighted(weights, chance)]
        self.settle(card, kind)
        hand.remove(card)
        return True

    def show(self, seat: int, ogres: i64, chance: Chance) -> bool:
        """The whole hand is seen: give its unseen cards kinds so that it is that."""
        unseen: list[int] = []
        for card in self.hands[seat]:
            if self.kinds[card] < 0:
                unseen.append(card)
            else:
                ogres -= one(self.kinds[card])
        for card in unseen:
            deck = self.decks[self.origin[card]]
            weights = [count_of(ogres, kind) * count_of(deck, kind) for kind in range(OGRE_KINDS)]
            if not any(weights):
                return False
            kind = weighted(weights, chance)
            self.settle(card, kind)
            ogres -= one(kind)
        return True

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
                    self.settle(card, kind_of(deck, chance.below(total(deck), "imagined")))

    def tally(self, hand: list[int]) -> i64:
        ogres: i64 = 0
        for card in hand:
            ogres += one(self.kinds[card])
        return ogres


def weighted(weights: list[i64], chance: Chance) -> int:
    """An index, each as likely as its weight."""
    at = chance.below(sum(weights), "imagined")
    index = 0
    while at >= weights[index]:
        at -= weights[index]
        index += 1
    return index


def deal_ogres_anew(fall: Fall, viewer: i64, chance: Chance) -> None:
    """Try until a try explains everything seen; the truth is one that does, so there is always one."""
    marks = marks_of(fall.ogre_trail)
    decks = unexplained_decks(fall, marks, viewer)
    sleight = Sleight(decks.copy(), fall.players)
    while not explain(sleight, marks, viewer, chance):
        sleight = Sleight(decks.copy(), fall.players)
    for index, player in enumerate(fall.seats):
        player.ogres = sleight.tally(sleight.hands[index])
    fall.deck = sleight.decks[-1]
    fall.ogre_trail = retold(marks, sleight)


def unexplained_decks(fall: Fall, marks: list[OgreMark], viewer: i64) -> list[int]:
    """What each deck held at first, without what the viewer drew: all of this is known."""
    decks = [fall.all_ogres]
    for mark in marks:
        if mark.sort == SHUFFLED:
            decks.append(mark.ogres)
        elif mark.sort == DRAWN and mark.seat == viewer:
            decks[-1] -= mark.ogres
    return decks


def explain(sleight: Sleight, marks: list[OgreMark], viewer: i64, chance: Chance) -> bool:
    """Go through the trail; False if it leads into a contradiction."""
    for mark in marks:
        if mark.sort == DRAWN:
            sleight.draw(mark.seat, kind_of(mark.ogres, 0) if mark.seat == viewer else UNKNOWN)
        elif mark.sort == SPENT:
            if not sleight.spend(mark.seat, kind_of(mark.ogres, 0), chance):
                return False
        elif mark.sort == TAKEN:
            if viewer in (mark.seat, mark.other) and not sleight.show(mark.seat, mark.ogres, chance):
                return False
            sleight.take(mark.seat, mark.other)
        else:
            sleight.deck += 1
    sleight.settle_rest(chance)
    return True


def retold(marks: list[OgreMark], sleight: Sleight) -> OgreMark | None:
    """The trail as it would be if the explanation were true."""
    trail: OgreMark | None = None
    drawn = 0
    taken = 0
    for mark in marks:
        ogres = mark.ogres
        if mark.sort == DRAWN:
            ogres = one(sleight.kinds[drawn])
            drawn += 1
        elif mark.sort == TAKEN:
            ogres = sleight.tally(sleight.taken[taken])
            taken += 1
        trail = OgreMark(trail, mark.sort, mark.seat, mark.other, ogres)
    return trail
