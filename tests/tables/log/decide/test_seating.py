"""Elastic seats: people, several seats of one person, bots, remote bots; leaving, coming back, a rematch."""

from __future__ import annotations

import random

import msgspec
import pytest

from mattock.tables.live.bots import bot_to_move, choose, sight_of
from mattock.tables.live.snapshots import numbered, rebuilt, summary
from mattock.tables.log.access import admit
from mattock.tables.log.answers import NotNow, NotYours
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Decline,
    HandOver,
    Leave,
    Play,
    Rematch,
    Return,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Undo,
)
from mattock.tables.log.decide.picking import moved_on
from mattock.tables.log.decide.result import Decided, DecisionContext
from mattock.tables.log.decide.seating import AWAY_TIMEOUT, INACTIVE_TIMEOUT, rematch
from mattock.tables.log.entries import (
    Abandoned,
    Agreed,
    AnyBody,
    BotSeated,
    Left,
    Proposed,
    RematchMade,
    Sat,
    SeatPassed,
)
from mattock.tables.log.seats import Level, Person, Seat, Settings
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage


def test_one_person_holds_several_seats_and_plays_them_all() -> None:
    """Hot-seat: one look for each of the seats, and the actions of the one that is asked."""
    stage = Stage().begin(ADA, ADA)
    assert stage.table.seats_of(ADA) == (0, 1)
    looks = stage.news(ADA).looks
    assert [look.seat for look in looks] == [0, 1]
    assert [bool(look.legal) for look in looks] == [stage.table.asked == 0, stage.table.asked == 1]
    stage.play_on(random.Random(1))
    assert {deed.by for deed in stage.table.record.deeds} == {ADA.id}


def test_a_remote_bot_plays_like_a_person_and_is_asked_like_one() -> None:
    stage = Stage()
    stage.do(ADA, Sit(table=NAME))
    stage.do(BOB, Sit(table=NAME, is_remote=True))
    stage.do(ADA, Start(table=NAME))
    stage.play_on(random.Random(1), lambda one: len(one.table.record.deeds) >= 20)
    assert stage.table.people() == [ADA]
    for command in (Abandon(table=NAME), Undo(table=NAME, version=stage.version, steps=20)):
        (made,) = stage.do(ADA, command)
        assert isinstance(made, Proposed)
        assert made.waiting == (BOB.id,)
        stage.do(ADA, Decline(table=NAME, proposal=stage.version))
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=20))
    stage.do(BOB, Agree(table=NAME, proposal=stage.version))
    assert stage.table.record.deeds == []


def test_the_host_puts_bots_on_seats_and_takes_them_off() -> None:
    stage = Stage()
    stage.do(ADA, SeatBot(table=NAME, seat=0, level="journeyman"))
    assert stage.table.record.seats == [Seat(bot="journeyman"), Seat()]
    stage.do(ADA, SeatBot(table=NAME, seat=0))
    assert stage.table.record.seats == [Seat(), Seat()]


def test_before_the_start_anybody_may_take_a_bots_seat() -> None:
    stage = Stage()
    stage.do(ADA, SeatBot(table=NAME, seat=1, level="journeyman"))
    stage.do(BOB, Sit(table=NAME, seat=1))
    assert stage.table.record.seats == [Seat(), Seat(BOB)]


def test_once_the_game_is_on_a_bots_seat_is_for_the_host_and_for_who_is_invited_to_it() -> None:
    stage = Stage(players=3).begin(ADA)
    for wanted in (1, None):
        assert stage.refused(BOB, Sit(table=NAME, seat=wanted), NotNow).code == "already_started"
    assert admit(stage.table, BOB, 1) == Decided([Sat(1, BOB)])
    stage.do(ADA, Sit(table=NAME, seat=2))
    assert stage.table.seats_of(ADA) == (0, 2)


def test_once_a_game_of_rivals_is_on_nobody_takes_a_second_seat_to_look_into_its_hand() -> None:
    stage = Stage("dwar7s", players=3).begin(ADA, BOB)
    assert stage.refused(ADA, Sit(table=NAME, seat=2), NotNow).code == "already_seated"
    assert admit(stage.table, BOB, 2) == Decided([])
    assert admit(stage.table, CYD, 2) == Decided([Sat(2, CYD)])


