"""Chronicles and halls: every finished game once, with its marks; lists by worth and time; ratings."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import mattock
from mattock.tables.log.chronicle import Chronicle
from mattock.tables.log.rating import Rating, ranks_of, rated
from mattock.tables.store.chronicles import ChronicleFilter, ChroniclePage, best, hall, newest
from tests.tables.parlour import room_at
from tests.tables.store.finished_games import enter, line, tables_for


def test_ranks_go_by_victory_then_score_and_who_let_a_bot_play_comes_last() -> None:
    seats = [line(0, 30), line(1, 40, is_winner=True), line(2, 40), line(3, 90, is_winner=True, is_forfeit=True)]
    assert ranks_of(seats) == [2, 0, 1, 3]
    assert ranks_of([line(0, 5), line(1, 5)]) == [0, 0]


def test_a_rating_moves_with_victory_and_its_uncertainty_shrinks_with_every_game() -> None:
    winner, loser = Rating(), Rating()
    for _ in range(10):
        sigma = winner.sigma
        winner, loser = rated([winner, loser], [0, 1])
        assert winner.sigma < sigma
    assert winner.mu > Rating().mu > loser.mu
    assert winner.worth > Rating().worth
    alike = rated([Rating(), Rating()], [0, 0])
    assert alike[0] == alike[1]


async def all_pages(read: Any, limit: int) -> list[Chronicle]:
    found: list[Chronicle] = []
    before: str | None = None
    while True:
        page: ChroniclePage = await read(limit, before)
        found += page.chronicles
        assert len(page.chronicles) <= limit
        before = page.before
        if before is None:
            return found


@pytest.mark.parametrize("limit", [1, 3, 100])
def test_the_chronicles_are_read_page_by_page_in_their_order(url: str, limit: int) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            dice = random.Random(2)
            games = [
                await enter(
                    room.store,
                    table,
                    ended=float(dice.randrange(3)),
                    won=dice.random() < 0.5,
                    score=dice.randrange(3),
                    players=dice.choice([1, 2]),
                    difficulty=dice.choice(["easy", "epic"]),
                )
                for table in await tables_for(room, 24)
            ]
            store = room.store

            async def by_time(limit: int, before: str | None) -> ChroniclePage:
                return await newest(store, ChronicleFilter(), limit, before)

            async def by_worth(limit: int, before: str | None) -> ChroniclePage:
                return await best(store, ChronicleFilter("runedar", 2, "epic"), limit, before)

            expected = sorted(games, key=lambda one: (one.ended, one.table), reverse=True)
            assert await all_pages(by_time, limit) == expected
            chosen = [one for one in games if (one.players, one.difficulty) == (2, "epic")]
            assert len(chosen) > 3
            chosen.sort(key=lambda one: (not one.won, -one.score, one.ended, one.table))
            assert await all_pages(by_worth, limit) == chosen

    asyncio.run(story())


def test_chronicles_are_found_by_person_and_a_page_that_is_none_is_refused(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            (table,) = await tables_for(room, 1)
            await enter(room.store, table)
            assert len((await newest(room.store, ChronicleFilter(person="ada"))).chronicles) == 1
            assert (await newest(room.store, ChronicleFilter(person="eve"))).chronicles == []
            for wrong in ("", "x", "7b7d", "ff"):
                for read in (
                    newest(room.store, ChronicleFilter(), 1, wrong),
                    best(room.store, ChronicleFilter(), 1, wrong),
                ):
                    with pytest.raises(mattock.BadOption, match="before"):
                        await read
                with pytest.raises(mattock.BadOption, match="before"):
                    await hall(room.store, "dwar7s", 1, wrong)

    asyncio.run(story())
