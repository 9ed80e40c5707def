"""Judges one decision from what its seat knew: the chance with the best action and with the chosen one."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from mattock.bots.action_rollouts import ActionRollouts
from mattock.bots.action_value import ActionEstimate, WideSearch, estimate_action
from mattock.bots.budget import Budget
from mattock.bots.coach import Coach
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.journal import Journal
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.lab.choice import MIN_CHANGE, MIN_STANDARD_ERRORS, Choice


class ReviewEffort(NamedTuple):
    """How a game is thought through, unless told: with so many iterations for all decisions, within these limits each.

    A search is so many times as `wide` as one that only chooses. Its walks go on for so many turns after their own:
    dangers that strike between two turns must be met. Further looks are so many times `closer`.
    """

    iterations: int
    each: tuple[int, int]
    ahead: int
    wide: float
    closer: tuple[int, ...]

    def budget(self, decisions: int) -> Budget:
        least, most = self.each
        return Budget(math.inf, min(most, max(least, self.iterations // max(1, decisions))))


COOPERATIVE_EFFORT: Final = ReviewEffort(160_000, (240, 600), 2, 1.0, (6,))
RIVAL_EFFORT: Final = ReviewEffort(160_000, (400, 1600), 4, 2.5, (4,))  # the blow may be a reply, and a quiet one
PRIOR_DEVIATION: Final = 0.25  # how much walks may differ, as long as there are too few to tell
ROLLOUT_ITERATIONS: Final = 24  # iterations
ROLLOUT_TURNS: Final = 1
SEARCH_ERROR: Final = 0.3  # what a search of one walk misses; eight times as many walks miss about 0.6 of that


def effort_of(*, together: bool) -> ReviewEffort:
    return COOPERATIVE_EFFORT if together else RIVAL_EFFORT


def judge(state: State, journal: Journal, number: int, turn: int, budget: Budget, seed: int | str) -> Choice:
    """Half of the budget looks for the best action, half goes to each judgement.

    A judgement is made afresh: of many estimates the best is too good, and what was thought of little looks too bad.
    """
    sight = Sight(state, state.to_move)
    effort = effort_of(together=sight.instinct().together)
    chosen = state.catalogue.by_code(journal.moves[number - 1].code)
    half = Budget(budget.seconds / 2, max(1, budget.iterations // 2))
    luck = Seeded(f"{seed}/{number}")
    coach = Coach(sight, luck, WideSearch(sight, luck, effort.ahead, effort.wide))
    coach.compare(chosen)
    coach.think(seconds=None if math.isinf(half.seconds) else half.seconds, iterations=half.iterations)

    def worth(action: Action) -> ActionEstimate:
        return estimate_action(sight, action, Seeded(f"{seed}/{number}/worth"), half, effort.ahead, effort.wide)

    kept = worth(chosen)
    best, hoped = best_of(coach, chosen, kept, worth)
    return Choice(
        number,
        turn,
        sight.seat,
        chosen,
        best,
        None if best == chosen else coach.reason_beside(best, chosen),
        coach.chances(best, hoped.chance),
        coach.chances(chosen, kept.chance),
        doubt(kept),
        (False,) * state.players,
    )


def quick_judgement(state: State, journal: Journal, number: int, turn: int, seed: int | str) -> Choice:
    """The chances before a decision by a short search: for a first curve of a whole game."""
    sight = Sight(state, state.to_move)
    chosen = state.catalogue.by_code(journal.moves[number - 1].code)
    budget = Budget(math.inf, ROLLOUT_ITERATIONS)
    found = estimate_action(sight, chosen, Seeded(f"{seed}/{number}/glance"), budget, ROLLOUT_TURNS)
    futures = ActionRollouts(sight.instinct(), sight.seat, sight.players)
    world = sight.imagine(Seeded(f"{seed}/{number}/rivals"))
    futures.roll(world, futures.instinct.turn_of(world), Seeded(number))
    chances = futures.chances_with(found.chance)
    return Choice(
        number, turn, sight.seat, chosen, chosen, None, chances, chances, doubt(found), (False,) * len(chances)
    )


def best_of(
    coach: Coach, chosen: Action, kept: ActionEstimate, worth: Callable[[Action], ActionEstimate]
) -> tuple[Action, ActionEstimate]:
    """The best of the coach's actions, each estimated by itself, if it is surely better than the chosen one."""
    best, hoped = chosen, kept
    for place, advice in enumerate(coach.advice()):
        if advice.action != chosen and (place == 0 or advice.chance > hoped.chance):
            found = worth(advice.action)
            if found.chance > hoped.chance:
                best, hoped = advice.action, found
    is_sure = hoped.chance - kept.chance > max(MIN_CHANGE, MIN_STANDARD_ERRORS * math.hypot(noise(hoped), noise(kept)))
    return (best, hoped) if is_sure else (chosen, kept)


def noise(worth: ActionEstimate) -> float:
    """The standard error of an estimate; a few walks that happen to agree prove little."""
    return math.sqrt((worth.spread**2 + PRIOR_DEVIATION**2 / worth.walks) / worth.walks)


def doubt(worth: ActionEstimate) -> float:
    """How far it may be off: beside the noise, what so few walks do not find. Two actions mostly share that."""
    return math.hypot(noise(worth), SEARCH_ERROR / worth.walks**0.25)
