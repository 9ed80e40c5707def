"""A table that the operator closes, while a server has it in memory."""

from __future__ import annotations

import asyncio

import pytest

from mattock.tables.live.closing import close_table
from mattock.tables.log.answers import NotNow
from mattock.tables.log.commands import Say
from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.errors import StoreError
from mattock.tables.store.lobby import tables_with
from mattock.tables.store.orders import orders_after
from mattock.tables.store.people import enrol
from mattock.tables.store.store import Store
from tests.tables.parlour import begun, expect, hear, room_at


def test_a_closed_table_is_over_for_who_sits_there_and_gone_from_the_lobby(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, _ = await enrol(room.store, "Ada")
            table = await begun(room, "runedar", ada)
            listener = await hear(room, table, ada)
            await anext(listener)
            other = await Store.open(url)
            given = await close_table(other, table, "spam")
            assert (given.kind, given.table) == ("close", table)
            room.notice(table)
            news = await anext(listener)
            while not news.standing.closed:
                news = await anext(listener)
            assert news.standing.status == "abandoned"
            assert expect(await room.send(ada, Say(table=table, text="why?")), NotNow).code == "closed"
            assert await tables_with(room.store, "playing") == []
            version = news.version
            await close_table(other, table, "again")
            assert await other.version(table) == version
            assert len(await orders_after(other, 0)) == 2
            with pytest.raises(StoreError, match="no table"):
                await close_table(other, "nothing", "")
            await other.close()

    asyncio.run(story())


def test_it_is_closed_though_people_write_at_the_same_time(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, _ = await enrol(room.store, "Ada")
            table = await begun(room, "runedar", ada)
            other = await Store.open(url)

            async def chatter() -> None:
                for number in range(20):
                    await room.send(ada, Say(table=table, text=str(number)))

            await asyncio.gather(chatter(), close_table(other, table, ""))
            room.notice(table)
            answer = await room.send(ada, Say(table=table, text="still?"))
            assert expect(answer, NotNow).code == "closed"
            await other.close()

    asyncio.run(story())


def test_whoever_writes_without_a_pause_puts_no_operator_off(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            ada, _ = await enrol(room.store, "Ada")
            table = await begun(room, "runedar", ada)
            other = await Store.open(url)
            write, times = other.write, 0

            async def overtaken(batch: WriteBatch) -> None:
                nonlocal times
                times += 1
                if times <= 50:
                    await room.send(ada, Say(table=table, text=str(times)))
                await write(batch)

            monkeypatch.setattr(other, "write", overtaken)
            await close_table(other, table, "")
            assert times == 51
            await other.close()

    asyncio.run(story())
