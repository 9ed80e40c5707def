"""Tables of guided tours: fixed luck, and bots that play the script."""

from __future__ import annotations

import random

import pytest

from mattock.tables.live.bots import choice_before
from mattock.tables.log.chronicle import finished
from mattock.tables.log.redaction import standing
from mattock.tables.log.seats import Settings
from mattock.tables.log.tour import deeds_within, tour_progress
from mattock.tables.log.tour_script import Tour, tour_of
from tests.tables.staging import ADA, Stage

each_game = pytest.mark.parametrize("game", ["dwar7s", "runedar"])


def script_of(game: str) -> Tour:
    tour = tour_of(game)
    assert tour is not None
    return tour


def begun(game: str) -> Stage:
    return Stage(game, Settings(tour=True)).begin(ADA)


@each_game
def test_the_whole_script_is_legal_and_bots_choose_what_it_says(game: str) -> None:
    tour, stage = script_of(game), begun(game)
    for number, (seat, action) in enumerate(tour.script):
        assert stage.table.asked == seat
        assert standing(stage.table).tour == number
        if seat != tour.learner:
            assert choice_before(stage.table)[-1] == action
        stage.play(action)
    assert standing(stage.table).tour == len(tour.script)
    assert stage.state.outcome is None, "it ends in a game one can go on with"


@each_game
def test_a_learner_who_plays_something_else_has_left_the_tour(game: str) -> None:
    tour, stage = script_of(game), begun(game)
    at = next(number for number, (seat, _) in enumerate(tour.script) if seat == tour.learner and number > 3)
    for _, action in tour.script[:at]:
        stage.play(action)
    other = next(action.code for action in stage.state.legal() if action.code != tour.script[at][1])
    stage.play(other)
    assert tour_progress(stage.table.record) is None
    assert deeds_within(stage.table.record, tour, len(tour.script)) == (at, at)


@each_game
def test_a_game_with_the_luck_of_a_tour_is_in_no_chronicle(game: str) -> None:
    stage = begun(game)
    stage.play_on(random.Random(3))
    assert stage.state.outcome is not None
    assert finished(stage.table, stage.entries) is None


def test_a_table_without_a_tour_has_no_progress() -> None:
    assert standing(Stage("runedar").begin(ADA).table).tour is None
