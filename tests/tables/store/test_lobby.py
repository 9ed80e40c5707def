"""The lists of tables are read without opening a table."""

from __future__ import annotations

import asyncio
import random

from mattock.tables.log.commands import Leave
from mattock.tables.store.archive import table_in
from mattock.tables.store.lobby import LobbySeat, tables_of, tables_with
from tests.tables.parlour import begun, done, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, EVE


def test_the_lobby_shows_tables_without_opening_them(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            playing = await begun(room, "runedar", ADA, BOB)
            waiting = await new_table(room, "dwar7s", BOB)
            closed = await new_table(room, "dwar7s", ADA)
            await done(room, ADA, Leave(table=closed))
            assert [one.id for one in await tables_with(room.store, "playing")] == [playing]
            assert [one.id for one in await tables_with(room.store, "abandoned")] == [closed]
            (sign,) = await tables_with(room.store, "open")
            assert (sign.id, sign.game, sign.seats) == (
                waiting,
                "dwar7s",
                [LobbySeat("Bob", None), LobbySeat(None, None)],
            )
            assert {one.id for one in await tables_of(room.store, BOB)} == {waiting, playing}
            assert await tables_of(room.store, EVE) == []
            await play_along(room, playing, ADA, random.Random(1), upto=0)
            (sign,) = await tables_with(room.store, "playing")
            table = await table_in(room.store, playing)
            seat = table.record.seats[table.asked or 0]
            assert sign.asked == (seat.owner.id if seat.owner else None)

    asyncio.run(story())
