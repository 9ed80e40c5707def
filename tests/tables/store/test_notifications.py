"""Several servers on one database: news travel, actions count once, bots think once, nobody waits for the dead."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from mattock.tables import Room, Settings
from mattock.tables.live import mailbox
from mattock.tables.live.actor import TableActor
from mattock.tables.live.services import YourTurn
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.answers import Done, NotYours
from mattock.tables.log.commands import Play, Say, Start
from mattock.tables.log.entries import DeedPlayed, Said, SeatPassed
from mattock.tables.store import notifications
from mattock.tables.store.archive import table_in
from mattock.tables.store.lobby import tables_of
from mattock.tables.store.notifications import apply_notice, listening
from mattock.wire.messages import SightData
from tests.tables.parlour import begun, done, hear, new_table, play_along, room_at, until
from tests.tables.staging import ADA, BOB, EVE

LINES = "FROM pg_stat_activity WHERE query LIKE 'SELECT pg_notify($1%' AND datname = current_database()"


@asynccontextmanager
async def servers(url: str) -> AsyncIterator[tuple[Room, Room]]:
    """Two of them, both listening to what the other writes."""
    async with room_at(url) as one, room_at(url) as two, listening(one), listening(two):
        await until_lines(one, 2)
        yield one, two


async def until_lines(room: Room, count: int) -> None:
    """Until that many servers listen."""

    async def are_there() -> bool:
        async with room.store.engine.connect() as connection:
            return bool(await connection.scalar(text(f"SELECT count(*) {LINES}")) == count)

    await until_so(are_there)


async def backend_of_line(room: Room) -> int:
    """The process of PostgreSQL at the other end of the one line: on a slow machine it may just be replaced."""
    while True:
        async with room.store.engine.connect() as connection:
            found = (await connection.execute(text(f"SELECT pid {LINES}"))).scalars().all()
        if len(found) == 1:
            return int(found[0])
        await asyncio.sleep(0.02)


async def until_so(condition: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(3000):
        if await condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


def test_the_lobby_says_what_the_log_says_though_somebody_talks_elsewhere(url: str) -> None:
    """The start of a game is overtaken by talk, and decided again."""

    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            for _ in range(6):
                table = await new_table(one, "dwar7s", ADA, BOB)
                await hear(one, table, ADA)
                await hear(two, table, BOB)
                await done(two, BOB, Say(table=table, text="shall we?"))
                await done(one, ADA, Start(table=table))
            assert {sign.status for sign in await tables_of(one.store, ADA)} == {"playing"}

    asyncio.run(story())


def test_two_servers_at_one_table_write_each_entry_once_and_both_tell_everything(url: str) -> None:
    """Ada is connected to one, Bob to the other; here nobody carries news between them but the store itself."""

    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            table = await begun(one, "runedar", ADA, BOB, players=3)

            async def gossip() -> None:
                while True:
                    await asyncio.sleep(0.01)
                    one.notice(table)
                    two.notice(table)

            carrier = asyncio.create_task(gossip())
            told = await asyncio.gather(
                play_along(one, table, ADA, random.Random(1), upto=50),
                play_along(two, table, BOB, random.Random(2), upto=50),
            )
            carrier.cancel()
            for news in told:
                numbers = [one.number for step in news for one in step.happenings]
                assert numbers == list(range(news[0].version + 1, news[-1].version + 1))
            entries = await one.store.entries(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert rebuilt(table, entries).version == len(entries)

    asyncio.run(story())


def test_commands_to_two_servers_at_once_are_all_carried_out_once(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            table = await new_table(one, "runedar", ADA)
            texts = [f"text {number}" for number in range(20)]
            commands = [
                room.send(ADA, Say(table=table, text=text, key=f"key of {text}".replace(" ", "-")))
                for text in texts
                for room in (one, two)
            ]
            answers = await asyncio.gather(*commands)
            assert all(isinstance(answer, Done) for answer in answers)
            assert answers[0::2] == answers[1::2], "both servers give the one answer"
            said = [entry.body.text for entry in await one.store.entries(table) if isinstance(entry.body, Said)]
            assert sorted(said) == sorted(texts)

    asyncio.run(story())


def test_a_server_that_is_behind_catches_up_before_it_refuses(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            table = await begun(one, "runedar", ADA, ADA)
            news = await anext(await hear(two, table, ADA))
            action = next(look.legal[0]["code"] for look in news.looks if look.legal)
            version = (await done(one, ADA, Play(table=table, version=news.version, action=action))).version
            state = await anext(await hear(one, table, ADA))
            action = next(look.legal[0]["code"] for look in state.looks if look.legal)
            assert isinstance(await two.send(ADA, Play(table=table, version=version, action=action)), Done)

    asyncio.run(story())


def test_a_refusal_is_told_however_much_others_write_meanwhile(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not that the table is too busy: to ask again would change nothing."""

    async def something_new(_: TableActor) -> bool:
        return True

    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, BOB)
            news = await anext(await hear(room, table, ADA))
            monkeypatch.setattr(TableActor, "catch_up", something_new)
            answer = await room.send(EVE, Play(table=table, version=news.version, action="rest"))
            assert answer == NotYours(code="not_at_the_table")

    asyncio.run(story())


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_people_at_different_servers_play_one_game_and_are_told_the_same(postgres_url: str, game: str) -> None:
    async def story() -> None:
        async with servers(postgres_url) as (one, two):
            table = await begun(one, game, ADA, BOB)
            dice = random.Random(1)
            told = await asyncio.gather(play_along(one, table, ADA, dice), play_along(two, table, BOB, dice))
            assert [news[-1].standing.status for news in told] == ["over", "over"]
            assert told[0][-1].version == told[1][-1].version
            numbers = [entry.number for entry in await one.store.entries(table)]
            assert numbers == list(range(1, told[0][-1].version + 1))

    asyncio.run(story())


