"""Games on a Ray cluster: Ray finds the machines and repeats the work of those that fall away."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from mattock.core.refusal import MattockError
from mattock.lab.engines import BATCHES_AHEAD, MAX_BREAKS, Work, WorkersLost
from mattock.lab.play import GameBatch

CONNECT_TIMEOUT: Final = 3.0  # seconds
CONNECT: Final = 8.5
WORKER_CHECK_INTERVAL: Final = 5.0
DEFAULT_PORT: Final = 6379
LOCAL: Final = ("auto", "local")

HTTP2_PREFACE: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How a client of gRPC begins: HTTP/2's preface and a frame without settings. A server answers with its own."""
FRAME_HEAD: Final = 9
FRAME_KIND: Final = 3
SETTINGS: Final = 4

PROBE: Final = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False)"

A = TypeVar("A")


class NoCluster(MattockError):
    """No cluster answers at the address."""


class RayEngine:
    """On the cluster at that address; None starts one on this machine, for as long as it is used, with `jobs` cores."""

    def __init__(self, address: str | None, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        self.ray: Any = import_module("ray")

    def run(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        connect(self.ray, self.address, self.jobs)
        try:
            yield from self.answers(work, batches)
        finally:
            self.ray.shutdown()

    def answers(self, work: Work[A], batches: Iterator[GameBatch]) -> Iterator[A]:
        """Each batch once, whatever becomes of the machine that has it."""
        task = self.ray.remote(max_retries=-1, num_cpus=1)(work)
        pending: dict[Any, GameBatch] = {}
        lost: deque[GameBatch] = deque()
        breaks, cores, looked = 0, 1, 0.0
        while True:
            if time.monotonic() - looked > WORKER_CHECK_INTERVAL:  # machines come and go
                cores, looked = self.cores(), time.monotonic()
            while len(pending) < BATCHES_AHEAD * cores:
                batch = lost.popleft() if lost else next(batches, None)
                if batch is None:
                    break
                pending[task.remote(batch)] = batch
            if not pending:
                return
            ready, _ = self.ray.wait(list(pending), num_returns=1, timeout=WORKER_CHECK_INTERVAL)
            for reference in ready:
                batch = pending.pop(reference)
                try:
                    answer = self.ray.get(reference)
                except self.ray.exceptions.RayTaskError as error:
                    raise cause_of(error) from None
                except self.ray.exceptions.RayError as error:
                    breaks += 1
                    if breaks == MAX_BREAKS:
                        raise WorkersLost(str(error)).saying("workers_lost", times=str(breaks)) from None
                    lost.append(batch)
                else:
                    breaks = 0
                    yield answer

    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))


def cause_of(error: Any) -> BaseException:
    """The error in a game, without Ray's own traceback."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, BaseException) else error


def connect(ray: Any, address: str | None, jobs: int | None = None) -> None:
    """Within ten seconds, or not at all: Ray itself would go on trying, and write what it tries."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tells nobody what is played here
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address is None:
        ray.init(include_dashboard=False, num_cpus=jobs, **quiet)
        return
    probe_address(address)
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError):
        raise no_cluster(address) from None


def probe_address(address: str) -> None:
    """Raise unless the address speaks gRPC, which is checked at once, and is Ray, which another process checks."""
    if address in LOCAL:
        return
    begun = time.monotonic()
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        host, port = address.removeprefix("ray://"), str(DEFAULT_PORT)
    try:
        with socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT) as line:
            if os.environ.get("RAY_USE_TLS", "0").lower() not in {"1", "true"} and not speaks_grpc(line):
                raise no_cluster(address)
        left = CONNECT - (time.monotonic() - begun)
        subprocess.run([sys.executable, "-c", PROBE, address], capture_output=True, check=True, timeout=left)
    except (OSError, OverflowError, subprocess.SubprocessError):
        raise no_cluster(address) from None


def speaks_grpc(line: socket.socket) -> bool:
    line.sendall(HTTP2_PREFACE)
    with line.makefile("rb") as answer:
        head = answer.read(FRAME_HEAD)
    return len(head) == FRAME_HEAD and head[FRAME_KIND] == SETTINGS


def no_cluster(address: str) -> NoCluster:
    return NoCluster(f"no Ray cluster answers at {address}").saying("no_cluster", address=address)
