"""The pool of processes in which bots and coaches think, so that the server's event loop stays free.

Compiled bots hold the interpreter while they think, so threads are no way out; on a machine with one core nothing is.

A server that is started before its engine is compiled finds in MATTOCK_COMPILED the folder in which the compiled
package will appear, whole. From then on bots think in new processes that import it from there. What goes between them
and the server is plain data, so that the two need not be of one kind.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import pkgutil
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

import mattock.bots
import mattock.core
import mattock.games
import mattock.wire
from mattock.bots import Sight, bot
from mattock.lab.worker_processes import count_cores, enter_worker
from mattock.server.bot_watch import FrozenWatch

P = ParamSpec("P")
T = TypeVar("T")


def new_pool(workers: int) -> Executor:
    if count_cores() == 1:
        return ThreadPoolExecutor(workers, thread_name_prefix="bots")
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=enter_worker)


def warm_up() -> None:
    """Read the games, so that the first thought is not the slow one."""
    for name in mattock.game_names():
        bot("random").choose(Sight(mattock.game(name).new(seed=0), 0))


def awaited_package() -> Path | None:
    folder = os.environ.get("MATTOCK_COMPILED")
    return Path(folder) if folder else None


def import_engine() -> None:
    """Import all that may get compiled while this process runs: plain and compiled modules must not mix in it.

    A module that needs a package which is not installed, as those for learning do, is none that a server uses.
    """
    for package in (mattock.core, mattock.games, mattock.bots, mattock.wire):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            try:
                importlib.import_module(module.name)
            except ModuleNotFoundError as error:
                if error.name is None or error.name.startswith("mattock"):
                    raise


@contextmanager
def importing_from(folder: Path | None) -> Iterator[None]:
    """Processes that are started meanwhile import from this folder; this one keeps what it has imported."""
    if folder is None:
        yield
        return
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))


class BotPool(Executor):
    """A pool that replaces its processes when one of them is killed or frozen."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, count_cores() - 1)
        self._lock = threading.Lock()
        self._pool: Executor | None = None
        self._watch: FrozenWatch | None = None
        self._awaited = awaited_package()
        self._compiled: Path | None = None
        self.busy = 0

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with self._lock:
            self._look_for_compiled()
            with importing_from(self._compiled):
                thought = self._submit(fn, *args, **kwargs)
            self.busy += 1
        thought.add_done_callback(self._thought)
        return thought

    def _submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._ready().submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self.shutdown(wait=False)
            self._pool = None
            return self._ready().submit(fn, *args, **kwargs)

    def _look_for_compiled(self) -> None:
        """Once the compiled package is there, start new processes; the old ones finish their work."""
        if self._awaited is not None and self._awaited.is_dir():
            self._compiled, self._awaited = self._awaited, None
            self.shutdown(wait=False)
            self._pool = None

    def _thought(self, _: Future[T]) -> None:
        with self._lock:
            self.busy -= 1

    def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for _ in range(self._workers):
            self.submit(warm_up)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._pool is not None:
            if self._watch is not None:
                self._watch.close()
            self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def _ready(self) -> Executor:
        """The pool, made when it is first needed."""
        if self._pool is None:
            self._pool = new_pool(self._workers)
            self._watch = FrozenWatch(self._pool)
            self._watch.start()
        return self._pool
