"""Chronicles and halls: every finished game once, with its marks; lists by worth and time; ratings."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import mattock
from mattock.tables import Person, Room, Store
from mattock.tables.log.access import admit
from mattock.tables.log.answers import Done
from mattock.tables.log.chronicle import Chronicle, Finished, SeatLine, finished
from mattock.tables.log.commands import Abandon, Agree, HandOver, Say, TakeBack, Undo
from mattock.tables.log.decide.seating import AWAY_TIMEOUT, note_coach
from mattock.tables.log.entries import Coached, Entry, Said
from mattock.tables.log.rating import Rating, ranks_of, rated
from mattock.tables.log.seats import Settings
from mattock.tables.store.archive import export_table, import_table
from mattock.tables.store.batch import Addition, WriteBatch
from mattock.tables.store.chronicles import Page, Which, best, hall, newest
from tests.tables.parlour import begun, done, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

BOT, OTHER_BOT = Person("bot", "Bot", is_bot=True), Person("bot2", "Bot 2", is_bot=True)


def chronicle_of(stage: Stage) -> Chronicle:
    found = finished(stage.table, stage.entries)
    assert found is not None
    return found.chronicle


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_a_finished_game_is_told_by_its_outcome_its_people_and_its_length(game: str) -> None:
    stage = Stage(game).begin(ADA, BOB)
    began, stage.at = stage.at, stage.at + 600.0
    stage.play_on(random.Random(3))
    told, outcome = chronicle_of(stage), stage.state.outcome
    assert outcome is not None
    assert (told.won, told.reason, told.score, told.title) == (
        outcome.won,
        outcome.reason,
        outcome.score,
        outcome.title,
    )
    assert (told.game, told.players, told.actions) == (game, 2, len(stage.table.record.deeds))
    assert (told.began, told.ended) == (began, stage.at)
    assert told.difficulty == {"runedar": "normal", "dwar7s": ""}[game]
    assert told.turns == stage.state.view(None)[{"runedar": "turn", "dwar7s": "round"}[game]]
    assert [(seat.person, seat.name, seat.bot, seat.score) for seat in told.seats] == [
        (person.id, person.name, None, score) for person, score in zip((ADA, BOB), outcome.scores, strict=True)
    ]
    assert [seat.seat for seat in told.seats if seat.is_winner] == list(outcome.winners)
    assert told.commitment == stage.table.record.commitment
    assert (told.is_helped, told.is_rewound, told.is_rated) == (False, False, game == "dwar7s")


def test_help_and_rewinds_are_marked() -> None:
    stage = Stage("dwar7s").begin(ADA, BOB).play_on(random.Random(1), lambda one: len(one.table.record.deeds) >= 6)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=6))
    proposal = stage.table.record.proposal
    assert proposal is not None
    stage.do(BOB, Agree(table=NAME, proposal=proposal.number))
    stage.do(BOB, HandOver(table=NAME, seat=1, level="random"))
    told = chronicle_of(stage.play_on(random.Random(2)))
    assert (told.is_helped, told.is_rewound) == (True, True)
    assert [seat.is_helped for seat in told.seats] == [False, True]


def test_a_seat_taken_over_from_a_bot_was_helped_by_it() -> None:
    stage = Stage("dwar7s").begin(ADA).play_on(random.Random(1), lambda one: 1 in one.table.record.bot_moved)
    stage.ask(lambda table: admit(table, BOB, 1))
    told = chronicle_of(stage.play_on(random.Random(2)))
    assert [seat.is_helped for seat in told.seats] == [False, True]
    assert not told.is_rated, "nor is it a contest of the two"


def test_a_coach_is_help_too() -> None:
    stage = Stage("dwar7s", settings=Settings(coach=True)).begin(ADA, BOB)
    for _ in range(2):
        stage.ask(lambda table: note_coach(table, BOB))
    assert [entry.body for entry in stage.entries if isinstance(entry.body, Coached)] == [Coached(BOB)]
    told = chronicle_of(stage.play_on(random.Random(2)))
    assert [seat.is_helped for seat in told.seats] == [False, True]
    assert told.is_helped


@pytest.mark.parametrize(("people", "is_helped"), [((ADA, BOB), False), ((ADA,), True), ((ADA, BOT), True)])
def test_a_siege_with_bots_at_the_table_was_helped_by_them(people: Sequence[Person], is_helped: bool) -> None:
    assert chronicle_of(Stage().begin(*people).play_on(random.Random(1))).is_helped is is_helped


def test_games_of_bots_alone_and_games_that_were_given_up_are_not_remembered() -> None:
    bots = Stage().begin().play_on(random.Random(1))
    assert bots.table.record.status == "over"
    assert finished(bots.table, bots.entries) is None
    given_up = Stage().begin(ADA)
    given_up.do(ADA, Abandon(table=NAME))
    assert finished(given_up.table, given_up.entries) is None


@pytest.mark.parametrize(
    ("people", "is_rated"),
    [
        ((ADA, BOB), True),
        ((BOT, OTHER_BOT), True),
        ((ADA, BOT), False),
        ((ADA, ADA), False),
        ((ADA,), False),
    ],
)
def test_rated_are_games_of_people_among_themselves_and_of_remote_bots_among_themselves(
    people: Sequence[Person], is_rated: bool
) -> None:
    assert chronicle_of(Stage("dwar7s").begin(*people).play_on(random.Random(1))).is_rated is is_rated


def passed_by_the_host(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.at += AWAY_TIMEOUT
    stage.do(ADA, HandOver(table=NAME, seat=1))
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def never_came(stage: Stage) -> None:
    stage.do(BOB, HandOver(table=NAME, seat=1))


def took_back(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: len(one.table.record.deeds) >= 6)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=6))
    stage.do(BOB, Agree(table=NAME, proposal=stage.version))


def left_by_the_clock(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == ADA)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.at += 60
    assert isinstance(stage.run_out(), Done)


@pytest.mark.parametrize(
    ("incident", "seconds", "is_rated"),
    [
        (passed_by_the_host, None, False),
        (never_came, 60, False),
        (took_back, 60, False),
        (left_by_the_clock, 60, True),
    ],
)
def test_a_game_is_rated_only_if_it_was_played_in_earnest(
    incident: Callable[[Stage], None], seconds: int | None, is_rated: bool
) -> None:
    """Nobody gains by what the host did to another, by who never came, or by what was taken back."""
    stage = Stage("dwar7s", settings=Settings(seconds=seconds)).begin(ADA, BOB)
    incident(stage)
    assert chronicle_of(stage.play_on(random.Random(2))).is_rated is is_rated


def line(seat: int, score: int, *, is_winner: bool = False, is_helped: bool = False, person: str = "x") -> SeatLine:
    return SeatLine(seat, person, person, None, False, is_helped, is_winner, score)


def test_ranks_go_by_victory_then_score_and_who_let_a_bot_play_comes_last() -> None:
    seats = [line(0, 30), line(1, 40, is_winner=True), line(2, 40), line(3, 90, is_winner=True, is_helped=True)]
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


def test_a_game_is_entered_with_its_last_action_and_counts_once(url: str) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            for _ in range(2):
                table = await begun(room, "dwar7s", ADA, BOB)
                await asyncio.gather(*(play_along(room, table, one, random.Random(1)) for one in (ADA, BOB)))
                await done(room, ADA, Say(table=table, text="well played"))
            page = await newest(room.store, Which())
            assert [one.is_rated for one in page.chronicles] == [True, True]
            famous = (await hall(room.store, "dwar7s")).famous
            assert {one.person for one in famous} == {ADA.id, BOB.id}
            for one in famous:
                mine = [seat for game in page.chronicles for seat in game.seats if seat.person == one.person]
                assert (one.games, one.rated, one.wins) == (2, 2, sum(seat.is_winner for seat in mine))
                assert (one.best, one.mean) == (max(seat.score for seat in mine), sum(seat.score for seat in mine) / 2)
                assert one.uncertainty < Rating().sigma
            assert (await hall(room.store, "dwar7s", is_bot=True)).famous == []
            assert (await hall(room.store, "runedar")).famous == []

    asyncio.run(story())


def test_a_game_that_moves_to_another_store_is_entered_there(sqlite_url: str, postgres_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as old, room_at(postgres_url) as new:
            table = await begun(old, "runedar", ADA, ADA)
            await play_along(old, table, ADA, random.Random(1))
            await import_table(new.store, await export_table(old.store, table))
            assert await newest(new.store, Which()) == await newest(old.store, Which())
            assert len((await newest(new.store, Which())).chronicles) == 1

    asyncio.run(story())


async def enter(store: Store, table: str, contenders: Sequence[Person] = (), **facts: Any) -> Chronicle:
    """A finished game that nobody has played."""
    usual = {"game": "runedar", "players": 2, "difficulty": "normal", "ended": 0.0, "won": True, "score": 0}
    known = {**usual, **facts}
    seats = [line(0, known["score"], is_winner=known["won"], person="ada"), line(1, 0, person="bob")]
    chronicle = Chronicle(
        table=table,
        options={},
        began=0.0,
        actions=1,
        turns=None,
        reason="escaped",
        title=None,
        commitment=f"promise-{table}",
        is_helped=False,
        is_rewound=False,
        is_rated=bool(contenders),
        seats=seats,
        **known,
    )
    entry = Entry(len(await store.entries(table)) + 1, 0.0, Said(ADA, "the end"))
    done_with = Finished(chronicle, dict(enumerate(contenders)))
    await store.write(WriteBatch([Addition(table, [entry], finished=done_with)]))
    return chronicle


async def tables_for(room: Room, count: int) -> list[str]:
    return sorted([await new_table(room, "runedar", ADA) for _ in range(count)])


async def all_pages(read: Any, limit: int) -> list[Chronicle]:
    found: list[Chronicle] = []
    before: str | None = None
    while True:
        page: Page = await read(limit, before)
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

            async def by_time(limit: int, before: str | None) -> Page:
                return await newest(store, Which(), limit, before)

            async def by_worth(limit: int, before: str | None) -> Page:
                return await best(store, Which("runedar", 2, "epic"), limit, before)

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
            assert len((await newest(room.store, Which(person="ada"))).chronicles) == 1
            assert (await newest(room.store, Which(person="eve"))).chronicles == []
            for wrong in ("", "x", "7b7d", "ff"):
                for read in (newest(room.store, Which(), 1, wrong), best(room.store, Which(), 1, wrong)):
                    with pytest.raises(mattock.BadOption, match="before"):
                        await read
                with pytest.raises(mattock.BadOption, match="before"):
                    await hall(room.store, "dwar7s", 1, wrong)

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
            famous = (await hall(one.store, "dwar7s")).famous
            assert sum(person.games for person in famous) == sum(person.rated for person in famous) == 40
            assert [person.person for person in famous] == sorted(
                (person.person for person in famous),
                key=lambda name: -next(one.rating - 3 * one.uncertainty for one in famous if one.person == name),
            )
            first = await hall(one.store, "dwar7s", 2)
            rest = await hall(one.store, "dwar7s", 2, first.before)
            assert first.famous + rest.famous == famous
            assert rest.before is None

    asyncio.run(story())
