"""Where bots and coaches think: in processes of their own, so that the server listens on meanwhile.

Compiled bots hold the interpreter while they think, so threads are no way out; on a machine with one core nothing is.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import mattock
from mattock.bots import Sight, bot

P = ParamSpec("P")
T = TypeVar("T")


def count_cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def new_pool(workers: int) -> Executor:
    if count_cores() == 1:
        return ThreadPoolExecutor(workers, thread_name_prefix="bots")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=settle_down)


def settle_down() -> None:
    """In a new process: Ctrl-C is the server's affair, and no thinker outlives its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def warm_up() -> None:
    """Read the games, so that the first thought is not the slow one."""
    for name in mattock.game_names():
        bot("random").choose(Sight(mattock.game(name).new(seed=0), 0))


class BotPool(Executor):
    """A pool that outlives its processes: if one of them is killed, new ones take over."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, count_cores() - 1)
        self._lock = threading.Lock()
        self._pool: Executor | None = None
        self.busy = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with self._lock:
            try:
                thought = self._ready().submit(fn, *args, **kwargs)
            except BrokenExecutor:
                self._pool = None
                thought = self._ready().submit(fn, *args, **kwargs)
            self.busy += 1
        thought.add_done_callback(self._thought)
        return thought

    def _thought(self, _: Future[T]) -> None:
        with self._lock:
            self.busy -= 1

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for _ in range(self._workers):
            self.submit(warm_up)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def _ready(self) -> Executor:
        """Made when it is first needed: a server without bots needs no further process."""
        if self._pool is None:
            self._pool = new_pool(self._workers)
        return self._pool
