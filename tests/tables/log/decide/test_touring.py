"""Going back and on in a guided tour."""

from __future__ import annotations

from mattock.tables.log.answers import NotNow, NotYours, OptionRefused
from mattock.tables.log.commands import Create, Seek
from mattock.tables.log.decide.play import create
from mattock.tables.log.seats import Settings
from mattock.tables.log.tour import tour_progress
from tests.tables.log.test_tour import begun, script_of
from tests.tables.staging import ADA, EVE, NAME, Stage


def seek(stage: Stage, to: int) -> Seek:
    return Seek(table=NAME, version=stage.version, to=to)


def test_it_goes_on_and_back_to_any_place_and_the_table_is_as_if_it_had_been_played() -> None:
    stage, tour = begun("runedar"), script_of("runedar")
    stage.do(ADA, seek(stage, 40))
    late = stage.state.snapshot()
    stage.do(ADA, seek(stage, 10))
    assert tour_progress(stage.table.record) == 10
    stage.do(ADA, seek(stage, 40))
    assert stage.state.snapshot() == late
    played = begun("runedar")
    for _, action in tour.script[:40]:
        played.play(action)
    assert played.state.snapshot() == late


def test_it_goes_back_from_something_else_and_into_the_middle_of_a_deed() -> None:
    stage, tour = begun("dwar7s"), script_of("dwar7s")
    stage.play(*(action for _, action in tour.script[:2]))
    other = next(action.code for action in stage.state.legal() if action.code != tour.script[2][1])
    stage.play(other)
    stage.do(ADA, seek(stage, 1))
    assert tour_progress(stage.table.record) == 1


def test_only_the_learner_goes_and_only_as_far_as_the_script() -> None:
    stage, tour = begun("runedar"), script_of("runedar")
    assert stage.refused(EVE, seek(stage, 3), NotYours).code == "not_your_seat"
    assert stage.refused(ADA, seek(stage, len(tour.script) + 1), NotNow).code == "tour_is_past"
    plain = Stage("runedar").begin(ADA)
    assert plain.refused(ADA, seek(plain, 3), NotNow).code == "no_tour"


def test_a_tour_has_its_own_options() -> None:
    decided = create(ADA, Create(game="runedar", options={"players": 4}, settings=Settings(tour=True)))
    assert isinstance(decided, OptionRefused)
