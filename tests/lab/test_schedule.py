"""Which games are played next: each once, the cell that is furthest behind first."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from mattock.lab.cell import Cell
from mattock.lab.schedule import BATCH_SECONDS, MAX_GAMES, Schedule


def cell(games: int) -> Cell:
    return cast("Cell", SimpleNamespace(numbers=range(games)))


def test_every_game_that_is_not_done_is_handed_out_once() -> None:
    schedule = Schedule([cell(5), cell(3)], {0: {1, 4}, 1: set()})
    assert schedule.total == 6
    handed = [(batch.place, number) for batch in schedule.batches() for number in batch.numbers]
    assert sorted(handed) == [(0, 0), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2)]
    assert schedule.total == 0


def test_the_cell_that_is_furthest_behind_is_next() -> None:
    schedule = Schedule([cell(2), cell(4)], {0: {0}})
    batches: Any = schedule.batches()
    assert [next(batches).place for _ in range(3)] == [1, 1, 0]


def test_a_batch_takes_about_half_a_second_once_the_pace_is_known() -> None:
    schedule = Schedule([cell(100_000)], {})
    batches = schedule.batches()
    first = next(batches)
    assert len(first.numbers) == 1
    schedule.learn(first, BATCH_SECONDS / 10)
    second = next(batches)
    assert len(second.numbers) == 10
    schedule.learn(second, 1e-6)
    assert len(next(batches).numbers) == MAX_GAMES
