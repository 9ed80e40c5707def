"""Who listens to a table: hears everything once and in order, is dropped when too slow, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

import mattock
from mattock.tables import Listener, News, Room, Store
from mattock.tables.answers import Done, Unavailable
from mattock.tables.commands import Say
from mattock.tables.entries import Said
from mattock.tables.printing import Told
from mattock.tables.store.batch import Batch
from tests.tables.parlour import begun, done, expect, hear, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, CYD, EVE


def test_who_comes_back_hears_all_that_was_missed_from_memory_or_from_disk(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await begun(room, "runedar", ADA, BOB)
            await asyncio.gather(*(play_along(room, table, one, random.Random(3), upto=80) for one in (ADA, BOB)))
            now = (await anext(await hear(room, table, ADA))).version
            for after in (0, 7, now - 20, now - 1, now):
                news = await anext(await hear(room, table, ADA, after))
                assert [one.number for one in news.happenings] == list(range(after + 1, now + 1))
                assert news.version == now

    asyncio.run(story())


def test_a_listener_who_does_not_keep_up_is_dropped_and_resumes(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await new_table(room, "runedar", ADA)
            slow, quick = await hear(room, table, EVE), await hear(room, table, ADA)
            for number in range(100):
                await done(room, ADA, Say(table=table, text=str(number)))
                await anext(quick)
            heard = [news.version async for news in slow]
            assert slow.is_closed
            assert len(heard) < 64
            again = await anext(await hear(room, table, EVE, heard[-1]))
            assert again.happenings[-1].number == again.version == 102

    asyncio.run(story())


def test_an_ear_hears_at_once_what_is_true_and_is_dropped_when_it_takes_no_more(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            heard: list[Told | None] = []

            def ear(told: Told | None) -> bool:
                heard.append(told)
                return len(heard) < 3

            listener = expect(await room.listen(table, EVE, ear=ear), Listener)
            for text in ("one", "two", "three"):
                said = await done(room, ADA, Say(table=table, text=text))
                versions = [told.news.version for told in heard if told is not None]
                assert versions[-1] == min(said.version, versions[0] + 2)
            assert heard[-1] is None
            assert len(heard) == 4
            assert listener.is_closed

    asyncio.run(story())


def test_who_only_looks_leaves_nothing_behind(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            for _ in range(20):
                expect(await room.look(table, EVE), News)
            assert len(room._mailboxes[table]._keeper.listeners) <= 1

    asyncio.run(story())


def test_a_room_that_closes_drops_its_listeners_and_answers_who_comes_late(sqlite_url: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_url)
        room = Room(store)
        table = await begun(room, "runedar", ADA)
        listener = await hear(room, table, ADA)
        late = [asyncio.create_task(room.send(ADA, Say(table=table, text=str(n)))) for n in range(20)]
        await asyncio.sleep(0)
        await room.close()
        heard = [one.number async for news in listener for one in news.happenings if isinstance(one.what, Said)]
        answers = await asyncio.gather(*late)
        assert {type(answer) for answer in answers} <= {Done, Unavailable}
        assert [a.version for a in answers if isinstance(a, Done)] == heard
        assert await room.send(ADA, Say(table=table, text="x")) == Unavailable(code="closing")
        assert await room.listen(table, ADA) == Unavailable(code="closing")
        await store.close()
        with pytest.raises(mattock.MattockError, match="closing"):
            await store.write(Batch([]))

    asyncio.run(story())


@pytest.mark.parametrize("game", mattock.game_names())
def test_what_is_printed_for_several_audiences_is_what_each_would_get_alone(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, game, ADA, BOB, players=3)
            heard: list[Told] = []

            def ear(told: Told | None) -> bool:
                heard.extend([told] if told else [])
                return True

            for person in (ADA, BOB, EVE, CYD):
                await room.listen(table, person, after=0, ear=ear)
            dice = random.Random(1)
            await asyncio.gather(*(play_along(room, table, one, dice, upto=40) for one in (ADA, BOB)))
            assert len({told.encoded for told in heard}) > 100
            for told in heard:
                assert json.loads(told.encoded) == json.loads(msgspec.json.encode(told.news))

    asyncio.run(story())


def test_who_comes_to_a_server_that_is_behind_hears_everything_once(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            table = await begun(one, "runedar", ADA, BOB)
            await hear(two, table, EVE)
            said = [await done(one, ADA, Say(table=table, text=text)) for text in ("one", "two", "three")]
            listener = await hear(two, table, CYD, after=0)
            first = await anext(listener)
            two.notice(table)
            second = await anext(listener)
            numbers = [happening.number for news in (first, second) for happening in news.happenings]
            assert first.version == first.happenings[-1].number < second.version
            assert numbers == list(range(1, said[-1].version + 1))

    asyncio.run(story())
