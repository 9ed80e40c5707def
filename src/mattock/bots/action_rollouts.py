"""What comes of an action, part by part: rollouts after it, and what the instinct makes of where they end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mattock.bots.rollout import roll_out
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class ActionRollouts:
    """The futures tried so far: each seat's chances, how many were over and won, and means of each part.

    `sums` and `squares` are of the futures that go on; they hold the parts of seat 0, then of seat 1, and so on.
    """

    def __init__(self, instinct: Instinct, seat: i64, players: i64) -> None:
        self.instinct = instinct
        self.seat: i64 = seat
        self.players: i64 = players
        self.tries = 0
        self.lasting = 0
        self.wins = 0.0  # of those that are over: the seat's shares of the victories
        self.shares: list[float] = [0.0] * players
        size = players * len(instinct.parts)
        self.sums: list[float] = [0.0] * size
        self.squares: list[float] = [0.0] * size

    def roll(self, world: State, turn: i64, luck: Chance) -> None:
        """Go on by instinct to the end of that turn, in a world in which the action was just played, and look."""
        chances = roll_out(self.instinct, world, turn, luck)
        seat: i64 = 0
        while seat < self.players:
            self.shares[seat] += chances[seat]
            seat += 1
        self.tries += 1
        if world.is_over:
            self.wins += chances[self.seat]
        else:
            self.look(world)

    def look(self, world: State) -> None:
        """Evaluate a position that is not over, for every seat."""
        scores: list[float] = []
        seat: i64 = 0
        while seat < self.players:
            self.instinct.evaluate(world, seat, scores)
            seat += 1
        self.lasting += 1
        for index, score in enumerate(scores):
            self.sums[index] += score
            self.squares[index] += score * score

    def mean(self, index: int) -> float:
        return self.sums[index] / self.lasting if self.lasting else 0.0

    def noise(self, index: int) -> float:
        """The standard error of that mean."""
        return standard_error(self.sums[index], self.squares[index], self.lasting)

    def won(self) -> float:
        """The share of futures that are over and won."""
        return self.wins / self.tries if self.tries else 0.0

    def lost(self) -> float:
        """The share of futures that are over and not won."""
        return (self.tries - self.lasting - self.wins) / self.tries if self.tries else 0.0

    def chances_with(self, chance: float) -> tuple[float, ...]:
        """Everybody's chances if the seat's own is known better: rivals divide the rest as they do in the futures."""
        if self.instinct.together:
            return tuple([chance] * self.players)
        rest = sum(self.shares) - self.shares[self.seat]
        even = 1.0 / max(1, len(self.shares) - 1)
        return tuple(
            [
                chance if seat == self.seat else (1.0 - chance) * (share / rest if rest > 0.0 else even)
                for seat, share in enumerate(self.shares)
            ]
        )


def standard_error(total: float, squares: float, count: int) -> float:
    if count < 2:
        return math.inf
    variance = (squares - total * total / count) / (count - 1)
    return math.sqrt(max(0.0, variance) / count)
