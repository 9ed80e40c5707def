"""The AEC environments under PettingZoo's own suite, and what it does not ask: illegal actions, clones, rewards."""

from __future__ import annotations

import copy
import itertools
import json
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo as peer
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import mattock
from mattock.envs import pettingzoo
from tests.envs.games import TABLES, shown

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports environments of its own in its old way
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

EACH_TABLE = pytest.mark.parametrize(("name", "options"), TABLES, ids=shown)
# Its suite warns of dictionaries as observations, which is its own convention for masks.
OF_THE_PEER = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


@EACH_TABLE
@OF_THE_PEER
def test_the_api_is_as_pettingzoo_wants_it(name: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, **options), num_cycles=100)
    api_test(pettingzoo.raw_env(name, **options), num_cycles=20)


@EACH_TABLE
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(name, **options), num_cycles=60)


def test_games_are_turn_based_and_become_parallel_only_as_such() -> None:
    """Nobody acts at the same time as others, so `aec_to_parallel` does not apply; the conversion for turns does."""
    env = pettingzoo.env("dwar7s", players=2)
    assert env.metadata["is_parallelizable"] is False
    converted = turn_based_aec_to_parallel(env)
    observations, _ = converted.reset(seed=1)
    assert set(observations) == {"player_0", "player_1"}
    while converted.agents:
        mover = converted.aec_env.agent_selection
        chosen = int(np.flatnonzero(observations[mover]["action_mask"])[0])
        actions = {agent: chosen if agent == mover else None for agent in converted.agents}
        observations, rewards, *_ = converted.step(actions)
        assert set(rewards) == {"player_0", "player_1"}
    assert callable(parallel_api_test)  # which acts for all agents at once


@OF_THE_PEER
def test_its_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = itertools.count(step=1.0)  # so that it ends after a few cycles, not after five seconds
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(pettingzoo.env("runedar", players=2))
    assert "turns per second" in capsys.readouterr().out


def test_the_registry_of_pettingzoo_knows_the_games() -> None:
    env = peer.make("aec", "mattock/runedar-v1", players=4)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert env.unwrapped.metadata["name"] == "mattock_runedar_v2"


def played(env: Any, steps: int, seed: int) -> Any:
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        env.step(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    return env


@EACH_TABLE
def test_a_clone_goes_the_same_way_and_leaves_the_first_alone(name: str, options: dict[str, Any]) -> None:
    env = played(pettingzoo.raw_env(name, **options), 30, 1)
    twin = env.clone()
    before = env.position.snapshot()
    story = follow(twin, 60)
    assert env.position.snapshot() == before
    assert follow(env, 60) == story
    wrapped = played(pettingzoo.env(name, **options), 30, 1)
    assert follow(copy.deepcopy(wrapped), 60) == story == follow(wrapped, 60)


def follow(env: Any, steps: int) -> list[bytes]:
    """Always the first legal action, and what is seen on the way."""
    seen = []
    for _ in range(steps):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        observed = env.observe(env.agent_selection)
        seen.append(observed["observation"].tobytes())
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    return seen


def test_a_clone_with_other_luck_has_the_same_cards() -> None:
    env = played(pettingzoo.raw_env("runedar", players=2), 20, 3)
    twin = env.clone(seed=99)
    assert twin.position.snapshot() == env.position.snapshot()
    assert follow(twin, 80) != follow(env, 80)


def test_restoring_goes_back_to_the_moment_of_the_clone() -> None:
    env = played(pettingzoo.raw_env("dwar7s", players=3), 40, 5)
    saved = env.clone()
    story = follow(env, 40)
    env.restore(saved)
    assert follow(env, 40) == story
    with pytest.raises(mattock.MattockError, match="other options"):
        env.restore(pettingzoo.raw_env("dwar7s", players=2))


@pytest.mark.parametrize(
    ("action", "error"),
    [(890, mattock.IllegalMove), (-1, mattock.BadOption), (10**6, mattock.BadOption), ("dig", mattock.BadOption)],
)
def test_what_may_not_be_played_is_refused_and_changes_nothing(action: object, error: type[Exception]) -> None:
    env = played(pettingzoo.raw_env("dwar7s", players=2), 5, 1)
    before, agent = env.position.snapshot(), env.agent_selection
    with pytest.raises(error):
        env.step(action)
    assert (env.position.snapshot(), env.agent_selection) == (before, agent)


def test_a_private_action_is_no_answer() -> None:
    env = played(pettingzoo.raw_env("dwar7s", players=2), 5, 1)
    private = [action.id for action in env.position.private_actions()]
    assert private
    with pytest.raises(mattock.IllegalMove, match="not_now"):
        env.step(private[0])


def test_an_illegal_action_loses_as_in_pettingzoos_own_games() -> None:
    env = played(pettingzoo.env("dwar7s", players=2), 5, 1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == -1
    assert env.infos[loser]["refusal"]["code"]


@EACH_TABLE
def test_winners_get_one_and_losers_minus_one(name: str, options: dict[str, Any]) -> None:
    env = pettingzoo.env(name, **options)
    env.reset(seed=2)
    dice, total = np.random.default_rng(2), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else dice.choice(np.flatnonzero(observation["action_mask"])))
    outcome = env.unwrapped.position.outcome
    assert outcome is not None
    assert total == {f"player_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(len(total))}


@pytest.mark.parametrize(
    ("name", "options", "error"),
    [
        ("chess", {}, mattock.UnknownGame),
        ("runedar", {"players": 7}, mattock.BadOption),
        ("runedar", {"level": 1}, mattock.BadOption),
    ],
)
def test_a_game_or_option_that_there_is_not_is_refused(name: str, options: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        pettingzoo.env(name, **options)


def test_rendering_shows_what_an_onlooker_sees() -> None:
    env = played(pettingzoo.raw_env("runedar", players=2, render_mode="ansi"), 5, 1)
    assert json.loads(env.render()) == env.position.view(None)
    assert played(pettingzoo.raw_env("runedar", players=2), 5, 1).render() is None
    with pytest.raises(mattock.BadOption, match="ansi"):
        pettingzoo.env("runedar", render_mode="human")


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    with pytest.raises(mattock.MattockError, match="reset"):
        _ = pettingzoo.raw_env("runedar").position
