"""Bots on the fate of a day: the same game from the same number, whole or in slices."""

from __future__ import annotations

import datetime as dt

import pytest

from mattock.server.daily import work
from mattock.server.daily.work import BotGame, Task, play_on, playing
from mattock.tables.log.daily import options_on, secret_of

DAY = dt.date(2026, 11, 19)


def task(number: int, game: str = "dwar7s") -> Task:
    return Task(game, DAY.isoformat(), options_on(game, DAY), secret_of(bytes(32), game, DAY), number)


def whole(wanted: Task) -> BotGame:
    return next(found for found in playing(wanted) if found is not None)


@pytest.mark.parametrize("game", ["dwar7s", "runedar"])
def test_a_game_in_slices_is_the_game_in_one_piece(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "lower_priority", lambda: None)
    slices, found = 0, None
    while found is None:
        found, slices = play_on(task(0, game), 0.05), slices + 1
    assert found == whole(task(0, game))
    assert slices > 1
    assert not work.RUNNING_GAMES


def test_bots_have_luck_of_their_own_in_each_game() -> None:
    assert len({whole(task(number)).score for number in range(5)}) > 1


def test_a_process_remembers_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "lower_priority", lambda: None)
    for number in range(5):
        assert play_on(task(number), 0.0) is None
    assert len(work.RUNNING_GAMES) == work.MAX_KEPT
    work.RUNNING_GAMES.clear()
