"""Whole games of journeymen, thought out before anything is measured.

A journeyman needs longer to think than the server to answer. So the people of the crowd know their games by heart: the
luck of a game follows from its secret, secrets are arranged (`bench.server.arranged`), and by the commitment that
everybody is told at the start a player recognises the game.
"""

from __future__ import annotations

import hashlib
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Final, NamedTuple

import mattock
from mattock.bots import Sight, bot
from mattock.core.chance import Fair, commitment

GAMES: Final = ("runedar", "dwar7s")
SEATS: Final = 4


class Move(NamedTuple):
    seat: int
    code: str


Scripts = dict[tuple[str, str], list[Move]]
"""By the game and the commitment to its luck."""


def secret_of(number: int) -> bytes:
    return hashlib.sha256(f"arranged luck {number}".encode()).digest()


@lru_cache
def prepared(secrets: int, level: str = "journeyman") -> Scripts:
    """With each secret one game of each kind."""
    wanted = [(game, number, level) for number in range(secrets) for game in GAMES]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return dict(pool.map(thought_out, wanted))


def thought_out(wanted: tuple[str, int, str]) -> tuple[tuple[str, str], list[Move]]:
    game, number, level = wanted
    secret = secret_of(number)
    state = mattock.game(game).new(chance=Fair(secret), players=SEATS)
    bots = [bot(level, seed=f"{number} {seat}") for seat in range(SEATS)]
    moves = []
    while not state.is_over:
        seat = int(state.to_move)
        action = bots[seat].choose(Sight(state, seat))
        moves.append(Move(seat, action.code))
        state.play(action)
    return (game, commitment(secret)), moves
