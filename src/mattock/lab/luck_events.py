"""Find the seats that met luck in an action: dice and cards, or a secret that came out. The rest could be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mattock.core.chance import Seeded
from mattock.core.journal import JournalMove
from mattock.core.state import State

WORLD_COUNT: Final = 6  # imagined ones, in which the same is done


def seats_that_met_luck(state: State, move: JournalMove, seats: Sequence[int]) -> tuple[bool, ...]:
    """For each of the seats, whether this action brought it anything that it could not know."""
    if move.luck:
        return (True,) * len(seats)
    number = state.catalogue.by_code(move.code).id
    after = state.clone()
    after.step(number)
    if not after.is_over and not state.game.reveals(state, number):
        return (False,) * len(seats)
    return tuple(shows_secret(state, after, number, seat) for seat in seats)


def shows_secret(state: State, after: State, number: int, seat: int) -> bool:
    """Whether the same action would have shown the seat something else in another world that it imagines."""
    for world in range(WORLD_COUNT):
        other = state.imagine(seat, Seeded(world))
        if other.game.refuse(other, number):
            return True
        other.step(number)
        if seen(other, seat) != seen(after, seat):
            return True
    return False


def seen(state: State, seat: int) -> object:
    """What a seat knows of a position. What is turned up when all is over is no news unless it decided."""
    return state.outcome if state.is_over else state.view(seat)
