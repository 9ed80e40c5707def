"""Work spread over processes; answers come in the order of the tasks, whoever is done first."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def answers(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[Answer]:
    """In this process, or in so many others."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap(work, tasks)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
