"""As fast as it goes, and at a person's pace: people at tables, beside an echo on the same stack."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bench.server.crowd import Crowd, Tally
from bench.server.echoes import echoed
from bench.server.meter import Meter, Pace
from bench.server.process import Process
from bench.server.scripts import SEATS, Scripts

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Load:
    """Deeds that were committed and told to everybody at their table; delays are from sending to the last told."""

    pace: Pace
    median: float
    slowest: float
    frame: float
    command: float
    refused: int


def run(work: Coroutine[Any, Any, T]) -> T:
    """In the quickest event loop there is, as the server has it."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def measured(crowd: Crowd, servers: Sequence[Process], seconds: float) -> Load:
    await crowd.warm_up()
    meter = Meter(servers)
    tally = await crowd.count(seconds)
    return load_of(tally, meter.pace(tally.told))


def load_of(tally: Tally, pace: Pace) -> Load:
    delays = statistics.quantiles(tally.delays, n=100, method="inclusive")
    frame, command = tally.bytes_received / tally.received, tally.bytes_sent / tally.sent
    return Load(pace, delays[49], delays[98], frame, command, len(tally.refused))


def played(
    servers: Sequence[Process],
    tables: int,
    scripts: Scripts,
    seconds: float,
    pause: float = 0.0,
    *,
    across: bool = False,
) -> Load:
    """With a `pause`, each player thinks about so long before a deed; `across` several servers."""

    async def story() -> Load:
        crowd = Crowd([server.port for server in servers], tables, scripts, pause, across=across)
        await crowd.gather()
        try:
            return await measured(crowd, servers, seconds)
        finally:
            await crowd.go_home()

    return run(story())


@dataclass(frozen=True, slots=True)
class Round:
    """A stretch of play, and right after it echoes of messages as large as news, and as small as commands."""

    load: Load
    large: Pace
    small: Pace


def side_by_side(
    server: Process, echo: Process, tables: int, scripts: Scripts, seconds: float, rounds: int
) -> list[Round]:
    """In turns, so that a machine that changes its pace does so for both."""

    async def story() -> list[Round]:
        crowd = Crowd([server.port], tables, scripts)
        await crowd.gather()
        found = []
        for _ in range(rounds):
            load = await measured(crowd, [server], seconds)
            await crowd.rest()
            sizes = (round(load.frame), round(load.command))
            large, small = [await echoed(echo, tables * SEATS, size, seconds / 2) for size in sizes]
            found.append(Round(load, large, small))
        await crowd.go_home()
        return found

    return run(story())
