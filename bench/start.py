"""`python -m bench.start`: how long from a fresh clone to a hall in which one can play, and until bots are compiled.

What is committed is cloned into a new folder, which gets a virtual environment of its own, and `make play` is run there
as a newcomer would. Packages come from wherever pip and npm take them on this machine, their caches included: the first
run on a machine also measures the network. A person sits down with bots of the server, and the hall counts as playable
when the first of them has made its move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
from rich.console import Console

import mattock
from bench.server.process import TICKS, free_port
from mattock.client.client import Client
from mattock.server.http.messages import NewTable
from mattock.tables import Done
from mattock.tables.log.commands import SeatBot, Start

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET_SECONDS: Final = 60.0  # seconds until the hall is playable
COMPILE_TIMEOUT: Final = 900.0
STEP: Final = 0.1


@dataclass(frozen=True, slots=True)
class Moment:
    """Since `make play` was typed: on the clock, and of all processors together."""

    seconds: float
    processor: float


class Clone:
    """A fresh clone in which `make play` runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
        environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "CI": ""}
        self._start = time.perf_counter()
        self._make = subprocess.Popen(
            ["make", "play", f"serve=--port {self.port}"], cwd=folder, env=environment, start_new_session=True
        )

    def now(self) -> Moment:
        return Moment(time.perf_counter() - self._start, processor_seconds(self._make.pid))

    def shows_hall(self) -> bool:
        try:
            return all(httpx.get(self.base + path, timeout=10.0).is_success for path in ("/", "/api/games"))
        except httpx.TransportError:
            return False

    def is_compiled(self) -> bool:
        return any(folder.suffix != ".new" for folder in (self.folder / "build").glob("compiled-*"))

    def wait_until(self, happened: str) -> Moment:
        """Look until one of the two questions above is answered with yes."""
        while not getattr(self, happened)():
            if self._make.poll() is not None or self.now().seconds > COMPILE_TIMEOUT:
                raise RuntimeError(f"make play: nothing {happened.replace('_', ' ')}")
            time.sleep(STEP)
        return self.now()

    def stop(self) -> None:
        """As Ctrl-C does, to all that the terminal started."""
        os.killpg(self._make.pid, signal.SIGINT)
        self._make.wait()


def processor_seconds(session: int) -> float:
    """Of all processes of a session that are there, and of those that they have waited for."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            total += sum(map(int, fields[11:15]))
    return total / TICKS


@contextmanager
def fresh_clone() -> Iterator[Clone]:
    with tempfile.TemporaryDirectory() as folder:
        clone = Clone(Path(folder, "clone"))
        try:
            yield clone
        finally:
            clone.stop()


async def first_move(base: str) -> None:
    """Bots of the server sit down at every place but one, and the first of them moves."""
    async with Client(base) as client:
        await client.enrol("Bench")
        name = mattock.game_names()[0]
        table = (await client.ask("POST", "/api/tables", Done, NewTable(game=name, options={"players": 2}))).table
        for seat in range(2):
            await client.send_command(SeatBot(table=table, seat=seat, level="journeyman"))
        await client.send_command(Start(table=table))
        async with client.socket(table) as socket:
            await client.hello(socket, None)
            async for text in socket:
                message = json.loads(text)
                if message["answer"] == "news" and message["standing"]["deeds"] > 0:
                    return


def measure(console: Console) -> Moment:
    with fresh_clone() as clone:
        hall = clone.wait_until("shows_hall")
        asyncio.run(first_move(clone.base))
        playable = clone.now()
        compiled = clone.wait_until("is_compiled")
        for what, moment in (("hall", hall), ("first move of a bot", playable), ("compiled", compiled)):
            console.print(f"{what}: {moment.seconds:.1f} s, of processors {moment.processor:.1f} s")
    return playable


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description="Measure a fresh clone's `make play`.")
    parser.add_argument("--times", type=int, default=1, metavar="N", help="so many fresh clones, one after the other")
    console = Console()
    found = [measure(console) for _ in range(parser.parse_args().times)]
    slowest = max(moment.seconds for moment in found)
    console.print(
        f"Playable after {slowest:.0f} s at most; wanted are {TARGET_SECONDS:.0f}. Load: {os.getloadavg()[0]:.1f}."
    )
    return slowest > TARGET_SECONDS


if __name__ == "__main__":
    sys.exit(main())
