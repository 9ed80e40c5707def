"""The bounded queue of frames to one client, so that a client that does not read costs little."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from mattock.tables.log.answers import Answer
from mattock.wire.encode import encode

MAX_FRAMES: Final = 128

log = logging.getLogger(__name__)

frame = encode

Send = Callable[[Sequence[bytes]], bool]
"""Sends all of these frames now, or none."""


def reply(ref: str | None, answer: Answer) -> bytes:
    """An answer with the key or `ref` of what it answers."""
    return frame(replace(answer, re=ref))


class SendRound:
    """What came up for anybody in one moment leaves together: to make many pages and then to send them costs a tenth
    less than to do both in turns.
    """

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def add(self, outbox: Outbox) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._go)
        self._due.append(outbox)

    def _go(self) -> None:
        """Flush each outbox; an error with one does not stop the others."""
        due, self._due = self._due, []
        for outbox in due:
            try:
                outbox.flush()
            except Exception:
                log.exception("frames were not sent")


class Outbox:
    """Frames in their order, with the next round where nothing waits; nothing goes out before it is opened.

    When the network does not take them, `stuck` is called, and somebody sends one after the other until nothing waits.
    """

    def __init__(self, send: Send, stuck: Callable[[], None], round_: SendRound, longest: int = MAX_FRAMES) -> None:
        self._send = send
        self._stuck = stuck
        self._round = round_
        self._longest = longest
        self._frames: deque[bytes] = deque()
        self._has_to_wait = True
        self._moved = asyncio.Event()

    def open(self) -> None:
        self.flush()

    def close(self) -> None:
        """Send nothing more, and release everybody who waits."""
        self._has_to_wait, self._longest = True, 0
        self._send, self._stuck = lambda _: False, lambda: None
        self._frames.clear()

    def push(self, text: bytes) -> bool:
        """Add a frame without waiting; it is lost if the outbox is full."""
        if not self._has_to_wait:
            self._has_to_wait = True
            self._round.add(self)
        elif len(self._frames) >= self._longest:
            return False
        self._frames.append(text)
        return True

    async def put(self, text: bytes) -> None:
        """Add a frame, waiting while the outbox is full."""
        while not self.push(text):
            await self._move()

    async def emptied(self) -> None:
        while self._frames:
            await self._move()

    async def _move(self) -> None:
        self._moved.clear()
        await self._moved.wait()

    def flush(self) -> None:
        if self._frames and not self._send(self._frames):
            self._stuck()
            return
        self._frames.clear()
        self._has_to_wait = False
        self._moved.set()

    def first(self) -> bytes | None:
        """The first frame that waits; with None the one who asks is no longer needed."""
        self._has_to_wait = bool(self._frames)
        return self._frames[0] if self._frames else None

    def sent(self) -> None:
        """Remove the first frame, which the network has taken."""
        self._frames.popleft()
        self._moved.set()
