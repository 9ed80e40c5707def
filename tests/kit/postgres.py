"""A private PostgreSQL for tests: made from the installed programs, on a socket of its own, gone when the tests are."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

IN_MEMORY = Path("/dev/shm")
FAST_SETTINGS: tuple[str, ...] = ("fsync=off", "full_page_writes=off", "max_connections=60", "listen_addresses=")


def roomy_folder() -> str:
    """In memory where the system has such a place: tests make and drop many small databases."""
    return tempfile.mkdtemp(prefix="mattock-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None)


def found(name: str) -> str | None:
    """Debian keeps its programs out of the path."""
    return shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)


def is_installed() -> bool:
    return found("initdb") is not None


def program(name: str) -> str:
    path = found(name)
    if path is None:
        raise RuntimeError(f"{name} is not installed: the tests need PostgreSQL (Debian: apt-get install postgresql)")
    return path


class Cluster:
    """PostgreSQL does not run as root; if the tests do, it runs as the user `postgres`."""

    def __init__(self, settings: tuple[str, ...] = FAST_SETTINGS) -> None:
        self._settings = [part for setting in settings for part in ("-c", setting)]
        self.folder = Path(roomy_folder())
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user, self._user)
        self._databases = 0
        self._server: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "mattock", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run([program(name), *arguments], check=True, capture_output=True, user=self._user, cwd=self.folder)

    def start(self) -> None:
        command = [program("postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *self._settings]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(command, stdout=quiet, stderr=quiet, user=self._user, cwd=self.folder)
        deadline = time.monotonic() + 30
        ready = [program("pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode != 0:
            if time.monotonic() > deadline:
                raise RuntimeError("PostgreSQL does not start")
            time.sleep(0.05)

    def stop(self) -> None:
        """At once: whoever is connected is thrown out."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-W", "stop")
        if self._server is not None:
            self._server.wait(30)

    def freeze(self) -> None:
        """It is there and answers nothing, as a machine that stands still."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        """To the server, and to what works for each connection."""
        assert self._server is not None
        first = self._server.pid
        os.kill(first, number)
        for child in Path(f"/proc/{first}/task/{first}/children").read_text().split():
            os.kill(int(child), number)

    def new_database(self) -> str:
        """The URL of an empty one."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", str(self.folder), "-U", "mattock", "-T", "template0", name)
        return f"postgresql://mattock@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
