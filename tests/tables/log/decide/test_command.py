"""Every command is answered, with a typed refusal where it is not granted, and a refusal changes nothing.

`Stage` compares the table before and after each decision.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from mattock.tables.log.answers import (
    Malformed,
    MoveRefused,
    NoSuchSeat,
    NotNow,
    NotYours,
    OptionRefused,
    SeatTaken,
    Stale,
    TableFull,
)
from mattock.tables.log.commands import (
    Abandon,
    Agree,
    Create,
    Decline,
    HandOver,
    Leave,
    Play,
    Rematch,
    Return,
    Say,
    SeatBot,
    Sit,
    Start,
    TableCommand,
    TakeBack,
    Undo,
    read_command,
)
from mattock.tables.log.decide.play import create
from mattock.tables.log.seats import Person, Settings
from tests.tables.staging import ADA, BOB, CYD, EVE, NAME, Stage


def ended() -> Stage:
    return Stage().begin(ADA, BOB).play_on(random.Random(1))


def begun() -> Stage:
    return Stage().begin(ADA, BOB)


GAME_OVER: list[TableCommand] = [
    Sit(table=NAME),
    Start(table=NAME),
    HandOver(table=NAME, seat=0),
    TakeBack(table=NAME, seat=0),
    Leave(table=NAME),
    Return(table=NAME),
    Abandon(table=NAME),
    Play(table=NAME, version=1_000_000, action="x"),
]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"game": "chess"}, "known are"),
        ({"game": "runedar", "options": {"players": 9}}, "allowed are"),
        ({"game": "runedar", "options": {"dragons": True}}, "unknown option"),
        ({"game": "runedar", "options": {"seed": 1}}, "seed: a table has luck of its own"),
        ({"game": "runedar", "options": {"chance": None}}, "chance: a table has luck of its own"),
        ({"game": "runedar", "options": {"rules": None}}, "rules: a table is played by the newest ones"),
        ({"game": "runedar", "options": {"components": "/etc/passwd"}}, "built-in"),
        ({"game": "dwar7s", "options": {"players": [2]}}, "allowed are"),
    ],
)
def test_a_table_is_refused_where_its_game_would_be(options: dict[str, Any], problem: str) -> None:
    answer = create(ADA, Create(**options))
    assert isinstance(answer, OptionRefused)
    assert problem in answer.problem


def test_a_taken_seat_is_not_taken_again_and_a_full_table_says_so() -> None:
    stage = Stage()
    stage.do(ADA, Sit(table=NAME, seat=1))
    assert stage.refused(BOB, Sit(table=NAME, seat=1), SeatTaken).seat == 1
    stage.do(BOB, Sit(table=NAME))
    stage.refused(CYD, Sit(table=NAME), TableFull)
    assert stage.refused(CYD, Sit(table=NAME, seat=2), NoSuchSeat).seat == 2
    assert stage.refused(ADA, SeatBot(table=NAME, seat=0, level="random"), SeatTaken).seat == 0
    assert stage.refused(ADA, SeatBot(table=NAME, seat=7, level="random"), NoSuchSeat).seat == 7


def test_only_the_host_starts_and_only_when_every_seat_is_taken() -> None:
    stage = Stage()
    stage.do(BOB, Sit(table=NAME))
    assert stage.refused(BOB, Start(table=NAME, fill="random"), NotYours).code == "not_the_host"
    assert stage.refused(BOB, SeatBot(table=NAME, seat=1, level="random"), NotYours).code == "not_the_host"
    assert stage.refused(ADA, Start(table=NAME), NotNow).code == "seats_free"
    stage.do(ADA, Start(table=NAME, fill="random"))
    assert stage.refused(ADA, Start(table=NAME), NotNow).code == "already_started"
    assert stage.refused(ADA, SeatBot(table=NAME, seat=1), NotNow).code == "already_started"


@pytest.mark.parametrize(
    "command",
    [
        Play(table=NAME, version=1, action="rest"),
        Undo(table=NAME, version=1),
        HandOver(table=NAME, seat=0),
        TakeBack(table=NAME, seat=0),
        Return(table=NAME),
    ],
)
def test_nothing_of_a_game_is_done_before_it_has_started(command: TableCommand) -> None:
    assert Stage().refused(ADA, command, NotNow).code == "not_started"


@pytest.mark.parametrize("command", GAME_OVER, ids=lambda command: type(command).__name__)
def test_nothing_of_a_game_is_done_after_it_has_ended(command: TableCommand) -> None:
    stage = ended()
    if isinstance(command, Play):
        command = Play(table=NAME, version=stage.version, action="x")
    assert stage.refused(ADA, command, NotNow).code == "game_over"
    assert stage.refused(ADA, Undo(table=NAME, version=stage.version), NotNow).code == "game_over"


def test_an_action_is_refused_by_the_rules_with_code_and_paragraph() -> None:
    stage = begun()
    legal = {action.code for action in stage.state.legal()}
    illegal = next(action for action in stage.state.catalogue.actions if action.code not in legal)
    expected = stage.state.why_not(illegal)
    assert expected is not None
    owner = stage.owner()
    assert owner is not None
    answer = stage.refused(owner, Play(table=NAME, version=stage.version, action=illegal.code), MoveRefused)
    assert (answer.code, answer.rule, answer.params) == (expected.code, expected.rule, expected.params)


def test_nobody_plays_a_seat_of_somebody_else() -> None:
    stage = begun()
    owner = stage.owner()
    other = BOB if owner == ADA else ADA
    command = Play(table=NAME, version=stage.version, action=stage.state.legal()[0].code)
    assert stage.refused(other, command, NotYours).code == "not_your_turn"
    assert stage.refused(EVE, command, NotYours).code == "not_at_the_table"
    assert stage.refused(EVE, Undo(table=NAME, version=stage.version), NotYours).code == "not_at_the_table"
    assert stage.refused(EVE, HandOver(table=NAME, seat=0), NotYours).code == "not_your_seat"
    assert stage.refused(BOB, TakeBack(table=NAME, seat=0), NotYours).code == "not_your_seat"
    assert stage.refused(EVE, Leave(table=NAME), NotYours).code == "not_at_the_table"
    assert stage.refused(EVE, Return(table=NAME), NotYours).code == "not_at_the_table"
    assert stage.refused(EVE, Abandon(table=NAME), NotYours).code == "not_at_the_table"


def test_a_command_for_an_older_position_is_stale_and_gets_the_current_one() -> None:
    stage = begun()
    old, owner = stage.version, stage.owner()
    assert owner is not None
    stage.play(stage.state.legal()[0].code)
    for command in (Play(table=NAME, version=old, action="rest"), Undo(table=NAME, version=old)):
        answer = stage.refused(owner, command, Stale)
        assert answer.version == stage.version
        told = msgspec.structs.replace(stage.news(owner), omitted=stage.version - old)
        assert answer.news == told, "it says that what was missed is not in it"


def test_talk_makes_no_move_stale() -> None:
    stage = begun()
    seen, owner = stage.version, stage.owner()
    assert owner is not None
    stage.do(BOB, Say(table=NAME, text="hello"))
    stage.do(owner, Play(table=NAME, version=seen, action=stage.state.legal()[0].code))


def test_a_version_from_the_future_and_an_action_that_is_none_are_malformed() -> None:
    stage = begun()
    owner = stage.owner()
    assert owner is not None
    commands = [(stage.version + 1, "rest", "version"), (stage.version, "fly:moon", "action")]
    for version, action, field in commands:
        assert stage.refused(owner, Play(table=NAME, version=version, action=action), Malformed).field == field


def test_only_who_is_asked_agrees_and_only_to_what_was_asked() -> None:
    stage = Stage(players=3).begin(ADA, BOB, CYD)
    assert stage.refused(BOB, Agree(table=NAME, proposal=1), NotNow).code == "no_such_proposal"
    stage.do(ADA, Abandon(table=NAME))
    number = stage.version
    assert stage.refused(ADA, Agree(table=NAME, proposal=number), NotYours).code == "not_asked"
    assert stage.refused(EVE, Decline(table=NAME, proposal=number), NotYours).code == "not_asked"
    assert stage.refused(BOB, Agree(table=NAME, proposal=number - 1), NotNow).code == "no_such_proposal"
    assert stage.refused(BOB, Abandon(table=NAME), NotNow).code == "proposal_waits"
    stage.do(BOB, Agree(table=NAME, proposal=number))
    assert stage.refused(BOB, Agree(table=NAME, proposal=number), NotYours).code == "not_asked"


def test_a_rematch_waits_for_the_end_and_is_for_those_who_played() -> None:
    assert begun().refused(ADA, Rematch(table=NAME), NotNow).code == "game_on"
    assert ended().refused(EVE, Rematch(table=NAME), NotYours).code == "not_at_the_table"


def test_a_table_without_onlookers_does_not_listen_to_them() -> None:
    stage = Stage(settings=Settings(onlookers=False)).begin(ADA, BOB)
    assert stage.refused(EVE, Say(table=NAME, text="psst"), NotYours).code == "not_at_the_table"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"do":"fly"}',
        b'{"do":"play","table":"t","version":1}',
        b'{"do":"play","table":"t","version":"1","action":"a"}',
        b'{"do":"play","table":"t","version":-1,"action":"a"}',
        b'{"do":"play","table":"t","version":1,"action":"a","seat":2}',
        b'{"do":"play","table":"t","version":1,"action":"a","key":"short"}',
        b'{"do":"say","table":"t","text":""}',
        b'{"do":"say","table":"t\\u0000","text":"x"}',
        b'{"do":"say","table":"t","text":"\\ud800"}',
        b'{"do":"say","table":"t","text":"' + b"x" * 501 + b'"}',
        b'{"do":"sit","table":"t","seat":99999999999999999999999}',
        b'{"do":"create","game":"runedar","settings":{"seconds":0}}',
        b'{"do":"create","game":"runedar","settings":{"stand_in":"god"}}',
    ],
    ids=lambda data: data[:40].decode(errors="replace"),
)
def test_what_is_no_command_is_malformed(data: bytes) -> None:
    assert isinstance(read_command(data), Malformed)


def test_a_command_is_read_as_it_was_meant() -> None:
    data = b'{"do":"take_back","table":"t","seat":1,"key":"12345678"}'
    assert read_command(data) == TakeBack(table="t", seat=1, key="12345678")


def test_a_person_is_an_id_and_not_a_name() -> None:
    stage = begun()
    renamed = Person(ADA.id, "Ada the Great")
    assert stage.table.seats_of(renamed) == (0,)
    assert stage.table.has_person(renamed)
