"""A small game in plain Python: who takes the last of a heap wins. It extends compiled classes, where they are."""

from __future__ import annotations

from typing import Final

from mattock import Action, Chance, Decision, Game, Outcome, State
from mattock.bots import Instinct
from mattock.core.action import Catalogue
from mattock.core.events import Names
from mattock.core.options import Option

HEAP: Final = 10
ACTIONS: Final = Catalogue([Action("nim", count - 1, "take", (("count", count),)) for count in (1, 2, 3)])


class Heap(State):
    """What is left, and whose turn it is."""

    def __init__(self, game: Game, options: dict[str, object], chance: Chance) -> None:
        super().__init__(game, ACTIONS, Names({}), options, chance)
        self.players = 2
        self.left = HEAP

    @property
    def components(self) -> str:
        return "none"

    def clone(self) -> Heap:
        twin = Heap(self.game, self.options, self.chance.fork())
        twin.copy_base(self)
        twin.left = self.left
        return twin

    def snapshot(self) -> dict[str, object]:
        return {"left": self.left, "active": self.active, "result": self.result}

    def load(self, snapshot: dict[str, object]) -> None:
        for name, value in snapshot.items():
            setattr(self, name, value)


class Nim(Game):
    """Take one, two or three."""

    name = "nim"

    def __init__(self) -> None:
        super().__init__((Option("players", (2,)),))

    def blank(self, options: dict[str, object], chance: Chance, version: int) -> State:
        return Heap(self, options, chance)

    def set_up(self, state: State) -> None:
        """Who begins is drawn."""
        state.active = state.draw(2, "first")

    def instinct(self, state: State) -> Instinct:
        return NimInstinct()

    def offer(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, Heap)
        numbers.extend(range(min(3, state.left)))

    def refuse(self, state: State, number: int) -> int:
        assert isinstance(state, Heap)
        return 0 if number < state.left else 1

    def apply(self, state: State, number: int) -> None:
        assert isinstance(state, Heap)
        state.left -= number + 1
        if state.left == 0:
            state.result = 1 + state.active
        state.active = 1 - state.active

    def decision(self, state: State) -> Decision | None:
        return None

    def outcome(self, state: State) -> Outcome | None:
        winner = state.result - 1
        if winner < 0:
            return None
        return Outcome(reason="last", winners=(winner,), scores=(int(winner == 0), int(winner == 1)))

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        """Nothing is hidden."""
        twin = state.clone()
        twin.detach(chance)
        return twin


class NimInstinct(Instinct):
    """Knows nothing: the search has to find everything out."""

    def __init__(self) -> None:
        super().__init__(("nothing",), together=False)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Heap)
        return HEAP - state.left

    def priors(self, state: State, numbers: list[int], weights: list[int]) -> None:
        weights.extend(1 for _ in numbers)

    def evaluate(self, state: State, seat: int, scores: list[float]) -> None:
        scores.append(0.0)
