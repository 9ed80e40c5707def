"""The games as Gymnasium's environments: one player who learns, alone or among bots; and many games at once.

`env(game)` is one game, `vector_env(game, num_envs=1024)` are many. Importing this module registers both for
`gymnasium.make("mattock/<game>-v1")` and `gymnasium.make_vec`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from mattock.envs.extras import missing_extra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from mattock.bots.batch import RANDOM, Opponents
except ModuleNotFoundError as error:
    raise missing_extra(__name__, "envs", error) from None

from mattock.bots.levels import LEVELS
from mattock.core.chance import Seeded
from mattock.core.options import checked_player
from mattock.core.refusal import IllegalMove, MattockError, not_allowed
from mattock.core.registry import manifest, registry
from mattock.envs.tensors import (
    RENDER_MODES,
    Mask,
    Observation,
    Tensors,
    checked_render_mode,
    reward_of,
    text_of,
)

if TYPE_CHECKING:
    from mattock.core.chance import Chance
    from mattock.core.state import State
    from mattock.envs.vector import MattockVectorEnv

SEEDS: Final = 2**31


class MattockEnv(gymnasium.Env[Observation, np.int64]):
    """One game, and the seat that learns; bots of the level `opponents` play the others, or nobody does.

    With `opponents=None` every seat is asked in its turn: the observation is that of the seat to move, named in the
    info, and a reward that of the seat that acted. An illegal action changes nothing: it costs `illegal_reward`, and
    `info["refusal"]` says why.
    """

    def __init__(
        self,
        game: str,
        opponents: str | None = RANDOM,
        seat: int = 0,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.tensors = Tensors(game, {"players": fewest_players(game), **options})
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = checked_render_mode(render_mode)
        self.opponents = checked_level(opponents)
        self.seat = checked_player("seat", seat, self.tensors.players)
        self.illegal_reward = illegal_reward
        highs = self.tensors.highs
        self.observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.tensors.actions)
        self._luck: Chance | None = None
        self._opponents: Opponents | None = None
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The whole truth, secrets included: for looking on, not for players."""
        if self._state is None:
            raise MattockError("no game has begun: call reset() first")
        return self._state

    @property
    def is_on(self) -> bool:
        """Whether a game has begun and not ended."""
        return self._state is not None and not self._state.is_over

    def action_masks(self) -> Mask:
        """1 for every action that is legal now; some libraries ask for it by this name."""
        return self.tensors.mask(self.position)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Without a seed luck goes on where it is; `options` are not used."""
        super().reset(seed=seed)
        if seed is not None or self._luck is None or self._opponents is None:
            chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
            self._luck = Seeded(chosen)
            self._opponents = opponents_of(self.opponents, self.seat, chosen)
        self._state = self._opponents.begin(self.tensors.game, self.tensors.options, self._luck)
        return self.tensors.observe(self._state, self._state.to_move), self._info(self._state)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.is_on:
            raise MattockError("no game is on: call reset()")
        state = self.position
        seat = state.to_move
        try:
            self.tensors.play(state, action)
        except IllegalMove as refused:
            info = {**self._info(state), "refusal": {"code": refused.code, "rule": refused.rule, **refused.params}}
            return self.tensors.observe(state, seat), self.illegal_reward, False, False, info
        assert self._opponents is not None
        self._opponents.play_on(state)
        info = self._info(state)
        if not state.is_over:
            return self.tensors.observe(state, state.to_move), 0.0, False, False, info
        outcome = state.outcome
        assert outcome is not None
        info["outcome"] = outcome.to_dict()
        return self.tensors.observe(state, seat), reward_of(outcome.winners, seat), True, False, info

    def _info(self, state: State) -> dict[str, Any]:
        return {"action_mask": self.tensors.mask(state), "seat": int(state.to_move)}

    def render(self) -> Any:
        """What an onlooker sees, as JSON; None without the render mode "ansi"."""
        return text_of(self.position) if self.render_mode else None

    def clone(self, seed: int | str | None = None) -> Self:
        """An independent environment at the same moment: with the same luck ahead, or with that of a seed.

        Everybody's cards stay as they are. `copy.deepcopy` clones too, through wrappers.
        """
        twin = type(self)(*self._made_of(), self.render_mode, **self.tensors.options)
        twin.restore(self)
        if seed is not None:
            twin._luck = twin.position.chance = Seeded(seed)
            twin._opponents = opponents_of(self.opponents, self.seat, seed)
        return twin

    def restore(self, other: Self) -> None:
        """Take over the moment of another environment of the same game and options, which does not change."""
        if (self._made_of(), self.tensors.options) != (other._made_of(), other.tensors.options):
            raise MattockError("an environment of another game or with other options cannot be restored here")
        self._state = None if other._state is None else other._state.clone()
        self._luck = None if self._state is None else self._state.chance
        self._opponents = None if other._opponents is None else other._opponents.fork()

    def _made_of(self) -> tuple[str, str | None, int, float]:
        return self.tensors.name, self.opponents, self.seat, self.illegal_reward

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()


def env(game: str, *, opponents: str | None = RANDOM, **options: Any) -> MattockEnv:
    """One game by name, with as few players as it takes unless `players` is given."""
    return MattockEnv(game, opponents, **options)


def vector_env(
    game: str,
    num_envs: int = 1,
    opponents: str | None = RANDOM,
    seat: int = 0,
    copy: bool = True,
    **options: object,
) -> MattockVectorEnv:
    """Many such games, stepped by one call."""
    from mattock.envs.vector import MattockVectorEnv

    return MattockVectorEnv(game, num_envs, opponents, seat, copy=copy, **options)


def fewest_players(game: str) -> int:
    """How many a game takes at least."""
    (values,) = [option.values for option in manifest(game).game.options if option.name == "players"]
    return min(value for value in values if isinstance(value, int))


def checked_level(level: object) -> str | None:
    """The level of bots that play the other seats, or None for nobody."""
    if level is None or (isinstance(level, str) and level in LEVELS):
        return level
    raise not_allowed("opponents", level, f"None, {', '.join(LEVELS)}")


def opponents_of(level: str | None, seat: int, seed: int | str) -> Opponents:
    """The bots at the other seats, with luck that is not the game's."""
    return Opponents(RANDOM if level is None else level, -1 if level is None else seat, Seeded(f"{seed} opponents"))


def register_games() -> None:
    """Give every game that has tensors an id of Gymnasium's."""
    for name, found in registry().manifests.items():
        identifier = f"mattock/{name}-v1"
        if found.tensor is not None and identifier not in gymnasium.registry:
            gymnasium.register(
                id=identifier,
                entry_point="mattock.envs.gymnasium:env",
                vector_entry_point="mattock.envs.gymnasium:vector_env",
                kwargs={"game": name},
            )


register_games()
