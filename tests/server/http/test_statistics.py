"""One's own statistics: counted as they are, with honest intervals, and told to nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from mattock.lab.intervals import wilson
from mattock.server.http.statistics import statistics
from mattock.tables.store.statistics import PlayedGame
from tests.server.http.test_chronicles import played
from tests.server.serving import visited


def game(table: str, difficulty: str, reason: str, *, won: bool, players: int = 2) -> PlayedGame:
    return PlayedGame(table, players, difficulty, won, reason, 4, 0.0)


def test_rates_go_from_easy_to_hard_and_endings_from_often_to_seldom() -> None:
    games = [
        game("d", "hard", "gold", won=False),
        game("c", "easy", "gold", won=False),
        game("b", "easy", "escaped", won=True),
        game("a", "hard", "siege_deck", won=False),
    ]
    found = statistics("runedar", games, None, Counter())
    assert [(rate.option, rate.value, rate.games, rate.wins) for rate in found.rates] == [
        ("difficulty", "easy", 2, 1),
        ("difficulty", "hard", 2, 0),
    ]
    assert (found.rates[0].low, found.rates[0].high) == wilson(1, 2)
    assert (found.endings[0].reason, found.endings[0].count) == ("gold", 2)
    assert [one.table for one in found.recent] == ["a", "b", "c", "d"]
    assert (found.games, found.wins, found.best) == (4, 1, 4)


def test_where_there_is_no_difficulty_the_number_of_players_counts() -> None:
    games = [game("a", "", "goals", won=True, players=4), game("b", "", "goals", won=False, players=2)]
    assert [(rate.option, rate.value) for rate in statistics("dwar7s", games, None, Counter()).rates] == [
        ("players", "2"),
        ("players", "4"),
    ]


def test_nothing_played_makes_no_numbers() -> None:
    found = statistics("runedar", [], None, Counter())
    assert (found.games, found.best, found.rates, found.recent) == (0, None, [], [])


def test_everybody_is_told_their_own_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await played(ada, "runedar")
            own = (await ada.get("/api/statistics/runedar")).json()
            assert (own["games"], own["sort"]) == (1, "upgrade")
            assert [one["table"] for one in own["recent"]] == [table]
            assert (await bo.get("/api/statistics/runedar")).json()["games"] == 0
            assert (await ada.get("/api/statistics/nothing")).status_code == 404
            assert (await ada.http.get("/api/statistics/runedar")).status_code == 401

    asyncio.run(story())
