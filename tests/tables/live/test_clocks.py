"""Clocks: each turn has its own, and where there is one it alone decides when a bot plays on."""

from __future__ import annotations

import random

from mattock.tables.live.snapshots import summary
from mattock.tables.log.answers import Done, NotNow
from mattock.tables.log.commands import HandOver, Return, TakeBack, Undo
from mattock.tables.log.decide.seating import AWAY_TIMEOUT, INACTIVE_TIMEOUT
from mattock.tables.log.entries import SeatPassed
from mattock.tables.log.seats import Person, Settings
from tests.tables.staging import ADA, BOB, NAME, Stage

DAY = 24 * 3600


def test_the_clock_gives_the_seat_to_a_bot_when_the_turn_is_over_and_not_before() -> None:
    stage = Stage(settings=Settings(seconds=60)).begin(ADA, BOB)
    owner, seat, began = stage.owner(), stage.table.asked, stage.at
    assert owner is not None
    assert stage.news(ADA).standing.due == summary(stage.table).due == began + 60
    stage.at = began + 59
    assert isinstance(stage.run_out(), NotNow)
    stage.play(stage.state.legal()[0].code)
    assert stage.table.asked == seat, "the same turn goes on"
    assert stage.news(ADA).standing.due == began + 60
    stage.at = began + 60
    assert isinstance(stage.run_out(), Done)
    assert stage.entries[-1].body == SeatPassed(seat or 0, "journeyman", "clock")
    assert stage.news(ADA).standing.due is None
    stage.at = began + 100
    stage.do(owner, Return(table=NAME))
    assert stage.news(ADA).standing.due == began + 160


def test_where_there_is_a_clock_nobody_but_the_clock_hands_over_anothers_seat() -> None:
    stage = Stage(settings=Settings(seconds=DAY)).begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    began = stage.at
    for here in ([], [ADA], [ADA, BOB]):
        stage.here = set(here)
        for waited in (AWAY_TIMEOUT, INACTIVE_TIMEOUT, DAY - 1):
            stage.at = began + waited
            assert stage.refused(ADA, HandOver(table=NAME, seat=1), NotNow).code == "nobody_away"
    stage.at = began + DAY
    assert stage.do(ADA, HandOver(table=NAME, seat=1)) == [SeatPassed(1, "journeyman", "clock")]
    assert not stage.table.record.is_casual


def test_alone_in_a_siege_every_turn_has_its_own_clock() -> None:
    stage = Stage(settings=Settings(seconds=60), players=1).begin(ADA)
    for turn in range(1, 5):
        began = stage.at
        assert stage.state.view(None)["turn"] == turn
        assert stage.news(ADA).standing.due == summary(stage.table).due == began + 60
        stage.at += 50
        stage.play_on(random.Random(3), lambda one, turn=turn: one.state.view(None)["turn"] != turn)  # type: ignore[misc]


def test_a_clock_is_not_held_by_a_bot_that_is_sent_away_again() -> None:
    stage = Stage(settings=Settings(seconds=60)).begin(ADA, BOB)
    owner, seat, began = stage.owner(), stage.table.asked, stage.at
    assert owner is not None
    assert seat is not None
    stage.at += 59
    stage.do(owner, HandOver(table=NAME, seat=seat))
    stage.do(owner, TakeBack(table=NAME, seat=seat))
    assert stage.news(ADA).standing.due == began + 60


def played_out(*people: Person, by: tuple[str | None, ...]) -> Stage:
    """A game with a clock in which the last turns, 20 seconds each, were of those, and may be taken back freely."""
    for seed in range(300):
        stage, dice, turns = Stage("dwar7s", Settings(seconds=60), players=3).begin(*people), random.Random(seed), 0
        while stage.table.asked is not None and turns < 40:
            turn, stage.at, turns = stage.table.turn, stage.at + 20, turns + 1
            stage.play_on(dice, lambda one, turn=turn: one.table.turn != turn)  # type: ignore[misc]
            took = [stage.table.record.deeds[spent.upto - 1].by for spent in stage.table.record.spent]
            if tuple(took[-len(by) :]) == by and stage.news(ADA).free_steps > 0:
                return stage
    raise AssertionError("it never happens")


def test_a_clock_is_not_held_by_taking_back_the_end_of_a_turn() -> None:
    """Nor is the time counted that others have thought since: of a minute 40 seconds are left as before."""
    stage = played_out(ADA, BOB, by=(ADA.id,))
    ending = stage.table.record.deeds[-1].actions
    stage.at += 30
    stage.do(ADA, Undo(table=NAME, version=stage.version))
    assert stage.owner() == ADA
    assert stage.news(ADA).standing.due == stage.at + 40
    stage.at += 15
    stage.play(*ending)
    assert stage.owner() != ADA
    stage.at += 30
    stage.do(ADA, Undo(table=NAME, version=stage.version))
    assert stage.news(ADA).standing.due == stage.at + 25


def test_who_goes_back_over_turns_of_bots_has_left_what_was_left_of_the_own_one() -> None:
    stage = played_out(ADA, by=(ADA.id, None, None))
    stage.at += 5
    stage.do(ADA, Undo(table=NAME, version=stage.version))
    assert stage.owner() == ADA
    assert stage.news(ADA).standing.due == stage.at + 40


def test_the_clock_starts_anew_when_the_turn_passes() -> None:
    stage = Stage("dwar7s", settings=Settings(seconds=60)).begin(ADA, BOB)
    first, began = stage.table.asked, stage.at
    stage.at += 30
    stage.play_on(random.Random(1), lambda one: one.table.asked != first)
    assert stage.news(ADA).standing.due == began + 90
