"""The games in OpenSpiel, under its own simulation test and the checks of its API test that apply."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import mattock
from mattock.core.chance import RecordedLuck
from mattock.envs import openspiel
from mattock.envs.tensors import Tensors

GAMES = pytest.mark.parametrize(
    "load",
    [
        "mattock_runedar(players=1)",
        "mattock_runedar(players=3,difficulty=hard,dice=blades)",
        "mattock_dwar7s",
        "mattock_dwar7s(players=3,ogres=gentle)",
    ],
)


@GAMES
def test_random_games_pass_openspiels_own_test(load: str) -> None:
    """With serialization: a state goes to text and back at every step."""
    pyspiel.random_sim_test(pyspiel.load_game(load), num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int, steps: int = 100_000) -> Any:
    state, dice = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@GAMES
def test_what_the_api_test_asks_of_every_game(load: str) -> None:
    """The checks of `open_spiel.integration_tests.api_test`, which tests the games that come with OpenSpiel only."""
    game = pyspiel.load_game(load)
    state, dice = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            assert player == pyspiel.PlayerId.CHANCE
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(dice.choice(outcomes))
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.num_distinct_actions() for action in legal)
        assert [action for action, is_legal in enumerate(state.legal_actions_mask()) if is_legal] == legal
        for other in range(game.num_players()):
            assert (state.legal_actions(other) == []) is (other != player)
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        state.apply_action(dice.choice(legal))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(game.num_players())


@GAMES
def test_luck_is_all_in_the_history(load: str) -> None:
    state = played(pyspiel.load_game(load), 3)
    again = pyspiel.load_game(load).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert any(value in (-1.0, 1.0) for value in state.returns())


@GAMES
def test_a_clone_is_independent(load: str) -> None:
    state = played(pyspiel.load_game(load), 3, 60)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before


@pytest.mark.parametrize(("name", "players"), [("runedar", 2), ("dwar7s", 3)])
def test_the_same_luck_and_actions_lead_to_the_same_position(name: str, players: int) -> None:
    tensors = Tensors(name, {"players": players})
    luck = RecordedLuck(mattock.Seeded(3))
    ours = tensors.begin(luck)
    theirs = openspiel.game(name, players=players).new_initial_state()
    used, turn = 0, 0
    while True:
        for stream, most, answer in luck.notes[used:]:
            if most > 1:
                assert len(theirs.chance_outcomes()) == most
                assert theirs.action_to_string(theirs.current_player(), answer) == f"{stream}={answer}"
                theirs.apply_action(answer)
        used, turn = len(luck.notes), turn + 1
        assert theirs.play.state.snapshot() == ours.snapshot()
        if ours.is_over:
            break
        legal = ours.legal_ids()
        action = legal[turn % len(legal)]
        ours.step(action)
        theirs.apply_action(action)
    assert theirs.is_terminal()


def test_tensors_are_those_of_the_other_environments() -> None:
    game = openspiel.game("dwar7s", players=3)
    observation = make_observation(game)
    tensors = Tensors("dwar7s", {"players": 3})
    state = played(game, 5, 80)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for seat in range(3):
        observation.set_from(state, seat)
        assert np.array_equal(observation.tensor, tensors.observe(state.play.state, seat).astype(np.float32))
        assert observation.string_from(state, seat) == str(state.play.state.view(seat))


@pytest.mark.parametrize("load", ["mattock_runedar(players=2)", "mattock_dwar7s(players=3)"])
def test_information_states_hold_what_a_seat_was_told_and_nothing_else(load: str) -> None:
    """The same actions with other luck: whoever saw no difference at any moment has the same information state."""
    game = pyspiel.load_game(load)
    steps = [(step.player, step.action) for step in played(game, 7, 90).full_history()]
    told = eyes(game, steps)
    alike = different = 0
    for place in [place for place, (player, _) in enumerate(steps) if player == pyspiel.PlayerId.CHANCE][:60]:
        other = eyes(game, [*steps[:place], (steps[place][0], 0 if steps[place][1] else 1), *steps[place + 1 :]])
        if other is None:
            continue
        for (seen, tensor, text), (seen_too, tensor_too, text_too) in zip(told, other, strict=True):
            assert (seen == seen_too) == (text == text_too) == (tensor == tensor_too)
            alike, different = alike + (seen == seen_too), different + (seen != seen_too)
    assert alike
    assert different


def eyes(game: Any, steps: list[tuple[int, int]]) -> Any:
    """For each seat what it saw at each decision, and its information state at the last one; None if that cannot be."""
    state = game.new_initial_state()
    seen: list[list[object]] = [[] for _ in range(game.num_players())]
    for player, action in steps:
        if state.current_player() != player or action not in state.legal_actions():
            return None
        if player >= 0:
            for seat, views in enumerate(seen):
                views.append((state.play.state.view(seat), action if seat == player else None))
        state.apply_action(action)
    return [
        (views, state.information_state_tensor(seat), state.information_state_string(seat))
        for seat, views in enumerate(seen)
    ]


def test_an_information_state_outlives_copies_and_serialization() -> None:
    game = pyspiel.load_game("mattock_dwar7s")
    state = played(game, 4, 120)
    before = state.information_state_string(0), state.information_state_tensor(1)
    twin = state.clone()
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for one in (twin, restored):
        assert (one.information_state_string(0), one.information_state_tensor(1)) == before
        one.apply_action(one.legal_actions()[0])
    assert (state.information_state_string(0), state.information_state_tensor(1)) == before
    assert len(before[1]) == game.information_state_tensor_size()


def test_who_plays_together_and_who_does_not() -> None:
    assert openspiel.game("runedar").get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert openspiel.game("dwar7s").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize(("name", "options"), [("runedar", {"players": 9}), ("chess960", {}), ("dwar7s", {"moon": 1})])
def test_a_game_or_option_that_there_is_not_is_refused(name: str, options: dict[str, Any]) -> None:
    with pytest.raises((mattock.BadOption, pyspiel.SpielError)):
        openspiel.game(name, **options)
