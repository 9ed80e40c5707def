"""The runner hands every game that is left to its engine once, and passes the answers on as they come."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple, TypeVar, cast

from mattock.lab.cell import Cell
from mattock.lab.engines import SerialEngine, Work
from mattock.lab.play import GameBatch
from mattock.lab.runner import run

A = TypeVar("A")


class Played(NamedTuple):
    batch: GameBatch
    seconds: float


def cell(games: int) -> Cell:
    return cast("Cell", SimpleNamespace(numbers=range(games)))


def games_of(answers: list[Played]) -> list[tuple[int, int]]:
    return [(one.batch.place, number) for one in answers for number in one.batch.numbers]


def test_every_game_but_those_that_are_done_is_played_once() -> None:
    answers = list(run([cell(4), cell(2)], SerialEngine(), lambda batch: Played(batch, 1.0), {0: {1, 2}}))
    assert sorted(games_of(answers)) == [(0, 0), (0, 3), (1, 0), (1, 1)]


def test_games_are_played_as_their_answers_are_asked_for_and_their_pace_is_learned() -> None:
    begun: list[GameBatch] = []

    def work(batch: GameBatch) -> Played:
        begun.append(batch)
        return Played(batch, 0.001 * len(batch.numbers))

    answers = run([cell(400)], SerialEngine(), work)
    first = next(answers)
    assert begun == [first.batch]
    assert len(next(answers).batch.numbers) > len(first.batch.numbers) == 1


class Backwards:
    """An engine whose answers come in another order than they were asked for."""

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        yield from reversed([work(batch) for batch in batches])


def test_answers_may_come_in_any_order() -> None:
    answers = list(run([cell(3)], Backwards(), lambda batch: Played(batch, 10.0)))
    assert games_of(answers) == [(0, 2), (0, 1), (0, 0)]
