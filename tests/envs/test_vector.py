"""Many games at once: each goes as it would alone, and Gymnasium's wrappers for vectors take them."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium as peer
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import mattock
from mattock.envs import gymnasium
from tests.envs.games import NAMES

GAMES = pytest.mark.parametrize(
    ("name", "options"),
    [
        ("runedar", {}),
        ("runedar", {"players": 2, "opponents": None}),
        ("dwar7s", {}),
        ("dwar7s", {"players": 3, "seat": 1}),
        ("dwar7s", {"opponents": None}),
    ],
)


@GAMES
def test_many_games_go_as_each_would_alone(name: str, options: dict[str, Any]) -> None:
    """Gymnasium's own vector of single environments is the reference."""
    many: Any = gymnasium.vector_env(name, num_envs=3, **options)
    single: Any = SyncVectorEnv([lambda: gymnasium.env(name, **options)] * 3, autoreset_mode=AutoresetMode.SAME_STEP)
    ours, theirs = many.reset(seed=4), single.reset(seed=4)
    ended = 0
    for _ in range(500):
        assert np.array_equal(ours[0], theirs[0])
        assert np.array_equal(ours[-1]["action_mask"], theirs[-1]["action_mask"])
        assert np.array_equal(ours[-1]["seat"], theirs[-1]["seat"])
        actions = many.sample_actions()
        ours, theirs = many.step(actions), single.step(actions)
        for mine, other in zip(ours[1:4], theirs[1:4], strict=True):
            assert np.array_equal(mine, other)
        for game in np.flatnonzero(ours[2]):
            ended += 1
            assert np.array_equal(ours[4]["final_obs"][game], theirs[4]["final_obs"][game])
    assert ended > 3


@GAMES
def test_observations_lie_in_their_space(name: str, options: dict[str, Any]) -> None:
    many = gymnasium.vector_env(name, num_envs=5, **options)
    observations, info = many.reset(seed=1)
    assert observations in many.observation_space
    for _ in range(30):
        actions = many.sample_actions()
        assert actions in many.action_space
        assert info["action_mask"][np.arange(5), actions].all()
        observations, rewards, terminated, truncated, info = many.step(actions)
        assert observations in many.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (5,)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_makes_and_wraps_them(name: str) -> None:
    many = RecordEpisodeStatistics(peer.make_vec(f"mattock/{name}-v1", num_envs=8))
    many.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 8:
        *_, terminated, _, info = many.step(many.unwrapped.sample_actions())  # type: ignore[attr-defined]
        lengths += info["episode"]["l"][terminated].tolist() if terminated.any() else []
    assert min(lengths) > 5


def test_what_is_returned_is_the_callers_own_unless_asked_otherwise() -> None:
    many, live = (gymnasium.vector_env("dwar7s", num_envs=2, copy=own) for own in (True, False))
    _, kept = many.reset(seed=1)
    _, views = live.reset(seed=1)
    before = kept["action_mask"].copy()
    for env in (many, live):
        for _ in range(5):
            env.step(env.sample_actions())
    assert np.array_equal(kept["action_mask"], before)
    assert not np.array_equal(views["action_mask"], before)
    assert not views["action_mask"].flags.writeable


@GAMES
def test_a_clone_goes_the_same_way_and_leaves_the_first_alone(name: str, options: dict[str, Any]) -> None:
    many = gymnasium.vector_env(name, num_envs=3, **options)
    many.reset(seed=9)
    follow(many, 20)
    saved = many.clone()
    story = follow(copy.deepcopy(many), 200)
    assert follow(many, 200) == story
    many.restore(saved)
    assert follow(many, 200) == story
    with pytest.raises(mattock.MattockError, match="other options"):
        many.restore(gymnasium.vector_env(name, num_envs=4, **options))


def test_a_clone_with_other_luck_has_the_same_cards() -> None:
    many = gymnasium.vector_env("runedar", num_envs=3)
    many.reset(seed=9)
    follow(many, 20)
    twin = many.clone(seed=77)
    assert [state.snapshot() for state in twin.positions] == [state.snapshot() for state in many.positions]
    assert follow(twin, 100) == follow(many.clone(seed=77), 100)
    assert follow(many.clone(seed=77), 100) != follow(many.clone(seed=78), 100)


def follow(many: Any, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        observations, rewards, _, _, info = many.step(many.sample_actions())
        seen.append(observations.tobytes() + rewards.tobytes() + info["action_mask"].tobytes())
    return seen


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda legal: np.array([legal[0], 890]), mattock.IllegalMove),
        (lambda legal: np.array([legal[0], 891]), mattock.BadOption),
        (lambda legal: np.array([legal[0], -1]), mattock.BadOption),
        (lambda legal: legal[:1], mattock.BadOption),
        (lambda legal: legal.astype(float), mattock.BadOption),
    ],
)
def test_wrong_actions_are_refused_and_no_game_changes(make: Any, error: type[Exception]) -> None:
    many = gymnasium.vector_env("dwar7s", num_envs=2)
    many.reset(seed=1)
    before = [state.snapshot() for state in many.positions]
    with pytest.raises(error):
        many.step(make(many.sample_actions()))
    assert [state.snapshot() for state in many.positions] == before


@pytest.mark.parametrize("wrong", [0, -1, True, 1.5])
def test_a_wrong_number_of_games_is_refused(wrong: Any) -> None:
    with pytest.raises(mattock.BadOption, match="num_envs"):
        gymnasium.vector_env("runedar", num_envs=wrong)


def test_nothing_can_be_played_before_the_first_reset() -> None:
    with pytest.raises(mattock.MattockError, match="reset"):
        gymnasium.vector_env("runedar", num_envs=2).step(np.zeros(2, np.int64))


def test_all_winners_are_told_in_self_play() -> None:
    many = gymnasium.vector_env("dwar7s", num_envs=4, opponents=None)
    _, info = many.reset(seed=2)
    while True:
        acted = info["seat"]
        _, rewards, terminated, _, info = many.step(many.sample_actions())
        if terminated.any():
            break
    (game, *_) = np.flatnonzero(terminated)
    assert rewards[game] == (1 if info["winners"][game, acted[game]] else -1)
    assert info["winners"][game].any()
