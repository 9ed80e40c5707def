"""The messages in the mailbox of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from mattock.tables.live.listeners import Listener, UpdateCallback
from mattock.tables.log.answers import AnyAnswer, TableRefusal
from mattock.tables.log.commands import TableCommand
from mattock.tables.log.seats import Person
from mattock.tables.log.table import Table

T = TypeVar("T")

Reply = Callable[[AnyAnswer], None]
"""Called once, with the answer, in the moment in which listeners are told."""


def set_answer(future: asyncio.Future[T], answer: T) -> None:
    """Set the result of a future, unless it was cancelled."""
    if not future.done():
        future.set_result(answer)


class PendingCommand(NamedTuple):
    """A command, and the callback for its answer."""

    person: Person
    command: TableCommand
    reply: Reply


class Subscribe(NamedTuple):
    """A subscription, from the entry `after` on, or from now on."""

    person: Person
    after: int | None
    callback: UpdateCallback | None
    reply: asyncio.Future[Listener | TableRefusal]


class ReadRequest(NamedTuple):
    """A request for the table as it is now."""

    person: Person
    reply: asyncio.Future[Table | TableRefusal]


class Admit(NamedTuple):
    """A person gave the right password or secret; `seat` is the one they were invited to."""

    person: Person
    seat: int | None
    reply: asyncio.Future[AnyAnswer]


class Advised(NamedTuple):
    """A coach is about to help somebody."""

    person: Person
    reply: asyncio.Future[AnyAnswer]


class Missed(NamedTuple):
    """A person's connection was dead for a while before it was noticed."""

    person: Person


class BotMove(NamedTuple):
    """A bot has decided for a seat, at the version it was asked at."""

    seat: int
    version: int
    actions: list[str]


class TimeUp(NamedTuple):
    """The clock of a turn may have run out."""


class Notice(NamedTuple):
    """Something may have been written by another server (`is_foreign`), or a sleeping table has something to do."""

    is_foreign: bool = False


class IdleCheck(NamedTuple):
    """Nobody has been here for a while."""


class Shutdown(NamedTuple):
    """The room closes."""


MailboxMessage = (
    PendingCommand
    | Subscribe
    | ReadRequest
    | Admit
    | Advised
    | Missed
    | BotMove
    | TimeUp
    | Notice
    | IdleCheck
    | Shutdown
)
