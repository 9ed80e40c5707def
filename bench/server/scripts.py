"""Whole games of journeymen, thought out before anything is measured.

A journeyman needs longer to think than the server to answer. So the people of the crowd know their games by heart: the
luck of a game follows from its secret, secrets are arranged (`bench.server.arranged`), and by the commitment that
everybody is told at the start a player recognises the game.
"""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Final, NamedTuple

import mattock
from mattock.bots import Sight, bot
from mattock.core.chance import Fair, commitment
from mattock.core.deed import play_action

GAMES: Final = ("runedar", "dwar7s")
SEATS: Final = 4


class Deed(NamedTuple):
    """`told` is how its actions are said on the wire."""

    seat: int
    told: bytes


Scripts = dict[tuple[str, str], list[Deed]]
"""By the game and the commitment to its luck."""


def secret_of(number: int) -> bytes:
    return hashlib.sha256(f"arranged luck {number}".encode()).digest()


@lru_cache
def prepared(secrets: int, level: str = "journeyman", most: int = 1) -> Scripts:
    """With each secret one game of each kind; deeds have at `most` so many actions, and before them private ones."""
    wanted = [(game, number, level, most) for number in range(secrets) for game in GAMES]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return dict(pool.map(thought_out, wanted))


def thought_out(wanted: tuple[str, int, str, int]) -> tuple[tuple[str, str], list[Deed]]:
    game, number, level, most = wanted
    secret = secret_of(number)
    state = mattock.game(game).new(chance=Fair(secret), players=SEATS)
    bots = [bot(level, seed=f"{number} {seat}") for seat in range(SEATS)]
    deeds = []
    while not state.is_over:
        seat, codes, is_last, is_private = int(state.to_move), list[str](), False, False
        while not is_last and (is_private or len(codes) < most):  # what nobody else notices is no deed by itself
            action = bots[seat].choose(Sight(state, seat))
            is_private = state.game.is_private(action.id)
            codes.append(action.code)
            is_last = play_action(state, action.id).is_last
        deeds.append(Deed(seat, told(codes)))
    return (game, commitment(secret)), deeds


def told(codes: list[str]) -> bytes:
    """A single action as simple clients say it."""
    return b'"action":"%b"' % codes[0].encode() if len(codes) == 1 else b'"actions":%b' % json.dumps(codes).encode()
