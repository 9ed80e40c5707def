"""boardgame.io beside our server: its own server and clients from npm, a game of about the size of ours.

Its package is fetched when it is first measured. Its crowd is a program of its own, as ours is: one that only plays.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from bench.server.crowd import Crowd
from bench.server.load import Load, measured, run
from bench.server.meter import Meter, Pace
from bench.server.process import Process, free_port
from bench.server.scripts import Scripts
from bench.worker import ROOT
from scripts.web import ensure_node, npm

FOLDER: Final = ROOT / "bench" / "server" / "boardgame_io"
IN_MEMORY: Final = "memory"
SETTLE: Final = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class PeerLoad:
    """Moves that were accepted and told to all four of their match; delays are from sending to the last told."""

    pace: Pace
    median: float
    slowest: float
    frame: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """A stretch of play at our server, and right after it one at each of the peer's."""

    ours: Load
    in_memory: PeerLoad
    in_files: PeerLoad


def ready_node() -> Path:
    node = ensure_node()
    if not (FOLDER / "node_modules").is_dir():
        npm(node, "ci", "--loglevel=error", failure="npm could not fetch boardgame.io", quiet=True, folder=FOLDER)
    return node


@contextmanager
def peer_server(node: Path, storage: str) -> Iterator[Process]:
    port = free_port()
    with Process(str(node), str(FOLDER / "server.mjs"), str(port), storage, port=port, probe="/health") as server:
        yield server


class PeerCrowd:
    """Four people at each of so many matches of one server. They move only while it is measured."""

    def __init__(self, node: Path, server: Process, matches: int, pause: float = 0.0) -> None:
        self._server = server
        command = [str(node), str(FOLDER / "crowd.mjs"), str(server.port), str(matches), str(pause)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._hear()

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        line: str = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the crowd of boardgame.io has ended")
        return line

    async def measured(self, seconds: float) -> PeerLoad:
        self._say("play")
        await asyncio.sleep(SETTLE)
        meter = Meter([self._server])
        self._say(str(seconds))
        told = json.loads(await asyncio.to_thread(self._hear))
        pace = meter.pace(told["told"])
        self._say("rest")
        await asyncio.sleep(SETTLE)
        return PeerLoad(pace, told["median"], told["slowest"], told["frame"])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def compared_with_peer(
    server: Process, matches: int, scripts: Scripts, seconds: float, rounds: int
) -> list[Comparison]:
    """In turns, so that a machine that changes its pace does so for all."""
    node = ready_node()

    async def story(memory: PeerCrowd, files: PeerCrowd) -> list[Comparison]:
        crowd = Crowd([server.port], matches, scripts)
        await crowd.gather()
        found = []
        for _ in range(rounds):
            ours = await measured(crowd, [server], seconds)
            await crowd.rest()
            found.append(Comparison(ours, await memory.measured(seconds), await files.measured(seconds)))
        await crowd.go_home()
        return found

    with (
        tempfile.TemporaryDirectory(prefix="mattock-") as folder,
        peer_server(node, IN_MEMORY) as one,
        peer_server(node, folder) as other,
        PeerCrowd(node, one, matches) as memory,
        PeerCrowd(node, other, matches) as files,
    ):
        return run(story(memory, files))


@dataclass(frozen=True, slots=True)
class PeerAtEase:
    """At a quick person's pace, and what a match takes of the server's memory."""

    load: PeerLoad
    memory: float


def peer_at_ease(matches: int, seconds: float, pause: float) -> PeerAtEase:
    node = ready_node()
    with peer_server(node, IN_MEMORY) as server:
        before = server.memory
        with PeerCrowd(node, server, matches, pause) as crowd:
            load = run(crowd.measured(seconds))
            return PeerAtEase(load, (server.memory - before) / matches)
