"""Confidence intervals of rates."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate, which holds for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + square / games / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
