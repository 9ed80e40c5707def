"""The crowd of the echo: as many sockets as people, each with one message on its way all the time."""

from __future__ import annotations

import asyncio

from bench.server.meter import Meter, Pace
from bench.server.process import Process
from bench.server.wire import Wire, open_wire


class Voice:
    """Says the same again as soon as it has heard it."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.heard = 0
        self.wire: Wire | None = None

    def hear(self, _: bytes) -> None:
        self.heard += 1
        self.call()

    def call(self) -> None:
        assert self.wire is not None
        self.wire.send(self.data)


async def echoed(server: Process, sockets: int, size: int, seconds: float) -> Pace:
    voices = [Voice(b"x" * size) for _ in range(sockets)]
    for voice in voices:
        voice.wire = await open_wire(server.port, "/echo", voice.hear)
    for voice in voices:
        voice.call()
    await asyncio.sleep(min(1.0, seconds / 4))
    before, meter = sum(voice.heard for voice in voices), Meter([server])
    await asyncio.sleep(seconds)
    pace = meter.pace(sum(voice.heard for voice in voices) - before)
    for voice in voices:
        assert voice.wire is not None
        voice.wire.close()
    await asyncio.sleep(0.2)
    return pace
