"""Rates and spreads of many games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z95: Final = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: honest for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that at least that share of all does not exceed."""
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
