"""Golden games played by bots: whatever the game, one in each seat."""

from __future__ import annotations

from mattock.bots import Sight, bot
from mattock.core.state import State
from scripts.golden.kept import Player


def bots(level: str) -> Player:
    def play(state: State, seed: int) -> None:
        seated = [bot(level, seed=f"{seed} {seat}") for seat in range(state.players)]
        while not state.is_over:
            seat = state.to_move
            state.play(seated[seat].choose(Sight(state, seat)))

    return play
