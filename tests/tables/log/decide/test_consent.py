"""What people must agree on: an undo beyond the information frontier, and to abandon a game."""

from __future__ import annotations

import random

import pytest

import mattock
from mattock.core.journal import JournalDamaged
from mattock.tables.log.access import admit
from mattock.tables.log.answers import NotNow, NotYours, Stale
from mattock.tables.log.commands import Abandon, Agree, Decline, HandOver, Leave, Return, Sit, TakeBack, Undo
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import Abandoned, Agreed, Declined, Left, Proposed, Rewound
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.position import replayed
from mattock.tables.log.seats import Person, Settings
from tests.tables.staging import ADA, BOB, CYD, NAME, Stage

GAMES = pytest.mark.parametrize("game", mattock.game_names())


def mover(stage: Stage) -> Person:
    last = stage.table.record.deeds[-1].by
    return next(person for person in (ADA, BOB, CYD) if person.id == last)


@GAMES
def test_beyond_the_frontier_all_others_must_agree_and_the_game_is_marked(game: str) -> None:
    stage = Stage(game, players=3).begin(ADA, BOB, CYD)
    stage.play_on(random.Random(2), lambda one: len(one.table.record.deeds) >= 12)
    person, line = mover(stage), list(stage.table.record.deeds)
    others = [one for one in (ADA, BOB, CYD) if one != person]
    steps = len(line) - 3
    made = stage.do(person, Undo(table=NAME, version=stage.version, steps=steps))
    assert made == [Proposed("undo", person, 3, tuple(other.id for other in others))]
    number = stage.version
    assert stage.table.record.deeds == line
    assert stage.do(others[0], Agree(table=NAME, proposal=number)) == [Agreed(others[0])]
    assert stage.table.record.deeds == line
    made = stage.do(others[1], Agree(table=NAME, proposal=number))
    assert made == [Agreed(others[1]), Rewound(3, person, is_beyond=True)]
    assert stage.table.record.deeds == line[:3]
    assert stage.news(person).standing.is_rewound
    assert stage.table.record.proposal is None


def test_who_declines_ends_the_question_and_so_does_the_next_action() -> None:
    stage = Stage().begin(ADA, BOB).play_on(random.Random(2), lambda one: len(one.table.record.deeds) >= 12)
    undo = Undo(table=NAME, version=stage.version, steps=11)
    stage.do(ADA, undo)
    number = stage.version
    assert stage.do(BOB, Decline(table=NAME, proposal=number)) == [Declined(BOB)]
    assert stage.refused(BOB, Agree(table=NAME, proposal=number), NotNow).code == "no_such_proposal"
    stage.do(ADA, undo)
    stage.play(stage.state.legal()[0].code)
    assert stage.table.record.proposal is None
    stage.refused(ADA, undo, Stale)


@pytest.mark.parametrize("what", ["undo", "abandon"])
def test_who_proposed_something_may_take_it_back(what: str) -> None:
    stage = Stage().begin(ADA, BOB).play_on(random.Random(2), lambda one: len(one.table.record.deeds) >= 12)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=11) if what == "undo" else Abandon(table=NAME))
    number = stage.version
    assert stage.refused(CYD, Decline(table=NAME, proposal=number), NotYours).code == "not_asked"
    assert stage.refused(ADA, Agree(table=NAME, proposal=number), NotYours).code == "not_asked"
    assert stage.refused(ADA, Decline(table=NAME, proposal=number - 1), NotNow).code == "no_such_proposal"
    assert stage.do(ADA, Decline(table=NAME, proposal=number)) == [Declined(ADA, is_withdrawn=True)]
    assert stage.refused(BOB, Agree(table=NAME, proposal=number), NotNow).code == "no_such_proposal"
    read_log(log_lines(NAME, stage.entries))


def without_bob() -> Stage:
    """He has left a game in which he has played."""
    stage = Stage(players=3).begin(ADA, BOB).play_on(random.Random(2), lambda one: len(one.table.record.deeds) >= 12)
    stage.do(BOB, Leave(table=NAME))
    return stage


def test_who_has_left_is_asked_before_anything_is_taken_back_that_taught_somebody() -> None:
    stage = without_bob()
    made = stage.do(ADA, Undo(table=NAME, version=stage.version, steps=12))
    assert made == [Proposed("undo", ADA, 0, (BOB.id,))]
    assert stage.do(BOB, Agree(table=NAME, proposal=stage.version))[-1] == Rewound(0, ADA, is_beyond=True)
    assert stage.state.snapshot() == replayed(stage.table.record, 0).snapshot()
    read_log(log_lines(NAME, stage.entries))


