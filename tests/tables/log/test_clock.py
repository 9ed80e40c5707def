"""Clocks: each turn has its own, and where there is one it alone decides when a bot plays on."""

from __future__ import annotations

import random

import msgspec
import pytest

from mattock.core.deed import play_action
from mattock.tables.live.snapshots import summary
from mattock.tables.log.access import admit
from mattock.tables.log.answers import Done, NotNow
from mattock.tables.log.commands import HandOver, Leave, Moderate, Return, TakeBack, Undo
from mattock.tables.log.decide.seating import AWAY_TIMEOUT, INACTIVE_TIMEOUT, RATED_TIMEOUT
from mattock.tables.log.entries import TABLE_RULES, SeatPassed, SeatTakenBack
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.seats import Person, Seat, SeatClock, Settings
from mattock.tables.log.table import Table
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

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


def test_coming_back_gives_no_time_and_the_bot_finishes_the_turn() -> None:
    stage = Stage("dwar7s", settings=Settings(seconds=60)).begin(ADA, BOB)
    owner, seat = stage.owner(), stage.table.asked
    assert owner is not None
    assert seat is not None
    stage.at += 60
    stage.run_out()
    staller: list[TakeBack | Return] = [TakeBack(table=NAME, seat=seat), Return(table=NAME)]
    assert stage.do(owner, staller[0]) == [SeatTakenBack(seat)]
    for _ in range(15):
        stage.at += 2
        assert [entry for command in staller for entry in stage.do(owner, command)] == [], "once is enough"
    assert stage.table.record.seats[seat].bot == "journeyman"
    assert stage.news(ADA).standing.due is None
    assert stage.news(ADA).standing.clocks[seat] == SeatClock(0.0, 1, is_returning=True, used=60.0)
    turn = stage.table.turn
    stage.play_on(random.Random(1), lambda one: one.table.turn != turn)
    assert stage.table.record.seats[seat] == Seat(owner), "from the next turn on it is theirs again"
    assert stage.news(ADA).standing.clocks[seat] == SeatClock(0.0, 1)


def test_who_comes_back_in_time_goes_on_with_what_is_left() -> None:
    stage = Stage(settings=Settings(seconds=60)).begin(ADA, BOB)
    owner, seat, began = stage.owner(), stage.table.asked or 0, stage.at
    assert owner is not None
    stage.do(owner, HandOver(table=NAME, seat=seat))
    stage.at += 70
    stage.do(owner, TakeBack(table=NAME, seat=seat))
    assert stage.table.record.seats[seat].bot is not None, "the turn ran on meanwhile"
    other = Stage(settings=Settings(seconds=60)).begin(ADA, BOB)
    other.do(owner, HandOver(table=NAME, seat=seat))
    other.at += 50
    other.do(owner, TakeBack(table=NAME, seat=seat))
    assert other.news(ADA).standing.due == began + 60


def passed(stage: Stage, seconds: float, seed: int = 1) -> None:
    """Whoever is asked takes so long for their turn."""
    turn = stage.table.turn
    stage.at += seconds
    stage.play_on(random.Random(seed), lambda one: one.table.turn != turn)


def test_what_a_turn_takes_longer_comes_out_of_the_reserve_and_does_not_come_back() -> None:
    stage = Stage("dwar7s", settings=Settings(seconds=60, reserve=100)).begin(ADA, BOB)
    seat, began = stage.table.asked or 0, stage.at
    assert stage.news(ADA).standing.due == began + 160
    passed(stage, 90)
    assert stage.news(ADA).standing.clocks[seat].spent == 30
    assert stage.news(ADA).standing.due == stage.at + 160, "the other one's is whole"
    passed(stage, 60)
    assert stage.table.asked == seat
    assert stage.news(ADA).standing.due == stage.at + 130
    stage.at += 130
    assert isinstance(stage.run_out(), Done)
    passed(stage, 5)
    owner = stage.table.record.seats[seat].owner
    assert owner is not None
    stage.do(owner, TakeBack(table=NAME, seat=seat))
    passed(stage, 10)
    assert stage.news(ADA).standing.due == stage.at + 60, "nothing but the turn is left"


def test_handing_over_saves_nothing_of_the_reserve_that_is_used() -> None:
    stage = Stage("dwar7s", settings=Settings(seconds=60, reserve=100)).begin(ADA, BOB)
    owner, seat = stage.owner(), stage.table.asked or 0
    assert owner is not None
    stage.at += 150
    stage.do(owner, HandOver(table=NAME, seat=seat))
    passed(stage, 1000)
    assert stage.news(ADA).standing.clocks[seat].spent == 90


def test_the_reserve_counts_once_where_the_end_of_a_turn_is_taken_back() -> None:
    stage = played_out(ADA, BOB, by=(ADA.id,), settings=Settings(seconds=10, reserve=3600))
    seat = stage.table.seats_of(ADA)[0]
    spent = stage.news(ADA).standing.clocks[seat].spent
    ending = stage.table.record.deeds[-1].actions
    stage.do(ADA, Undo(table=NAME, version=stage.version))
    assert stage.news(ADA).standing.clocks[seat].spent == spent - 10
    stage.play(*ending)
    assert stage.news(ADA).standing.clocks[seat].spent == spent


