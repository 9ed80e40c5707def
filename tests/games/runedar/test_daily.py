"""The daily siege: a week gets harder, and no defeat is worth as much as a victory."""

from __future__ import annotations

import datetime as dt

import mattock
from mattock.games.runedar.daily import DAILY

MONDAY = dt.date(2026, 11, 16)


def test_a_week_begins_easy_and_ends_hard() -> None:
    days = [DAILY.options((MONDAY + dt.timedelta(days=number)).toordinal()) for number in range(7)]
    difficulties = [options["difficulty"] for options in days]
    assert difficulties == ["easy", "easy", "normal", "normal", "normal", "hard", "hard"]
    for options in days:
        assert mattock.game("runedar").new(seed=0, **options).players in {2, 3, 4}


def test_any_victory_is_worth_more_than_any_defeat() -> None:
    most = 2 * len({tile["level"] for tile in mattock.game("runedar").pieces()["goblin"].values()})  # R2.2
    assert DAILY.points(won=False, score=most) < DAILY.points(won=True, score=1)
    assert DAILY.points(won=True, score=5) > DAILY.points(won=True, score=4)
    assert DAILY.points(won=False, score=5) > DAILY.points(won=False, score=4)
