"""What the conformance suite must be told: what adds up, what is hidden, and how far a game can go."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import product
from typing import Any

import mattock
from liars_dice.dice import FACES
from liars_dice.refusals import REFUSALS
from mattock.testing import Adapter, Ledger

FEW = 2  # dice whose every roll can be listed


class DiceLedger(Ledger):
    """Dice are lost one by one, and nobody gets any."""

    def __init__(self, dice: int) -> None:
        self.dice = [dice, dice]

    def hear(self, event: Mapping[str, Any]) -> None:
        if event["event"] == "die_lost":
            self.dice[event["seat"]] -= 1
            assert self.dice[event["seat"]] == event["dice"]

    def check(self, state: mattock.State) -> None:
        view: dict[str, Any] = state.view(None)
        assert [player["dice"] for player in view["players"]] == self.dice
        assert view["dice_in_play"] == sum(self.dice)
        assert (0 in self.dice) is state.is_over
        for seat in range(2):
            roll = state.view(seat)["players"][seat]["roll"]  # type: ignore[index]
            assert roll is None if state.is_over else sum(roll.values()) == self.dice[seat]


class DiceAdapter(Adapter):
    """Hidden is what lies under the other cup."""

    game = "liars_dice"
    codes = frozenset(code for code, _ in REFUSALS if code)
    longest = 700
    widest = 61
    revealing = frozenset({"shown"})

    def weight(self, action: mattock.Action) -> float:
        """Low bids are true more often, so that both ways to lose a die are seen."""
        return 4.0 if action.verb == "doubt" else 1 / action.id**2 if action.id else 1.0

    def ledger(self, state: mattock.State) -> Ledger:
        dice = state.options["dice"]
        assert isinstance(dice, int)
        return DiceLedger(dice)

    def private_streams(self, state: mattock.State, seat: int) -> tuple[str, ...]:
        return (f"cup:{seat}",)

    def hidden(self, state: mattock.State, seat: int | None) -> Hashable:
        return tuple(rolled(state, other) for other in range(2) if other != seat)

    def possible(self, state: mattock.State, seat: int | None) -> list[Hashable] | None:
        players: Any = state.view(seat)["players"]
        dice = [0 if state.is_over else player["dice"] for player in players if player["seat"] != seat]
        if sum(dice) > FEW:
            return None
        return [tuple(named(roll) for roll in rolls) for rolls in product(*(product(FACES, repeat=n) for n in dice))]


def rolled(state: mattock.State, seat: int) -> Hashable:
    roll: Any = state.view(seat)["players"][seat]["roll"]  # type: ignore[index]
    return tuple(sorted((roll or {}).items()))


def named(roll: tuple[str, ...]) -> Hashable:
    return tuple(sorted((face, roll.count(face)) for face in set(roll)))