def test_a_table_of_the_first_rules_goes_on_as_it_began() -> None:
    stage = Stage(settings=Settings(seconds=60))
    opening = msgspec.structs.replace(stage.table.record.opening, table_rules=1)
    stage.entries = [msgspec.structs.replace(stage.entries[0], body=opening)]
    stage.table = Table.created(NAME, stage.entries[0])
    stage.begin(ADA, BOB)
    owner, began = stage.owner(), stage.at
    assert owner is not None
    stage.at = began + 60
    stage.run_out()
    stage.at = began + 100
    stage.do(owner, Return(table=NAME))
    assert stage.news(ADA).standing.due == began + 160
    assert read_log(log_lines(NAME, stage.entries))[0].version == stage.version


def test_a_log_with_late_returns_and_a_reserve_is_believed() -> None:
    stage = Stage("dwar7s", settings=Settings(seconds=60, reserve=30)).begin(ADA, BOB)
    for seed in range(6):
        owner, seat = stage.owner(), stage.table.asked or 0
        assert owner is not None
        stage.at += 91
        stage.run_out()
        stage.do(owner, TakeBack(table=NAME, seat=seat))
        passed(stage, 3, seed)
        passed(stage, 40, seed)
    found = read_log(log_lines(NAME, stage.entries))[0]
    assert found.record.clocks == stage.table.record.clocks
    assert [clock.timeouts for clock in found.record.clocks] != [0, 0]


def test_nobody_keeps_a_table_without_a_clock_by_handing_over_and_taking_back() -> None:
    stage = Stage().begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.here = {ADA}
    for _ in range(int(AWAY_TIMEOUT) // 10):
        stage.do(BOB, HandOver(table=NAME, seat=1))
        stage.do(BOB, TakeBack(table=NAME, seat=1))
        stage.at += 10
    assert stage.do(ADA, HandOver(table=NAME, seat=1)) == [SeatPassed(1, "journeyman", "host")]


def test_nobody_keeps_a_table_without_a_clock_by_playing_and_taking_back() -> None:
    """Whoever is there has ten minutes, however often they try something and undo it."""
    stage = Stage("dwar7s").begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB and free_action(one) is not None)
    stage.here = {ADA, BOB}
    action, began = free_action(stage), stage.at
    assert action is not None
    while stage.at < began + INACTIVE_TIMEOUT:
        stage.play(action)
        stage.at += 60
        stage.do(BOB, Undo(table=NAME, version=stage.version))
    seat = stage.table.asked or 0
    assert stage.do(ADA, HandOver(table=NAME, seat=seat)) == [SeatPassed(seat, "journeyman", "host")]
    assert read_log(log_lines(NAME, stage.entries))[0].version == stage.version


@pytest.mark.parametrize(("rules", "is_held"), [(TABLE_RULES, False), (3, True)])
def test_nobody_keeps_a_table_without_a_clock_by_bringing_somebody_else_again_and_again(
    rules: int, is_held: bool
) -> None:
    """A host who does not play removes a friend, lets them in again and has them sit down on the seat of a bot."""
    stage = Stage(players=3)
    stage.table.record.opening = msgspec.structs.replace(stage.table.record.opening, table_rules=rules)
    stage.begin(ADA, BOB).play_on(random.Random(1), lambda one: one.owner() == ADA)
    stage.here = {BOB}
    for _ in range(int(AWAY_TIMEOUT) // 10):
        stage.ask(lambda table: admit(table, CYD, 2))
        for order in ("remove", "readmit"):
            stage.do(ADA, Moderate(table=NAME, person=CYD.id, order=order))
        stage.at += 10
    wake = HandOver(table=NAME, seat=stage.table.asked or 0)
    if is_held:
        stage.refused(BOB, wake, NotNow)
    else:
        assert stage.do(BOB, wake) == [SeatPassed(wake.seat, "journeyman", "host")]


def free_action(stage: Stage) -> str | None:
    """One after which the same player is asked, and which teaches nobody anything."""
    for action in stage.state.legal():
        world = stage.state.clone()
        done = play_action(world, world.catalogue.numbers[action.code])
        if not done.is_last and not done.has_taught and not world.is_over and world.to_move == stage.state.to_move:
            return action.code
    return None


def test_where_everybody_had_left_nobody_has_waited() -> None:
    stage = Stage().begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    for person in (BOB, ADA):
        stage.do(person, Leave(table=NAME))
    stage.at += DAY
    stage.do(BOB, Return(table=NAME))
    stage.do(ADA, Return(table=NAME))
    stage.here = {ADA}
    assert stage.refused(ADA, HandOver(table=NAME, seat=1), NotNow).code == "nobody_away"


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


def test_a_rival_whose_line_is_cut_has_a_day_in_a_rated_game_without_a_clock() -> None:
    """Nobody takes a rating from somebody who is away for a minute."""
    stage = Stage("dwar7s", Settings(rated=True)).begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    began, seat = stage.at, stage.table.asked or 0
    for here in ([ADA], [ADA, BOB]):
        stage.here = set(here)
        for waited in (AWAY_TIMEOUT, INACTIVE_TIMEOUT, RATED_TIMEOUT - 1):
            stage.at = began + waited
            assert stage.refused(ADA, HandOver(table=NAME, seat=seat), NotNow).code == "nobody_away"
    stage.at = began + RATED_TIMEOUT
    assert stage.do(ADA, HandOver(table=NAME, seat=seat)) == [SeatPassed(seat, "journeyman", "host")]


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


def played_out(*people: Person, by: tuple[str | None, ...], settings: Settings | None = None) -> Stage:
    """A game with a clock in which the last turns, 20 seconds each, were of those, and may be taken back freely."""
    clock = settings or Settings(seconds=60)
    for seed in range(300):
        stage, dice, turns = Stage("dwar7s", clock, players=3).begin(*people), random.Random(seed), 0
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
