"""What waits to be sent to one client: bounded, so that a client that does not read costs little."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from mattock.tables.answers import Answer

LONGEST: Final = 128
ENCODER: Final = msgspec.json.Encoder()

frame = ENCODER.encode

Send = Callable[[Sequence[bytes]], bool]
"""Sends all of these frames now, or none."""


def reply(ref: str | None, answer: Answer) -> bytes:
    """An answer that says what it answers."""
    return b'{"re":%b,%b' % (frame(ref), frame(answer)[1:])


class Outbox:
    """Frames in their order. What is pushed in one moment goes out in one go; nothing does before it is opened.

    When the network does not take it, `stuck` is called, and somebody sends one after the other until nothing waits.
    """

    def __init__(self, send: Send, stuck: Callable[[], None], longest: int = LONGEST) -> None:
        self._send = send
        self._stuck = stuck
        self._longest = longest
        self._loop = asyncio.get_running_loop()
        self._frames: deque[bytes] = deque()
        self._is_seen_to = True
        self._moved = asyncio.Event()

    def open(self) -> None:
        self._flush()

    def push(self, text: bytes) -> bool:
        """Never waits; if too many do, the frame is lost."""
        if len(self._frames) >= self._longest:
            return False
        self._frames.append(text)
        if not self._is_seen_to:
            self._is_seen_to = True
            self._loop.call_soon(self._flush)
        return True

    async def put(self, text: bytes) -> None:
        """Waits while it is full."""
        while not self.push(text):
            await self._move()

    async def emptied(self) -> None:
        while self._frames:
            await self._move()

    async def _move(self) -> None:
        self._moved.clear()
        await self._moved.wait()

    def _flush(self) -> None:
        if self._frames and not self._send(self._frames):
            self._stuck()
            return
        self._frames.clear()
        self._is_seen_to = False
        self._moved.set()

    def first(self) -> bytes | None:
        """The first frame that waits; with None the one who asks is no longer needed."""
        self._is_seen_to = bool(self._frames)
        return self._frames[0] if self._frames else None

    def sent(self) -> None:
        """The network has taken the first one."""
        self._frames.popleft()
        self._moved.set()
