"""Liar's Dice: options, and the answers that every game owes."""

from __future__ import annotations

from typing import Final

from liars_dice.dice import FACES, named
from liars_dice.instinct import DiceInstinct
from liars_dice.refusals import REFUSALS
from liars_dice.rules import REASONS, VERB_TABLE, begin_round
from liars_dice.state import STAGES, Table
from liars_dice.view import decision_of, imagined, open_view, own_views
from liars_dice.view_types import OpenView, OwnView
from mattock.core.box.loader import PrintedBox
from mattock.core.chance import Chance
from mattock.core.contract import Contract
from mattock.core.decision import Decision
from mattock.core.events import Names
from mattock.core.game import PrintedData
from mattock.core.options import Option, checked_seat
from mattock.core.outcome import Outcome
from mattock.core.ruleset import CompiledBox, Ruleset
from mattock.core.state import State

OPTIONS: Final = (
    Option("players", (2,)),
    Option("dice", (5, 3, 2)),
    Option("ones", ("plain", "wild")),
    Option("first", (None,), free=True),
    Option("components", (None,)),  # there is no box that an owner's file could replace
)


class DiceNames(Names):
    """Words for the numbers of the game."""

    def __init__(self) -> None:
        super().__init__({"face": FACES, "reason": REASONS})

    def made_of(self, sort: str, number: int) -> object:
        if sort == "roll":
            return named(number)
        raise KeyError(sort)


class LiarsDice(Ruleset[Table, PrintedBox]):
    """The rules of Liar's Dice for two."""

    name = "liars_dice"
    turn_rule = "L2.1"

    def __init__(self) -> None:
        super().__init__(OPTIONS, VERB_TABLE, REFUSALS, STAGES)
        self.box = PrintedBox("default", {}, [])

    def open_box(self, components: str | None, version: int) -> PrintedBox:
        return self.box

    def compile_box(self, box: PrintedBox) -> CompiledBox[PrintedBox]:
        names = DiceNames()
        return CompiledBox(box, names, VERB_TABLE.catalogue(self.name, names), DiceInstinct())

    def pieces(self, components: str | None = None, version: int | None = None) -> PrintedData:
        return {}

    def contract(self) -> Contract:
        """Imported late: only what writes schemas asks for it."""
        from liars_dice.contract import CONTRACT

        return CONTRACT

    def blank(self, options: dict[str, object], chance: Chance, version: int) -> State:
        checked_seat("first", options["first"], 2)
        compiled = self.compiled_box(options["components"], version)
        table = Table(self, compiled.catalogue, compiled.names, options, chance, compiled.box.digest)
        table.players = 2
        table.are_ones_wild = options["ones"] == "wild"
        dice = options["dice"]
        assert isinstance(dice, int)
        for player in table.seats:
            player.dice = dice
        return table

    def set_up(self, state: State) -> None:
        assert isinstance(state, Table)
        first = state.options["first"]
        state.first = first if isinstance(first, int) else state.draw(2, "first")
        state.active = state.first
        begin_round(state)

    def decision(self, state: State) -> Decision | None:
        assert isinstance(state, Table)
        return decision_of(state)

    def outcome(self, state: State) -> Outcome | None:
        """The last one with dice wins (L4.1); the score is the dice that are left."""
        assert isinstance(state, Table)
        if state.result == 0:
            return None
        scores = tuple(player.dice for player in state.seats)
        winner = max(range(2), key=lambda seat: scores[seat])
        return Outcome((winner,), REASONS[state.result], scores)

    def open_view(self, state: State) -> OpenView:
        assert isinstance(state, Table)
        return open_view(state)

    def own_views(self, state: State, seats: list[int | None]) -> list[OwnView]:
        assert isinstance(state, Table)
        return own_views(state, seats)

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        assert isinstance(state, Table)
        return imagined(state, seat, chance)
