"""Engines that play batches of games: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeVar

from mattock.core.refusal import MattockError
from mattock.lab.play import GameBatch
from mattock.lab.worker_processes import count_cores, enter_worker

BATCHES_AHEAD: Final = 2  # batches for each process, so that none waits for the next
MAX_BREAKS: Final = 3  # in a row, without an answer between them

A = TypeVar("A")
Work = Callable[[GameBatch], A]


class WorkersLost(MattockError):
    """Processes that play end again and again."""


class Engine(Protocol):
    """Gives the answers to all batches, each once, in any order; it asks for a batch when it can take one."""

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]: ...


class SerialEngine:
    """In this process."""

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        return map(work, batches)


class Processes:
    """In so many other processes of this machine. Batches of a process that was killed are played again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        lost: deque[GameBatch] = deque()
        breaks = 0
        while breaks < MAX_BREAKS:
            try:
                for answer in self.run_until_broken(work, batches, lost):
                    breaks = 0
                    yield answer
            except BrokenProcessPool:
                breaks += 1
            else:
                return
        message = f"processes that play were ended {MAX_BREAKS} times in a row"
        raise WorkersLost(message).saying("workers_lost", times=str(MAX_BREAKS))

    def run_until_broken(self, work: Work[A], batches: Iterator[GameBatch], lost: deque[GameBatch]) -> Iterator[A]:
        """With one pool; what it had not answered when it broke is left in `lost`."""
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=enter_worker)
        pending: dict[Future[A], GameBatch] = {}
        try:
            while True:
                while len(pending) < BATCHES_AHEAD * self.jobs:
                    batch = lost.popleft() if lost else next(batches, None)
                    if batch is None:
                        break
                    try:
                        pending[pool.submit(work, batch)] = batch
                    except BrokenProcessPool:
                        lost.append(batch)
                        raise
                if not pending:
                    break
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    answer = future.result()
                    del pending[future]
                    yield answer
        finally:
            lost.extend(pending.values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()


def engine_of(jobs: int | None) -> Engine:
    """The engine for a number of processes; None is one for each core."""
    count = jobs or count_cores()
    return SerialEngine() if count == 1 else Processes(count)
