"""A commit that cannot be made is given up after a while and said."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from mattock.tables import Store
from mattock.tables.log.answers import Unavailable
from mattock.tables.log.commands import Say
from mattock.tables.store import engine
from mattock.tables.store.errors import StoreUnavailable
from tests.kit.postgres import Cluster
from tests.tables.parlour import begun, done, room_at
from tests.tables.staging import ADA


def test_a_database_that_answers_nothing_is_gone_after_a_while_and_not_for_ever(
    postgres_url: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("CONNECT", 2.0), ("COMMAND", 4.0), ("QUEUE", 2.0)):
        monkeypatch.setattr(engine, name, seconds)

    async def story() -> None:
        async with room_at(postgres_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            commands = [Say(table=table, text=f"text {n}", key=f"command-{n:04}") for n in range(2)]
            await asyncio.to_thread(cluster.freeze)
            try:
                async with asyncio.timeout(60):
                    answers = await asyncio.gather(
                        *(room.send(ADA, command) for command in commands),
                        *(room.listen("elsewhere", ADA) for _ in range(3)),
                        *(room.enter(f"door{n}", ADA, secret="x") for n in range(12)),
                    )
            finally:
                await asyncio.to_thread(cluster.thaw)
            assert {*answers} == {Unavailable(code="database_gone")}
            first = [await done(room, ADA, command) for command in commands]
            assert [await room.send(ADA, command) for command in commands] == first

    asyncio.run(story())


def test_who_waits_too_long_for_a_connection_to_a_file_is_told_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "QUEUE", 0.5)

    async def story() -> None:
        store = await Store.open(sqlite_url)
        async with AsyncExitStack() as held:
            for _ in range(8):
                await held.enter_async_context(store.engine.connect())
            with pytest.raises(StoreUnavailable, match="database_gone"):
                await store.due(0.0)
        assert await store.due(0.0) == []
        await store.close()

    asyncio.run(story())
