"""One who listens to a table: a queue of bounded length between the table and, say, a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mattock.tables.news import Dropped, News
from mattock.tables.printing import Told
from mattock.tables.seats import Person

LONGEST: Final = 64


Ear = Callable[[Told | None], bool]
"""Takes news the moment they are true; false if it cannot take them. None is the last that it hears."""


class Listener:
    """`async for news in listener`. Who does not keep up is dropped, and listens again after what arrived last.

    Who has an `ear` hears at once, and may take the JSON that all who hear the same share.
    """

    def __init__(self, table: str, person: Person, ear: Ear | None = None) -> None:
        self.table = table
        self.person = person
        self.is_closed = False
        self._ear = ear
        self._queue: asyncio.Queue[News | Dropped] = asyncio.Queue(LONGEST)

    def tell(self, told: Told) -> None:
        """Never waits: a table does not slow down for its slowest listener."""
        if self.is_closed:
            return
        if self._ear is not None:
            if not self._ear(told):
                self.drop()
        elif self._queue.full():
            self.drop()
        else:
            self._queue.put_nowait(told.news)

    def drop(self) -> None:
        """The last thing that arrives is that no more will."""
        if self.is_closed:
            return
        self.is_closed = True
        if self._ear is not None:
            self._ear(None)
        while self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(Dropped(self.table))

    def close(self) -> None:
        """The listener goes away by itself."""
        self.is_closed = True

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> News:
        """Ends when the listener is dropped or has closed."""
        if self.is_closed and self._queue.empty():
            raise StopAsyncIteration
        message = await self._queue.get()
        if isinstance(message, Dropped):
            raise StopAsyncIteration
        return message
