"""Moments of games for the suite: reached by chance, or by chance that leans towards what is seldom seen."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from hypothesis import strategies as st

import mattock
from mattock.testing.adapter import Case, cases

if TYPE_CHECKING:
    from collections.abc import Iterator

SECRET = b"a secret that nobody at the table knows"
GAMES_A_CASE = 6
STRIDE = 24


class Moment(NamedTuple):
    """A position, and the game and options it belongs to."""

    case: Case
    state: mattock.State

    def __repr__(self) -> str:
        moves = [move.code for move in self.state.journal().moves]
        return f"Moment({self.case}, after {' '.join(moves) or 'the deal'})"


def begin(case: Case, seed: int, *, fair: bool = False) -> mattock.State:
    """A new game; fair luck answers each stream by itself."""
    if fair:
        return case.game.new(chance=mattock.Fair(SECRET + str(seed).encode()), **case.options)
    return case.game.new(seed=f"seed {seed}", **case.options)


def choose(case: Case, state: mattock.State, dice: random.Random, *, leaning: bool) -> mattock.Action:
    """One of the offered actions."""
    offered = [*state.legal(), *state.private_actions()]
    if not leaning:
        return dice.choice(offered)
    return dice.choices(offered, [case.adapter.weight(action) for action in offered])[0]


def walk(case: Case, state: mattock.State, seed: int, *, leaning: bool = True) -> Iterator[list[mattock.Event]]:
    """Play on to the end, in place, and give the tale of each action."""
    dice = random.Random(seed)
    for _ in range(case.adapter.longest):
        if state.is_over:
            return
        yield state.play(choose(case, state, dice, leaning=leaning))
    assert state.is_over, f"{case} goes on after {case.adapter.longest} actions"


class RecordedGame:
    """A whole game, kept so that every moment of it is at hand."""

    def __init__(self, case: Case, seed: int, *, leaning: bool, fair: bool) -> None:
        state = begin(case, seed, fair=fair)
        self.milestones = [state.clone()]
        self.actions: list[mattock.Action] = []
        dice = random.Random(seed)
        while not state.is_over:
            action = choose(case, state, dice, leaning=leaning)
            state.step(action.id)
            self.actions.append(action)
            if len(self.actions) % STRIDE == 0:
                self.milestones.append(state.clone())

    def at(self, played: int) -> mattock.State:
        """The position after so many actions."""
        state = self.milestones[played // STRIDE].clone()
        for action in self.actions[played - played % STRIDE : played]:
            state.play(action)
        return state


@cache
def whole(name: str, case: int, seed: int, *, leaning: bool, fair: bool) -> RecordedGame:
    return RecordedGame(cases(name)[case], seed, leaning=leaning, fair=fair)


@st.composite
def moments(draw: st.DrawFn, name: str, *, fair: bool | None = None, running: bool = False) -> Moment:
    """Any moment of some games under each of the option sets; `running` ones are not over."""
    number = draw(st.integers(0, len(cases(name)) - 1))
    seed, leaning = draw(st.integers(0, GAMES_A_CASE - 1)), draw(st.booleans())
    game = whole(name, number, seed, leaning=leaning, fair=draw(st.booleans()) if fair is None else fair)
    state = game.at(draw(st.integers(0, len(game.actions) - (1 if running else 0))))
    return Moment(cases(name)[number], state)


def seats(state: mattock.State) -> list[int | None]:
    """Everybody who may look: each player, and an onlooker."""
    players = state.options["players"]
    assert isinstance(players, int)
    return [*range(players), None]


def encoded(data: object) -> bytes:
    """Plain data as bytes, to compare to the last of them."""
    return msgspec.json.encode(data)


def assert_same(ours: bytes, theirs: bytes) -> None:
    """Equal to the last byte; if not, show where they part, for a whole difference of two positions takes minutes."""
    if ours != theirs:
        at = next((at for at, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one != other), len(ours))
        raise AssertionError(f"{ours[max(at - 60, 0) : at + 60]!r}\nis not\n{theirs[max(at - 60, 0) : at + 60]!r}")
