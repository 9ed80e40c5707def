"""What waits to be sent to one client: bounded, so that a client that does not read costs little."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from mattock.tables.answers import Answer

LONGEST: Final = 64
ENCODER: Final = msgspec.json.Encoder()


def frame(message: Any) -> str:
    return ENCODER.encode(message).decode()


def reply(ref: str | None, answer: Answer) -> str:
    """An answer that says what it answers."""
    return f'{{"re":{frame(ref)},{frame(answer)[1:]}'


class Outbox:
    """Frames in their order. `put` waits while it is full, `push` does not: then the frame is lost."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._queue: asyncio.Queue[str] = asyncio.Queue(longest)

    async def put(self, text: str) -> None:
        await self._queue.put(text)

    def push(self, text: str) -> bool:
        if self._queue.full():
            return False
        self._queue.put_nowait(text)
        return True

    async def next(self) -> str:
        return await self._queue.get()

    def sent(self) -> None:
        self._queue.task_done()

    async def emptied(self) -> None:
        await self._queue.join()
