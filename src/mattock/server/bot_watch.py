"""Frozen processes of bots: one that was stopped (SIGSTOP) is killed, so that its pool breaks as if it had died, and
others are asked.

A process that merely gets little of the processor is left alone: it is not stopped, however long it waits.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Collection
from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path
from typing import Final

LOOK_INTERVAL: Final = 1.0
MAX_STOPPED: Final = 3  # looks in a row: somebody may stop a process for a moment
STOPPED: Final = "T"

log = logging.getLogger(__name__)


def process_state(pid: int) -> str:
    """The letter for a process in /proc; none where it has ended, or the system has no such thing."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[0]
    except (OSError, IndexError):
        return ""


def processes_of(pool: Executor) -> Collection[int]:
    """The ids of a pool's processes, kept up to date by the pool; none if it has threads."""
    found: Collection[int] | None = getattr(pool, "_processes", None)  # no public name leads to them
    return () if found is None else found


class StoppedCount:
    """For how many looks in a row each process has been stopped."""

    def __init__(self) -> None:
        self._looks: dict[int, int] = {}

    def look(self, processes: Collection[int]) -> list[int]:
        """The ids of those that have been stopped for long."""
        stopped = [pid for pid in tuple(processes) if process_state(pid) == STOPPED]
        self._looks = {pid: self._looks.get(pid, 0) + 1 for pid in stopped}
        return [pid for pid, looks in self._looks.items() if looks >= MAX_STOPPED]


class FrozenWatch(threading.Thread):
    """Looks after one pool, until it is closed and its processes have ended."""

    def __init__(self, pool: Executor) -> None:
        super().__init__(name="frozen-bots", daemon=True)
        self._processes = processes_of(pool)
        self._closing = threading.Event()

    def close(self) -> None:
        self._closing.set()

    def run(self) -> None:
        stopped, pause = StoppedCount(), threading.Event()
        while not self._closing.is_set() or any(map(process_state, tuple(self._processes))):
            pause.wait(LOOK_INTERVAL)
            for pid in stopped.look(self._processes):
                log.warning("process %d, where a bot thinks, is frozen: it is replaced", pid)
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
