"""Frozen processes of bots: a process that has something to think about and is given no processor time is killed, so
that its pool breaks, as if it had died, and others are asked.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path
from typing import Final

LOOK_INTERVAL: Final = 1.0
MAX_STILL: Final = 4  # looks in a row: under any load a process gets some of the processor in so many seconds

log = logging.getLogger(__name__)


def processor_time(pid: int) -> int:
    """Nanoseconds that the first thread of a process has had; 0 where the process has ended, or the system does not
    tell.
    """
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return 0


def processes_of(pool: Executor) -> Collection[int]:
    """The ids of a pool's processes, kept up to date by the pool; none if it has threads."""
    found: Collection[int] | None = getattr(pool, "_processes", None)  # no public name leads to them
    return () if found is None else found


class StillCount:
    """For how many looks in a row each process has had no processor time, and since when too few have had some."""

    def __init__(self) -> None:
        self._had: dict[int, int] = {}
        self._looks: dict[int, int] = {}
        self._short = 0

    def look(self, processes: Collection[int], wanted: int) -> list[int]:
        """The frozen ones among `processes`, of which `wanted` have something to do, or all if there are fewer."""
        now = {pid: had for pid in tuple(processes) if (had := processor_time(pid))}
        self._looks = {pid: self._looks.get(pid, 0) + 1 if self._had.get(pid) == had else 0 for pid, had in now.items()}
        self._had = now
        running = sum(looks == 0 for looks in self._looks.values())
        self._short = self._short + 1 if running < min(wanted, len(now)) else 0
        if self._short < MAX_STILL:
            return []
        return [pid for pid, looks in self._looks.items() if looks >= MAX_STILL]


class FrozenWatch(threading.Thread):
    """Looks after one pool; `busy` says how many thoughts it has. Once it `is_closing`, every process has to end."""

    def __init__(self, pool: Executor, busy: Callable[[], int]) -> None:
        super().__init__(name="frozen-bots", daemon=True)
        self._processes = processes_of(pool)
        self._busy = busy
        self._closing = threading.Event()

    def close(self) -> None:
        self._closing.set()

    def run(self) -> None:
        still, pause = StillCount(), threading.Event()
        while not (self._closing.is_set() and not any(map(processor_time, tuple(self._processes)))):
            pause.wait(LOOK_INTERVAL)
            wanted = len(self._processes) if self._closing.is_set() else self._busy()
            for pid in still.look(self._processes, wanted):
                log.warning("process %d, where a bot thinks, is frozen: it is replaced", pid)
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
