"""Chances in whole per cent, and changes in whole points that add up as the exact ones do."""

from __future__ import annotations

import math

from mattock.core.instinct import percent
from mattock.lab.review_result import Shares, Split


class Points:
    """A split as people read it: what each part gave or took in all, and how much `of` all change it made."""

    def __init__(self, split: Split, shares: Shares) -> None:
        parts = [100 * part for part in (split.decisions, split.others, split.luck)]
        self.start = percent(split.start)
        self.end = percent(split.end) if any(parts) else self.start  # a difference may be too small for a number
        self.decisions, self.others, self.luck = rounded(parts, self.end - self.start)
        self.of_decisions, self.of_others, self.of_luck = rounded([100 * share for share in shares], 100)

    @property
    def is_still(self) -> bool:
        """Whether nothing changed at all."""
        return not (self.of_decisions or self.of_others or self.of_luck)

    @property
    def is_large(self) -> bool:
        """Whether a part gave or took more than 100 points in sum."""
        return max(abs(self.decisions), abs(self.others), abs(self.luck)) > 100


def signed(points: int) -> str:
    """A change with its sign; no change has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def rounded(parts: list[float], total: int) -> list[int]:
    """Whole numbers with that sum, each near its part: what would lose most by rounding down is rounded up first.

    A part that is nothing at all stays nothing.
    """
    whole = [math.floor(part) for part in parts]
    moved = sorted((index for index, part in enumerate(parts) if part), key=lambda index: whole[index] - parts[index])
    missing = total - sum(whole)
    for turn in range(abs(missing) if moved else 0):
        index = moved[turn % len(moved)] if missing > 0 else moved[-1 - turn % len(moved)]
        whole[index] += 1 if missing > 0 else -1
    return whole