def test_a_host_who_only_looks_on_may_take_one_seat_of_a_game_of_rivals() -> None:
    stage = Stage("dwar7s", players=3).begin(BOB)
    stage.do(ADA, Sit(table=NAME, seat=1))
    assert stage.refused(ADA, Sit(table=NAME, seat=2), NotNow).code == "already_seated"


def test_a_seat_passes_to_a_bot_and_back_at_any_time_and_the_game_is_marked_only_if_the_bot_moved() -> None:
    stage = Stage().begin(ADA, BOB)
    owner, seat = stage.owner(), stage.table.asked
    assert owner is not None
    assert seat is not None
    stage.do(owner, HandOver(table=NAME, seat=seat, level="random"))
    assert bot_to_move(stage.table) == (seat, "random")
    assert [look.legal for look in stage.news(owner).looks] == [[]]
    answer = stage.refused(owner, Play(table=NAME, version=stage.version, action="rest"), NotNow)
    assert answer.code == "a_bot_plays"
    assert stage.refused(owner, HandOver(table=NAME, seat=seat), NotNow).code == "a_bot_plays"
    stage.do(owner, TakeBack(table=NAME, seat=seat))
    assert stage.refused(owner, TakeBack(table=NAME, seat=seat), NotNow).code == "no_bot_plays"
    assert not stage.table.record.is_helped
    stage.do(owner, HandOver(table=NAME, seat=seat))
    stage.play(stage.state.legal()[0].code)
    assert stage.table.record.is_helped


def test_who_leaves_before_the_start_gives_the_seat_up_and_the_last_one_closes_the_table() -> None:
    stage = Stage()
    stage.do(ADA, Sit(table=NAME))
    stage.do(BOB, Sit(table=NAME))
    assert stage.do(ADA, Leave(table=NAME)) == [Left(ADA)]
    assert stage.table.record.seats == [Seat(), Seat(BOB)]
    assert stage.table.record.host == BOB.id
    assert stage.do(BOB, Leave(table=NAME)) == [Left(BOB), Abandoned(BOB)]


def test_who_leaves_a_game_keeps_the_seat_and_a_bot_stands_in() -> None:
    stage = Stage(settings=Settings(stand_in="apprentice")).begin(ADA, BOB)
    stage.do(ADA, Leave(table=NAME))
    assert stage.table.record.seats[0] == Seat(ADA, "apprentice")
    assert stage.table.record.host == BOB.id
    stage.do(ADA, Return(table=NAME))
    assert stage.table.record.seats[0] == Seat(ADA)
    assert stage.refused(ADA, Return(table=NAME), NotNow).code == "nobody_away"


def test_a_table_that_waits_keeps_seats_for_their_owners() -> None:
    stage = Stage(settings=Settings(wait=True, seconds=60)).begin(ADA, BOB)
    stage.do(BOB, Leave(table=NAME))
    assert stage.table.record.seats[1] == Seat(BOB)
    assert stage.refused(ADA, HandOver(table=NAME, seat=1), NotNow).code == "table_waits"
    stage.at += 10_000
    assert isinstance(stage.run_out(), NotNow)


def test_the_host_lets_a_bot_play_for_who_does_not_come_and_they_may_take_it_back() -> None:
    stage = Stage().begin(BOB, BOB)
    seat = stage.table.asked
    assert seat is not None
    stage.at += AWAY_TIMEOUT
    assert stage.do(ADA, HandOver(table=NAME, seat=seat)) == [SeatPassed(seat, "journeyman", "host")]
    stage.do(BOB, TakeBack(table=NAME, seat=seat))
    assert stage.do(BOB, HandOver(table=NAME, seat=seat, level="random")) == [SeatPassed(seat, "random", "choice")]


