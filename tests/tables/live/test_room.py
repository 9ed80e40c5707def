"""A room full of tables on a real store: whole games, keys, stale commands, listeners, sleep, bots and clocks."""

from __future__ import annotations

import asyncio
import random

import pytest

import mattock
from mattock.core.verify import verify
from mattock.tables import Settings
from mattock.tables.log.answers import Done, NoSuchTable, NotNow, NotYours
from mattock.tables.log.commands import Create, Leave, Rematch, Return, Say, Sit, Start
from tests.tables.parlour import begun, done, expect, hear, play_along, room_at
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


def test_a_journal_is_given_away_at_the_end_only(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await begun(room, "runedar", ADA, BOB, settings=Settings(onlookers=False))
            assert await room.journal(table, ADA) == NotNow(code="game_on")
            assert await room.journal(table, EVE) == NoSuchTable(table=table)
            assert await room.listen(table, EVE) == NotYours(code="not_at_the_table")

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
