"""Finished games are entered once, and counted for their players."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from mattock.tables import Person, Store
from mattock.tables.log.commands import Say
from mattock.tables.log.rating import Rating
from mattock.tables.store.archive import export_table, import_table
from mattock.tables.store.chronicles import ChronicleFilter, GamesWithBots, hall, newest
from mattock.tables.store.meetings import DAY, MAX_RATED_A_DAY
from tests.tables.parlour import begun, done, play_along, room_at
from tests.tables.staging import ADA, BOB, CYD
from tests.tables.store.finished_games import RATED, enter, reached, tables_for

RING = [Person(f"p{number}", f"P{number}") for number in range(5)]


async def season(store: Store, tables: Iterator[str], people: Sequence[Person], days: int) -> None:
    """Everybody meets everybody once a day; the first of two wins."""
    for day in range(days):
        for pair in combinations(people, 2):
            await enter(store, next(tables), pair, game="dwar7s", score=10, ended=day * DAY + 1.0)


def test_a_game_is_entered_with_its_last_action_and_counts_once(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            for _ in range(2):
                table = await begun(room, "dwar7s", ADA, BOB, settings=RATED, fill=None)
                await asyncio.gather(*(play_along(room, table, one, random.Random(1)) for one in (ADA, BOB)))
                await done(room, ADA, Say(table=table, text="well played"))
            page = await newest(room.store, ChronicleFilter())
            assert [one.is_rated for one in page.chronicles] == [True, True]
            assert (await hall(room.store, "dwar7s")).famous == [], "their ratings are provisional"
            for one in [await reached(room.store, person) for person in (ADA, BOB)]:
                mine = [seat for game in page.chronicles for seat in game.seats if seat.person == one.person]
                assert (one.games, one.rated, one.wins) == (2, 2, sum(seat.is_winner for seat in mine))
                assert (one.best, one.mean) == (max(seat.score for seat in mine), sum(seat.score for seat in mine) / 2)
                assert one.uncertainty < Rating().sigma
                assert one.is_provisional
            assert (await hall(room.store, "dwar7s", is_bot=True)).famous == []
            assert (await hall(room.store, "runedar")).famous == []

    asyncio.run(story())


def test_a_game_that_moves_to_another_store_is_entered_there(sqlite_url: str, postgres_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as old, room_at(postgres_url) as new:
            table = await begun(old, "runedar", ADA, ADA)
            await play_along(old, table, ADA, random.Random(1))
            await import_table(new.store, await export_table(old.store, table))
            assert await newest(new.store, ChronicleFilter()) == await newest(old.store, ChronicleFilter())
            assert len((await newest(new.store, ChronicleFilter())).chronicles) == 1

    asyncio.run(story())


def test_games_that_end_on_several_servers_at_once_are_all_counted(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as one, room_at(url) as two:
            tables = await tables_for(one, 20)
            people = [[ADA, BOB], [BOB, CYD], [CYD, ADA]]
            await asyncio.gather(
                *(
                    enter((one, two)[number % 2].store, table, people[number % 3], game="dwar7s", score=number)
                    for number, table in enumerate(tables)
                )
            )
            found = [await reached(one.store, person) for person in (ADA, BOB, CYD)]
            assert sum(person.games for person in found) == 40
            assert sum(person.rated for person in found) == 2 * 3 * MAX_RATED_A_DAY, "each pair three times a day"
            rated_games = [
                game.is_rated for game in (await newest(one.store, ChronicleFilter("dwar7s"), 100)).chronicles
            ]
            assert sum(rated_games) == 3 * MAX_RATED_A_DAY

    asyncio.run(story())


def test_a_rating_is_provisional_until_its_owner_has_met_several_who_are_established(url: str) -> None:
    """Ten games, three people, two days; and three of these who are established themselves."""

    async def story() -> None:
        async with room_at(url) as room:
            tables, store = iter(await tables_for(room, 70)), room.store
            await season(store, tables, RING[:4], 2)
            assert (await hall(store, "dwar7s")).famous == [], "six games each, on two days"
            await season(store, tables, RING[:4], 4)
            listed = await hall(store, "dwar7s")
            assert [one.person for one in listed.famous] == ["p0", "p1", "p2", "p3"]
            assert not any(one.is_provisional for one in listed.famous)
            for number in range(20):
                pair = (RING[4], Person(f"x{number}", "Fresh"))
                await enter(store, next(tables), pair, game="dwar7s", score=10, ended=number * DAY)
            puppeteer = await reached(store, RING[4])
            assert (puppeteer.rated, puppeteer.is_provisional) == (20, True), "nobody whom they beat is established"
            assert (await hall(store, "dwar7s")).famous == listed.famous
            first = await hall(store, "dwar7s", 3)
            rest = await hall(store, "dwar7s", 3, first.before)
            assert first.famous + rest.famous == listed.famous
            assert rest.before is None

    asyncio.run(story())


def test_games_with_bots_count_apart(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            one, two, three = await tables_for(room, 3)
            for table in (one, two):
                await enter(room.store, table, [ADA], game="dwar7s", score=90)
            await enter(room.store, three, [ADA, BOB], game="dwar7s", score=7)
            mine = await reached(room.store, ADA)
            assert (mine.games, mine.wins, mine.best, mine.mean) == (1, 1, 7, 7.0)
            assert mine.with_bots == GamesWithBots(2, 2, 90, 90.0)

    asyncio.run(story())


def test_a_game_that_was_imported_is_never_rated(url: str, sqlite_empty: str) -> None:
    """Neither one that had ended, nor one that is ended here."""

    async def story() -> None:
        async with room_at(sqlite_empty) as old, room_at(url) as new:
            for upto in (None, 10):
                table = await begun(old, "dwar7s", ADA, BOB, settings=RATED, fill=None)
                await asyncio.gather(*(play_along(old, table, one, random.Random(1), upto) for one in (ADA, BOB)))
                await import_table(new.store, await export_table(old.store, table))
                await asyncio.gather(*(play_along(new, table, one, random.Random(1)) for one in (ADA, BOB)))
            assert [one.is_rated for one in (await newest(new.store, ChronicleFilter())).chronicles] == [False, False]
            assert [one.is_rated for one in (await newest(old.store, ChronicleFilter())).chronicles] == [True]

    asyncio.run(story())
