"""Which games are played next: batches of about half a second, all cells side by side."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from mattock.lab.cell import Cell
from mattock.lab.play import GameBatch

BATCH_SECONDS: Final = 0.5
MAX_GAMES: Final = 5_000


class Schedule:
    """Hands out every game that is not done, once. The size of a batch follows the pace of its cell so far."""

    def __init__(self, cells: Sequence[Cell], done: Mapping[int, Collection[int]]) -> None:
        self.cells = cells
        self.waiting = [self.numbers(index, done.get(index, ())) for index in range(len(cells))]
        self.left = [len(cell.numbers) - len(done.get(index, ())) for index, cell in enumerate(cells)]
        self.pace: dict[int, float] = {}  # seconds a game, by cell

    def numbers(self, index: int, done: Collection[int]) -> Iterator[int]:
        return (number for number in self.cells[index].numbers if number not in done)

    @property
    def total(self) -> int:
        """How many games are not handed out."""
        return sum(self.left)

    def batches(self) -> Iterator[GameBatch]:
        """Always of the cell that is furthest behind, so that a table of half the games is fair to all."""
        while self.total:
            index = max(range(len(self.cells)), key=self.share_left)
            numbers = tuple(islice(self.waiting[index], self.size(index)))
            self.left[index] -= len(numbers)
            yield GameBatch(index, self.cells[index], numbers)

    def share_left(self, index: int) -> float:
        return self.left[index] / max(len(self.cells[index].numbers), 1)

    def size(self, index: int) -> int:
        """One game, to learn how long it takes, or as many as fit."""
        pace = self.pace.get(index)
        return 1 if pace is None else max(1, min(MAX_GAMES, int(BATCH_SECONDS / max(pace, 1e-9))))

    def learn(self, batch: GameBatch, seconds: float) -> None:
        self.pace[batch.place] = seconds / len(batch.numbers)