def test_the_host_lets_no_bot_play_for_who_sits_there_and_thinks_until_it_has_been_very_long() -> None:
    stage = Stage().begin(BOB, BOB)
    asked = stage.table.asked
    assert asked is not None
    stage.here = {BOB}
    stage.at += INACTIVE_TIMEOUT - 1
    assert stage.refused(ADA, HandOver(table=NAME, seat=asked), NotNow).code == "nobody_away"
    stage.at += 1
    made = stage.do(ADA, HandOver(table=NAME, seat=asked, level="random"))
    assert made == [SeatPassed(asked, "journeyman", "host")], "nor may the host choose a fool"


@pytest.mark.parametrize("people", [(ADA, BOB), (BOB, CYD)], ids=["who plays", "who never sat"])
def test_while_the_host_is_gone_anybody_who_plays_and_is_there_minds_the_table(people: tuple[Person, Person]) -> None:
    stage = Stage().begin(*people)
    absent = people[0]
    stage.play_on(random.Random(1), lambda one: one.owner() == absent)
    seat, other = stage.table.asked, people[1]
    assert seat is not None
    command = HandOver(table=NAME, seat=seat)
    stage.at += AWAY_TIMEOUT - 1
    stage.here = {other, EVE}
    assert stage.refused(other, command, NotNow).code == "nobody_away"
    stage.at += 1
    assert stage.refused(EVE, command, NotYours).code == "not_your_seat"
    stage.here = set()
    assert stage.refused(other, command, NotYours).code == "not_your_seat"
    stage.here = {other}
    assert stage.do(other, command) == [SeatPassed(seat, "journeyman", "host")]


def test_while_the_host_is_there_nobody_else_minds_the_table() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.here = {ADA, CYD}
    stage.at += INACTIVE_TIMEOUT
    assert stage.refused(CYD, HandOver(table=NAME, seat=1), NotYours).code == "not_your_seat"


def test_a_host_who_is_there_and_asleep_stops_no_table() -> None:
    stage = Stage(players=3).begin(ADA, BOB)
    stage.play_on(random.Random(1), lambda one: one.owner() == ADA)
    command = HandOver(table=NAME, seat=0)
    stage.here = {ADA, BOB, EVE}
    stage.at += INACTIVE_TIMEOUT - 1
    assert stage.refused(BOB, command, NotNow).code == "nobody_away"
    stage.at += 1
    assert stage.refused(EVE, command, NotYours).code == "not_your_seat"
    assert stage.do(BOB, command) == [SeatPassed(0, "journeyman", "host")]


def test_who_minds_the_table_has_the_patience_of_a_host() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.play_on(random.Random(1), lambda one: one.owner() == CYD)
    command = HandOver(table=NAME, seat=2)
    stage.here = {BOB, CYD}
    stage.at += INACTIVE_TIMEOUT - 1
    assert stage.refused(BOB, command, NotNow).code == "nobody_away"
    stage.at += 1
    assert stage.do(BOB, command) == [SeatPassed(2, "journeyman", "host")]


def test_before_the_start_the_host_may_free_a_seat_that_somebody_has_taken() -> None:
    stage = Stage()
    stage.do(EVE, Sit(table=NAME))
    assert stage.refused(BOB, SeatBot(table=NAME, seat=0), NotYours).code == "not_the_host"
    stage.do(ADA, SeatBot(table=NAME, seat=0))
    assert stage.table.record.seats[0] == Seat()


def test_the_host_lets_no_bot_play_for_who_has_just_been_asked_or_is_not() -> None:
    stage = Stage().begin(BOB, BOB)
    asked = stage.table.asked
    assert asked is not None
    stage.at += AWAY_TIMEOUT - 1
    assert stage.refused(ADA, HandOver(table=NAME, seat=asked), NotNow).code == "nobody_away"
    stage.at += 1
    assert stage.refused(ADA, HandOver(table=NAME, seat=1 - asked), NotNow).code == "nobody_away"
    stage.do(ADA, HandOver(table=NAME, seat=asked))


