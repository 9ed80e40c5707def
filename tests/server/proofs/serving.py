"""The real server, as a process of its own that a test may kill and start again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.paragraphs import ROOT

PATIENCE = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def environment() -> dict[str, str]:
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


class Served:
    """`mattock serve` on one database; it keeps its port when it is started again."""

    def __init__(
        self, database: str, log: Path, options: tuple[str, ...] = (), program: tuple[str, ...] = ("mattock.cli",)
    ) -> None:
        self.database = database
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = log
        arguments = ("serve", "--port", str(self.port), "--database", database, *options)
        self._command = [sys.executable, "-m", *program, *arguments]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Without waiting until it listens."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=environment())

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_listening():
            assert self._process is not None
            assert self._process.poll() is None, f"the server has died:\n{self.said()}"
            assert time.monotonic() < deadline, f"the server does not start:\n{self.said()}"
            time.sleep(0.02)

    def is_listening(self) -> bool:
        try:
            return httpx.get(f"{self.base}/api/health", timeout=5.0).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """At once, wherever it stands."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely. A server that has tidied up dies of the signal, as a shell expects."""
        assert self._end(signal.SIGTERM) in {0, -signal.SIGTERM}
        assert "Traceback" not in self.said(), self.said()[-6000:]

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        """Everything it has written to its log; a server that is well has written nothing about failures."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@contextmanager
def running(database: str, log: Path, *options: str) -> Iterator[Served]:
    """A server for several tests; it must be well at the end."""
    served = Served(database, log, options)
    try:
        served.start()
        yield served
        served.stop()
    finally:
        served.kill()
