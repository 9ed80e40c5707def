"""Rollouts: playing on by the priors in an imagined world, to the end of a turn or some turns more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import chances_of, sample_action
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_DECISIONS: Final = 8  # decisions; farther rollouts were not stronger, and slower
MAX_DECISIONS_A_TURN: Final = 40  # decisions at most for each further turn


def roll_out(instinct: Instinct, world: State, turn: i64, luck: Chance, ahead: i64 = 0) -> list[float]:
    """Play to the end of that turn, or of so many turns more, but not too far; the seats' chances there.

    If the turn is over already, they are looked at as they are: choices are compared at the same moment. What strikes
    between two turns is met only by looking further ahead: it matters little for which choice is best, and much for how
    things stand.
    """
    numbers: list[i64] = []
    weights: list[i64] = []
    left: i64 = MAX_DECISIONS + ahead * MAX_DECISIONS_A_TURN
    while left > 0 and not world.is_over:
        now = instinct.turn_of(world)
        if now != turn:
            if ahead == 0:
                break
            ahead -= 1
            turn = now
        world.step(sample_action(instinct, world, numbers, weights, luck, firmly=True))
        left -= 1
    return chances_of(instinct, world)
