"""Chronicles and halls: every finished game once, with its marks; lists by worth and time; ratings."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

import mattock
from mattock.core.outcome import Outcome
from mattock.tables import Person, Room, Store
from mattock.tables.log.access import admit
from mattock.tables.log.answers import Done, NotNow, OptionRefused
from mattock.tables.log.chronicle import MAX_BOT_TURNS, Chronicle, Finished, SeatLine, finished, is_a_game
from mattock.tables.log.commands import Abandon, Agree, Create, HandOver, Leave, Say, Sit, Start, TakeBack, Undo
from mattock.tables.log.decide.play import create
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.decide.seating import RATED_TIMEOUT, note_coach
from mattock.tables.log.entries import Coached, Entry, Proposed, Said
from mattock.tables.log.rating import Rating, ranks_of, rated
from mattock.tables.log.seats import Settings
from mattock.tables.store.archive import export_table, import_table
from mattock.tables.store.batch import Addition, WriteBatch
from mattock.tables.store.chronicles import ChronicleFilter, ChroniclePage, Fame, GamesWithBots, best, hall, newest
from mattock.tables.store.meetings import DAY, MAX_RATED_A_DAY
from tests.tables.parlour import begun, done, new_table, play_along, room_at
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

BOT, OTHER_BOT = Person("bot", "Bot", is_bot=True), Person("bot2", "Bot 2", is_bot=True)


def chronicle_of(stage: Stage) -> Chronicle:
    found = finished(stage.table, stage.entries)
    assert found is not None
    return found.chronicle


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_a_finished_game_is_told_by_its_outcome_its_people_and_its_length(game: str) -> None:
    stage = Stage(game, settings=Settings(rated=game == "dwar7s")).begin(ADA, BOB)
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


RATED = Settings(rated=True)


@pytest.mark.parametrize("people", [(ADA, BOB), (BOT, OTHER_BOT)])
def test_rated_are_games_of_people_among_themselves_and_of_remote_bots_if_that_was_agreed_on(
    people: Sequence[Person],
) -> None:
    assert chronicle_of(Stage("dwar7s", RATED).begin(*people).play_on(random.Random(1))).is_rated
    assert not chronicle_of(Stage("dwar7s").begin(*people).play_on(random.Random(1))).is_rated


@pytest.mark.parametrize("people", [(ADA, BOT), (ADA,)])
def test_a_rated_game_does_not_start_with_others(people: Sequence[Person]) -> None:
    stage = Stage("dwar7s", RATED)
    for person in people:
        stage.do(person, Sit(table=NAME))
    assert stage.refused(ADA, Start(table=NAME, fill="random"), NotNow).code == "rated"
    if len(people) == 1:
        assert stage.refused(ADA, Sit(table=NAME), NotNow).code == "rated"


@pytest.mark.parametrize(
    ("game", "settings", "problem"),
    [
        ("dwar7s", Settings(rated=True, seconds=9), "seconds"),
        ("dwar7s", Settings(rated=True, wait=True), "wait"),
        ("dwar7s", Settings(rated=True, coach=True), "coach"),
        ("runedar", Settings(rated=True), "together"),
        ("dwar7s", Settings(rated=True, seconds=10), None),
        ("dwar7s", Settings(seconds=1), None),
    ],
)
def test_a_rated_game_has_a_clock_that_people_can_keep_and_no_coach(
    game: str, settings: Settings, problem: str | None
) -> None:
    made = create(ADA, Create(game=game, options={"players": 2}, settings=settings))
    if problem is None:
        assert isinstance(made, Decided)
    else:
        assert isinstance(made, OptionRefused)
        assert problem in made.problem


def test_who_sits_down_agrees_and_an_invitation_seats_nobody_at_a_rated_table() -> None:
    stage = Stage("dwar7s", RATED)
    stage.ask(lambda table: admit(table, BOB, 1))
    assert stage.table.seats_of(BOB) == ()
    assert stage.refused(BOB, Sit(table=NAME, is_remote=True), NotNow).code == "rated"
    stage.do(BOB, Sit(table=NAME))
    assert not stage.table.may_coach


def test_nobody_abandons_a_rated_game_without_who_may_lead_it() -> None:
    stage = (
        Stage("dwar7s", RATED).begin(ADA, BOB).play_on(random.Random(1), lambda one: len(one.table.record.deeds) > 9)
    )
    stage.do(ADA, Leave(table=NAME))
    assert stage.do(BOB, Abandon(table=NAME)) == [Proposed("abandon", BOB, waiting=(ADA.id,))]


def passed_by_the_host(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.at += RATED_TIMEOUT
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


def left(stage: Stage) -> None:
    left_by_the_clock(stage)
    stage.do(BOB, Leave(table=NAME))


def came_back(stage: Stage) -> None:
    left_by_the_clock(stage)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def asked_a_coach(stage: Stage) -> None:
    stage.ask(lambda table: note_coach(table, BOB))


def chose_a_bot_and_came_back(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.do(BOB, HandOver(table=NAME, seat=1, level="master"))
    stage.play(stage.state.legal()[0].code)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def timed_out_thrice(stage: Stage) -> None:
    for _ in range(3):
        left_by_the_clock(stage)
        stage.do(BOB, TakeBack(table=NAME, seat=1))
        stage.play_on(random.Random(1), lambda one: one.owner() == ADA)


def came_back_for_the_end(stage: Stage) -> None:
    """The clock has run out once; a bot has won the game, and its owner comes to take the prize."""
    left_by_the_clock(stage)
    stage.play_on(random.Random(1), lambda one: one.table.record.bot_turns.get(1, 0) == MAX_BOT_TURNS + 1)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


@pytest.mark.parametrize(
    ("incident", "is_rated", "has_lost"),
    [
        (passed_by_the_host, True, False),
        (never_came, True, True),
        (took_back, False, False),
        (left_by_the_clock, True, True),
        (left, True, True),
        (came_back, True, False),
        (chose_a_bot_and_came_back, True, True),
        (timed_out_thrice, True, True),
        (came_back_for_the_end, True, True),
        (asked_a_coach, False, False),
    ],
)
def test_who_leaves_a_rated_game_to_a_bot_has_lost_and_who_comes_back_may_go_on(
    incident: Callable[[Stage], None], is_rated: bool, has_lost: bool
) -> None:
    seconds = None if incident is passed_by_the_host else 60
    stage = Stage("dwar7s", settings=Settings(seconds=seconds, rated=True)).begin(ADA, BOB)
    incident(stage)
    told = chronicle_of(stage.play_on(random.Random(2)))
    assert (told.is_rated, told.seats[1].is_forfeit) == (is_rated, has_lost)
    assert not told.seats[0].is_forfeit
    if has_lost:
        assert ranks_of(told.seats) == [0, 1], "whatever the bot has won"


def test_a_game_that_is_too_short_or_in_which_nothing_was_done_is_not_rated() -> None:
    stage = Stage("dwar7s", RATED).begin(ADA, BOB).play_on(random.Random(1))
    table, outcome = stage.table, stage.state.outcome
    assert outcome is not None
    assert is_a_game(table, outcome)
    assert not is_a_game(table, Outcome((), "stall", (0, 0)))
    assert is_a_game(table, Outcome((0,), "stall", (7, 0)))
    short = table.copy()
    del short.record.deeds[4:]
    assert not is_a_game(short, outcome)


def line(seat: int, score: int, *, is_winner: bool = False, is_forfeit: bool = False, person: str = "x") -> SeatLine:
    return SeatLine(seat, person, person, None, False, is_forfeit, is_winner, score, is_forfeit)


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


async def reached(store: Store, person: Person) -> Fame:
    found = (await hall(store, "dwar7s", reader=person)).mine
    assert found is not None
    return found


def test_a_game_that_moves_to_another_store_is_entered_there(sqlite_url: str, postgres_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as old, room_at(postgres_url) as new:
            table = await begun(old, "runedar", ADA, ADA)
            await play_along(old, table, ADA, random.Random(1))
            await import_table(new.store, await export_table(old.store, table))
            assert await newest(new.store, ChronicleFilter()) == await newest(old.store, ChronicleFilter())
            assert len((await newest(new.store, ChronicleFilter())).chronicles) == 1

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
        is_rated=len(contenders) > 1,
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


RING = [Person(f"p{number}", f"P{number}") for number in range(5)]


async def season(store: Store, tables: Iterator[str], people: Sequence[Person], days: int) -> None:
    """Everybody meets everybody once a day; the first of two wins."""
    for day in range(days):
        for pair in combinations(people, 2):
            await enter(store, next(tables), pair, game="dwar7s", score=10, ended=day * DAY + 1.0)


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
