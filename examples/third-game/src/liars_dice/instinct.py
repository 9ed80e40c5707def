"""What bots know of the game: how likely a bid is, and what a die is worth."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from liars_dice.dice import ONE, SIDES
from liars_dice.state import ANSWER, Table
from mattock.core.instinct import Instinct
from mattock.core.state import State

LEAD: Final = 0.7  # log odds that a die more than the rival's is worth
STANDING: Final = 0.6  # log odds of having made a bid that holds, or of facing one that does not
CERTAIN: Final = 1000


@cache
def chance_of(needed: int, dice: int, sides: int) -> float:
    """The chance that at least so many of some hidden dice count, of which `sides` in six do."""
    if needed <= 0:
        return 1.0
    share = sides / SIDES
    return sum(comb(dice, hits) * share**hits * (1 - share) ** (dice - hits) for hits in range(needed, dice + 1))


def believed(table: Table, seat: int, count: int, face: int) -> float:
    """How likely a bid holds for somebody who sees the dice of that seat alone."""
    sides = 2 if table.are_ones_wild and face != ONE else 1
    return chance_of(count - table.counted(table.seats[seat].roll, face), table.seats[1 - seat].dice, sides)


class DiceInstinct(Instinct):
    """Bids are weighed by their chance to hold, a doubt by the chance that the bid does not."""

    def __init__(self) -> None:
        super().__init__(("dice", "bid"), together=False)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.turn

    def priors(self, state: State, numbers: list[int], weights: list[int]) -> None:
        assert isinstance(state, Table)
        for number in numbers:
            action = state.catalogue.actions[number]
            if action.verb == "doubt":
                likely = 1.0 - believed(state, state.active, state.count, state.face)
                weights.append(1 + int(CERTAIN * likely**2))
            else:
                count, face = divmod(number, SIDES)
                likely = believed(state, state.active, count + 1, face)
                weights.append(1 + int(CERTAIN * likely**4) // (1 + count + 1 - state.count))

    def evaluate(self, state: State, seat: int, scores: list[float]) -> None:
        assert isinstance(state, Table)
        mine, other = state.seats[seat].dice, state.seats[1 - seat].dice
        scores.append(LEAD * (mine - other) / 2)
        scores.append(self.worth_of_bid(state, seat))

    def worth_of_bid(self, table: Table, seat: int) -> float:
        """Good for the bidder where it is likely to hold in the eyes of the one who must answer it."""
        if table.stage != ANSWER:
            return 0.0
        holds = STANDING * (2 * believed(table, table.active, table.count, table.face) - 1) / 2
        return holds if seat != table.active else -holds
