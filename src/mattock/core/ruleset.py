"""A game whose actions are a table of verbs: what is offered, refused and done all come from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from mattock.core.game import Game, State
from mattock.core.option import Option
from mattock.core.refusal import Refusal
from mattock.core.verb import GAME_OVER, NOT_NOW, VerbTable

if TYPE_CHECKING:
    from mypy_extensions import i64

S = TypeVar("S", bound=State)


class Ruleset(Game, Generic[S]):
    """`refusals` are codes and paragraphs by number, `stages` the names of the questions by number."""

    def __init__(
        self,
        options: tuple[Option, ...],
        table: VerbTable[S],
        refusals: list[tuple[str, str]],
        stages: tuple[str, ...],
    ) -> None:
        super().__init__(options)
        self.table = table
        self.refusals = refusals
        self.stages = stages

    def offer(self, state: State, numbers: list[i64]) -> None:
        position = cast("S", state)
        for verb in self.table.asked[state.stage]:
            verb.offer(position, numbers)

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
