"""Thinks as long as it may: a tree search over imagined worlds."""

from __future__ import annotations

import math
import time

from mattock.bots.bot import Bot
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.chance import Chance
from mattock.core.sight import Sight


class Master(Bot):
    """`seconds` and `iterations` a decision: whichever is used up first. Iterations make games repeatable."""

    def __init__(self, level: str, luck: Chance, seconds: float | None, iterations: int | None) -> None:
        super().__init__(level, luck)
        self.seconds = seconds
        self.iterations = iterations

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        deadline = math.inf if self.seconds is None else time.monotonic() + self.seconds
        search = Search(sight, self.luck)
        search.iterate()
        search.run(10**12 if self.iterations is None else self.iterations - 1, deadline)
        best = search.ranking()[0].number
        return next(action for action in actions if action.id == best)
