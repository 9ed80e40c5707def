"""Random play inside compiled code: for measuring, simulating and searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mattock.core.chance import Chance
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_randomly(state: State, choice: Chance, limit: int = 1_000_000) -> int:
    """Play uniformly random legal actions until the end or the limit; returns how many were played."""
    numbers: list[i64] = []
    played: i64 = 0
    most: i64 = limit
    while played < most and not state.is_over:
        numbers.clear()
        state.game.offer(state, numbers)
        state.step(numbers[choice.below(len(numbers), "choice")])
        played += 1
    return played
