"""The game of the day: everybody plays it with the same luck."""

from __future__ import annotations

from typing import Final

from mattock.core.daily import DailyRecipe

POINTS_FOR_WINNING: Final = 10


class DiceOfTheDay(DailyRecipe):
    """Five dice each; ones are wild every other day."""

    def options(self, day: int) -> dict[str, object]:
        return {"dice": 5, "ones": "wild" if day % 2 else "plain"}

    def points(self, won: bool, score: int) -> int:
        """The score is the number of dice that are left: a defeat leaves none."""
        return POINTS_FOR_WINNING + score if won else 0


DAILY: Final = DiceOfTheDay()
