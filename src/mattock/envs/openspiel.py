"""The games for OpenSpiel: `pyspiel.load_game("mattock_<game>(players=3)")`, or `game(name, players=3)` from here.

Importing this module registers them. Luck is explicit: whatever the rules draw is a chance node with its outcomes, so
that nothing ahead is fixed in a state, and a search must look at all that may come.
"""

from __future__ import annotations

import copyreg
from typing import Any, Final

from mattock.envs.extras import missing_extra

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra(__name__, "openspiel", error) from None

from mattock.core.chance import Seeded
from mattock.core.explicit_luck import AskedLuck, ExplicitPlay
from mattock.core.options import Option
from mattock.core.registry import manifest, registry
from mattock.core.state import State
from mattock.envs.memory import ROWS, WIDTH, Memory
from mattock.envs.tensors import Tensors, reward_of

MAX_OUTCOMES: Final = 64
MAX_LENGTH: Final = 10_000
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
COOPERATIVE: Final = pyspiel.GameType.Utility.IDENTICAL
RIVALS: Final = pyspiel.GameType.Utility.GENERAL_SUM


def game(name: str, **options: object) -> Any:
    """A game of OpenSpiel by our name, with our options."""
    return pyspiel.load_game(short_name(name), options)


def short_name(name: str) -> str:
    return f"mattock_{name}"


def parameters_of(name: str) -> dict[str, Any]:
    """The options that OpenSpiel can name, with what they are unless given."""
    return {option.name: option.values[0] for option in manifest(name).game.options if is_plain(option)}


def is_plain(option: Option) -> bool:
    return not option.free and isinstance(option.values[0], (bool, int, str))


def type_of(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    tensors = Tensors(name, {})
    (players,) = [option.values for option in tensors.game.options if option.name == "players"]
    counts = [value for value in players if isinstance(value, int)]
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Mattock {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=COOPERATIVE if is_played_together(tensors) else RIVALS,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(name),
    )


def is_played_together(tensors: Tensors) -> bool:
    return tensors.game.instinct(tensors.begin(Seeded(0))).together


class MattockGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options, which OpenSpiel calls parameters."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        self.tensors = Tensors(name, {**parameters_of(name), **params})
        about = pyspiel.GameInfo(
            num_distinct_actions=self.tensors.actions,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=self.tensors.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(kind, about, params)

    def new_initial_state(self) -> MattockState:
        return MattockState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MattockObserver:
        if params:
            raise ValueError(f"observation parameters are not supported: {params!r}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RecallingObserver(self.tensors) if recalls else MattockObserver(self.tensors)


class MattockState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way to the next one."""

    def __init__(self, made_by: MattockGame) -> None:
        super().__init__(made_by)
        self.tensors = made_by.tensors
        self.play = ExplicitPlay(self.tensors.game, self.tensors.options)
        self.play.begin()
        self.memory = Memory(self.tensors)
        self._mover = self._who_is_asked()

    def _who_is_asked(self) -> int:
        if self.play.asked:
            return CHANCE
        state = self.play.state
        assert state is not None
        return TERMINAL if state.result else state.active

    def current_player(self) -> int:
        """The seat to move, computed once a step."""
        return self._mover

    def is_terminal(self) -> bool:
        return self._mover == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES[self.play.asked]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.play.state
        return [] if state is None or player != self._mover else sorted(state.legal_ids())

    def _apply_action(self, action: int) -> None:
        if self._mover == CHANCE:
            self.play.answer(action)
        else:
            self.play.play(action)
        self._mover = self._who_is_asked()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"{self.play.stream}={action}"
        return self.tensors.codes[action]

    def remembered(self) -> Memory:
        """What was told up to the last position that waited for a player: when somebody asks, and only what is new."""
        history = [(int(step.player), int(step.action)) for step in self.full_history()]
        if self.play.asked:
            while history and history[-1][0] == CHANCE:
                history.pop()
            history = history[:-1]
        if self.play.state is not None:
            self.memory.follow(history)
        return self.memory

    def returns(self) -> list[float]:
        """1 for winners and -1 for everybody else at the end; 0 before."""
        state = self.play.state
        outcome = None if state is None else state.outcome
        if outcome is None or self._mover != TERMINAL:
            return [0.0] * self.tensors.players
        return [reward_of(outcome.winners, seat) for seat in range(self.tensors.players)]

    def __str__(self) -> str:
        """The whole truth, secrets included: for looking on, not for players."""
        play = self.play
        return f"{play.state and play.state.snapshot()} {play.trying} {play.answers} {play.stream}"


def parts_of(play: ExplicitPlay) -> tuple[object, ...]:
    """For pickle, with which OpenSpiel serializes states: compiled objects have no `__dict__` to be kept by itself."""
    position = None if play.state is None else play.state.snapshot()
    return play_from, (play.game.name, play.options, position, play.trying, play.answers, play.asked, play.stream)


def play_from(
    name: str,
    options: dict[str, object],
    position: dict[str, object] | None,
    trying: int,
    answers: list[int],
    asked: int,
    stream: str,
) -> ExplicitPlay:
    """Restore a play from its parts."""
    rules = manifest(name).game
    play = ExplicitPlay(rules, options)
    play.state = None if position is None else rules.restore(position, AskedLuck([]), **options)
    play.trying, play.answers, play.asked, play.stream = trying, answers, asked, stream
    return play


copyreg.pickle(ExplicitPlay, parts_of)  # type: ignore[arg-type]


class MattockObserver:
    """What a player knows, as `docs/envs.md` lays it out. While luck is asked for, it is the position before."""

    def __init__(self, tensors: Tensors) -> None:
        self.tensors = tensors
        self.tensor = np.zeros(tensors.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: MattockState, player: int) -> None:
        position = state.play.state
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.tensors.observe(position, player)

    def string_from(self, state: MattockState, player: int) -> str:
        position: State | None = state.play.state
        return "" if position is None else str(position.view(player))


class RecallingObserver(MattockObserver):
    """The information state: the observation, and after it all that the player was told (`docs/envs.md`)."""

    def __init__(self, tensors: Tensors) -> None:
        super().__init__(tensors)
        self.tensor = np.zeros(tensors.size + ROWS * WIDTH, np.float32)
        self.now, history = self.tensor[: tensors.size], self.tensor[tensors.size :]
        self.rows = history.reshape(ROWS, WIDTH)
        self.dict: dict[str, Any] = {"observation": self.now, "history": self.rows}

    def set_from(self, state: MattockState, player: int) -> None:
        position = state.play.state
        self.tensor.fill(0)
        if position is not None:
            self.now[:] = self.tensors.observe(position, player)
            self.rows[:] = state.remembered().rows(player)

    def string_from(self, state: MattockState, player: int) -> str:
        return "" if state.play.state is None else state.remembered().text(player)


OUTCOMES: Final = [[(number, 1 / most) for number in range(most)] for most in range(MAX_OUTCOMES + 1)]


def class_of(name: str, kind: Any) -> type[MattockGame]:
    """A class for each game. OpenSpiel keeps it beyond the end of Python; a function would be freed too late there."""

    class RegisteredGame(MattockGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params or {})

    return RegisteredGame


def register_games() -> None:
    """Give every game that has tensors to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name, found in registry().manifests.items():
        if found.tensor is not None and short_name(name) not in known:
            kind = type_of(name)
            pyspiel.register_game(kind, class_of(name, kind))


register_games()
