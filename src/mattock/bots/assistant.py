"""The assistant, a bot between those that do not look ahead and those that search: it tries a few candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import Bot, sample_action
from mattock.bots.proof import WON
from mattock.bots.search import Search
from mattock.core.action import Action
from mattock.core.sight import Sight
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_CANDIDATES: Final = 3  # choices that come to mind, the same one perhaps more than once
ROLLOUTS_EACH: Final = 2  # at where each of them leads


@mypyc_attr(allow_interpreted_subclasses=True)
class Assistant(Bot):
    """Sees a win within the turn, but overlooks many better choices because it considers few."""

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        search = Search(sight, self.luck)
        search.look_for_win()
        if search.root.proof != WON:
            for number in self.ideas(sight, len(actions)):
                look_at(search, number)
        best = search.ranking()[0]
        while best.visits == 0.0:  # each of the others has lost
            look_at(search, best.number)
            best = search.ranking()[0]
        return sight.catalogue.actions[best.number]

    def ideas(self, sight: Sight, count: int) -> list[int]:
        """A few candidate actions, drawn with the priors of a sensible beginner as weights."""
        world = sight.imagine(self.luck)
        instinct = sight.instinct()
        numbers: list[i64] = []
        weights: list[i64] = []
        found: list[int] = []
        for _ in range(min(MAX_CANDIDATES, count)):
            number: int = sample_action(instinct, world, numbers, weights, self.luck, firmly=False)
            if number not in found:
                found.append(number)
        return found


def look_at(search: Search, number: int) -> None:
    for _ in range(ROLLOUTS_EACH):
        search.walk(number)
