"""One game behind Gymnasium's API, under its own checker: a solo player, or one among bots."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium as peer
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mattock
from mattock.envs import gymnasium

OPPONENTS = pytest.mark.parametrize(
    ("name", "opponents"),
    [("runedar", "random"), ("dwar7s", "random"), ("dwar7s", "apprentice"), ("dwar7s", None)],
)


@OPPONENTS
def test_the_checker_of_gymnasium_is_content(name: str, opponents: str | None) -> None:
    check_env(peer.make(f"mattock/{name}-v1", opponents=opponents).unwrapped)


def test_a_siege_is_solo_and_the_other_game_has_two_players_unless_asked_otherwise() -> None:
    assert gymnasium.env("runedar").tensors.players == 1
    assert gymnasium.env("dwar7s").tensors.players == 2
    assert gymnasium.env("runedar", players=3).tensors.players == 3


def follow(env: gymnasium.MattockEnv, seed: int | None, steps: int = 10_000) -> tuple[list[bytes], float]:
    """Random legal actions: what was seen, and the last reward."""
    if seed is not None:
        env.reset(seed=seed)
    dice, reward = np.random.default_rng(7), 0.0
    seen: list[bytes] = []
    while env.is_on and len(seen) < steps:
        observation, reward, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
        assert (terminated, truncated) == (not env.is_on, False)
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen.append(observation.tobytes())
    return seen, reward


@OPPONENTS
def test_a_game_is_played_to_its_end_and_rewarded(name: str, opponents: str | None) -> None:
    rewards = set()
    for seed in range(8):
        env = gymnasium.env(name, opponents=opponents)
        _, reward = follow(env, seed)
        outcome = env.position.outcome
        assert outcome is not None
        assert abs(reward) == 1
        if opponents is not None:
            assert reward == (1 if 0 in outcome.winners else -1)
        rewards.add(reward)
    if opponents == "random":
        assert rewards == ({-1.0} if name == "runedar" else {-1.0, 1.0})  # nobody escapes by chance


def test_only_the_learner_is_asked() -> None:
    env = gymnasium.env("dwar7s", players=3, seat=2)
    _, info = env.reset(seed=1)
    for _ in range(40):
        assert info["seat"] == 2
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))


@OPPONENTS
def test_the_same_seed_gives_the_same_game_and_no_seed_another(name: str, opponents: str | None) -> None:
    env = gymnasium.env(name, opponents=opponents)
    first, again = follow(env, 5, 30), follow(env, 5, 30)
    assert first == again
    env.reset()
    assert follow(env, None, 30) != first


@OPPONENTS
def test_a_clone_goes_the_same_way_and_leaves_the_first_alone(name: str, opponents: str | None) -> None:
    env = gymnasium.env(name, opponents=opponents)
    follow(env, 3, 20)
    saved = env.clone()
    before = saved.position.snapshot()
    wrapped = peer.wrappers.TimeLimit(env, 100)
    story = follow(copy.deepcopy(wrapped).unwrapped, None, 60)  # type: ignore[arg-type]
    assert follow(env, None, 60) == story
    assert saved.position.snapshot() == before
    env.restore(saved)
    assert follow(env, None, 60) == story
    with pytest.raises(mattock.MattockError, match="other options"):
        env.restore(gymnasium.env(name, seat=0, players=4))


def test_a_clone_is_shown_as_the_first_is() -> None:
    env = gymnasium.env("runedar", render_mode="ansi")
    env.reset(seed=3)
    assert env.render()
    assert env.clone().render() == copy.deepcopy(env).render() == env.render()


def test_a_clone_with_other_luck_goes_another_way() -> None:
    env = gymnasium.env("runedar")
    follow(env, 3, 20)
    assert follow(env.clone(seed=99), None, 60) != follow(env, None, 60)


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = gymnasium.env("dwar7s", illegal_reward=-0.25)
    observation, info = env.reset(seed=1)
    before = env.position.snapshot()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-0.25, False)
    assert env.position.snapshot() == before
    assert np.array_equal(seen, observation)
    assert info["refusal"]["code"]


@pytest.mark.parametrize("action", [-1, 891, 1.5, None, True])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = gymnasium.env("dwar7s")
    env.reset(seed=1)
    before = env.position.snapshot()
    with pytest.raises(mattock.BadOption):
        env.step(action)
    assert env.position.snapshot() == before


@pytest.mark.parametrize("wrong", [{"opponents": "grandmaster"}, {"seat": 5}, {"players": 9}, {"render_mode": "human"}])
def test_a_wrong_option_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(mattock.BadOption):
        gymnasium.env("dwar7s", **wrong)


def test_nothing_can_be_played_before_a_game_or_after_it() -> None:
    env = gymnasium.env("runedar")
    with pytest.raises(mattock.MattockError, match="reset"):
        env.step(0)
    follow(env, 1)
    with pytest.raises(mattock.MattockError, match="reset"):
        env.step(0)
