"""Learn to beat the random player at Dwar7s Fall: PPO with action masks, in NumPy alone.

    pip install 'mattock[envs]'
    python examples/train.py --minutes 5

`docs/training.md` explains it step by step.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mattock.envs import gymnasium

Floats = NDArray[np.float32]
COUNT_SCALE = 16  # counts of an observation are divided by it, sets are 0 or 1 as they are


@dataclass
class Settings:
    """What one may turn."""

    game: str = "dwar7s"
    opponents: str = "random"
    games: int = 256  # played at once
    steps: int = 64  # of each game between two updates
    hidden: int = 128
    rate: float = 1e-3
    discount: float = 0.998
    trace: float = 0.95  # lambda of GAE
    clip: float = 0.2
    entropy: float = 0.01
    epochs: int = 3
    minibatch: int = 2048
    seed: int = 1


@dataclass
class Batch:
    """Decisions, one a row: what was seen, allowed and done, and what came of it."""

    seen: Floats
    allowed: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Floats  # the logarithm of each action's probability when it was chosen
    advantages: Floats
    returns: Floats


class Network:
    """One hidden layer; from it a logit for each action, and the value of the position."""

    def __init__(self, features: int, actions: int, settings: Settings) -> None:
        dice = np.random.default_rng(settings.seed)
        sizes = {"w": (features, settings.hidden), "p": (settings.hidden, actions), "v": (settings.hidden, 1)}
        scales = {"w": np.sqrt(2 / 60), "p": 0.01, "v": 0.1}  # some 60 features are not 0
        self.weights: dict[str, Floats] = {}
        for name, size in sizes.items():
            self.weights[name] = (dice.standard_normal(size) * scales[name]).astype(np.float32)
            self.weights[name + "0"] = np.zeros(size[1], np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Floats, allowed: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithms of the probabilities of legal actions, and values."""
        weights = self.weights
        hidden = np.maximum(seen @ weights["w"] + weights["w0"], 0)
        logits = np.where(allowed, hidden @ weights["p"] + weights["p0"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, (hidden @ weights["v"] + weights["v0"])[:, 0]

    def gradients(self, batch: Batch, settings: Settings) -> dict[str, Floats]:
        """Of PPO's clipped loss, the value's squared error and the entropy, by hand."""
        size, rows = len(batch.actions), np.arange(len(batch.actions))
        hidden, logs, values = self.forward(batch.seen, batch.allowed)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, batch.actions] - batch.logs)
        better = batch.advantages > 0
        is_open = np.where(better, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
        pull = batch.advantages * ratio * is_open
        d_logits = chances * pull[:, None]
        d_logits[rows, batch.actions] -= pull
        surprise = np.where(batch.allowed, logs, 0)
        entropy = -(chances * surprise).sum(axis=1, keepdims=True)
        d_logits += settings.entropy * chances * (surprise + entropy)
        d_logits /= size
        d_values = (0.5 * (values - batch.returns) / size)[:, None]
        d_hidden = (d_logits @ self.weights["p"].T + d_values @ self.weights["v"].T) * (hidden > 0)
        found = {"w": batch.seen.T @ d_hidden, "p": hidden.T @ d_logits, "v": hidden.T @ d_values}
        return found | {"w0": d_hidden.sum(axis=0), "p0": d_logits.sum(axis=0), "v0": d_values.sum(axis=0)}

    def update(self, gradients: dict[str, Floats], rate: float) -> None:
        """A step of Adam, with the gradient's length cut to one half."""
        self.updates += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        cut = min(1.0, 0.5 / (length + 1e-9))
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient * cut - first)
            second += 0.001 * ((gradient * cut) ** 2 - second)
            mean, spread = first / (1 - 0.9**self.updates), second / (1 - 0.999**self.updates)
            self.weights[name] -= (rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)


