"""Streaks, and points with luck taken out of them."""

from __future__ import annotations

import datetime as dt

import pytest

from mattock.games.runedar.daily import DAILY, VICTORY
from mattock.server.daily.report import bot_results, result, streaks
from mattock.server.daily.work import BotGame
from mattock.tables.store.daily import Attempt, AttemptResult

DAY = dt.date(2026, 11, 19)


@pytest.mark.parametrize(
    ("played", "found"),
    [
        ("", (0, 0)),
        ("19", (1, 1)),
        ("18", (1, 1)),  # today is still to come
        ("17", (0, 1)),
        ("17 18 19", (3, 3)),
        ("17 18", (2, 2)),
        ("10 11 12 13 18 19", (2, 4)),
        ("10 11 12 17", (0, 3)),
    ],
)
def test_a_streak_lasts_until_a_day_is_missed(played: str, found: tuple[int, int]) -> None:
    assert streaks([f"2026-11-{day}" for day in played.split()], DAY) == found


def test_a_streak_goes_over_the_end_of_a_year() -> None:
    assert streaks(["2026-12-31", "2027-01-01"], dt.date(2027, 1, 1)) == (2, 2)


def test_the_lead_is_what_is_above_the_mean_of_the_bots() -> None:
    bots = bot_results(DAILY, [BotGame(won=True, score=4), BotGame(won=False, score=6)])
    assert (bots.games, bots.wins, bots.mean, bots.points) == (2, 1, (VICTORY + 4 + 6) / 2, [6, VICTORY + 4])
    one = Attempt("t", "2026-11-19", "ada", "Ada", 1, "over", AttemptResult(True, "escaped", 7, 12, 0.0))
    shown = result(DAILY, one, bots.mean, frozenset(), is_open=False)
    assert (shown.points, shown.lead, shown.table, shown.is_alike) == (VICTORY + 7, VICTORY + 7 - 15.0, None, False)
    again = result(DAILY, one, None, frozenset({"ada"}), is_open=True)
    assert (again.lead, again.is_alike) == (None, True)


def test_no_bots_have_no_mean() -> None:
    assert bot_results(DAILY, []).mean is None
