"""Several processes behind one port: they share a PostgreSQL database, as servers on several machines do.

One that ends by itself is started again; all end with the process that started them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import Final

from mattock.server.cluster.handover import Handover
from mattock.server.state import ServerSettings

RESTART_PAUSE: Final = 1.0  # seconds, so that a worker that cannot start does not keep the machine busy
STOP_TIMEOUT: Final = 30.0  # seconds

Serve = Callable[[socket.socket, ServerSettings, Handover], None]


class Workers:
    """Keeps `settings.workers` processes alive that serve behind one port."""

    def __init__(self, listener: socket.socket, settings: ServerSettings, serve: Serve, folder: Path) -> None:
        self._listener = listener
        self._settings = settings
        self._serve = serve
        self._folder = folder
        self._context = multiprocessing.get_context("spawn")
        self._stopped = threading.Event()

    def run(self) -> None:
        """Run until a signal stops it."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        processes = [self._start(number) for number in range(self._settings.workers)]
        while not self._stopped.wait(RESTART_PAUSE):
            processes = [one if one.is_alive() else self._start(number) for number, one in enumerate(processes)]
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + STOP_TIMEOUT
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()

    def _start(self, number: int) -> SpawnProcess:
        arguments = (self._serve, self._listener, self._settings, self._folder, number)
        process = self._context.Process(target=work, args=arguments, name=f"worker {number}")
        process.start()
        return process

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopped.set()


def work(serve: Serve, listener: socket.socket, settings: ServerSettings, folder: Path, number: int) -> None:
    """Serve in a process of its own, as long as the one that started it is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the first one tells the others
    threading.Thread(target=exit_with_parent, daemon=True).start()
    try:
        serve(listener, settings, Handover(folder, number, settings.workers))
    finally:
        for bot in multiprocessing.active_children():  # one that is still starting would be waited for
            bot.kill()


def exit_with_parent() -> None:
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_with_workers(listener: socket.socket, settings: ServerSettings, serve: Serve) -> None:
    with tempfile.TemporaryDirectory(prefix="mattock-") as folder:
        Workers(listener, settings, serve, Path(folder)).run()
