"""Who listens to a table: hears everything once and in order, is dropped when too slow, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import mattock
from mattock.tables import Listener, News, Person, Room, Settings, Store
from mattock.tables.live.updates import Update
from mattock.tables.log.answers import Done, Unavailable
from mattock.tables.log.commands import HandOver, Play, Say, SeatBot, Start, TakeBack, Undo
from mattock.tables.log.entries import Said
from mattock.tables.log.messages import Changes
from mattock.tables.store.batch import WriteBatch
from tests.patching import whole
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
            heard: list[Update | None] = []

            def callback(told: Update | None) -> bool:
                heard.append(told)
                return len(heard) < 3

            listener = expect(await room.listen(table, EVE, callback=callback), Listener)
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
            assert len(room._mailboxes[table]._actor.listeners) <= 1

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
            await store.write(WriteBatch([]))

    asyncio.run(story())


@pytest.mark.parametrize("game", mattock.game_names())
def test_what_is_printed_for_several_audiences_is_what_each_would_get_alone(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, game, ADA, BOB, players=3)
            heard: list[Update] = []

            def callback(told: Update | None) -> bool:
                heard.extend([told] if told else [])
                return True

            for person in (ADA, BOB, EVE, CYD):
                await room.listen(table, person, after=0, callback=callback)
            dice = random.Random(1)
            await asyncio.gather(*(play_along(room, table, one, dice, upto=40) for one in (ADA, BOB)))
            assert len({told.encoded for told in heard}) > 100
            for told in heard:
                assert json.loads(told.encoded) == json.loads(msgspec.json.encode(told.news))

    asyncio.run(story())


class Screen:
    """Follows the changes, and compares what it knows with what is told as a whole."""

    def __init__(self) -> None:
        self.news: dict[str, Any] = {}
        self.kinds: Counter[str] = Counter()
        self.sizes = [0, 0]

    def hear(self, told: Update | None) -> bool:
        if told is not None:
            page = msgspec.json.decode(told.changes)
            msgspec.json.decode(told.changes, type=News | Changes)
            self.kinds[page["answer"]] += 1
            self.news = whole(self.news, page) if page["answer"] == "changes" else page
            assert self.news == msgspec.json.decode(told.encoded)
            self.sizes[0] += len(told.changes)
            self.sizes[1] += len(told.encoded)
        return True


@pytest.mark.parametrize("game", mattock.game_names())
def test_who_is_told_changes_knows_at_every_version_what_the_whole_would_say(sqlite_url: str, game: str) -> None:
    """A whole game of one person with a seat, one with two and an onlooker, with talk, undo, a bot that stands in, and
    somebody who comes in between.
    """

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            settings = Settings(stand_in="random")
            table = await new_table(room, game, ADA, BOB, BOB, players=3, settings=settings)
            screens = {person.id: Screen() for person in (ADA, BOB, EVE)}
            for person in (ADA, BOB, EVE):
                await room.listen(table, person, callback=screens[person.id].hear)
            await done(room, ADA, Start(table=table))
            dice = random.Random(4)

            async def diversions() -> None:
                late = Screen()
                for number in range(12):
                    await asyncio.sleep(0.05)
                    commands = (
                        Say(table=table, text=str(number)),
                        HandOver(table=table, seat=0),
                        Undo(table=table, version=screens[ADA.id].news["version"]),
                        TakeBack(table=table, seat=0),
                    )
                    await room.send(ADA, commands[number % 4])
                    if number == 5:
                        await room.listen(table, CYD, callback=late.hear)

            diverted = asyncio.create_task(diversions())
            await asyncio.gather(*(play_on(room, table, one, dice, screens[one.id]) for one in (ADA, BOB)))
            await diverted
            for screen in screens.values():
                assert screen.news["standing"]["status"] == "over"
                assert screen.kinds["changes"] > 10 * screen.kinds["news"] > 0
                assert screen.sizes[0] * 2 < screen.sizes[1]

    asyncio.run(story())


async def play_on(room: Room, table: str, person: Person, dice: random.Random, screen: Screen) -> None:
    """Play what the screen shows, until the game is over."""
    while (screen.news["standing"]["status"]) == "playing":
        legal = [action["code"] for look in screen.news["looks"] for action in look["legal"]]
        if legal:
            await room.send(person, Play(table=table, version=screen.news["version"], action=dice.choice(legal)))
        else:
            await asyncio.sleep(0.001)


def test_who_takes_over_a_seat_is_told_the_whole_view_of_it(sqlite_url: str) -> None:
    """What its former owner saw last is nothing that the new one could change."""

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await new_table(room, "dwar7s", ADA, BOB, players=3)
            await done(room, ADA, SeatBot(table=table, seat=2, level="random"))
            screens = {person.id: Screen() for person in (ADA, BOB, CYD)}
            for person in (ADA, BOB, CYD):
                await room.listen(table, person, callback=screens[person.id].hear)
            await done(room, ADA, Start(table=table))
            assert [look["seat"] for look in screens[CYD.id].news["looks"]] == [None]
            before = {name: Counter(screen.kinds) for name, screen in screens.items()}
            assert isinstance(await room.admit(table, CYD, 2), Done)
            assert [look["seat"] for look in screens[CYD.id].news["looks"]] == [2]
            for name, screen in screens.items():
                assert screen.kinds["news"] > before[name]["news"]

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
