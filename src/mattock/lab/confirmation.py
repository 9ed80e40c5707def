"""Checks a mistake: plays games on from the better action and from the chosen one, in the same imagined worlds.

A search judges by a few turns, and by the same instinct again and again; it may see a loss where both ways lead to the
same end. So bots play both on, for some rounds first: that soon shows how large the loss is, or that there is none. But
it is still the instinct that says who stands better there. What remains is played to the end, and told only if it is
seen in who wins, too.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from mattock.bots import Sight, bot
from mattock.bots.action_rollouts import ActionRollouts
from mattock.bots.advice import GAIN, GUARD, NO_LESS, SURVIVAL, VICTORY, Reason
from mattock.bots.bot import chances_of
from mattock.bots.budget import Budget
from mattock.bots.reasons import reason_at, reason_for
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.state import State
from mattock.lab.chains import with_chance
from mattock.lab.choice import MIN_LOSS, Choice

GAME_ITERATIONS: Final = 24  # iterations for each decision of a game
ITERATIONS_FACTOR: Final = 8  # games get so many times the iterations of a first look at all decisions
SECONDS_FACTOR: Final = 2  # and so many times its seconds
ROUNDS_AHEAD: Final = 2  # that are played on; luck of later ones would only hide what the decision did
MAX_DECISIONS: Final = 2000  # decisions: a game that is not over by then is nobody's
END_PAIRS: Final = 24  # pairs
MIN_AGREED_SHARE: Final = 0.5  # of the loss: a lead beyond that fits it better than no loss
MIN_PAIRS: Final = 32  # pairs; then no more of them than are needed
MAX_PAIRS: Final = 128
EARLY_STANDARD_ERRORS: Final = 3.5  # standard errors: more games would say the same
LATE_STANDARD_ERRORS: Final = 2.0  # standard errors, after all pairs
SEARCH_LOSS_SHARE: Final = 0.7  # of the loss that a search found, as so much of it is borne out on average
SEARCH_LOSS_ERROR: Final = 0.1  # how far that is off
SEARCH_CHANCE_ERROR: Final = 0.04  # how far the chance that a search found is off
SEARCH_MISS: Final = 0.15  # by more than that it is only where the search has missed something
MIN_END_SHARE: Final = 0.05  # so many more games that are won at once, or not lost, are a reason
PRIOR_DEVIATION: Final = 0.2  # how much pairs may differ, as long as there are too few to tell


class GameBudget:
    """The budget of a review for games: iterations in all and for each decision, and seconds.

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


