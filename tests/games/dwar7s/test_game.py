"""Dwar7s Fall behind the front door: options, the outcome, and refusals in the words of the turn."""

from __future__ import annotations

from typing import Any

import pytest

import mattock
from mattock.games.dwar7s.cards import COLOURS
from mattock.games.dwar7s.game import meets_goals
from mattock.games.dwar7s.state import Fall
from tests.games.dwar7s.positions import DWAR7S, play, position
from tests.paragraphs import rule


def players_of(fall: mattock.State) -> list[Any]:
    players = fall.view(None)["players"]
    assert isinstance(players, list)
    return players


@rule("D2.4")
def test_everybody_plays_the_colour_they_chose_or_one_of_their_own() -> None:
    chosen = DWAR7S.new(players=3, seed=1, colours=["green", "yellow", "red"])
    assert [player["colour"] for player in players_of(chosen)] == ["green", "yellow", "red"]
    free = [player["colour"] for player in players_of(DWAR7S.new(players=4, seed=1))]
    assert sorted(free) == sorted(COLOURS)


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"first": 2, "players": 2}, {"ogres": "some"}, {"colours": "red, red"}]
)
def test_what_cannot_be_chosen_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(mattock.BadOption):
        DWAR7S.new(**options)


def test_gentle_ogres_leave_out_the_cards_that_hurt() -> None:
    every, gentle = (DWAR7S.new(seed=1, ogres=ogres) for ogres in ("all", "gentle"))
    assert isinstance(every, Fall)
    assert isinstance(gentle, Fall)
    assert gentle.all_ogres == gentle.box.gentle_ogres != every.all_ogres == every.box.ogres


@rule("D11.2")
def test_a_game_has_no_outcome_before_it_ends_and_then_one_score_a_seat() -> None:
    fall = position()
    assert fall.outcome is None
    dice = mattock.Seeded(3)
    game = DWAR7S.new(players=2, seed=3)
    while not game.is_over:
        legal = game.legal_ids()
        game.step(legal[dice.below(len(legal), "choice")])
    assert game.outcome is not None
    assert len(game.outcome.scores) == 2
    assert max(game.outcome.scores) in {game.outcome.scores[seat] for seat in game.outcome.winners}


def test_what_belongs_to_another_part_of_the_turn_is_refused_for_its_own_reason() -> None:
    fall = position({(0, 0): "blue_castle"}, dwarfs={"blue_castle": "blue blue"})
    refusal = fall.why_not(fall.catalogue.by_code("resolve:blue_castle"))
    assert refusal is not None
    assert refusal.code != "not_now"
    play(fall, "stop")
    assert fall.why_not(fall.catalogue.by_code("place:blue_castle")) is not None


@rule("D8.1")
def test_an_action_that_meets_a_secret_goal_reveals_something() -> None:
    fall = position({(0, 0): "blue_castle"})
    quiet = fall.catalogue.by_code("place:blue_castle").id
    assert not meets_goals(fall, quiet)
