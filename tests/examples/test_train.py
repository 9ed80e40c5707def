"""The parts of the training example: gradients, advantages, choosing, and that it learns at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from examples.train import Batch, Learner, Network, Settings, advantages_of, chosen_from

SMALL = Settings(games=4, steps=8, hidden=8, minibatch=16)


def loss_of(network: Network, batch: Batch, settings: Settings) -> float:
    """What `gradients` is the gradient of."""
    _, logs, values = network.forward(batch.seen, batch.allowed)
    ratio = np.exp(logs[np.arange(len(batch.actions)), batch.actions] - batch.logs)
    clipped = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    gain = np.minimum(ratio * batch.advantages, clipped * batch.advantages)
    entropy = -(np.exp(logs) * np.where(batch.allowed, logs, 0)).sum(axis=1)
    error = 0.25 * (values - batch.returns) ** 2
    return float((error - gain - settings.entropy * entropy).astype(np.float64).mean())


@pytest.mark.parametrize("name", ["w", "w0", "p", "p0", "v", "v0"])
def test_gradients_are_those_of_the_loss(name: str) -> None:
    dice = np.random.default_rng(3)
    network = Network(12, 6, SMALL)
    for key, weights in network.weights.items():
        network.weights[key] = (weights + dice.standard_normal(weights.shape) * 0.3).astype(np.float32)
    allowed = dice.random((20, 6)) < 0.6
    allowed[:, 0] = True
    batch = Batch(
        dice.random((20, 12), np.float32),
        allowed,
        np.zeros(20, np.int64),
        np.full(20, -1.2, np.float32),
        dice.standard_normal(20).astype(np.float32),
        dice.standard_normal(20).astype(np.float32),
    )
    network.weights = {key: weights.astype(np.float64) for key, weights in network.weights.items()}
    found: Any = network.gradients(batch, SMALL)[name]
    for place in [(0,) * found.ndim, tuple(size - 1 for size in found.shape)]:
        both = []
        for step in (1e-5, -1e-5):
            network.weights[name][place] += step
            both.append(loss_of(network, batch, SMALL))
            network.weights[name][place] -= step
        assert found[place] == pytest.approx((both[0] - both[1]) / 2e-5, rel=1e-3, abs=1e-6)


def test_nothing_illegal_is_ever_chosen_and_the_likely_is_chosen_often() -> None:
    logs = np.log(np.array([[0.7, 0.3, 1e-30]], np.float32)).repeat(4000, axis=0)
    logs[:, 2] = -1e9
    counts = np.bincount(chosen_from(logs, np.random.default_rng(1)), minlength=3)
    assert counts[2] == 0
    assert counts[0] / 4000 == pytest.approx(0.7, abs=0.03)


def test_advantages_stop_at_the_end_of_a_game() -> None:
    settings = replace(SMALL, discount=0.5, trace=1.0)
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    ends = np.array([[False], [True], [False]])
    values = np.zeros((3, 1), np.float32)
    found = advantages_of(rewards, values, ends, np.array([8.0], np.float32), settings)
    assert found[:, 0].tolist() == [0.5, 1.0, 4.0]


def test_it_plays_and_learns_on_the_vector_environment() -> None:
    learner = Learner(SMALL)
    before = learner.network.weights["p"].copy()
    batch, _ = learner.play()
    assert batch.seen.shape == (32, learner.envs.tensors.size)
    assert batch.allowed[np.arange(32), batch.actions].all()
    learner.learn(batch, 1e-3)
    assert not np.array_equal(learner.network.weights["p"], before)
    said: list[str] = []
    learner.train(0.05, said.append)
    assert learner.curve[0]["decisions"] == 32
    assert "decisions" in said[0]
