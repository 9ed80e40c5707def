"""Bots that search a tree over imagined worlds within a budget."""

from __future__ import annotations

import math
import time

from mattock.bots.bot import Bot
from mattock.bots.budget import Budget
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.sight import Sight
from mattock.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """The budget is for one decision. Counted in iterations it makes games repeatable; there is always one."""

    def __init__(self, level: str, luck: Chance, budget: Budget) -> None:
        super().__init__(level, luck)
        self.budget = budget

    def choose(self, sight: Sight) -> Action:
        """A private action needs no search: instinct says when it is time for one."""
        choice = sight.private_choice()
        return super().choose(sight) if choice is None else choice

    def instinct(self, sight: Sight) -> Instinct:
        """The priors and the evaluation that it searches with; a bot with others overrides this."""
        return sight.instinct()

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        deadline = time.monotonic() + self.budget.seconds
        search = Search(sight, self.luck, 0, self.instinct(sight))
        search.run(1, math.inf)
        search.run(self.budget.iterations - 1, deadline)
        best = search.ranking()[0].number
        return next(action for action in actions if action.id == best)
