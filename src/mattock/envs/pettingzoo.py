"""The games as PettingZoo's AEC environments: `env(game, players=3)`, or `raw_env` without PettingZoo's wrappers.

Importing this module registers them for `pettingzoo.make("aec", "mattock/<game>-v1")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from mattock.envs.extras import missing_extra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, aec_registry, register
except ModuleNotFoundError as error:
    raise missing_extra(__name__, "envs", error) from None

from mattock.core.chance import Seeded
from mattock.core.game import luck_from
from mattock.core.refusal import IllegalMove, MattockError
from mattock.core.registry import registry
from mattock.core.state import State
from mattock.envs.tensors import RENDER_MODES, Tensors, checked_render_mode, reward_of, text_of

if TYPE_CHECKING:
    from mattock.core.chance import Chance


def env(game: str, render_mode: str | None = None, **options: object) -> raw_env:
    """A game as PettingZoo's own board games are: an illegal action loses.

    They get that from wrappers, which cost more time than our games; here the environment does it itself.
    """
    made = raw_env(game, render_mode, **options)
    made.illegal_loses = True
    return made


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types, and calls it so
    """A game by name with its options. An illegal action raises `IllegalMove` and changes nothing.

    An observation is a dictionary: "observation", what the agent knows, and "action_mask", all 0 unless it is asked.
    """

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.tensors = Tensors(game, options)
        self.metadata = {
            "name": f"mattock_{game}_v{self.tensors.layout.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.tensors.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        highs = self.tensors.highs
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.tensors.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.tensors.actions) for agent in self.possible_agents}
        self.illegal_loses = False
        self._luck: Chance | None = None
        self._state: State | None = None

    @property
    def position(self) -> State:
        """The whole truth, secrets included: for looking on, not for players."""
        if self._state is None:
            raise MattockError("no game has begun: call reset() first")
        return self._state

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed luck goes on where it is; `options` are not used."""
        if seed is not None or self._luck is None:
            self._luck = luck_from(seed, None)
        self._state = self.tensors.begin(self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.position
        mask = self.tensors.mask(state) if agent == self.agent_selection else self.tensors.no_mask()
        return {"observation": self.tensors.observe(state, self._seats[agent]), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.position
        try:
            self.tensors.play(state, action)
        except IllegalMove as refusal:
            if not self.illegal_loses:
                raise
            self._end({agent: -1.0}, {"refusal": {"code": refusal.code, "rule": refusal.rule, **refusal.params}})
            return
        self._cumulative_rewards[agent] = 0.0
        outcome = state.outcome if state.is_over else None
        if outcome is not None:
            rewards = {name: reward_of(outcome.winners, seat) for name, seat in self._seats.items()}
            self._end(rewards, {"outcome": outcome.to_dict()})
        self.agent_selection = self.possible_agents[state.to_move]

    def _end(self, rewards: dict[str, float], info: dict[str, object]) -> None:
        """End the episode; an agent that is not named gets no reward."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | rewards
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(info) for agent in self.agents}

    def render(self) -> str | None:
        """What an onlooker sees, as JSON; None without the render mode "ansi"."""
        return text_of(self.position) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self, seed: int | str | None = None) -> Self:
        """An independent environment at the same moment: with the same luck ahead, or with that of a seed.

        Everybody's cards stay as they are. `copy.deepcopy` clones too, through wrappers.
        """
        twin = type(self)(self.tensors.name, self.render_mode, **self.tensors.options)
        twin.illegal_loses = self.illegal_loses
        twin.restore(self)
        if seed is not None:
            twin._luck = twin.position.chance = Seeded(seed)
        return twin

    def restore(self, other: Self) -> None:
        """Take over the moment of another environment of the same game and options, which does not change."""
        if (self.tensors.name, self.tensors.options) != (other.tensors.name, other.tensors.options):
            raise MattockError("an environment of another game or with other options cannot be restored here")
        self._state = None if other._state is None else other._state.clone()
        self._luck = None if self._state is None else self._state.chance
        if self._state is None:
            return
        self.agents = other.agents[:]
        self.rewards = other.rewards.copy()
        self._cumulative_rewards = other._cumulative_rewards.copy()
        self.terminations = other.terminations.copy()
        self.truncations = other.truncations.copy()
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}
        self.agent_selection = other.agent_selection

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()


def register_games() -> None:
    """Give every game that has tensors an id of PettingZoo's."""
    for name, found in registry().manifests.items():
        identifier = f"mattock/{name}-v1"
        if found.tensor is not None and identifier not in aec_registry:
            register("aec", identifier, "mattock.envs.pettingzoo:env", kwargs={"game": name})


register_games()
