"""The daily autumn: as many rivals as the day has, and victory points as they are."""

from __future__ import annotations

import mattock
from mattock.games.dwar7s.daily import DAILY


def test_each_number_of_players_has_its_day() -> None:
    found = {mattock.game("dwar7s").new(seed=0, **DAILY.options(day)).players for day in range(3)}
    assert found == {2, 3, 4}


def test_points_are_victory_points() -> None:
    assert DAILY.points(won=True, score=31) == DAILY.points(won=False, score=31) == 31