def budget_for_games(budget: Budget, decisions: int, tell: Callable[[], None] | None = None) -> GameBudget:
    """The budget for games of a review with so many decisions."""
    each, count = min(GAME_ITERATIONS, max(1, budget.iterations // 10)), max(1, decisions)
    return GameBudget(
        ITERATIONS_FACTOR * budget.iterations * count, each, SECONDS_FACTOR * budget.seconds * count, tell
    )


class Pair(NamedTuple):
    """The seat's result with either action in the same world, and how many decisions that took."""

    best: float
    chosen: float
    decisions: int

    @property
    def lead(self) -> float:
        return self.best - self.chosen


class Futures:
    """Evaluations after the better action, after the chosen one, and now: they give the reason."""

    def __init__(self, moment: State, seat: int) -> None:
        instinct = moment.game.instinct(moment)
        self.best, self.chosen, self.now = (ActionRollouts(instinct, seat, moment.players) for _ in range(3))

    def reason(self) -> Reason:
        """Where the better action leads: an end that is near, or what stands better then; there is always something."""
        found = reason_for(self.best, [self.chosen], self.now)
        if found.code != NO_LESS:
            return found
        won, lost = self.best.won() - self.chosen.won(), self.chosen.lost() - self.best.lost()
        if not (self.best.lasting and self.chosen.lasting) or max(won, lost) > MIN_END_SHARE:
            seat = self.best.seat
            return Reason(VICTORY, GAIN, seat) if won >= lost else Reason(SURVIVAL, GUARD, seat)
        size = len(self.best.instinct.parts)
        own = range(self.best.seat * size, (self.best.seat + 1) * size)
        return reason_at(max(own, key=lambda part: self.best.mean(part) - self.chosen.mean(part)), self.best, self.now)


class Confirmation(NamedTuple):
    """What pairs of games say of a decision that a search found costly: the mean lead of the better action, how far
    that may be off, and the loss as both say together.
    """

    pairs: int
    lead: float
    noise: float
    loss: float

    def beside(self, ends: list[Pair]) -> Confirmation | None:
        """The confirmation when games to the end are seen too; None where they are too few to say anything."""
        if len(ends) < END_PAIRS:
            return None
        lead, noise = mean_of([pair.lead for pair in ends])
        agrees = lead > MIN_AGREED_SHARE * self.loss
        loss = both(self.loss, max(self.noise, SEARCH_LOSS_ERROR), lead, noise) if agrees else 0.0
        return self._replace(pairs=self.pairs + len(ends), loss=loss, lead=self.lead if loss else 0.0)

    @property
    def is_refuted(self) -> bool:
        return self.pairs >= MIN_PAIRS and (self.loss < MIN_LOSS or (self.pairs >= MAX_PAIRS and not self.is_shown))

    @property
    def is_shown(self) -> bool:
        least = EARLY_STANDARD_ERRORS if self.pairs < MAX_PAIRS else LATE_STANDARD_ERRORS
        return self.pairs >= MIN_PAIRS and self.loss >= MIN_LOSS and self.lead > least * self.noise


def confirmed(
    choice: Choice, moment: State, game_budget: GameBudget, seed: int | str, *, together: bool, to_the_end: bool = True
) -> Choice:
    """The choice as games show it: with the loss that they and the search find together, or none.

    Where the budget is spent before it is clear, the choice as it was, which is not to be told.
    """
    pairs: list[Pair] = []
    futures = Futures(moment, choice.seat)
    while not game_budget.is_empty:
        start = time.monotonic()
        pairs.append(played_on(choice, moment, game_budget.each, f"{seed}/{choice.number}/game {len(pairs)}", futures))
        game_budget.spend(game_budget.each * pairs[-1].decisions, time.monotonic() - start)
        confirmation = confirmation_of(choice.loss, pairs)
        if confirmation.is_shown and not to_the_end:
            return as_shown(choice._replace(reason=futures.reason()), pairs, confirmation, together=together)
        if confirmation.is_shown:
            ends = played_to_the_end(choice, moment, game_budget, seed)
            agreed = confirmation.beside(ends)
            if agreed is None:
                return choice
            return as_shown(choice._replace(reason=futures.reason()), [*pairs, *ends], agreed, together=together)
        if confirmation.is_refuted:
            return as_shown(choice, pairs, confirmation, together=together)
    return choice


def played_to_the_end(choice: Choice, moment: State, game_budget: GameBudget, seed: int | str) -> list[Pair]:
    """Whole games with either action, as many as there should be or the budget allows."""
    pairs: list[Pair] = []
    futures = Futures(moment, choice.seat)
    while len(pairs) < END_PAIRS and not game_budget.is_empty:
        start = time.monotonic()
        key = f"{seed}/{choice.number}/end {len(pairs)}"
        pairs.append(played_on(choice, moment, game_budget.each, key, futures, rounds=MAX_DECISIONS))
        game_budget.spend(game_budget.each * pairs[-1].decisions, time.monotonic() - start)
    return pairs


def confirmation_of(loss: float, pairs: list[Pair]) -> Confirmation:
    """Both estimates, each as it can be trusted; a few games that happen to agree prove little."""
    mean, noise = mean_of([pair.lead for pair in pairs])
    return Confirmation(len(pairs), mean, noise, both(SEARCH_LOSS_SHARE * loss, SEARCH_LOSS_ERROR, mean, noise))


def mean_of(numbers: list[float]) -> tuple[float, float]:
    """The mean with its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / count
    return mean, math.sqrt((variance + PRIOR_DEVIATION**2 / count) / count)


def both(one: float, doubt: float, other: float, noise: float) -> float:
    """Combine two estimates of the same thing."""
    trust, weight = doubt**-2, noise**-2
    return (one * trust + other * weight) / (trust + weight)


def as_shown(choice: Choice, pairs: list[Pair], confirmation: Confirmation, *, together: bool) -> Choice:
    """With the loss that games and search find together, around a chance that both agree upon.

    How far the search was off is how far it may be off nearby, where nothing was played on.
    """
    seat, loss = choice.seat, confirmation.loss if confirmation.is_shown else 0.0
    searched = (choice.hoped[seat] + choice.kept[seat]) / 2 if loss else choice.kept[seat]
    played, noise = mean_of([(pair.best + pair.chosen) / 2 if loss else pair.chosen for pair in pairs])
    middle = both(searched, max(SEARCH_CHANCE_ERROR, abs(played - searched) - SEARCH_MISS), played, noise)
    low = max(0.0, min(middle - loss / 2, 1.0 - loss))
    return choice._replace(
        best=choice.best if loss else choice.chosen,
        reason=choice.reason if loss else None,
        hoped=with_chance(choice.hoped, seat, min(1.0, low + loss), together=together),
        kept=with_chance(choice.kept, seat, low, together=together),
        doubt=max(choice.doubt, abs(middle - searched)),
        is_checked=True,
        games=2 * len(pairs),
    )


def played_on(
    choice: Choice, moment: State, iterations: int, key: str, futures: Futures, rounds: int = ROUNDS_AHEAD
) -> Pair:
    """Both actions in the world that the key imagines for the seat, with the same luck."""
    futures.now.look(moment.imagine(choice.seat, Seeded(key)))
    best, many = end_of(moment, choice.best, iterations, key, futures.best, rounds)
    chosen, more = end_of(moment, choice.chosen, iterations, key, futures.chosen, rounds)
    return Pair(best, chosen, many + more)


def end_of(
    moment: State, action: Action, iterations: int, key: str, futures: ActionRollouts, rounds: int = ROUNDS_AHEAD
) -> tuple[float, int]:
    """What the seat has reached after so many rounds and how many decisions, if everybody goes on by the same bot: its
    share of the victory, or its chance. The futures take note of how things stand then.
    """
    world = moment.imagine(futures.seat, Seeded(key))
    world.chance = Seeded(f"{key}/luck")
    instinct = world.game.instinct(world)
    player = bot("master", seed=f"{key}/bots", iterations=iterations)
    turns, turn, decisions = rounds * int(world.players), instinct.turn_of(world), 0
    world.play(action)
    while not world.is_over and decisions < MAX_DECISIONS:
        if turn != (turn := instinct.turn_of(world)):
            turns -= 1
            if turns < 0:
                break
        decisions += len(world.legal()) > 1
        world.play(player.choose(Sight(world, world.to_move)))
    return noted(world, futures), decisions


def noted(world: State, futures: ActionRollouts) -> float:
    """Note the evaluation there and return the seat's result."""
    chances = chances_of(futures.instinct, world)
    futures.tries += 1
    for seat, chance in enumerate(chances):
        futures.shares[seat] += chance
    if world.is_over:
        futures.wins += chances[futures.seat]
        return chances[futures.seat]
    futures.look(world)
    return futures.instinct.calibrated(chances[futures.seat])