def test_who_has_left_keeps_no_table_open() -> None:
    assert without_bob().do(ADA, Abandon(table=NAME)) == [Abandoned(ADA)]


@pytest.mark.parametrize("who", [ADA, BOB])
def test_a_log_in_which_who_had_left_was_not_asked_is_believed(who: Person) -> None:
    """So it was in earlier versions; who was there had to agree in all of them."""
    stage = without_bob()
    stage.ask(lambda _: Decided([Rewound(0, who, is_beyond=True)]))
    if who == ADA:
        assert read_log(log_lines(NAME, stage.entries))[0].record.rewinds[-1].is_beyond
    else:
        with pytest.raises(JournalDamaged):
            read_log(log_lines(NAME, stage.entries))


def test_who_looks_on_while_a_bot_plays_their_seat_is_asked() -> None:
    stage = Stage().begin(ADA, BOB).play_on(random.Random(2), lambda one: len(one.table.record.deeds) >= 12)
    stage.do(BOB, HandOver(table=NAME, seat=1))
    stage.here = {ADA, BOB, CYD}
    for command in (Undo(table=NAME, version=stage.version, steps=12), Abandon(table=NAME)):
        stage.do(ADA, command)
        proposal = stage.table.record.proposal
        assert proposal is not None
        assert proposal.waiting == (BOB.id,)
        stage.do(BOB, Decline(table=NAME, proposal=proposal.number))


@pytest.mark.parametrize("back", [Return(table=NAME), TakeBack(table=NAME, seat=1)])
def test_who_comes_back_is_not_passed_over_by_what_others_are_about_to_agree_on(back: Return | TakeBack) -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD).play_on(random.Random(2), lambda one: len(one.table.record.deeds) > 9)
    stage.do(BOB, Leave(table=NAME))
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=9))
    proposal = stage.table.record.proposal
    stage.do(BOB, back)
    assert proposal is not None
    assert stage.table.record.proposal == proposal, "nobody cancels it by coming and going"
    assert BOB.id in proposal.waiting


def test_who_comes_back_is_asked_whether_the_game_is_to_be_abandoned() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.do(BOB, Leave(table=NAME))
    stage.do(ADA, Abandon(table=NAME))
    assert waiting(stage) == (CYD.id,)
    stage.do(BOB, Return(table=NAME))
    assert waiting(stage) == (CYD.id, BOB.id)


def test_who_sits_down_meanwhile_is_asked_too_and_cancels_nothing() -> None:
    stage = Stage(players=4).begin(ADA, BOB)
    stage.do(ADA, Abandon(table=NAME))
    stage.ask(lambda table: admit(table, CYD, 2))
    assert waiting(stage) == (BOB.id, CYD.id)
    stage.do(ADA, Sit(table=NAME, seat=3))
    assert waiting(stage) == (BOB.id, CYD.id)


def waiting(stage: Stage) -> tuple[str, ...]:
    proposal = stage.table.record.proposal
    return () if proposal is None else proposal.waiting


def test_to_leave_again_writes_nothing_and_cancels_no_proposal() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.do(BOB, Leave(table=NAME))
    stage.do(ADA, Abandon(table=NAME))
    for _ in range(3):
        assert stage.do(BOB, Leave(table=NAME)) == []
        assert waiting(stage) == (CYD.id,)


def test_at_a_table_that_waits_one_leaves_once_too() -> None:
    stage = Stage(settings=Settings(wait=True)).begin(ADA, BOB)
    assert stage.do(BOB, Leave(table=NAME)) == [Left(BOB)]
    assert stage.do(BOB, Leave(table=NAME)) == []


def test_nobody_who_is_not_asked_cancels_a_proposal_by_leaving_or_handing_over() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.do(ADA, Abandon(table=NAME))
    proposal = stage.table.record.proposal
    assert proposal is not None
    stage.do(BOB, Agree(table=NAME, proposal=proposal.number))
    stage.do(BOB, HandOver(table=NAME, seat=1))
    assert waiting(stage) == (CYD.id,)
    stage.do(BOB, Leave(table=NAME))
    assert waiting(stage) == (CYD.id,)
    stage.do(CYD, Leave(table=NAME))
    assert waiting(stage) == (), "who is asked and goes says no"


def test_who_plays_on_does_not_cancel_that_the_game_is_to_be_abandoned() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    stage.do(ADA, Abandon(table=NAME))
    stage.play(stage.state.legal()[0].code)
    assert waiting(stage) == (BOB.id, CYD.id)
