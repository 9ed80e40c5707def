"""A listener to a table: with a callback, or with a queue of bounded length."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mattock.tables.live.updates import Update
from mattock.tables.log.messages import News
from mattock.tables.log.seats import Person

MAX_UPDATES: Final = 64


UpdateCallback = Callable[[Update | None], bool]
"""Takes news the moment they are true; false if it cannot take them. None is the last that it hears."""


class Inbox:
    """The queue of a listener that has no callback."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[News | None] = asyncio.Queue(MAX_UPDATES)

    def take(self, update: Update | None) -> bool:
        """Queue an update, or None for the end; False if there is no room."""
        if update is None:
            while self.queue.full():
                self.queue.get_nowait()
        elif self.queue.full():
            return False
        self.queue.put_nowait(None if update is None else update.news)
        return True


class Listener:
    """`async for news in listener`. A listener that does not keep up is dropped, and may subscribe again.

    A listener with a `callback` hears at once, and may take the JSON that all listeners of one audience share.
    """

    def __init__(self, table: str, person: Person, callback: UpdateCallback | None = None) -> None:
        self.table = table
        self.person = person
        self.is_closed = False
        self._inbox: Inbox | None = None
        if callback is None:
            self._inbox = Inbox()
            callback = self._inbox.take
        self._callback = callback

    def tell(self, update: Update) -> None:
        """Give an update to the listener without waiting, so that a slow listener holds nobody up."""
        if not self.is_closed and not self._callback(update):
            self.drop()

    def drop(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            self._callback(None)

    def close(self) -> None:
        """End the subscription from the listener's side."""
        self.is_closed = True

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> News:
        """Ends when the listener is dropped or has closed."""
        assert self._inbox is not None, "a listener with a callback reads no queue"
        if self.is_closed and self._inbox.queue.empty():
            raise StopAsyncIteration
        message = await self._inbox.queue.get()
        if message is None:
            raise StopAsyncIteration
        return message
