"""The base of what bots know of a game: priors of actions and an evaluation of positions.

Bots are game-blind: an instinct is all they know of a game. It looks at a position as it is given, so it is only ever
shown positions that somebody imagined.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """`parts` names what a position is judged by; `together` says that all win or lose as one."""

    def __init__(self, parts: tuple[str, ...], *, together: bool) -> None:
        self.parts = parts
        self.together = together

    def turn_of(self, state: State) -> i64:
        """A number that changes whenever a turn has ended: as far as a quick look ahead goes."""
        raise NotImplementedError

    def may_win(self, state: State) -> bool:
        """Whether the seat to move might win within this turn; where False, no search for a win is made."""
        return True

    def priors(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        """Append a weight for each of the actions offered: how much a sensible beginner leans to it, from 1 up."""
        raise NotImplementedError

    def private_choice(self, state: State) -> i64:
        """Return the private action (`Game.is_private`) that the seat to move should play first, or -1.

        It goes by what the seat knows, and once the action is played there is none left to play.
        """
        return -1

    def evaluate(self, state: State, seat: i64, scores: list[float]) -> None:
        """Append a score for each part of the position: what it adds to the seat's log odds, or takes from them."""
        raise NotImplementedError

    def standing(self, state: State, seat: i64) -> float:
        """All parts together."""
        scores: list[float] = []
        self.evaluate(state, seat, scores)
        total = 0.0
        for score in scores:
            total += score
        return total

    def chances(self, state: State, players: i64, chances: list[float]) -> None:
        """Append the chance of each seat to win a game that is not over."""
        seat: i64 = 0
        if self.together:
            shared = 1.0 / (1.0 + math.exp(-self.standing(state, 0)))
            while seat < players:
                chances.append(shared)
                seat += 1
            return
        total = 0.0
        while seat < players:
            weight = math.exp(self.standing(state, seat))
            chances.append(weight)
            total += weight
            seat += 1
        seat = 0
        while seat < players:
            chances[seat] /= total
            seat += 1

    def calibrated(self, chance: float) -> float:
        """The chance to show for one that a search found: how often such games are won. The order is kept."""
        return chance


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherInstinct(Instinct):
    """The instinct of a game, to be overridden in part: `priors` by another policy, `chances` by another value."""

    def __init__(self, own: Instinct) -> None:
        super().__init__(own.parts, together=own.together)
        self.own = own

    def turn_of(self, state: State) -> i64:
        return self.own.turn_of(state)

    def may_win(self, state: State) -> bool:
        return self.own.may_win(state)

    def priors(self, state: State, numbers: list[i64], weights: list[i64]) -> None:
        self.own.priors(state, numbers, weights)

    def private_choice(self, state: State) -> i64:
        return self.own.private_choice(state)

    def evaluate(self, state: State, seat: i64, scores: list[float]) -> None:
        self.own.evaluate(state, seat, scores)

    def chances(self, state: State, players: i64, chances: list[float]) -> None:
        self.own.chances(state, players, chances)

    def calibrated(self, chance: float) -> float:
        return self.own.calibrated(chance)


def percent(chance: float) -> int:
    """A chance in whole per cent; 0 and 100 are kept for what is certain."""
    whole = round(100 * chance)
    return min(99, max(1, whole)) if 0.0 < chance < 1.0 else whole