def test_when_everybody_has_left_bots_wait_for_somebody_to_come_back() -> None:
    stage = Stage().begin(ADA)
    stage.do(ADA, Leave(table=NAME))
    assert bot_to_move(stage.table) is None
    assert summary(stage.table).due is None
    stage.do(ADA, Return(table=NAME))
    stage.do(ADA, HandOver(table=NAME, seat=0))
    assert bot_to_move(stage.table) is None
    assert bot_to_move(stage.table, [CYD]) is None, "a stranger is not somebody"
    assert bot_to_move(stage.table, [ADA]) is not None


def test_bots_among_themselves_play_without_people() -> None:
    stage = Stage()
    stage.do(ADA, Start(table=NAME, fill="random"))
    assert bot_to_move(stage.table) is not None


@pytest.mark.parametrize("agrees", [True, False])
def test_a_game_is_abandoned_only_if_all_agree(agrees: bool) -> None:
    stage = Stage(players=3).begin(ADA, BOB)
    assert stage.do(ADA, Abandon(table=NAME)) == [Proposed("abandon", ADA, waiting=(BOB.id,))]
    assert stage.table.record.status == "playing"
    if agrees:
        made = stage.do(BOB, Agree(table=NAME, proposal=stage.version))
        assert made == [Agreed(BOB), Abandoned(ADA)]
        assert stage.news(ADA).standing.secret == stage.table.record.secret
    else:
        stage.do(BOB, Leave(table=NAME))
        assert stage.table.record.proposal is None


def test_a_rematch_is_a_new_table_where_everybody_sits_one_seat_further() -> None:
    stage = Stage("dwar7s", players=3, settings=Settings(seconds=90)).begin(ADA, BOB).play_on(random.Random(1))
    opening, *seats = entries_of_rematch(stage)
    assert opening == msgspec.structs.replace(moved_on(stage.table.record.opening, 1), kept=(None, None, BOB))
    assert seats == [Sat(1, ADA), BotSeated(0, "random")], "Bob has not said yes"
    assert stage.do(BOB, Rematch(table=NAME)) == [RematchMade("table-2", BOB)]
    assert stage.do(ADA, Rematch(table=NAME)) == []
    assert stage.news(CYD).standing.rematch == "table-2"


def test_a_seat_of_a_rematch_is_kept_for_who_played_until_the_host_gives_it_away() -> None:
    old = Stage("dwar7s", players=4).begin(ADA, BOB, CYD).play_on(random.Random(1))
    again = Stage("dwar7s", players=4)
    again.entries = numbered(entries_of_rematch(old), 0, again.at)
    again.table = rebuilt(NAME, again.entries)
    assert again.table.record.kept == {2: BOB, 3: CYD}
    again.do(ADA, SeatBot(table=NAME, seat=0))
    again.do(EVE, Sit(table=NAME))
    assert again.table.seats_of(EVE) == (0,)
    assert again.refused(Person("fay", "Fay"), Sit(table=NAME), NotNow).code == "seat_kept"
    assert again.refused(EVE, Sit(table=NAME, seat=3), NotNow).code == "seat_kept"
    again.do(BOB, Sit(table=NAME))
    assert again.table.seats_of(BOB) == (2,)
    again.do(ADA, SeatBot(table=NAME, seat=3, level="random"))
    assert again.table.record.kept == {}


def entries_of_rematch(stage: Stage) -> list[AnyBody]:
    decided = rematch(stage.table, ADA, Rematch(table=NAME), DecisionContext(b"", "table-2"))
    assert isinstance(decided, Decided)
    assert decided.rematch is not None
    return decided.rematch


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
@pytest.mark.parametrize("level", ["random", "apprentice", "journeyman"])
def test_a_bot_of_the_house_chooses_a_legal_action_from_what_its_seat_sees(game: str, level: Level) -> None:
    stage = Stage(game)
    stage.do(ADA, Start(table=NAME, fill=level))
    for _ in range(8):
        player = bot_to_move(stage.table)
        assert player is not None
        assert player[1] == level
        (code,) = choose(level, sight_of(stage.table, player[0]))
        assert code in [action.code for action in stage.state.legal()]
        stage.play(code)
