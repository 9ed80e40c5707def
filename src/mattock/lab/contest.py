"""One game between bots: who sits where, how it went. Everything hangs on the seed alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import mattock
from mattock.bots import Bot, Sight, bot
from mattock.bots.bot import shares_of


class Contender(NamedTuple):
    """A level, and for a master how long it thinks about a decision."""

    level: str
    iterations: int | None = None

    @property
    def title(self) -> str:
        return self.level if self.iterations is None else f"{self.level} ({self.iterations:,} iterations)"

    def ready(self, seed: str) -> Bot:
        return bot(self.level, seed=seed, iterations=self.iterations)


class Result(NamedTuple):
    """How a game ended: each seat's share of the victory, the scores, why, after how many decisions."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int


def play(game: str, options: Mapping[str, Any], seats: Sequence[Contender], seed: str) -> Result:
    """One game; each bot sees what its seat sees."""
    state = mattock.game(game).new(seed=seed, **options)
    bots = [contender.ready(f"{seed}/{seat}") for seat, contender in enumerate(seats)]
    decisions = 0
    while not state.is_over:
        seat = state.to_move
        state.play(bots[seat].choose(Sight(state, seat)))
        decisions += 1
    outcome = state.outcome
    assert outcome is not None
    shares = shares_of(state.game.instinct(state), outcome, len(seats))
    return Result(tuple(shares), outcome.scores, outcome.reason, decisions)
