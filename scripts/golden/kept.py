"""A golden game of any kind: how it begins, who plays it, what must come of it, and where it is kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import mattock
from mattock.core.game import Game
from mattock.core.state import State

ROOT: Final = Path(__file__).resolve().parents[2] / "tests" / "golden"

Data = dict[str, object]
Player = Callable[[State, int], None]
"""Plays all seats of a game to its end; the seed is for luck of its own."""


class Played(NamedTuple):
    """A game that is over, and everything that happened in it."""

    state: State
    tale: list[Data]
    verbs: frozenset[str]

    def told(self, name: str) -> list[Data]:
        """The events of one kind, in order."""
        return [event for event in self.tale if event["event"] == name]


class Golden(NamedTuple):
    """A game worth keeping."""

    name: str
    ends: str
    seed: int
    options: dict[str, Any]
    play: Player
    is_fair: bool = False
    owner: str | None = None
    shows: Callable[[Played], bool] = lambda played: True

    def luck(self, seed: int) -> mattock.Chance:
        if self.is_fair:
            return mattock.Fair(hashlib.sha256(f"golden {self.name} {seed}".encode()).digest())
        return mattock.Seeded(seed)


class Kept(NamedTuple):
    """A golden game in the folder of its game; one of older rules, which is never made again, in a folder of these."""

    game: Game
    golden: Golden
    version: int | None = None

    @property
    def name(self) -> str:
        folder = self.game.name if self.version is None else f"{self.game.name}/v{self.version}"
        return f"{folder}/{self.golden.name}"

    @property
    def journal(self) -> Path:
        return ROOT / f"{self.name}.jsonl"

    @property
    def story(self) -> Path:
        return ROOT / f"{self.name}.txt"

    @property
    def components(self) -> str | None:
        return None if self.golden.owner is None else str(ROOT / self.game.name / self.golden.owner)

    def begin(self, luck: mattock.Chance) -> State:
        return self.game.new(chance=luck, **self.golden.options, components=self.components)

    def witnessed(self, journal: mattock.Journal) -> Played:
        """The game played again from its journal, with its tale."""
        options: dict[str, Any] = {**journal.options, "components": self.components}
        state = self.game.new(chance=mattock.Scripted(journal.answers()), rules=journal.rules, **options)
        tale = [event.to_dict() for event in state.tale]
        verbs: set[str] = set()
        for move in journal.moves:
            action = state.catalogue.by_code(move.code)
            tale += [event.to_dict() for event in state.play(action)]
            verbs.add(action.verb)
        return Played(state, tale, frozenset(verbs))
