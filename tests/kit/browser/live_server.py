"""A server of its own for the tests of the browser client, started as a person starts it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OPERATOR_TOKEN = "the-token-of-the-operator"


class LiveServer:
    """Can be killed and started again on the same address and database."""

    def __init__(self, database: Path, *packages: Path) -> None:
        """`packages` are folders with more games."""
        paths = os.pathsep.join(map(str, packages))
        self.environment = {**os.environ, "PYTHONPATH": paths, "MATTOCK_OPERATOR_TOKEN": OPERATOR_TOKEN}
        self.database_url = f"sqlite:///{database}"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "mattock.cli", "serve", "--port", str(self.port), "--no-limits"]
        self._server = subprocess.Popen([*command, "--database", self.database_url], env=self.environment)
        deadline = time.monotonic() + 60
        while not is_up(self.url):
            if self._server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self._server is not None
        self._server.kill()
        self._server.wait()

    def stop(self) -> None:
        assert self._server is not None
        self._server.terminate()
        self._server.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_up(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/api/games", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def open_live_server(database: Path, *packages: Path) -> Iterator[LiveServer]:
    live_server = LiveServer(database, *packages)
    live_server.start()
    try:
        yield live_server
    finally:
        live_server.stop()
