"""Keeping order at a table: who may speak, and what a host and an operator may do."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from mattock.tables.log.access import admit, why_not_look
from mattock.tables.log.answers import Malformed, NotNow, NotYours
from mattock.tables.log.commands import HandOver, Leave, Moderate, Rematch, Return, Say, Sit, Undo
from mattock.tables.log.decide.moderation import close
from mattock.tables.log.decide.result import Decided
from mattock.tables.log.entries import Closed, Moderated, Said
from mattock.tables.log.export import log_lines, read_log
from mattock.tables.log.seats import Person, Seat, Settings
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage


def order(person: Person, what: Any) -> Moderate:
    return Moderate(table=NAME, person=person.id, order=what)


def test_who_never_sat_down_is_silent_unless_the_host_allows_onlookers_to_talk() -> None:
    stage = Stage().begin(ADA, BOB)
    assert stage.refused(EVE, Say(table=NAME, text="buy gold"), NotYours).code == "onlooker"
    stage.do(BOB, Say(table=NAME, text="hi"))
    open_ = Stage(settings=Settings(onlookers_talk=True)).begin(ADA, BOB)
    assert open_.do(EVE, Say(table=NAME, text="hi")) == [Said(EVE, "hi")]


def test_who_sits_down_and_stands_up_again_before_the_start_has_no_say() -> None:
    stage = Stage()
    stage.do(EVE, Sit(table=NAME))
    stage.do(EVE, Say(table=NAME, text="hi"))
    stage.do(EVE, Leave(table=NAME))
    assert stage.refused(EVE, Say(table=NAME, text="and now?"), NotYours).code == "onlooker"
    stage.do(ADA, Say(table=NAME, text="the host needs no seat"))


def test_who_is_muted_plays_on_and_says_nothing_until_the_host_takes_it_back() -> None:
    stage = Stage().begin(ADA, BOB)
    assert stage.do(ADA, order(BOB, "mute")) == [Moderated(BOB, "mute", ADA)]
    assert stage.do(ADA, order(BOB, "mute")) == []
    assert stage.refused(BOB, Say(table=NAME, text="hm"), NotNow).code == "muted"
    assert stage.news(EVE).standing.muted == [BOB.id]
    stage.play_on(random.Random(1), lambda one: one.owner() == BOB)
    stage.play(stage.state.legal()[0].code)
    stage.do(ADA, order(BOB, "unmute"))
    stage.do(BOB, Say(table=NAME, text="hm"))
    assert stage.news(EVE).standing.muted == []


def test_only_the_host_keeps_order_and_only_among_who_is_there() -> None:
    stage = Stage().begin(ADA, BOB)
    assert stage.refused(BOB, order(ADA, "remove"), NotYours).code == "not_the_host"
    assert stage.refused(ADA, order(EVE, "mute"), NotNow).code == "not_here"
    assert stage.refused(ADA, order(ADA, "mute"), Malformed).field == "person"
    stage.here = {EVE}
    assert stage.do(ADA, order(EVE, "mute")) == [Moderated(EVE, "mute", ADA)]


def test_who_is_removed_before_the_start_gives_the_seat_up_and_does_not_come_back() -> None:
    stage = Stage()
    stage.do(BOB, Sit(table=NAME, seat=0))
    stage.do(ADA, order(BOB, "remove"))
    assert stage.table.record.seats[0] == Seat()
    for command in (Sit(table=NAME), Say(table=NAME, text="x"), Sit(table=NAME, seat=0)):
        assert stage.refused(BOB, command, NotYours).code == "kept_out"
    assert why_not_look(stage.table, BOB) == NotYours(code="kept_out")
    assert stage.news(ADA).standing.removed == [BOB]
    stage.do(ADA, order(BOB, "readmit"))
    stage.do(BOB, Sit(table=NAME, seat=0))


def test_no_password_and_no_invitation_lets_in_who_was_removed() -> None:
    stage = Stage().begin(ADA, BOB)
    stage.do(ADA, order(BOB, "remove"))
    for seat in (None, 1):
        assert admit(stage.table, BOB, seat) == NotYours(code="kept_out")


def test_a_bot_plays_on_for_who_is_removed_from_a_game_which_is_no_longer_theirs() -> None:
    stage = Stage("dwar7s", players=3).begin(ADA, BOB, CYD)
    stage.do(ADA, order(BOB, "remove"))
    seat = next(number for number, one in enumerate(stage.table.record.seats) if one.owner is None)
    assert stage.table.record.seats[seat] == Seat(None, "journeyman")
    for command in (Return(table=NAME), HandOver(table=NAME, seat=seat), Say(table=NAME, text="x")):
        assert stage.refused(BOB, command, NotYours).code == "kept_out"
    assert stage.table.record.is_casual
    stage.play_on(random.Random(1))
    assert stage.table.is_ended
    assert stage.refused(BOB, Rematch(table=NAME), NotYours).code == "kept_out"


def test_whose_consent_was_asked_holds_nobody_up_once_removed() -> None:
    stage = Stage("dwar7s", players=3).begin(ADA, BOB, CYD)
    stage.play_on(random.Random(1), lambda one: len(one.table.record.deeds) > 8)
    stage.do(ADA, Undo(table=NAME, version=stage.version, steps=8))
    assert stage.table.record.proposal is not None
    stage.do(ADA, order(BOB, "remove"))
    assert stage.table.record.proposal is None


def test_nobody_is_removed_from_a_rated_game_by_a_rival() -> None:
    stage = Stage("dwar7s", settings=Settings(rated=True)).begin(ADA, BOB)
    assert stage.refused(ADA, order(BOB, "remove"), NotNow).code == "rated"
    stage.do(ADA, order(BOB, "mute"))
    stage.here = {EVE}
    stage.do(ADA, order(EVE, "remove"))


def test_after_the_end_seats_stay_who_they_were() -> None:
    stage = Stage("dwar7s").begin(ADA, BOB)
    stage.play_on(random.Random(1))
    before = stage.table.record.seats
    stage.do(ADA, order(BOB, "remove"))
    assert stage.table.record.seats == before
    assert why_not_look(stage.table, BOB) is not None


def test_a_table_that_the_operator_closes_is_over_and_silent() -> None:
    stage = Stage().begin(ADA, BOB)
    stage.ask(lambda table: close(table, "spam"))
    assert stage.entries[-1].body == Closed("spam")
    assert stage.table.is_ended
    assert stage.news(ADA).standing.closed
    assert stage.refused(ADA, Say(table=NAME, text="why?"), NotNow).code == "closed"
    assert stage.refused(ADA, Rematch(table=NAME), NotNow).code == "closed"
    again = close(stage.table, "twice")
    assert isinstance(again, Decided)
    assert again.bodies == []


def test_a_log_with_order_kept_is_believed_and_one_with_an_order_of_a_guest_is_not() -> None:
    stage = Stage("dwar7s", players=3).begin(ADA, BOB, CYD)
    stage.do(ADA, order(BOB, "mute"))
    stage.do(ADA, order(CYD, "remove"))
    stage.ask(lambda table: close(table, "enough"))
    found = read_log(log_lines(NAME, stage.entries))[0]
    assert (found.record.muted, found.record.removed, found.record.is_closed) == ((BOB.id,), (CYD,), True)
    forged = [
        msgspec.structs.replace(entry, body=msgspec.structs.replace(entry.body, by=BOB))
        if isinstance(entry.body, Moderated)
        else entry
        for entry in stage.entries
    ]
    with pytest.raises(Exception, match="not_the_host"):
        read_log(log_lines(NAME, forged))


@pytest.mark.parametrize(("rules", "is_believed"), [(2, True), (3, False)])
def test_what_onlookers_said_at_older_tables_is_still_believed(rules: int, is_believed: bool) -> None:
    stage = Stage(settings=Settings(onlookers_talk=True))
    stage.do(EVE, Say(table=NAME, text="hi"))
    opening = stage.entries[0].body
    quiet = msgspec.structs.replace(opening, settings=Settings(), table_rules=rules)
    entries = [msgspec.structs.replace(stage.entries[0], body=quiet), *stage.entries[1:]]
    if is_believed:
        assert read_log(log_lines(NAME, entries))[0].version == stage.version
    else:
        with pytest.raises(Exception, match="onlooker"):
            read_log(log_lines(NAME, entries))
