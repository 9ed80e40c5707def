"""The daily siege: from Monday to Sunday it gets harder, and the number of dwarfs changes."""

from __future__ import annotations

from typing import Final

from mattock.core.daily import DailyRecipe

DIFFICULTIES: Final = ("easy", "easy", "normal", "normal", "normal", "hard", "hard")
PLAYERS: Final = (2, 3, 4)
VICTORY: Final = 20  # more than goblins can be defeated in a siege that is lost


class DailySiege(DailyRecipe):
    def options(self, day: int) -> dict[str, object]:
        weekday = (day - 1) % 7
        return {"players": PLAYERS[day % len(PLAYERS)], "difficulty": DIFFICULTIES[weekday]}

    def points(self, won: bool, score: int) -> int:
        """A victory counts for itself, then each nugget saved; a defeat counts the goblins defeated (R16.2, R16.3)."""
        return VICTORY + score if won else score


DAILY: Final = DailySiege()
