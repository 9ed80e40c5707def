"""Opening a table costs one snapshot and a bounded number of entries."""

from __future__ import annotations

import asyncio
import random

import pytest

import mattock
from mattock.tables.live.snapshots import SNAPSHOT_INTERVAL
from mattock.tables.log.commands import Play, Say, Undo
from mattock.tables.log.entries import Rewound
from tests.tables.parlour import begun, done, hear, room_at
from tests.tables.staging import ADA


@pytest.mark.parametrize("game", mattock.game_names())
def test_opening_a_table_costs_one_snapshot_and_at_most_64_entries(sqlite_url: str, game: str) -> None:
    """Counted after every entry, talk and undo included; and nothing is played again from the deal."""

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table, dice, lengths = await begun(room, game, ADA, ADA), random.Random(2), set()
            async for news in await hear(room, table, ADA):
                stored = await room.store.load(table)
                assert stored is not None
                assert stored.snapshot is not None or news.version < SNAPSHOT_INTERVAL
                assert stored.number + len(stored.entries) == news.version
                assert not any(isinstance(entry.body, Rewound) for entry in stored.entries)
                lengths.add(len(stored.entries))
                if news.version > 180 or news.standing.status == "over":  # a siege may be lost before
                    break
                choice = dice.random()
                action = next(dice.choice(look.legal)["code"] for look in news.looks if look.legal)
                await done(
                    room,
                    ADA,
                    Say(table=table, text="hm")
                    if choice < 0.1
                    else Undo(table=table, version=news.version, steps=2)
                    if choice < 0.4 and news.standing.deeds > 2 and news.version < 100
                    else Play(table=table, version=news.version, action=action),
                )
            assert max(lengths) == SNAPSHOT_INTERVAL - 1

    asyncio.run(story())
