"""Is it a mistake? The better action and the chosen one are played out to the end from the same imagined worlds.

A search judges by a few turns, and by the same instinct again and again; it may see a loss where both ways lead to the
same end. Who won at the end is nobody's opinion.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mattock.bots import Sight, bot
from mattock.bots.bot import chances_of
from mattock.bots.budget import Budget
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.state import State
from mattock.lab.chains import with_chance
from mattock.lab.choice import TOLD, Choice

QUICK: Final = 100  # iterations for each decision: with half of that, games tell what no stronger bot bears out
TIMES: Final = 20  # what a first look at all decisions is given, in iterations; those of games are quick ones
LONGEST: Final = 4  # the same in seconds
FAR: Final = 2000  # decisions: a game that is not over by then is nobody's
FIRST: Final = 8  # pairs; then no more of them than are needed
PAIRS: Final = 60
CLEAR: Final = 3.5  # standard errors: more games would say the same
ENOUGH: Final = 2.5  # standard errors, after all pairs
PROMISED: Final = 0.5  # of the loss that a search found, as so much of it is borne out on average
SEARCHED: Final = 0.2  # how far that is off
LEVEL: Final = 0.25  # how far the chance that a search found is off
UNKNOWN: Final = 0.5  # how much pairs may differ, as long as there are too few to tell


class Purse:
    """What a review may spend on games: so many iterations, so many for each decision, and so many seconds.

    `tell` is called whenever something was spent.
    """

    def __init__(
        self, iterations: int, each: int, seconds: float = math.inf, tell: Callable[[], None] | None = None
    ) -> None:
        self.iterations = iterations
        self.each = each
        self.seconds = seconds
        self.tell = tell
        self.spent = 0.0

    @property
    def is_empty(self) -> bool:
        return self.spent >= 1.0

    def spend(self, iterations: int, seconds: float) -> None:
        """`spent` is the part of all, of whichever is used up first."""
        self.spent += max(iterations / self.iterations, seconds / self.seconds)
        if self.tell is not None:
            self.tell()


def purse_of(budget: Budget, decisions: int, tell: Callable[[], None] | None = None) -> Purse:
    """As far as a review takes its time for each of so many decisions."""
    each, count = min(QUICK, max(1, budget.iterations // 10)), max(1, decisions)
    return Purse(TIMES * budget.iterations * count, each, LONGEST * budget.seconds * count, tell)


class Pair(NamedTuple):
    """What the seat won with either action in the same world, and how many decisions that took."""

    best: float
    chosen: float
    decisions: int

    @property
    def lead(self) -> float:
        return self.best - self.chosen


class Verdict(NamedTuple):
    """What pairs of games say of a decision that a search found costly: the mean lead of the better action, how far
    that may be off, and the loss as both say together.
    """

    pairs: int
    lead: float
    noise: float
    loss: float

    @property
    def is_refuted(self) -> bool:
        return self.pairs >= FIRST and (self.loss < TOLD or (self.pairs >= PAIRS and not self.is_shown))

    @property
    def is_shown(self) -> bool:
        least = CLEAR if self.pairs < PAIRS else ENOUGH
        return self.pairs >= FIRST and self.loss >= TOLD and self.lead > least * self.noise


def confirmed(choice: Choice, moment: State, purse: Purse, seed: int | str) -> Choice:
    """The choice as games show it: with the loss that they and the search find together, or none.

    Where the purse is empty before it is clear, the choice as it was, which is not to be told.
    """
    pairs: list[Pair] = []
    while not purse.is_empty:
        start = time.monotonic()
        pairs.append(played_out(choice, moment, purse.each, f"{seed}/{choice.number}/game {len(pairs)}"))
        purse.spend(purse.each * pairs[-1].decisions, time.monotonic() - start)
        verdict = verdict_of(choice.loss, pairs)
        if verdict.is_shown or verdict.is_refuted:
            return as_shown(choice, pairs, verdict)
    return choice


def verdict_of(loss: float, pairs: list[Pair]) -> Verdict:
    """Both estimates, each as it can be trusted; a few games that happen to agree prove little."""
    mean, noise = mean_of([pair.lead for pair in pairs])
    return Verdict(len(pairs), mean, noise, both(PROMISED * loss, SEARCHED, mean, noise))


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """With its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / count
    return mean, math.sqrt((variance + UNKNOWN**2 / count) / count)


def both(one: float, doubt: float, other: float, noise: float) -> float:
    """Two estimates of the same thing as one."""
    trust, weight = doubt**-2, noise**-2
    return (one * trust + other * weight) / (trust + weight)


def as_shown(choice: Choice, pairs: list[Pair], verdict: Verdict) -> Choice:
    """With the chances that the games ended with, beside which the search counts little.

    How far it was off is how far it may be off nearby, where nothing was played out.
    """
    seat, loss = choice.seat, verdict.loss if verdict.is_shown else 0.0
    searched = (choice.hoped[seat] + choice.kept[seat]) / 2
    middle = both(searched, LEVEL, *mean_of([(pair.best + pair.chosen) / 2 for pair in pairs]))
    low = max(0.0, min(middle - loss / 2, 1.0 - loss))
    return choice._replace(
        best=choice.best if loss else choice.chosen,
        reason=choice.reason if loss else None,
        hoped=with_chance(choice.hoped, seat, min(1.0, low + loss), together=False),
        kept=with_chance(choice.kept, seat, low, together=False),
        doubt=max(choice.doubt, abs(middle - searched)),
        is_checked=True,
        games=2 * len(pairs),
    )


def played_out(choice: Choice, moment: State, iterations: int, key: str) -> Pair:
    """Both actions in the world that the key imagines for the seat, with the same luck."""
    ends = [end_of(moment, choice.seat, action, iterations, key) for action in (choice.best, choice.chosen)]
    return Pair(ends[0][0], ends[1][0], ends[0][1] + ends[1][1])


def end_of(moment: State, seat: int, action: Action, iterations: int, key: str) -> tuple[float, int]:
    """What the seat won and after how many decisions, if everybody goes on by the same bot."""
    world = moment.imagine(seat, Seeded(key))
    world.chance = Seeded(f"{key}/luck")
    world.play(action)
    player, decisions = bot("master", seed=f"{key}/bots", iterations=iterations), 0
    while not world.is_over and decisions < FAR:
        decisions += len(world.legal()) > 1
        world.play(player.choose(Sight(world, world.to_move)))
    won = chances_of(world.game.instinct(world), world)[seat] if world.is_over else 1.0 / int(world.players)
    return won, decisions
