"""Servers as processes of their own, and what the system says about them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Self

import httpx

START_TIMEOUT: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server that answers at `probe` when it is ready."""

    def __init__(self, *command: str, port: int, probe: str) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        start = time.perf_counter()
        self._process = subprocess.Popen(command)
        while not self._is_ready(probe):
            if self._process.poll() is not None or time.perf_counter() - start > START_TIMEOUT:
                raise RuntimeError(f"{' '.join(command)} does not start")
            time.sleep(0.01)
        self.seconds_to_start = time.perf_counter() - start

    def _is_ready(self, probe: str) -> bool:
        try:
            return httpx.get(self.base + probe, timeout=10.0).is_success
        except httpx.TransportError:
            return False

    @property
    def processor_seconds(self) -> float:
        """Of the server, its workers if it has some, and the threads in them."""
        first = self._process.pid
        workers = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return sum(map(processor_seconds_of, (str(first), *workers)))

    @property
    def memory(self) -> int:
        """Bytes of its own in memory; what it shares with other processes is not counted."""
        rollup = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text()
        return 1024 * sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_"))

    def metric(self, name: str) -> float:
        lines = httpx.get(f"{self.base}/metrics").text.splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(START_TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def processor_seconds_of(process: str) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def real_server(database: str, secrets: int = 0, workers: int = 1) -> Process:
    """With so many `secrets` of its luck known beforehand; with none it is the command `mattock` and nothing else."""
    port = free_port()
    module = ("bench.server.arranged", str(secrets)) if secrets else ("mattock.cli",)
    arguments = ("serve", "--port", str(port), "--database", database, "--no-limits", "--workers", str(workers))
    return Process(sys.executable, "-m", *module, *arguments, port=port, probe="/api/health")


def echo_server() -> Process:
    port = free_port()
    return Process(sys.executable, "-m", "bench.server.echo", str(port), port=port, probe="/health")
