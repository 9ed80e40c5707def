"""Tables behind a password, and how they refuse."""

from __future__ import annotations

from mattock.tables import Person, Room
from mattock.tables.log.answers import (
    Done,
    NotYours,
)
from mattock.tables.log.commands import (
    Create,
    Sit,
    TableCommand,
)
from tests.tables.parlour import done, expect
from tests.tables.staging import ADA


async def code_of(room: Room, person: Person, command: TableCommand) -> str:
    return expect(await room.send(person, command), NotYours).code


async def guarded(room: Room, **options: object) -> str:
    """A table of two with a password; its host sits there already."""
    command = Create(game="dwar7s", options={"players": 2, **options})
    table = expect(await room.create(ADA, command, "open sesame"), Done).table
    await done(room, ADA, Sit(table=table))
    return table