def chosen_from(logs: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """An action a row, as likely as its probability: the largest of the logarithms, each with Gumbel noise."""
    noise = dice.random(logs.shape, np.float32)
    chosen: NDArray[np.int64] = np.argmax(logs - np.log(-np.log(noise + 1e-20) + 1e-20), axis=1)
    return chosen


@dataclass
class Learner:
    """Plays, learns from it, and remembers how many games it won."""

    settings: Settings
    curve: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        settings = self.settings
        self.envs = gymnasium.vector_env(settings.game, num_envs=settings.games, opponents=settings.opponents)
        self.scale = np.where(self.envs.tensors.highs > 1, 1 / COUNT_SCALE, 1).astype(np.float32)
        self.network = Network(self.envs.tensors.size, self.envs.tensors.actions, settings)
        self.dice = np.random.default_rng(settings.seed)
        observations, self.info = self.envs.reset(seed=settings.seed)
        self.seen = self.numbers(observations)

    def numbers(self, observations: NDArray[np.uint8]) -> Floats:
        return observations * self.scale

    def play(self) -> tuple[Batch, list[float]]:
        """Some steps of every game; and the results of those that ended."""
        settings, shape = self.settings, (self.settings.steps, self.settings.games)
        rewards, values, ends = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, np.bool_)
        rows: list[tuple[Any, ...]] = []
        results: list[float] = []
        for step in range(settings.steps):
            allowed = self.info["action_mask"].astype(np.bool_)
            _, logs, values[step] = self.network.forward(self.seen, allowed)
            actions = chosen_from(logs, self.dice)
            rows.append((self.seen, allowed, actions, logs[np.arange(settings.games), actions]))
            observations, rewards[step], ends[step], _, self.info = self.envs.step(actions)
            self.seen = self.numbers(observations)
            results += rewards[step][ends[step]].tolist()
        last = self.network.forward(self.seen, self.info["action_mask"].astype(np.bool_))[2]
        advantages = advantages_of(rewards, values, ends, last, settings)
        seen, allowed, actions, chosen = (np.concatenate(parts) for parts in zip(*rows, strict=True))
        returns = (advantages + values).reshape(-1)
        flat = advantages.reshape(-1)
        return Batch(seen, allowed, actions, chosen, (flat - flat.mean()) / (flat.std() + 1e-8), returns), results

    def learn(self, batch: Batch, rate: float) -> None:
        """Go over the decisions a few times, in small random parts."""
        settings, size = self.settings, len(batch.actions)
        for _ in range(settings.epochs):
            order = self.dice.permutation(size)
            for start in range(0, size, settings.minibatch):
                part = order[start : start + settings.minibatch]
                rows = Batch(*(getattr(batch, name)[part] for name in Batch.__dataclass_fields__))
                self.network.update(self.network.gradients(rows, settings), rate)

    def train(self, seconds: float, say: Any = print) -> None:
        began, decisions = time.perf_counter(), 0
        recent: list[float] = []
        while (spent := time.perf_counter() - began) < seconds:
            batch, results = self.play()
            decisions += len(batch.actions)
            self.learn(batch, self.settings.rate * max(0.1, 1 - spent / seconds))
            recent = (recent + results)[-1000:]
            won = float(np.mean(np.array(recent) > 0)) if recent else 0.0
            self.curve.append({"seconds": time.perf_counter() - began, "decisions": decisions, "won": won})
            say(f"{spent:5.0f} s  {decisions:9,} decisions  {won:.0%} of the last {len(recent)} games won")


def advantages_of(rewards: Floats, values: Floats, ends: NDArray[np.bool_], last: Floats, settings: Settings) -> Floats:
    """Generalized advantage estimation; nothing is carried over the end of a game."""
    found = np.zeros_like(rewards)
    following, ahead = last, np.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = ~ends[step]
        error = rewards[step] + settings.discount * following * goes_on - values[step]
        ahead = error + settings.discount * settings.trace * ahead * goes_on
        found[step], following = ahead, values[step]
    return found


def share_won(learner: Learner, opponents: str, games: int = 1000, seed: int = 10_000) -> float:
    """How many of as many new games, one in each environment, the learner wins."""
    envs = gymnasium.vector_env(learner.settings.game, num_envs=games, opponents=opponents)
    observations, info = envs.reset(seed=seed)
    results = np.zeros(games)
    while not results.all():
        logs = learner.network.forward(learner.numbers(observations), info["action_mask"].astype(np.bool_))[1]
        observations, rewards, _, _, info = envs.step(chosen_from(logs, learner.dice))
        results = np.where(results == 0, rewards, results)
    return float((results > 0).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to beat the random player.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--game", default=Settings.game)
    parser.add_argument("--opponents", default=Settings.opponents)
    parser.add_argument("--curve", type=Path, help="a file for the curve, as JSON")
    chosen = parser.parse_args()
    learner = Learner(Settings(game=chosen.game, opponents=chosen.opponents))
    print(f"before: wins {share_won(learner, chosen.opponents):.1%} of 1000 new games")
    learner.train(chosen.minutes * 60)
    print(f"after: wins {share_won(learner, chosen.opponents):.1%} of 1000 new games")
    if chosen.curve:
        chosen.curve.write_text(json.dumps(learner.curve), encoding="utf-8")


if __name__ == "__main__":
    main()
