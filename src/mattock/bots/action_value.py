"""Estimates what an action is worth by a search that begins right after it, before luck has answered."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from mattock.bots.budget import Budget
from mattock.bots.search import Node, Search
from mattock.core.action import Action
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.sight import Sight
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

CHANCE_STEP: Final = 0.01


class SightAfterAction(Sight):
    """What a seat knows after it has chosen: in every world that it imagines, the action is already played."""

    def __init__(self, sight: Sight, action: Action) -> None:
        super().__init__(sight._world, sight.seat)
        self.number: i64 = action.id

    def imagine(self, chance: Chance) -> State:
        world = super().imagine(chance)
        world.step(self.number)
        return world


class WideSearch(Search):
    """A search that is not soon content. To choose well it need not know what quiet actions hide; to say how things
    stand it must: one that nobody leans to may decide the game, whoever finds it.

    It takes the span of all that was found for so many times as `wide` as it is, so that differences count for less.
    """

    def __init__(self, sight: Sight, luck: Chance, ahead: i64, wide: float) -> None:
        super().__init__(sight, luck, ahead)
        self.wide = wide
        self.least = self.low
        self.most = self.high

    def learn(self, path: list[Node], chances: list[float]) -> None:
        self.low, self.high = self.least, self.most
        super().learn(path, chances)
        self.least, self.most = self.low, self.high
        if self.most > self.least:
            room = 0.5 * (self.wide - 1.0) * (self.most - self.least)
            self.low -= room
            self.high += room


class ActionEstimate(NamedTuple):
    """A calibrated chance to win, the number of walks it was estimated from, and their standard deviation."""

    chance: float
    walks: int
    spread: float


def estimate_action(
    sight: Sight, action: Action, luck: Chance, budget: Budget, ahead: i64 = 0, wide: float = 1.0
) -> ActionEstimate:
    """The seat's chance after an action. Walks of the first half only explore, and would make it look too small."""
    search = WideSearch(SightAfterAction(sight, action), luck, ahead, wide)
    start = time.monotonic()
    search.iterate()
    search.run(budget.iterations // 2 - 1, start + budget.seconds / 2)
    visits, total, squares = search.root.visits, search.root.total, search.squares
    search.iterate()
    search.run((budget.iterations + 1) // 2 - 1, start + budget.seconds)
    walks = search.root.visits - visits
    chance = (search.root.total - total) / walks
    variance = (search.squares - squares) / walks - chance * chance
    return ActionEstimate(
        search.instinct.calibrated(chance),
        int(walks),
        calibration_slope(search.instinct, chance) * math.sqrt(max(0.0, variance)),
    )


def calibration_slope(instinct: Instinct, chance: float) -> float:
    """The slope of the calibration: how much a small change of a found chance changes the calibrated one."""
    low, high = max(0.0, chance - CHANCE_STEP), min(1.0, chance + CHANCE_STEP)
    return (instinct.calibrated(high) - instinct.calibrated(low)) / (high - low)
