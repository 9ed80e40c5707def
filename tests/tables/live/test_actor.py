"""A command is decided once and written, or refused and leaves nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from mattock.tables import AnyAnswer, Listener, News, Settings
from mattock.tables.live.updates import Update
from mattock.tables.log.answers import Done, KeyReused, NoSuchTable, Stale
from mattock.tables.log.commands import Create, Play, Rematch, Say, Sit, Start
from mattock.tables.log.entries import Said
from tests.tables.parlour import begun, done, expect, hear, new_table, play_along, room_at, until
from tests.tables.staging import ADA, BOB


def test_the_same_key_gets_the_former_answer_again_and_nothing_is_done_twice(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            make = Create(game="runedar", key="make-one-table")
            table = (await done(room, ADA, make)).table
            assert await room.send(ADA, make) == Done(table=table, version=1)
            sit, say = Sit(table=table, key="sit-down-1"), Say(table=table, text="hi", key="say-hi-1")
            start = Start(table=table, fill="random", key="start-it-1")
            answers = [await room.send(ADA, command) for command in (sit, say, start)]
            await play_along(room, table, ADA, random.Random(1), upto=10)
            assert [await room.send(ADA, command) for command in (sit, say, start)] == answers
            entries = await room.store.entries(table)
            assert len([one for one in entries if isinstance(one.body, Said)]) == 1

    asyncio.run(story())


def test_a_move_repeated_with_its_key_is_answered_as_before_and_not_as_stale(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, ADA, settings=Settings(onlookers_talk=True))
            news = await anext(await hear(room, table, ADA))
            action = next(look.legal[0]["code"] for look in news.looks if look.legal)
            play = Play(table=table, version=news.version, action=action, key="move-number-1")
            first = await done(room, ADA, play)
            assert await room.send(ADA, play) == first
            unkeyed = Play(table=table, version=news.version, action=action)
            assert expect(await room.send(ADA, unkeyed), Stale).news.version == first.version

        async with room_at(sqlite_url) as room:
            assert await room.send(ADA, play) == first, "the answer outlives the process"
            say = Say(table=table, text="x", key="move-number-1")
            assert await room.send(ADA, say) == KeyReused(key="move-number-1")
            assert isinstance(await room.send(BOB, say), Done), "keys are each person's own"

    asyncio.run(story())


def test_what_an_answer_brings_along_waits_behind_what_was_sent_before(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, players=1)
            told: list[News] = []
            answers: list[AnyAnswer] = []

            def hear_all(one: Update | None) -> bool:
                told.extend([] if one is None else [one.news])
                return True

            def play(reply: Callable[[AnyAnswer], None]) -> None:
                action = told[-1].looks[0].legal[0]["code"]
                room.post(ADA, Play(table=table, version=told[-1].version, action=action), reply)

            def play_on(answer: AnyAnswer) -> None:
                answers.append(answer)
                play(answers.append)

            expect(await room.listen(table, ADA, None, hear_all), Listener)
            play(play_on)
            room.post(ADA, Say(table=table, text="before it"), answers.append)
            await until(lambda: len(answers) == 3)
            assert all(isinstance(answer, Done) for answer in answers)
            happened = [type(one.what).__name__ for news in told for one in news.happenings]
            assert happened == ["ActionPlayed", "Said", "ActionPlayed"]

    asyncio.run(story())


def test_a_refused_command_writes_nothing(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "dwar7s", ADA)
            before = await room.store.entries(table)
            for command in (
                Start(table=table, key="start-12"),
                Play(table=table, version=1, action="x", key="play-1234"),
                Rematch(table=table),
                Sit(table=table, seat=9),
            ):
                assert not isinstance(await room.send(ADA, command), Done)
            assert await room.store.entries(table) == before
            assert await room.store.receipt(ADA.id, "start-12") is None

    asyncio.run(story())


def test_a_table_that_is_not_there_is_said_to_be_so_and_leaves_nothing_behind(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            answers = await asyncio.gather(*(room.send(ADA, Sit(table="nowhere")) for _ in range(5)))
            assert answers == [NoSuchTable(table="nowhere")] * 5
            assert await room.listen("nowhere", ADA) == NoSuchTable(table="nowhere")
            assert await room.journal("nowhere", ADA) == NoSuchTable(table="nowhere")
            await until(lambda: not room.awake)

    asyncio.run(story())
