"""How a game is set up as the game of a day, and how many points a result is worth."""

from __future__ import annotations

from mattock.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class DailyRecipe:
    """One person plays seat 0, bots the others. A game brings a subclass."""

    def options(self, day: int) -> dict[str, object]:
        """The options of the day with that number (`datetime.date.toordinal`): the same for everybody."""
        raise NotImplementedError

    def points(self, won: bool, score: int) -> int:
        """The points for a result and its score; more is better."""
        raise NotImplementedError
