"""A quick look ahead: where does each choice lead by the end of the turn, if I go on by instinct?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import Bot
from mattock.bots.rollout import roll_out
from mattock.core.action import Action
from mattock.core.game import State
from mattock.core.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

WORLDS: Final = 4
TRIES: Final = 96


class Trial:
    """One choice, and what came of it so far."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.tries = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.tries


class Journeyman(Bot):
    """Tries every choice a few times, then the better half again, and so on until one is left."""

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        worlds = [sight.imagine(self.luck) for _ in range(WORLDS)]
        trials = [Trial(action.id) for action in actions]
        rounds = (len(trials) - 1).bit_length()
        while len(trials) > 1:
            each = max(1, TRIES // (rounds * len(trials)))
            for trial in trials:
                for count in range(each):
                    self.test(sight, worlds[(trial.tries + count) % WORLDS], trial)
                trial.tries += each
            trials = better_half(trials)
        return worlds[0].catalogue.actions[trials[0].number]

    def test(self, sight: Sight, world: State, trial: Trial) -> None:
        twin = world.clone()
        twin.chance = self.luck
        twin.step(trial.number)
        trial.total += roll_out(sight.instinct(), twin, self.luck)[sight.seat]


def better_half(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=Trial.mean, reverse=True)[: (len(trials) + 1) // 2]