class Counting:
    """Counts how often bots think in a room."""

    def __init__(self, room: Room) -> None:
        self.thoughts = 0
        self._think = room._services.think
        room._services = room._services._replace(think=self.think)

    async def think(self, level: str, sight: SightData, left: frozenset[str], seed: str | None) -> list[str]:
        self.thoughts += 1
        return await self._think(level, sight, left, seed)


def test_a_bot_thinks_at_one_server_alone_and_each_of_its_moves_is_made_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person plays at one server, others look on at both."""
    monkeypatch.setattr(mailbox, "FOREIGN_BOT_DELAY", 600.0)

    async def story() -> None:
        async with servers(postgres_url) as (one, two):
            counts = [Counting(room) for room in (one, two)]
            table = await begun(one, "runedar", ADA, players=3)
            listeners = [await hear(room, table, EVE) for room in (one, two)]
            await play_along(two, table, ADA, random.Random(1), upto=60)
            before = sum(count.thoughts for count in counts)
            deeds = (await table_in(one.store, table)).record.deeds
            moves = sum(deed.by is None for deed in deeds)
            assert moves > 10
            assert before - 1 <= moves <= sum(count.thoughts for count in counts), "bots play on while we read"
            for listener in listeners:
                listener.close()

    asyncio.run(story())


async def never(level: str, sight: SightData, left: frozenset[str], seed: str | None) -> list[str]:
    """Thinks as the dead do."""
    await asyncio.Event().wait()
    raise AssertionError("unreachable")


def test_when_the_server_of_a_bot_has_died_another_one_lets_it_move(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "FOREIGN_BOT_DELAY", 0.2)

    async def story() -> None:
        async with servers(postgres_url) as (one, two):
            one._services = one._services._replace(think=never)
            table = await begun(one, "runedar", ADA)
            await hear(two, table, EVE)
            told = await asyncio.wait_for(play_along(one, table, ADA, random.Random(1), upto=40), 30)
            assert told[-1].standing.deeds >= 40
            assert any(deed.by is None for deed in (await table_in(one.store, table)).record.deeds)

    asyncio.run(story())


def test_a_lost_line_is_replaced_and_nothing_is_missed(postgres_url: str) -> None:
    async def story() -> None:
        async with servers(postgres_url) as (one, two):
            table = await begun(one, "runedar", ADA, BOB)
            listener = await hear(two, table, EVE)
            first = await anext(listener)
            async with one.store.engine.connect() as connection:
                await connection.execute(text(f"SELECT pg_terminate_backend(pid) {LINES}"))
            said = await done(one, ADA, Say(table=table, text="is anybody there?"))
            news = await asyncio.wait_for(anext(listener), 60)
            assert [happening.number for happening in news.happenings] == [first.version + 1] == [said.version]
            await until_lines(one, 2)
            await done(one, ADA, Say(table=table, text="there you are"))
            assert (await asyncio.wait_for(anext(listener), 60)).version == said.version + 1

    asyncio.run(story())


def test_a_server_does_not_read_again_what_it_wrote_itself(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with servers(postgres_url) as (one, _):
            table = await begun(one, "runedar", ADA, BOB)
            noticed: list[str] = []
            monkeypatch.setattr(one, "notice", noticed.append)
            apply_notice(one, f"{one.store.name} {table}")
            assert noticed == []
            apply_notice(one, f"somebody-else {table} another")
            assert noticed == [table, "another"]

    asyncio.run(story())


def test_a_table_sleeps_where_nobody_listens_and_another_server_plays_it(postgres_url: str) -> None:
    """Else each of its deeds would be read there too, as long as people play."""

    async def story() -> None:
        async with servers(postgres_url) as (one, two):
            table = await begun(one, "runedar", ADA, BOB)
            listener = await hear(two, table, BOB)
            await done(two, BOB, Say(table=table, text="we play here"))
            await until(lambda: one.awake == [], 20)  # far sooner than a table that is idle
            assert two.awake == [table]
            said = await done(one, ADA, Say(table=table, text="and I come back"))
            while (await anext(listener)).version < said.version:
                pass
            near = await hear(one, table, ADA)
            assert (await anext(near)).version == said.version
            await done(two, BOB, Say(table=table, text="welcome"))
            assert (await anext(near)).version == said.version + 1
            assert one.awake == [table]

    asyncio.run(story())


def test_clocks_that_all_servers_look_after_run_out_once(postgres_url: str) -> None:
    async def story() -> None:
        clock = [1000.0]
        async with room_at(postgres_url, lambda: clock[0]) as one, room_at(postgres_url, lambda: clock[0]) as two:
            table = await begun(one, "runedar", ADA, BOB, settings=Settings(seconds=60, stand_in="random"))
            state = await table_in(one.store, table)
            clock[0] += 61
            await asyncio.gather(*(room.sweep() for room in (one, two, one, two)))
            await until(lambda: len(one.awake) == len(two.awake) == 1)

            async def has_bot_moved() -> bool:
                return any(isinstance(entry.body, DeedPlayed) for entry in await one.store.entries(table))

            await until_so(has_bot_moved)
            entries = await one.store.entries(table)
            passed = [entry.body for entry in entries if isinstance(entry.body, SeatPassed)]
            assert [(body.seat, body.why) for body in passed] == [(state.asked, "clock")]

    asyncio.run(story())


def test_who_is_not_here_is_called_to_their_turn_once(url: str) -> None:
    """Not who sees it: because they have just moved, or because they listen."""

    async def story() -> None:
        async with room_at(url) as room:
            calls: list[YourTurn] = []
            room._services = room._services._replace(call=calls.append)
            table = await begun(room, "dwar7s", ADA, BOB)
            first = (await table_in(room.store, table)).asked_person
            other = BOB if first == ADA else ADA
            assert first is not None
            assert calls == ([] if first == ADA else [YourTurn(table, "dwar7s", first)])
            calls.clear()
            await play_turn(room, table)
            assert calls == [YourTurn(table, "dwar7s", other)]
            listener = await hear(room, table, first)
            await play_turn(room, table)
            assert len(calls) == 1
            room.missed(table, other)
            room.missed(table, first)
            await room.look(table, other)
            assert len(calls) == 1, "one is not asked, the other listens"
            listener.close()
            room.missed(table, first)
            await room.look(table, other)
            assert calls[1:] == [YourTurn(table, "dwar7s", first)], "the line was dead, and nobody knew"

    asyncio.run(story())


async def play_turn(room: Room, table: str) -> None:
    """Play for the person who is asked until somebody else is."""
    found = await table_in(room.store, table)
    person = found.asked_person
    assert person is not None
    while found.asked_person == person:
        assert found.state is not None
        action = random.Random(1).choice(found.state.legal()).code
        await done(room, person, Play(table=table, version=found.version, action=action))
        found = await table_in(room.store, table)


def test_a_line_that_hangs_is_given_up_within_twenty_seconds() -> None:
    assert notifications.HEARTBEAT + notifications.SEND_TIMEOUT + notifications.CONNECT_TIMEOUT < 20


def test_a_line_that_hangs_is_replaced_within_twenty_seconds_and_nothing_is_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backend of the one line stands still; all other connections work. It is never continued, so that nothing but
    a new line can help. The line is tried more often than usual, for the sake of slow machines.
    """
    monkeypatch.setattr(notifications, "HEARTBEAT", 0.5)

    async def story() -> None:
        async with room_at(postgres_url) as one, room_at(postgres_url) as two, listening(one):
            table = await new_table(one, "runedar", ADA)
            listener = await hear(one, table, ADA)
            await anext(listener)
            async with asyncio.timeout(30):
                pid = await backend_of_line(two)
            os.kill(pid, signal.SIGSTOP)
            try:
                began = time.monotonic()
                await done(two, ADA, Say(table=table, text="Is anybody there?"))
                await until(lambda: not one.store.hears_others, 20)
                async with asyncio.timeout(20):
                    news = await anext(listener)
                assert any(isinstance(entry.what, Said) for entry in news.happenings)
                assert time.monotonic() - began < 20
                await until(lambda: one.store.hears_others, 30)
            finally:
                os.kill(pid, signal.SIGCONT)

    asyncio.run(story())
