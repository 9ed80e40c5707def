"""Bots that think: a tree search over imagined worlds, for as long as they may."""

from __future__ import annotations

import time

from mattock.bots.bot import Bot
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.chance import Chance
from mattock.core.sight import Sight


class Thinker(Bot):
    """`seconds` and `iterations` a decision: whichever is used up first. Iterations make games repeatable."""

    def __init__(self, level: str, luck: Chance, seconds: float, iterations: int) -> None:
        super().__init__(level, luck)
        self.seconds = seconds
        self.iterations = iterations

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        deadline = time.monotonic() + self.seconds
        search = Search(sight, self.luck)
        search.iterate()
        search.run(self.iterations - 1, deadline)
        best = search.ranking()[0].number
        return next(action for action in actions if action.id == best)
