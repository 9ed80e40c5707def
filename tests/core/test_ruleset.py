"""A game out of a table of verbs: what is asked in a stage is offered there, and a box is compiled once."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.chance import Seeded
from mattock.core.playout import play_randomly
from mattock.core.ruleset import Ruleset
from mattock.core.verb import GAME_OVER, NOT_NOW

GAMES = pytest.mark.parametrize("name", mattock.game_names())


def game_of(name: str) -> Ruleset:  # type: ignore[type-arg]
    game = mattock.game(name)
    assert isinstance(game, Ruleset)
    return game


@GAMES
def test_a_box_is_compiled_once_whatever_asks_for_it(name: str) -> None:
    game = game_of(name)
    version = game.version_or_newest(None)
    compiled = game.compiled_box(None, version)
    assert game.compiled_box(None, version) is compiled
    assert game.catalogue() is compiled.catalogue
    assert game.instinct(game.new(seed=1)) is compiled.instinct


@GAMES
def test_a_verb_that_this_stage_does_not_ask_for_is_refused_with_its_question(name: str) -> None:
    game = game_of(name)
    state = game.new(seed=1)
    late = [action for action in game.catalogue().actions if not game.table.of[action.id].asked_in >> state.stage & 1]
    assert late
    for action in late:
        assert game.refuse(state, action.id) == NOT_NOW
        refusal = Ruleset.explain(game, state, action.id, NOT_NOW)  # a game may say more
        assert refusal.params == {"verb": action.verb, "asked": game.stages[state.stage]}
        assert refusal.rule == game.table.of[action.id].rule


@GAMES
def test_after_the_end_everything_is_refused_because_it_is_over(name: str) -> None:
    game = game_of(name)
    state = game.new(seed=1)
    play_randomly(state, Seeded(1))
    assert {game.refuse(state, action.id) for action in game.catalogue().actions} == {GAME_OVER}
