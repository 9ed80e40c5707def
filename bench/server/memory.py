"""What tables cost in memory: asleep, when nobody has asked for them for a minute; and active, with four people each.

An active table is counted with its four sockets; what four sockets cost by themselves the echo shows.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from bench.server.crowd import Crowd
from bench.server.load import run
from bench.server.process import Process
from bench.server.scripts import SEATS, Scripts
from bench.server.wire import open_wire
from mattock.server.state import SWEEP_INTERVAL

SLEEP_TIMEOUT: Final = 180.0
CROWDS: Final = 5
FIRST: Final = 2


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes a table."""

    asleep: float
    active: float
    sockets: float


def measured_memory(server: Process, echo: Process, tables: int, scripts: Scripts, seconds: float) -> Memory:
    """One crowd after another, each at new tables. Asleep is what the later ones leave behind: the first ones make the
    room that a process keeps for as many as play at once.
    """
    warm_up(server, scripts)
    base, active, asleep = server.memory, [], []
    for _ in range(CROWDS):
        active.append(run(active_memory(server, tables, scripts, seconds)))
        wait_for_sleep(server)
        asleep.append(server.memory)
    return Memory(
        asleep=(asleep[-1] - asleep[FIRST - 1]) / (tables * (CROWDS - FIRST)),
        active=(active[0] - base) / tables,
        sockets=run(socket_memory(echo, tables * SEATS)) * SEATS,
    )


def warm_up(server: Process, scripts: Scripts) -> None:
    """Have loaded beforehand what is loaded once for everybody."""

    async def story() -> None:
        crowd = Crowd([server.port], 2, scripts)
        await crowd.gather()
        await crowd.warm_up()
        await crowd.go_home()

    run(story())
    wait_for_sleep(server)


async def active_memory(server: Process, tables: int, scripts: Scripts, seconds: float) -> int:
    crowd = Crowd([server.port], tables, scripts)
    await crowd.gather()
    await crowd.warm_up(seconds)
    await crowd.rest()
    used = server.memory
    await crowd.go_home()
    return used


def wait_for_sleep(server: Process) -> None:
    deadline = time.monotonic() + SLEEP_TIMEOUT
    while server.metric("mattock_tables_awake"):
        if time.monotonic() > deadline:
            raise RuntimeError("tables do not fall asleep")
        time.sleep(1.0)
    time.sleep(SWEEP_INTERVAL + 2)  # until what is free has gone back to the system


async def socket_memory(echo: Process, sockets: int) -> float:
    before = echo.memory
    wires = [await open_wire(echo.port, "/echo", lambda _: None) for _ in range(sockets)]
    for wire in wires:
        wire.send(b"x" * 4000)
    await asyncio.sleep(1.0)
    used = (echo.memory - before) / sockets
    for wire in wires:
        wire.close()
    await asyncio.sleep(0.2)
    return used
