"""One game of random players, measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from mattock.core.outcome import Outcome

Measures = Mapping[str, Callable[[Mapping[str, Any], Outcome], Sequence[int]]]
"""What is worth counting, by name: read from the last view and the outcome, one number or one for each player."""


class Trial(NamedTuple):
    """How a game went: who won of how many, who began, how it ended, and what was measured."""

    winners: tuple[int, ...]
    players: int
    first: int
    reason: str
    decisions: int
    measures: dict[str, Sequence[int]]
