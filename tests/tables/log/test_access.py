"""Doors: a table with a password, closed to onlookers or not listed shows nothing of itself to others."""

from __future__ import annotations

import asyncio
import random

import pytest

import mattock
from mattock.tables import Settings
from mattock.tables.log.answers import (
    Entered,
    Invitation,
    NoSuchTable,
    NotNow,
    NotYours,
)
from mattock.tables.log.commands import (
    Abandon,
    Leave,
    Play,
    Rematch,
    Say,
    SeatBot,
    Sit,
    Start,
    Undo,
)
from mattock.tables.log.messages import News
from mattock.tables.store.archive import export_table, import_table, table_in
from mattock.tables.store.lobby import tables_of, tables_with
from tests.tables.guarded import code_of, guarded
from tests.tables.parlour import begun, done, expect, hear, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, CYD, EVE


def test_nothing_is_seen_or_done_at_a_table_with_a_password_before_entering(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await guarded(room)
            await done(room, ADA, Start(table=table, fill="random"))
            for command in (
                Sit(table=table),
                Say(table=table, text="let me in"),
                Play(table=table, version=1, action="pass"),
                Undo(table=table, version=1),
                Rematch(table=table),
            ):
                assert await code_of(room, EVE, command) == "not_entered"
            for answer in (
                await room.look(table, EVE),
                await room.table(table, EVE),
                await room.listen(table, EVE),
                await room.invite(table, EVE),
                await room.enter(table, EVE),
            ):
                assert expect(answer, NotYours).code == "not_entered"
            for paper in (await room.journal(table, EVE), await room.replay(table, EVE)):
                assert paper == NoSuchTable(table=table), "as if there were none"

    asyncio.run(story())


def test_what_was_said_at_a_table_found_by_a_link_alone_is_not_for_who_finds_its_game_in_the_chronicles(
    url: str,
) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "runedar", ADA, players=1, settings=Settings(listed=False))
            await done(room, ADA, Start(table=table))
            expect(await room.look(table, EVE), News)
            await done(room, ADA, Abandon(table=table))
            assert expect(await room.look(table, EVE, after=0), NotYours).code == "not_at_the_table"
            expect(await room.look(table, ADA, after=0), News)
            assert isinstance(await room.replay(table, EVE), list)

    asyncio.run(story())


def test_a_closed_table_is_seen_by_who_sits_there_or_was_invited(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await begun(room, "runedar", ADA, settings=Settings(onlookers=False))
            await play_along(room, table, ADA, random.Random(1), upto=3)
            for command in (Play(table=table, version=1, action="pass"), Sit(table=table, seat=1)):
                assert await code_of(room, EVE, command) == "not_at_the_table"
            assert expect(await room.enter(table, EVE), NotYours).code == "not_at_the_table"
            secret = expect(await room.invite(table, ADA), Invitation).secret
            expect(await room.enter(table, EVE, secret=secret), Entered)
            expect(await room.look(table, EVE), News)
            assert expect(await room.send(EVE, Sit(table=table, seat=1)), NotNow).code == "already_started"
            secret = expect(await room.invite(table, ADA, 1), Invitation).secret
            assert expect(await room.enter(table, EVE, secret=secret), Entered).seats == (1,)

    asyncio.run(story())


@pytest.mark.parametrize("is_sent_away", [True, False])
def test_who_loses_a_seat_at_a_closed_table_hears_no_more_of_it(url: str, is_sent_away: bool) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "dwar7s", ADA, BOB, settings=Settings(onlookers=False))
            his, hers = await hear(room, table, BOB), await hear(room, table, ADA)
            await anext(his)
            if is_sent_away:
                await done(room, ADA, SeatBot(table=table, seat=1))
            else:
                await done(room, BOB, Leave(table=table))
            await done(room, ADA, Say(table=table, text="between us"))
            async with asyncio.timeout(60):
                assert [news async for news in his] == []
            assert [(await anext(hers)).version for _ in range(3)][-1] == (await table_in(room.store, table)).version

    asyncio.run(story())


def test_a_table_that_is_not_listed_is_found_by_its_people_alone(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            hidden = await new_table(room, "dwar7s", ADA, settings=Settings(listed=False))
            shown = [await new_table(room, game, BOB) for game in ("dwar7s", "runedar")]
            assert {sign.id for sign in await tables_with(room.store, "open")} == set(shown)
            assert [sign.id for sign in await tables_with(room.store, "open", "runedar")] == shown[1:]
            assert [sign.id for sign in await tables_of(room.store, ADA)] == [hidden]
            assert await tables_of(room.store, ADA, "runedar") == []

    asyncio.run(story())


def test_a_rematch_has_the_same_password_and_lets_in_who_played(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await guarded(room)
            for guest in (BOB, CYD):
                expect(await room.enter(table, guest, password="open sesame"), Entered)
            await done(room, BOB, Sit(table=table))
            await done(room, ADA, Start(table=table, fill="random"))
            await asyncio.gather(*(play_along(room, table, one, random.Random(1)) for one in (ADA, BOB)))
            again = (await done(room, ADA, Rematch(table=table))).table
            news = expect(await room.look(again, BOB), News)
            assert BOB not in [seat.owner for seat in news.standing.seats]
            await done(room, BOB, Sit(table=again))
            assert expect(await room.look(again, CYD), NotYours).code == "not_entered"
            expect(await room.enter(again, CYD, password="open sesame"), Entered)

    asyncio.run(story())


def test_a_table_moves_to_another_store_with_its_password(sqlite_url: str, postgres_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as old, room_at(postgres_url) as new:
            table = await guarded(old)
            await import_table(new.store, await export_table(old.store, table))
            assert expect(await new.enter(table, BOB, password="sesame"), NotYours).code == "wrong_password"
            expect(await new.enter(table, BOB, password="open sesame"), Entered)

    asyncio.run(story())


@pytest.mark.parametrize("game", ["dwar7s", "runedar"])
def test_a_replay_shows_every_step_to_an_onlookers_eyes_and_ends_as_the_game_did(sqlite_url: str, game: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, game, ADA, ADA)
            told = await play_along(room, table, ADA, random.Random(1))
            steps = await room.replay(table, EVE)
            assert isinstance(steps, list)
            assert [step.number for step in steps] == list(range(told[-1].standing.deeds + 1))
            last = expect(await room.look(table, EVE), News)
            assert steps[-1].view == last.looks[0].view
            assert steps[-1].tale
            assert (steps[0].action, steps[0].seat) == (None, None)
            standing = last.standing
            assert standing.secret is not None
            fair = mattock.Fair(bytes.fromhex(standing.secret))
            drawn = [number for step in steps for number in step.luck]
            assert drawn
            assert [(stream, below, fair.below(below, stream)) for stream, below, _ in drawn] == drawn

    asyncio.run(story())
