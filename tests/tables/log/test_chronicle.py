"""The record of a finished game, its marks, and whether it is rated."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from mattock.core.outcome import Outcome
from mattock.tables import Person
from mattock.tables.log.access import admit
from mattock.tables.log.answers import Done, NotNow, OptionRefused
from mattock.tables.log.chronicle import MAX_BOT_TURNS, finished, is_a_game
from mattock.tables.log.commands import Abandon, Agree, Create, HandOver, Leave, Sit, Start, TakeBack, Undo
from mattock.tables.log.decide.play import create
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.decide.seating import RATED_TIMEOUT, note_coach
from mattock.tables.log.entries import Coached, Proposed
from mattock.tables.log.rating import ranks_of
from mattock.tables.log.seats import Settings
from tests.tables.staging import ADA, BOB, NAME, Stage
from tests.tables.store.finished_games import BOT, OTHER_BOT, RATED, chronicle_of


def asked_a_coach(stage: Stage) -> None:
    stage.ask(lambda table: note_coach(table, BOB))


def came_back(stage: Stage) -> None:
    left_by_the_clock(stage)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def came_back_for_the_end(stage: Stage) -> None:
    """The clock has run out once; a bot has won the game, and its owner comes to take the prize."""
    left_by_the_clock(stage)
    stage.play_on(random.Random(1), lambda one: one.table.record.bot_turns.get(1, 0) == MAX_BOT_TURNS + 1)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def chose_a_bot_and_came_back(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.do(BOB, HandOver(table=NAME, seat=1, level="master"))
    stage.play(stage.state.legal()[0].code)
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def left(stage: Stage) -> None:
    left_by_the_clock(stage)
    stage.do(BOB, Leave(table=NAME))


def left_by_the_clock(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == ADA)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.at += 60
    assert isinstance(stage.run_out(), Done)


def never_came(stage: Stage) -> None:
    stage.do(BOB, HandOver(table=NAME, seat=1))


def passed_by_the_host(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.at += RATED_TIMEOUT
    stage.do(ADA, HandOver(table=NAME, seat=1))
    stage.do(BOB, TakeBack(table=NAME, seat=1))


def timed_out_thrice(stage: Stage) -> None:
    for _ in range(3):
        left_by_the_clock(stage)
        stage.do(BOB, TakeBack(table=NAME, seat=1))
        stage.play_on(random.Random(1), lambda one: one.owner() == ADA)


def took_back(stage: Stage) -> None:
    stage.play_on(random.Random(1), lambda one: len(one.table.record.deeds) >= 6)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=6))
    stage.do(BOB, Agree(table=NAME, proposal=stage.version))


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
