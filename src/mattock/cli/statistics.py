"""Rates and spreads of many games."""

from __future__ import annotations

import math
from collections.abc import Sequence


def quantile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that is not below that share of all values."""
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
