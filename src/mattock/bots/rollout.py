"""Going on by instinct in an imagined world, as far as a quick look ahead goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import chances_of, lean
from mattock.core.chance import Chance
from mattock.core.instinct import Instinct
from mattock.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

FARTHEST: Final = 8  # farther rollouts were not stronger, and slower


def roll_out(instinct: Instinct, world: State, turn: i64, luck: Chance) -> list[float]:
    """Play to the end of that turn, but not too far; the seats' chances there.

    If the turn is over already, they are looked at as they are: choices are compared at the same moment.
    """
    numbers: list[i64] = []
    weights: list[i64] = []
    left: i64 = FARTHEST
    while left > 0 and not world.is_over and instinct.turn_of(world) == turn:
        world.step(lean(instinct, world, numbers, weights, luck, firmly=True))
        left -= 1
    return chances_of(instinct, world)
