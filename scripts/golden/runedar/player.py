"""The player of the golden games: looks ahead to the end of its own turn, in what its seat may imagine.

It lays out the cards of the hand in many ways, keeps the best few at each step, and plays the best of all as far as
that goes without luck. Dice are judged by the mean of six rolls in which each die shows every face once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mattock.core.bits import count, members
from mattock.core.chance import Scripted, Seeded
from mattock.games.runedar.board import FIRST_UPGRADE, UPGRADE_SPACES
from mattock.games.runedar.places import COURTYARD, FOUNDRY, TUNNEL_TOWER
from mattock.games.runedar.rules.foes import has_courtyard_target
from mattock.games.runedar.rules.workshops import is_needed
from mattock.games.runedar.stages import (
    CARDS,
    DIGGING,
    ENGINES,
    JOINING,
    MUSTER,
    ORCS,
    PAUSE,
    PLACING,
    REFILL,
    SHARING,
    TAKING,
    USING,
)
from mattock.games.runedar.state import Siege
from scripts.golden.runedar.taste import RESOURCES, Judge, Taste

if TYPE_CHECKING:
    from collections.abc import Iterator

SMALL_QUESTIONS: Final = frozenset({PLACING, SHARING, DIGGING, TAKING})
FATE: Final = frozenset({ENGINES, ORCS, PAUSE})
GOING_ON: Final = frozenset({"activate", "reveal", "proceed"})
SAMPLES: Final = 8
IN_PLACE: Final = 0.4  # a card of the hand that can be used where the dwarf stands, in choosing what to look at
RESOURCE: Final = 1.3  # the work of paying one, beside a piece of rubble
DICE: Final = (
    (0, 3, 5, 2, 4),
    (1, 0, 3, 5, 2),
    (2, 4, 1, 0, 3),
    (3, 1, 4, 4, 5),
    (4, 5, 2, 1, 0),
    (5, 2, 0, 3, 1),
)


class Line(NamedTuple):
    """A way to go on: where it leads, its actions up to the first luck, what the mean luck is above the one seen."""

    siege: Siege
    actions: tuple[int, ...] = ()
    credit: float = 0.0
    is_sure: bool = True

    def then(self, number: int) -> Line:
        siege = self.siege.clone()
        siege.step(number)
        actions = (*self.actions, number) if self.is_sure else self.actions
        return Line(siege, actions, self.credit, self.is_sure and siege.sections == self.siege.sections)


class Player:
    """Plays all seats of one game, each with what that seat may know. A late one hires only with a card laid."""

    def __init__(self, siege: Siege, taste: Taste, width: int, *, is_late: bool) -> None:
        self.judge = Judge(siege.box, taste)
        self.box = siege.box
        self.width = width
        self.is_late = is_late
        self.seat = 0
        self.actions = siege.catalogue.actions
        self.verbs = [action.verb for action in self.actions]
        self.roll = self.verbs.index("roll")
        self.end_turn = self.verbs.index("end_turn")

    def choose(self, siege: Siege) -> tuple[int, ...]:
        """What to do now: one action, or several that no luck comes between."""
        self.seat = siege.to_move
        imagined = siege.imagine(self.seat, Seeded(siege.turn))
        assert isinstance(imagined, Siege)
        if siege.stage == CARDS:
            return self.plan(imagined) or (self.end_turn,)
        if siege.stage == REFILL:
            return (self.refill(imagined),)
        if siege.stage in SMALL_QUESTIONS:
            return self.settled(Line(imagined)).actions[:1]
        return (self.wager(imagined),)

    def worth(self, line: Line) -> float:
        return self.judge.worth(line.siege, self.seat) + line.credit

    # The hand, card by card.

    def plan(self, start: Siege) -> tuple[int, ...]:
        """The best way found through the rest of the turn; layer after layer, by cards left in the hand."""
        best = Line(start)
        most = self.worth(best)
        layers: list[dict[tuple[object, ...], tuple[float, Line]]] = [{} for _ in range(6)]
        layers[count(start.me().hand)][position(start)] = (most, best)
        for layer in reversed(layers):
            waiting = sorted(layer.values(), key=lambda seen: -seen[0])[: self.width]
            for _, line in waiting:
                for found in self.onward(line):
                    worth = self.worth(found)
                    if worth > most:
                        best, most = found, worth
                    if found.siege.stage != CARDS:
                        continue
                    promise = worth + IN_PLACE * self.usable(found.siege)
                    known = layers[count(found.siege.me().hand)]
                    key = position(found.siege)
                    if key not in known or known[key][0] < promise:
                        if known is layer and key not in known:
                            waiting.append((promise, found))  # an upgrade was taken, or somebody hired
                        known[key] = (promise, found)
        return best.actions

    def onward(self, line: Line) -> Iterator[Line]:
        """Every way to play one more card, or several in an attack; to take an upgrade; to hire somebody."""
        for number in line.siege.legal_ids():
            if self.verbs[number] == "lay":
                yield from self.uses(line.then(number))
            elif number != self.end_turn and not (self.is_late and self.verbs[number] == "hire"):
                yield self.settled(line.then(number))

    def uses(self, line: Line) -> Iterator[Line]:
        for number in line.siege.legal_ids():
            if self.verbs[number] == "take" or (self.verbs[number] == "hire" and not self.is_late):
                continue  # as good before the card is laid
            used = line.then(number)
            if used.siege.stage == MUSTER:
                yield from self.attacks(used, number)
            elif used.siege.stage == USING:
                yield from self.uses(used)
            else:
                yield self.settled(used)

    def attacks(self, line: Line, last: int) -> Iterator[Line]:
        """Roll now, or let more cards join, in the order of their numbers."""
        yield self.rolled(line)
        for number in self.without_hires(line.siege):
            if number == self.roll or (self.verbs[last] == "lay" and number < last):
                continue
            joined = line.then(number)
            if joined.siege.stage == JOINING:
                for symbol in self.without_hires(joined.siege):
                    yield from self.attacks(joined.then(symbol), number)
            else:
                yield from self.attacks(joined, number)

    def rolled(self, line: Line) -> Line:
        """The roll nearest to the mean, with credit for the difference."""
        results = []
        for faces in DICE:
            siege = line.siege.clone()
            siege.chance = Scripted(list(faces))
            results.append(self.settled(Line(siege).then(self.roll)).siege)
        worths = [self.judge.worth(siege, self.seat) for siege in results]
        mean = sum(worths) / len(worths)
        nearest = min(range(len(worths)), key=lambda index: abs(worths[index] - mean))
        result = results[nearest]
        result.chance = line.siege.chance.fork()
        actions = (*line.actions, self.roll) if line.is_sure else line.actions
        return Line(result, actions, line.credit + mean - worths[nearest], is_sure=False)

    def settled(self, line: Line) -> Line:
        """Small questions are answered by what looks best at once."""
        while line.siege.stage in SMALL_QUESTIONS:
            line = max((line.then(number) for number in self.without_hires(line.siege)), key=self.worth)
        return line

    def without_hires(self, siege: Siege) -> list[int]:
        return [number for number in siege.legal_ids() if self.verbs[number] != "hire"]

    def usable(self, siege: Siege) -> int:
        """How many cards of the hand could be used where the dwarf stands."""
        here, hand = siege.here(), siege.me().hand
        if here == COURTYARD:
            blocked = bool(siege.goblins or siege.trolls) and not siege.goblin_rubble
            diggers = 0 if blocked else count(hand & self.box.dig_cards)
            return diggers + (self.fighters(hand) if has_courtyard_target(siege) else 0)
        if here >= TUNNEL_TOWER:
            return count(hand & self.box.long_cards)
        if siege.orcs_at(here):
            return self.fighters(hand)
        if not 1 <= here <= FOUNDRY or not is_needed(siege, here - 1):
            return 0
        work = self.box.work
        return sum(bool(work[card * 4 + here - 1] or work[card * 4 + 3]) for card in members(hand))

    def fighters(self, hand: int) -> int:
        return count(hand & (self.box.close_cards | self.box.direct_cards))

    # Other questions.

    def wager(self, siege: Siege) -> int:
        """Before orcs and engines: what is best on average once they have come."""
        numbers = siege.legal_ids()
        return numbers[0] if len(numbers) == 1 else max(numbers, key=lambda number: self.prospect(siege, number))

    def prospect(self, siege: Siege, number: int) -> float:
        total = 0.0
        for sample in range(SAMPLES):
            twin = siege.clone()
            twin.chance = Seeded(sample)
            line = self.settled(Line(twin).then(number))
            while line.siege.stage in FATE:
                line = line.then(next(n for n in line.siege.legal_ids() if self.verbs[n] in GOING_ON))
            total += self.worth(line)
        return total

    def refill(self, siege: Siege) -> int:
        """Clear what a new card would most likely better, then fill every space from the most promising deck."""
        fills: dict[int, float] = {}
        for number in siege.legal_ids():
            verb, params = self.verbs[number], self.actions[number].params
            if verb == "scrap":
                space = int(str(params["space"])) - 1
                hope = max(self.deck_hope(siege, space, deck) for deck in range(3))
                is_begun = sum(siege.laid_on(space, resource) for resource in RESOURCES) > 1
                if not is_begun and hope > self.net(siege, siege.card_on(space), space) + 1:
                    return number
            elif verb == "fill":
                deck = ("yellow", "grey", "red").index(str(params["deck"]))
                fills[number] = self.deck_hope(siege, int(str(params["space"])) - 1, deck)
        return max(fills, key=fills.__getitem__) if fills else self.verbs.index("finish")

    def deck_hope(self, siege: Siege, space: int, deck: int) -> float:
        left = members(siege.upgrades_left & siege.box.deck_upgrades[deck])
        return sum(self.net(siege, FIRST_UPGRADE + card, space) for card in left) / len(left) if left else -1.0

    def net(self, siege: Siege, card: int, space: int) -> float:
        """What a card on a space would be worth, once paid for."""
        extra = ((siege.players - 1) * UPGRADE_SPACES + space) * 3
        cost = sum(self.box.cost[card * 3 : card * 3 + 3]) + sum(self.box.extra[extra : extra + 3])
        return max(0.0, self.judge.gain(siege, card) - RESOURCE * cost)


def position(siege: Siege) -> tuple[object, ...]:
    """What two ways through the same turn must have in common to be the same."""
    me = siege.me()
    return (
        me.place,
        me.hand,
        me.owned,
        siege.gold,
        siege.orcs,
        siege.rubble,
        siege.sections,
        siege.goblins,
        siege.goblin_rubble,
        siege.tribute,
        siege.bench,
        siege.covered,
        siege.trolls,
        siege.tower_at,
        siege.catapult_at,
    )


def play_out(siege: Siege, taste: Taste, width: int = 20, *, is_late: bool = False) -> None:
    """Play a game to its end."""
    player = Player(siege, taste, width, is_late=is_late)
    while not siege.is_over:
        for number in player.choose(siege):
            siege.play(player.actions[number])
