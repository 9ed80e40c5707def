"""A room full of tables on a real store: whole games, keys, stale commands, listeners, sleep, bots and clocks."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import msgspec
import pytest

import mattock
from mattock.core.verify import verify
from mattock.tables import AnyAnswer, Listener, News, Settings
from mattock.tables.live import mailbox
from mattock.tables.live.snapshots import SNAPSHOT_INTERVAL
from mattock.tables.live.updates import Update
from mattock.tables.log.answers import Done, KeyReused, NoSuchTable, NotNow, NotYours, Stale
from mattock.tables.log.commands import Abandon, Create, HandOver, Leave, Play, Rematch, Return, Say, Sit, Start, Undo
from mattock.tables.log.entries import DeedPlayed, Rewound, Said, SeatPassed
from tests.tables.parlour import begun, done, expect, hear, new_table, play_along, room_at, until
from tests.tables.staging import ADA, BOB, CYD, EVE

GAMES = pytest.mark.parametrize("game", mattock.game_names())


@GAMES
def test_a_whole_game_of_two_people_and_a_bot_is_played_told_and_verified(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, game, ADA, BOB, players=3)
            games = [play_along(room, table, person, random.Random(n)) for n, person in enumerate((ADA, BOB))]
            onlooker = await hear(room, table, EVE)
            ada, bob = await asyncio.gather(*games)
            assert ada[-1].standing.status == bob[-1].standing.status == "over"
            assert [news.version for news in ada] == list(range(ada[0].version, ada[-1].version + 1))
            assert ada[-1].version == bob[-1].version
            first = await anext(onlooker)
            assert [look.seat for look in first.looks] == [None]
            journal, notes = expect(await room.journal(table, EVE), tuple)
            assert verify(journal, mattock.game(game)).is_luck_derived
            assert journal.commitment == ada[0].standing.commitment
            assert (notes.is_rewound, notes.is_helped) == (False, False)

    asyncio.run(story())


@GAMES
def test_bots_of_the_house_play_a_whole_game_by_themselves(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = (await done(room, ADA, Create(game=game, options={"players": 4}))).table
            await done(room, ADA, Start(table=table, fill="random"))
            told = await play_along(room, table, EVE, random.Random(0))
            assert told[-1].standing.status == "over"

    asyncio.run(story())


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


def test_a_journal_is_given_away_at_the_end_only(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, BOB, settings=Settings(onlookers=False))
            assert await room.journal(table, ADA) == NotNow(code="game_on")
            assert await room.journal(table, EVE) == NoSuchTable(table=table)
            assert await room.listen(table, EVE) == NotYours(code="not_at_the_table")

    asyncio.run(story())


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


@GAMES
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


def test_a_bot_stands_in_moves_by_itself_and_gives_the_seat_back(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, BOB, settings=Settings(stand_in="random"))
            await done(room, BOB, Leave(table=table))
            told = await play_along(room, table, ADA, random.Random(1), upto=40)
            assert told[-1].standing.is_helped
            await done(room, BOB, Return(table=table))
            told = await play_along(room, table, BOB, random.Random(1), upto=0)
            assert told[-1].standing.seats[1].bot is None

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


def test_a_rematch_is_made_once_whoever_asks(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await begun(room, "runedar", ADA, BOB, players=3)
            await asyncio.gather(*(play_along(room, table, one, random.Random(3)) for one in (ADA, BOB)))
            answers = await asyncio.gather(*(room.send(one, Rematch(table=table)) for one in (BOB, ADA)))
            assert len({expect(answer, Done).table for answer in answers}) == 1
            again = expect(answers[0], Done).table
            assert (await done(room, ADA, Say(table=table, text="well played"))).table == table != again
            news = await anext(await hear(room, again, CYD))
            assert [seat.owner for seat in news.standing.seats] == [None, None, BOB]
            assert news.standing.kept == {1: ADA}, "nobody is seated who has not asked for it here"
            assert news.standing.seats[0].bot == "random"
            assert news.standing.host == BOB.id
            await done(room, ADA, Sit(table=again))
            await done(room, BOB, Start(table=again))
            news = await anext(await hear(room, again, CYD))
            assert [seat.owner for seat in news.standing.seats] == [None, ADA, BOB]

    asyncio.run(story())
