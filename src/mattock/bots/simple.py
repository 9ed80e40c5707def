"""Bots that do not look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.bots.bot import Bot, sample_action
from mattock.core.action import Action
from mattock.core.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64


class RandomBot(Bot):
    """Any legal action: for measuring."""

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        return actions[self.luck.below(len(actions), "choice")]


class Apprentice(Bot):
    """Plays by the priors of a sensible beginner, without looking ahead."""

    def pick(self, sight: Sight, actions: list[Action]) -> Action:
        numbers: list[i64] = []
        weights: list[i64] = []
        world = sight.imagine(self.luck)
        return world.catalogue.actions[
            sample_action(sight.instinct(), world, numbers, weights, self.luck, firmly=False)
        ]
