"""A game whose actions are a table of verbs, which offer, refuse and carry out actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from mattock.core.action import Catalogue
from mattock.core.box.loader import PrintedBox
from mattock.core.events import Names
from mattock.core.game import Game
from mattock.core.instinct import Instinct
from mattock.core.options import Option, checked_path
from mattock.core.refusal import Refusal
from mattock.core.state import State
from mattock.core.subclassing import mypyc_attr
from mattock.core.verb import GAME_OVER, NOT_NOW, VerbTable

if TYPE_CHECKING:
    from mypy_extensions import i64

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=PrintedBox)


class CompiledBox(Generic[B]):
    """What a set of components is compiled to: words, actions, and what bots know of them."""

    def __init__(self, box: B, names: Names, catalogue: Catalogue, instinct: Instinct) -> None:
        self.box = box
        self.names = names
        self.catalogue = catalogue
        self.instinct = instinct


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Game, Generic[S, B]):
    """`refusals` are codes and paragraphs by number, `stages` the names of the questions by number."""

    def __init__(
        self,
        options: tuple[Option, ...],
        table: VerbTable[S],
        refusals: Sequence[tuple[str, str]],
        stages: tuple[str, ...],
    ) -> None:
        super().__init__(options)
        self.table = table
        self.refusals = refusals
        self.stages = stages
        self.compiled_boxes: dict[str, CompiledBox[B]] = {}

    def open_box(self, components: str | None, version: int) -> B:
        """The built-in components as they are under that version of the rules, with those of a file over them."""
        raise NotImplementedError

    def compile_box(self, box: B) -> CompiledBox[B]:
        """Compile a box."""
        raise NotImplementedError

    def compiled_box(self, components: object, version: int) -> CompiledBox[B]:
        """The compiled box of a set of components, made once."""
        box = self.open_box(checked_path("components", components), version)
        if box.digest not in self.compiled_boxes:
            self.compiled_boxes[box.digest] = self.compile_box(box)
        return self.compiled_boxes[box.digest]

    def catalogue(self, components: str | None = None, version: int | None = None) -> Catalogue:
        return self.compiled_box(components, self.version_or_newest(version)).catalogue

    def instinct(self, state: State) -> Instinct:
        return self.compiled_boxes[state.components].instinct

    def offer(self, state: State, numbers: list[i64]) -> None:
        position = cast("S", state)
        for verb in self.table.asked[state.stage]:
            verb.offer(position, numbers)

    def offer_private(self, state: State, numbers: list[i64]) -> None:
        position = cast("S", state)
        for verb in self.table.private:
            if (verb.asked_in >> state.stage) & 1:
                verb.offer(position, numbers)

    def is_private(self, number: i64) -> bool:
        return self.table.of[number].is_private

    def refuse(self, state: State, number: i64) -> i64:
        verb = self.table.of[number]
        if (verb.asked_in >> state.stage) & 1:
            return verb.refuse(cast("S", state), number - verb.first)
        return GAME_OVER if state.result else NOT_NOW

    def explain(self, state: State, number: i64, code: i64) -> Refusal:
        verb = self.table.of[number]
        reason, rule = self.refusals[code]
        if code == NOT_NOW:
            return Refusal(reason, verb.rule, {"verb": verb.name, "asked": self.stages[state.stage]})
        params: dict[str, object] = {"verb": verb.name}
        for name, sort, thing in verb.params(number - verb.first):
            params[name] = state.names.name(sort, thing)
        params.update(verb.missing(cast("S", state), number - verb.first, code))
        return Refusal(reason, rule, params)

    def reveals(self, state: State, number: i64) -> bool:
        verb = self.table.of[number]
        return verb.reveals(cast("S", state), number - verb.first)

    def apply(self, state: State, number: i64) -> None:
        verb = self.table.of[number]
        verb.do(cast("S", state), number - verb.first)
