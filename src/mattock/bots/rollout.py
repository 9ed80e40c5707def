"""Going on by instinct in an imagined world, as far as a quick look ahead goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mattock.bots.bot import chances_of, lean
from mattock.core.chance import Chance
from mattock.core.game import State
from mattock.core.instinct import Instinct

if TYPE_CHECKING:
    from mypy_extensions import i64

FARTHEST: Final = 30


def roll_out(instinct: Instinct, world: State, luck: Chance, farthest: i64 = FARTHEST, mode: i64 = 2) -> list[float]:
    """Play to the end of the turn, or for so many decisions; the seats' chances there."""
    numbers: list[i64] = []
    weights: list[i64] = []
    turn = instinct.turn_of(world)
    left = farthest
    while left > 0 and not world.is_over and instinct.turn_of(world) == turn:
        world.step(lean(instinct, world, numbers, weights, luck, mode))
        left -= 1
    return chances_of(instinct, world)
