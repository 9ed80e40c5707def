"""Many games at once behind Gymnasium's vector API: one call steps all of them inside compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mattock.bots.batch import RANDOM, Batch
from mattock.core.chance import Seeded
from mattock.core.options import checked_player
from mattock.core.refusal import BadOption, MattockError, not_allowed, shown
from mattock.envs.gymnasium import SEEDS, checked_level, fewest_players, opponents_of
from mattock.envs.tensors import Mask, Observation, Tensors, reward_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mattock.bots.batch import Opponents
    from mattock.core.chance import Chance
    from mattock.core.state import State

Stepped = tuple[Observation, "NDArray[np.float64]", "NDArray[np.bool_]", "NDArray[np.bool_]", dict[str, Any]]


class MattockVectorEnv(VectorEnv[Observation, "NDArray[np.int64]", Any]):
    """`num_envs` games of `MattockEnv`; game i with the seed s goes as that of one environment with the seed s + i.

    A game that ends is followed by the next within the same step: the observation is then that of the new game, and
    that of the end lies in `info["final_obs"]`. An illegal action raises `IllegalMove`, and no game changes.
    `info["action_mask"]` and `info["seat"]` say what is legal in each game and whose turn it is. With `copy=False` they
    are views of what the next step changes.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | None = RANDOM,
        seat: int = 0,
        copy: bool = True,
        **options: object,
    ) -> None:
        self.tensors = Tensors(game, {"players": fewest_players(game), **options})
        self.num_envs = checked_count(num_envs)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.opponents = checked_level(opponents)
        self.seat = checked_player("seat", seat, self.tensors.players)
        self.copy = copy
        highs = self.tensors.highs
        self.single_observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.tensors.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._make_room()
        self._choice: Chance = Seeded(0)
        self._luck: list[Chance] = []
        self._opponents: list[Opponents] = []

    def _make_room(self) -> None:
        """Make the arrays that compiled code writes, and NumPy's views of them."""
        tensors = self.tensors
        arrays = tensors.arrays(self.num_envs)
        self._batch = Batch(
            tensors.game, tensors.encoder, tensors.options, arrays, tensors.layout.words, tensors.actions
        )
        self._rows = tensors.rows(arrays.words)
        self._ends = tensors.rows(arrays.ends)
        self._mask: Mask = np.frombuffer(memoryview(arrays.mask), np.int8).reshape(self.num_envs, -1)
        self._seats = np.frombuffer(memoryview(arrays.seats), np.int64)

    @property
    def positions(self) -> list[State]:
        """The whole truth of each game, secrets included: for looking on, not for players."""
        return self._batch.states

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games in all places. Without a seed luck goes on where it is; `options` are not used."""
        super().reset(seed=seed)
        if seed is not None or not self._luck:
            self._seed_all(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._batch.begin(self._luck, self._opponents)
        return self.tensors.unpack(self._rows), self._info()

    def _seed_all(self, first: int) -> None:
        """Luck and opponents of each game by its own seed."""
        seeds = range(first, first + self.num_envs)
        self._luck = [Seeded(one) for one in seeds]
        self._opponents = [opponents_of(self.opponents, self.seat, one) for one in seeds]
        self._choice = Seeded(f"{first} choice")

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        if not self._luck:
            raise MattockError("no game has begun: call reset() first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise BadOption(f"actions={shown(actions)}: give one whole number for each of {self.num_envs} games")
        acted = self._seats.copy()
        self._batch.step(chosen.tolist())
        rewards = np.zeros(self.num_envs)
        terminated = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if self._batch.ended:
            self._add_ends(rewards, terminated, info, acted)
        return self.tensors.unpack(self._rows), rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> dict[str, Any]:
        if self.copy:
            return {"action_mask": self._mask.copy(), "seat": self._seats.copy()}
        return {"action_mask": self._mask, "seat": self._seats}

    def _add_ends(
        self,
        rewards: NDArray[np.float64],
        terminated: NDArray[np.bool_],
        info: dict[str, Any],
        acted: NDArray[np.int64],
    ) -> None:
        """Rewards, last observations and winners of the games that ended with this step."""
        ended = self._batch.ended
        terminated[ended] = True
        finals = np.full(self.num_envs, None, object)
        winners = np.zeros((self.num_envs, self.tensors.players), np.bool_)
        last = self.tensors.unpack(self._ends[ended])
        for row, (game, won) in enumerate(zip(ended, self._batch.winners, strict=True)):
            rewards[game] = reward_of(won, int(acted[game]))
            finals[game] = last[row]
            winners[game, list(won)] = True
        info["final_obs"], info["_final_obs"] = finals, terminated.copy()
        info["winners"], info["_winners"] = winners, terminated.copy()

    def sample_actions(self) -> NDArray[np.int64]:
        """For each game any legal action, chosen inside compiled code."""
        return np.array(self._batch.sample(self._choice), np.int64)

    def clone(self, seed: int | None = None) -> Self:
        """An independent environment at the same moment: with the same luck ahead, or with that of a seed."""
        twin = type(self)(
            self.tensors.name, self.num_envs, self.opponents, self.seat, self.copy, **self.tensors.options
        )
        twin.restore(self)
        if seed is not None and twin._luck:
            twin._seed_all(seed)
            for state, luck in zip(twin.positions, twin._luck, strict=True):
                state.chance = luck
            twin._batch.opponents = twin._opponents
        return twin

    def restore(self, other: Self) -> None:
        """Take over the moment of another environment of the same games and options, which does not change."""
        if self._made_of() != other._made_of():
            raise MattockError("an environment of other games or with other options cannot be restored here")
        if not other._luck:
            return
        states = [state.clone() for state in other._batch.states]
        self._luck = [state.chance for state in states]
        self._opponents = [one.fork() for one in other._opponents]
        self._choice = other._choice.fork()
        self._batch.load(states, self._opponents)

    def _made_of(self) -> tuple[object, ...]:
        return self.tensors.name, self.tensors.options, self.opponents, self.seat, self.num_envs

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()


def checked_count(games: object) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise not_allowed("num_envs", games, "whole numbers from 1")
    return games
