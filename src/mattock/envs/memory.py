"""All that a seat was told since a game began, for solvers that must forget nothing: OpenSpiel's information states.

A game is told once more from what was decided and what luck said, as far as it was not told yet. A seat remembers the
events, each with the facts that it may know, and what it chose itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypeAlias

import numpy as np

from mattock.core.contract import Contract
from mattock.core.events import Event
from mattock.core.explicit_luck import AskedLuck
from mattock.core.state import State
from mattock.envs.tensors import Tensors

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS: Final = 1024
FACTS: Final = 5
PARTS: Final = 3  # of a fact, 16 bits each
WIDTH: Final = 1 + FACTS * PARTS
LUCK: Final = -1

Rows: TypeAlias = "NDArray[np.uint16]"
Step = tuple[int, int]
"""The seat that decided, or `LUCK`, and the number."""


class OwnAction(NamedTuple):
    """What a seat chose itself."""

    seat: int
    action: int


class Memory:
    """All that was told of one game so far; each seat reads its part."""

    def __init__(self, tensors: Tensors) -> None:
        self.tensors = tensors
        self.state: State | None = None
        self.steps = 0  # of the history, told already
        self.entries: list[Event | OwnAction] = []

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        twin = type(self)(self.tensors)
        twin.steps = self.steps
        twin.state = None if self.state is None else self.state.clone()
        twin.entries = self.entries.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled copy reads its game again from the beginning."""
        return Memory, (self.tensors,)

    def follow(self, history: Sequence[Step]) -> None:
        """Add what is new in the history; luck must have answered its last question."""
        if self.state is None:
            luck, self.steps = answers(history, 0)
            self.state = self.tensors.game.begin(self.tensors.options.copy(), AskedLuck(luck), tell=True)
            self.entries += self.state.tale
        state = self.state
        while self.steps < len(history):
            seat, action = history[self.steps]
            luck, self.steps = answers(history, self.steps + 1)
            state.chance = AskedLuck(luck)
            state.recording = False
            self.entries += [OwnAction(seat, action), *state.play(state.catalogue.actions[action])]

    def text(self, seat: int) -> str:
        """What the seat remembers, a line each, and what it sees."""
        lines = [line for thing in self.entries if (line := self.line(thing, seat))]
        return "\n".join([*lines, "" if self.state is None else json.dumps(self.state.view(seat), sort_keys=True)])

    def line(self, thing: Event | OwnAction, seat: int) -> str:
        if isinstance(thing, Event):
            return json.dumps(thing.seen_by(seat), sort_keys=True)
        return self.tensors.codes[thing.action] if thing.seat == seat else ""

    def rows(self, seat: int) -> Rows:
        """The last `ROWS` things that the seat remembers, the oldest first, as numbers below 65,536."""
        contract = self.tensors.game.contract()
        assert isinstance(contract, Contract)
        kinds = {kind.name: number for number, kind in enumerate(contract.events, 2)}
        seen = [thing for thing in self.entries if isinstance(thing, Event) or thing.seat == seat][-ROWS:]
        found = np.zeros((ROWS, WIDTH), np.uint16)
        for row, thing in zip(found, seen, strict=False):
            facts = thing.numbers_seen_by(seat) if isinstance(thing, Event) else [thing.action]
            row[0] = kinds[thing.name] if isinstance(thing, Event) else 1
            row[1 : 1 + PARTS * len(facts)] = [part for fact in facts for part in parts_of(fact)]
        return found


def answers(history: Sequence[Step], start: int) -> tuple[list[int], int]:
    """The answers of luck from there on, and where they end."""
    end = start
    while end < len(history) and history[end][0] == LUCK:
        end += 1
    return [answer for _, answer in history[start:end]], end


def parts_of(fact: int | None) -> list[int]:
    """0 for what is hidden; else the number, as what is not there is -1 and must differ from it."""
    packed = 0 if fact is None else fact + 2
    return [packed >> 16 * part & 0xFFFF for part in range(PARTS)]
