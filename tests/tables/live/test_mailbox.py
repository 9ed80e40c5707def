"""The timers of a table: its clock, its bots, and its sleep."""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
import pytest

from mattock.tables import Settings
from mattock.tables.live import mailbox
from mattock.tables.log.answers import Done
from mattock.tables.log.commands import Abandon, HandOver, Rematch, Return
from mattock.tables.log.entries import DeedPlayed, SeatPassed
from tests.tables.parlour import begun, done, hear, play_along, room_at, until
from tests.tables.staging import ADA, BOB


def test_a_table_goes_to_sleep_when_nobody_is_there_and_wakes_up_where_it_was(url: str) -> None:
    async def story() -> None:
        async with room_at(url, idle=0.01) as room:
            table = await begun(room, "runedar", ADA, ADA)
            told = await play_along(room, table, ADA, random.Random(1), upto=30)
            await until(lambda: not room.awake)
            news = await anext(await hear(room, table, ADA))
            assert news == msgspec.structs.replace(told[-1], happenings=[])
            assert room.awake == [table]

    asyncio.run(story())


def test_a_bot_plays_for_the_only_person_as_long_as_they_look_on_and_not_too_fast_to_come_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "BOT_MOVE_INTERVAL", 0.02)

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA)
            listener = await hear(room, table, ADA)
            start = time.monotonic()
            await done(room, ADA, HandOver(table=table, seat=0, level="random"))
            async with asyncio.timeout(60):
                async for news in listener:
                    if news.standing.deeds > 10 and news.standing.is_helped:
                        break
            assert time.monotonic() - start > 10 * 0.02
            await done(room, ADA, Return(table=table))

    asyncio.run(story())


def test_a_table_whose_game_has_ended_goes_to_sleep_soon_after_the_last_one_has_left(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "SLEEP_AFTER_END", 0.05)

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "dwar7s", ADA)
            listener = await hear(room, table, ADA)
            await done(room, ADA, Abandon(table=table))
            await asyncio.sleep(0.2)
            assert room.awake == [table], "somebody still looks at it"
            listener.close()
            await until(lambda: not room.awake)
            assert isinstance(await room.send(ADA, Rematch(table=table)), Done)

    asyncio.run(story())


def test_the_clock_passes_a_seat_to_a_bot_while_the_table_is_awake_or_asleep(sqlite_url: str) -> None:
    async def story() -> None:
        time = [1000.0]
        async with room_at(sqlite_url, now=lambda: time[0], idle=0.01) as room:
            settings = Settings(seconds=3600, stand_in="random")
            table = await begun(room, "runedar", ADA, BOB, settings=settings)
            await until(lambda: not room.awake)
            assert await room.sweep() == 0
            time[0] += 3601
            assert await room.sweep() == 1
            await until(lambda: room.awake)
            await until(lambda: not room.awake)
            passed = [one.body for one in await room.store.entries(table) if isinstance(one.body, SeatPassed)]
            assert [body.why for body in passed] == ["clock"]
            assert any(isinstance(one.body, DeedPlayed) for one in await room.store.entries(table))

    asyncio.run(story())


def test_a_clock_runs_out_by_itself(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            settings = Settings(seconds=1, stand_in="random")
            table = await begun(room, "dwar7s", ADA, BOB, settings=settings)
            listener = await hear(room, table, ADA)
            async with asyncio.timeout(60):
                async for news in listener:
                    if any(isinstance(one.what, SeatPassed) for one in news.happenings):
                        break

    asyncio.run(story())
