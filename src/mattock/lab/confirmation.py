"""Is it a turning point? The better action and the chosen one are played out from the same imagined worlds.

A search judges by a few turns; it may see a loss where both ways lead to the same end.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from mattock.bots import Sight, bot
from mattock.bots.bot import chances_of
from mattock.bots.budget import Budget
from mattock.core.action import Action
from mattock.core.chance import Seeded
from mattock.core.state import State
from mattock.lab.chains import with_chance
from mattock.lab.choice import SURE, Choice

PAIRS: Final = 40
DECISIONS: Final = 1500  # with a choice, in all games together
QUICK: Final = 100  # iterations for each of them: with a third of that quiet actions are not found
FAR: Final = 40  # decisions; a game that goes on longer is appraised there
FIRST: Final = 6  # pairs; then no more of them than are needed
CLEAR: Final = 3.0  # standard errors: more games would say the same
SEARCHED: Final = 0.2  # how far the loss that a search found is off, as games of stronger bots have shown
UNKNOWN: Final = 0.25  # how much pairs may differ, as long as there are too few to tell
LONGEST: Final = 30  # times what one decision of the journal was given


class Effort(NamedTuple):
    """So many decisions in all, each thought through so often, no longer than that."""

    decisions: int
    iterations: int
    seconds: float


class Ended(NamedTuple):
    """The seat's chance where a game ended or was left, and after how many decisions."""

    chance: float
    decisions: int


def effort_of(budget: Budget) -> Effort:
    """As far as a review takes its time for each decision."""
    decisions = min(DECISIONS, 2 * budget.iterations)
    return Effort(decisions, min(QUICK, max(1, budget.iterations // 10)), LONGEST * budget.seconds)


def confirmed(choice: Choice, moment: State, effort: Effort, seed: int | str) -> Choice:
    """The choice with the loss that search and games find together; none, if the games do not show it."""
    size = joined(choice.loss, leads_of(choice, moment, effort, seed))
    seat, middle = choice.seat, (choice.hoped[choice.seat] + choice.kept[choice.seat]) / 2
    if size <= 0.0:
        same = with_chance(choice.kept, seat, middle, together=False)
        return choice._replace(best=choice.chosen, reason=None, hoped=same, kept=same)
    low = max(0.0, min(middle - size / 2, 1.0 - size))
    return choice._replace(
        hoped=with_chance(choice.hoped, seat, min(1.0, low + size), together=False),
        kept=with_chance(choice.kept, seat, low, together=False),
    )


def joined(loss: float, leads: Sequence[float]) -> float:
    """Both estimates, each as it can be trusted; 0 where the games do not surely show what the search has found."""
    mean, noise = lead_in(leads)
    if mean <= SURE * noise:
        return 0.0
    trust, other = SEARCHED**-2, noise**-2
    return (loss * trust + mean * other) / (trust + other)


def lead_in(leads: Sequence[float]) -> tuple[float, float]:
    """Their mean and its standard error; a few that happen to agree prove little."""
    count = len(leads)
    mean = sum(leads) / count
    variance = sum((lead - mean) ** 2 for lead in leads) / count
    return mean, math.sqrt((variance + UNKNOWN**2 / count) / count)


def is_clear(leads: Sequence[float]) -> bool:
    mean, noise = lead_in(leads)
    return len(leads) >= FIRST and (mean <= 0.0 or mean > CLEAR * noise)


def leads_of(choice: Choice, moment: State, effort: Effort, seed: int | str) -> list[float]:
    """By how much the better action did better, world by world, until that is clear."""
    start, decisions = time.monotonic(), 0
    leads: list[float] = []
    while not leads or not (
        is_clear(leads)
        or len(leads) == PAIRS
        or decisions >= effort.decisions
        or time.monotonic() - start >= effort.seconds
    ):
        key = f"{seed}/{choice.number}/game {len(leads)}"
        best, chosen = (played_out(moment, choice.seat, one, effort, key) for one in (choice.best, choice.chosen))
        leads.append(best.chance - chosen.chance)
        decisions += best.decisions + chosen.decisions
    return leads


def played_out(moment: State, seat: int, action: Action, effort: Effort, key: str) -> Ended:
    """What comes of an action in a world that the key imagines for the seat; everybody goes on by the same bot."""
    world = moment.imagine(seat, Seeded(key))
    world.chance = Seeded(f"{key}/luck")
    world.play(action)
    player, decisions = bot("master", seed=f"{key}/bots", iterations=effort.iterations), 0
    while not world.is_over and decisions < FAR:
        decisions += len(world.legal_ids()) > 1
        world.play(player.choose(Sight(world, world.to_move)))
    instinct = world.game.instinct(world)
    chance = chances_of(instinct, world)[seat]
    return Ended(chance if world.is_over else instinct.told(chance), decisions)
