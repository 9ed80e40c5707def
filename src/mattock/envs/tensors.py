"""Observations and masks of legal actions as NumPy arrays, for one position or for many at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

from mattock.envs.extras import missing_extra

try:
    import numpy as np
    from librt.vecs import vec
    from mypy_extensions import i64, u8
except ModuleNotFoundError as error:
    raise missing_extra(__name__, "envs", error) from None

from mattock.bots.batch import Arrays, check_range, mark_legal, refused
from mattock.core.chance import Chance
from mattock.core.manifest import load_part
from mattock.core.refusal import BadOption, not_allowed, shown
from mattock.core.registry import manifest
from mattock.core.state import State
from mattock.core.tensor import WORD_BITS, Encoder

if TYPE_CHECKING:
    from numpy.typing import NDArray

Observation: TypeAlias = "NDArray[np.uint8]"
Mask: TypeAlias = "NDArray[np.int8]"
RENDER_MODES: Final = ["ansi"]


class Tensors:
    """A game with its options, and the arrays that its positions become. Actions are numbers of its catalogue."""

    def __init__(self, name: str, options: dict[str, object]) -> None:
        found = manifest(name)
        if found.tensor is None:
            raise BadOption(f"the game {name!r} has no tensors, so there is no environment of it")
        encoder = load_part(found.tensor)
        assert isinstance(encoder, Encoder)
        self.name = name
        self.game = found.game
        self.encoder = encoder
        self.options: dict[str, Any] = self.game.checked_options(options, None)
        players = self.options["players"]
        assert isinstance(players, int)
        self.players = players
        self.layout = encoder.layout(players)
        self.size = self.layout.size
        self.highs = np.repeat(
            np.array([field.high for field in self.layout.fields], np.uint8),
            [field.size for field in self.layout.fields],
        )
        components = self.options["components"]
        catalogue = self.game.catalogue(components if isinstance(components, str) else None)
        self.codes = [action.code for action in catalogue.actions]  # by number, for people
        self.actions = len(self.codes)
        self._set_bytes = self.layout.set_words * 8
        self._words = vec[i64]([0] * self.layout.words)
        self._raw = np.frombuffer(memoryview(self._words), np.uint8)
        self._legal: list[i64] = []
        self._marks = vec[u8]([0] * self.actions)
        self._mask: Mask = np.frombuffer(memoryview(self._marks), np.int8)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """The object itself: it has no state."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Tensors, (self.name, self.options)

    def begin(self, luck: Chance) -> State:
        """Begin a game, up to its first decision."""
        return self.game.begin(self.options.copy(), luck, tell=False)

    def observe(self, state: State, seat: int) -> Observation:
        """The observation of a seat."""
        self.encoder.write(state, seat, self._words, 0)
        raw = self._raw
        sets = np.unpackbits(raw[: self._set_bytes], bitorder="little")
        return np.concatenate((sets, raw[self._set_bytes :]))

    def named(self, observation: Observation) -> dict[str, Observation]:
        """The fields of an observation by name, as views of it."""
        ends = np.cumsum([field.size for field in self.layout.fields])
        parts = np.split(observation, ends[:-1])
        return {field.name: part for field, part in zip(self.layout.fields, parts, strict=True) if field.name}

    def unpack(self, raw: Observation) -> Observation:
        """The observations of many positions at once, a row of packed words each."""
        observations = np.empty((len(raw), self.size), np.uint8)
        sets = np.unpackbits(raw[:, : self._set_bytes], axis=1, bitorder="little")
        observations[:, : self.layout.set_words * WORD_BITS] = sets
        observations[:, self.layout.set_words * WORD_BITS :] = raw[:, self._set_bytes :]
        return observations

    def mask(self, state: State) -> Mask:
        """1 for every action that answers the question now."""
        mark_legal(state, self._legal, self._marks, 0)
        return self._mask.copy()

    def no_mask(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.actions, np.int8)

    def play(self, state: State, action: object) -> None:
        """Play an action by its number; one that may not be played is refused, and nothing changes."""
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise BadOption(f"action={shown(action)}: allowed are whole numbers")
        number = int(action)
        check_range(number, self.actions)
        if self.game.refuse(state, number) or self.game.is_private(number):
            raise refused(state, number)
        state.step(number)

    def arrays(self, games: int) -> Arrays:
        """Room for what many games show (`mattock.bots.batch`)."""
        words = games * self.layout.words
        return Arrays(
            vec[i64]([0] * words),
            vec[i64]([0] * words),
            vec[u8]([0] * (games * self.actions)),
            vec[i64]([0] * games),
        )

    def rows(self, words: vec[i64]) -> Observation:
        """Those arrays as NumPy sees them, without a copy: a row of bytes for each game."""
        return np.frombuffer(memoryview(words), np.uint8).reshape(-1, self.layout.words * 8)


def reward_of(winners: tuple[int, ...], seat: int) -> float:
    """1 for a winner, -1 for everybody else; before the end of a game every reward is 0."""
    return 1.0 if seat in winners else -1.0


def checked_render_mode(mode: object) -> str | None:
    if mode is None or (isinstance(mode, str) and mode in RENDER_MODES):
        return mode
    raise not_allowed("render_mode", mode, f"None, {', '.join(RENDER_MODES)}")


def text_of(state: State) -> str:
    """What an onlooker sees, as text to read."""
    return json.dumps(state.view(None), indent=1)
