"""A verb is a kind of action: when it may be asked for, why it may be refused, what it does.

Legality has one source: what a verb offers is what its own `why_none` and `why_not` do not refuse. Where an offer is
listed without asking them one by one, because that is faster, it says so and reads the same sets and tables that they
do; a test compares the two for every action of every verb (`docs/decisions/0002-verbs.md`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mattock.core.action import Action, Catalogue
from mattock.core.bits import MEMBERS
from mattock.core.events import Names
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

S = TypeVar("S", bound=State)

# The first reasons of every game's table of refusals.
OK: Final = 0
GAME_OVER: Final = 1
NOT_NOW: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """`size` actions numbered from `first`; `stages` are the questions it answers; `rule` is its paragraph.

    A private verb (`Game.is_private`) answers none: `stages` are those at which it may be used.
    """

    def __init__(self, name: str, rule: str, stages: tuple[int, ...], size: i64 = 1) -> None:
        self.name = name
        self.rule = rule
        self.stages = stages
        self.asked_in: i64 = sum(1 << stage for stage in stages)
        self.size: i64 = size
        self.first: i64 = 0
        self.is_private: bool = False

    def params(self, arg: i64) -> list[tuple[str, str, i64]]:
        """The parameters of one action: name, sort of thing, number of the thing."""
        return []

    def why_none(self, state: S) -> i64:
        """0, or the number of a reason that refuses every action of the verb now."""
        return OK

    def why_not(self, state: S, arg: i64) -> i64:
        """0, or the number of the reason against one action, where none holds for all."""
        return OK

    def refuse(self, state: S, arg: i64) -> i64:
        """0, or the number of the first reason; asked only in one of the verb's stages."""
        reason = self.why_none(state)
        return reason if reason != OK else self.why_not(state, arg)

    def missing(self, state: S, arg: i64, code: i64) -> dict[str, object]:
        """Parameters of a refusal that help a player: what is missing."""
        return {}

    def offer(self, state: S, numbers: list[i64]) -> None:
        """Append the numbers of the actions that are not refused."""
        if self.why_none(state) != OK:
            return
        arg: i64 = 0
        while arg < self.size:
            if self.why_not(state, arg) == OK:
                numbers.append(self.first + arg)
            arg += 1

    def reveals(self, state: S, arg: i64) -> bool:
        """Whether it shows anybody something hidden, beside what luck and the end of a game show."""
        return False

    def do(self, state: S, arg: i64) -> None:
        """Carry out the action; legality has been checked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SingleVerb(Verb[S]):
    """A verb with one action, so `why_none` alone decides."""

    def refuse(self, state: S, arg: i64) -> i64:
        return self.why_none(state)

    def offer(self, state: S, numbers: list[i64]) -> None:
        if self.why_none(state) == OK:
            numbers.append(self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetVerb(Verb[S]):
    """A verb that finds its legal actions at once, as a set of at most 62 (decision 2)."""

    def allowed(self, state: S) -> i64:
        """The actions that `why_none` and `why_not` do not refuse, from the sets and predicates that those ask."""
        raise NotImplementedError

    def offer(self, state: S, numbers: list[i64]) -> None:
        allowed = self.allowed(state)
        base = self.first
        while allowed:
            for member in MEMBERS[allowed & 255]:
                numbers.append(base + member)
            allowed >>= 8
            base += 8


class VerbTable(Generic[S]):
    """All verbs of a game. The numbers of its actions come from their order, so new verbs go to the end."""

    def __init__(self, verbs: list[Verb[S]], stages: int) -> None:
        self.verbs = verbs
        self.of: list[Verb[S]] = []
        for verb in verbs:
            verb.first = len(self.of)
            self.of.extend([verb] * verb.size)
        answering = [verb for verb in verbs if not verb.is_private]
        self.asked: list[list[Verb[S]]] = [
            [verb for verb in answering if stage in verb.stages] for stage in range(stages)
        ]
        self.private: list[Verb[S]] = [verb for verb in verbs if verb.is_private]

    def catalogue(self, game: str, names: Names) -> Catalogue:
        """Every action of the game, in the words of one set of components."""
        actions: list[Action] = []
        for number, verb in enumerate(self.of):
            params = tuple((name, names.name(sort, thing)) for name, sort, thing in verb.params(number - verb.first))
            actions.append(Action(game, number, verb.name, params))
        return Catalogue(actions)
