"""The base of all bots: a bot is given the sight of a seat and chooses an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.action import Action
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.outcome import Outcome
from mattock.core.refusal import BadOption
from mattock.core.sight import Sight
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`luck` is the bot's own, for imagined worlds and random choices. With the same luck it plays the same game."""

    def __init__(self, level: str, luck: Chance) -> None:
        self.level = level
        self.luck = luck

    def choose(self, sight: Sight) -> Action:
        """One of the legal actions of a seat that is asked."""
        actions = sight.legal()
        if not actions:
            raise BadOption(f"seat={sight.seat}: nothing is asked of it now")
        return actions[0] if len(actions) == 1 else self.pick(sight, actions)

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        """Choose one of two or more actions."""
        raise NotImplementedError


def sample_action(
    instinct: Instinct, world: State, numbers: list[i64], weights: list[i64], luck: Chance, *, firmly: bool
) -> i64:
    """One of the actions offered, as likely as its weight, or firmly: as the square of it. Fills both lists."""
    numbers.clear()
    world.game.offer(world, numbers)
    if len(numbers) == 1:
        return numbers[0]
    weights.clear()
    instinct.priors(world, numbers, weights)
    total: i64 = 0
    for weight in weights:
        total += weight * weight if firmly else weight
    at = luck.below(total, "choice")
    for index, weight in enumerate(weights):
        at -= weight * weight if firmly else weight
        if at < 0:
            return numbers[index]
    raise AssertionError("a number below the total lies within one of its parts")


def chances_of(instinct: Instinct, world: State) -> list[float]:
    """Each seat's chance to win, or at the end its share of the victory."""
    outcome = world.outcome if world.is_over else None
    if outcome is not None:
        return victory_shares(instinct, outcome, world.players)
    chances: list[float] = []
    instinct.chances(world, world.players, chances)
    return chances


def victory_shares(instinct: Instinct, outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the win: all of it for everybody where they win as one, else divided."""
    share = 1.0 if instinct.together or not outcome.winners else 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(players)]
