"""Plays the games of cells, wherever they are played: experiments, ladder, simulations and weigh-ins all run on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from mattock.lab.cell import Cell
from mattock.lab.engines import Engine
from mattock.lab.play import GameBatch
from mattock.lab.schedule import Schedule


class BatchAnswer(Protocol):
    """The answer to a batch tells how long it took."""

    @property
    def batch(self) -> GameBatch: ...

    @property
    def seconds(self) -> float: ...


A = TypeVar("A", bound=BatchAnswer)


def run(
    cells: Sequence[Cell],
    engine: Engine,
    work: Callable[[GameBatch], A],
    done: Mapping[int, Collection[int]] | None = None,
) -> Iterator[A]:
    """Play all games but those that are done, by the index of their cell; the answers come as they are ready."""
    schedule = Schedule(cells, done or {})
    for answer in engine.run(work, schedule.batches()):
        schedule.learn(answer.batch, answer.seconds)
        yield answer
