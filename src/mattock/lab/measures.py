"""Measures that are worth recording of a game: declared in the game's own folder, found through its manifest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from mattock.core.manifest import load_part
from mattock.core.outcome import Outcome
from mattock.core.registry import manifest
from mattock.core.state import State

Measured = Callable[[Mapping[str, Any], Outcome], Sequence[int]]
"""Reads the last view and the outcome: one number, or one for each player."""


class Use(NamedTuple):
    """How often things of a sort came up and were used, counted by events.

    `offered` and `used` name events, `fact` the fact of them that is the thing. Where nothing is ever offered, all
    things that the components name as `names` are there from the start. `by_seat`: counted for each player, by the
    event's fact `seat`. The texts call a thing `names` (and `form` of it).
    """

    sort: str
    fact: str
    names: str
    used: str
    offered: str | None = None
    by_seat: bool = False
    form: str | None = None
    kind: Callable[[str], str] | None = None  # of a thing that is one of several alike

    def named(self, thing: str) -> str:
        return thing if self.kind is None else self.kind(thing)


class GameMeasures(NamedTuple):
    """Measures of the end of a game, by name; those in `per_seat` have one number for each player. `turn` is the turn
    or round that a position is in, and the first of the measures the last one; `curves` is what is noted at the end of
    each. `scales` are the values of options in an order that means something, as from easy to hard.
    """

    measures: Mapping[str, Measured] = MappingProxyType({})
    per_seat: frozenset[str] = frozenset()
    turn: Callable[[Any], int] | None = None
    curves: Mapping[str, Callable[[Any], int]] = MappingProxyType({})
    uses: tuple[Use, ...] = ()
    scales: Mapping[str, tuple[object, ...]] = MappingProxyType({})

    def turn_of(self, state: State) -> int:
        return 0 if self.turn is None else self.turn(state)


def measures_of(game: str) -> GameMeasures:
    """The measures of a game; one that declares none has only its outcome recorded."""
    name = manifest(game).measures
    return GameMeasures() if name is None else cast("GameMeasures", load_part(name))
