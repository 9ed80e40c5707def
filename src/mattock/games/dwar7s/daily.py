"""The daily autumn: the number of rivals changes from day to day."""

from __future__ import annotations

from typing import Final

from mattock.core.daily import DailyRecipe

PLAYERS: Final = (2, 3, 4)


class DailyAutumn(DailyRecipe):
    def options(self, day: int) -> dict[str, object]:
        return {"players": PLAYERS[day % len(PLAYERS)]}

    def points(self, won: bool, score: int) -> int:
        """The victory points."""
        return score


DAILY: Final = DailyAutumn()
