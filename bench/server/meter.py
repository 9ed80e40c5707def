"""What a stretch of time cost: processor time of the servers, of the crowd in this process, and of the machine."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.server.process import TICKS, Process


@dataclass(frozen=True, slots=True)
class Pace:
    """So many units in a stretch of time, and the processor time that they cost the servers and the crowd, in cores;
    `idle` is what the machine had left.
    """

    rate: float
    server_share: float
    crowd_share: float
    idle: float

    @property
    def rest(self) -> float:
        """What others had, such as a database."""
        return (os.cpu_count() or 1) - self.server_share - self.crowd_share - self.idle

    @property
    def cost(self) -> float:
        """Seconds of processor time of the servers for one unit."""
        return self.server_share / self.rate


class Meter:
    """Processor time of servers and of this process, from one moment to another."""

    def __init__(self, servers: Sequence[Process]) -> None:
        self._servers = servers
        self._start = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        servers = sum(one.processor_seconds for one in self._servers)
        return time.perf_counter(), servers, time.process_time(), idle_seconds()

    def pace(self, units: int) -> Pace:
        passed, servers, crowd, idle = (now - start for now, start in zip(self._now(), self._start, strict=True))
        return Pace(units / passed, servers / passed, crowd / passed, idle / passed)


def idle_seconds() -> float:
    """All cores together, since the machine was started."""
    return int(Path("/proc/stat").read_text().split()[4]) / TICKS
