"""Games of Dwar7s Fall in which everybody builds at one kingdom, so that its owner's secret goal is met early."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import mattock
from mattock.core.chance import Fair
from mattock.core.state import State
from tests.kit.browser.arranged import kind_of, secret_of
from tests.kit.browser.player import Script

PLAYERS: Final = 2
OWNER: Final = 0
"""Whose kingdom it is: the first to play."""
KINDS: Final = ("castle", "gold_mine", "emerald_mine", "diamond_mine")
OPTIONS: Final[dict[str, Any]] = {"players": PLAYERS, "first": OWNER}


def new_game(luck: str) -> State:
    return mattock.game("dwar7s").new(chance=Fair(secret_of(luck)), **OPTIONS)


def player_of(state: State, seat: int) -> dict[str, object]:
    players = state.view(seat)["players"]
    assert isinstance(players, list)
    player: dict[str, object] = players[seat]
    return player


@cache
def luck_with(secret: str) -> str:
    """A luck that deals the owner this secret goal."""
    lucks = (f"luck {number}" for number in range(200))
    return next(luck for luck in lucks if player_of(new_game(luck), OWNER)["secret"] == secret)


def ways_to_lay(state: State, path: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...], State]]:
    """How large the owner's kingdom is with the card laid here or there, turned like that."""
    if kind_of(state) not in ("space", "turn"):
        size = player_of(state, OWNER)["kingdom_size"]
        assert isinstance(size, int)
        yield size, path, state
        return
    for action in state.legal():
        ahead = state.clone()
        ahead.play(action)
        yield from ways_to_lay(ahead, (*path, action.code))


def largest(state: State, kind: str) -> tuple[tuple[str, ...], State]:
    ahead = state.clone()
    ahead.play(next(action for action in ahead.legal() if action.code == f"lay:{kind}"))
    _, path, after = max(ways_to_lay(ahead, (f"lay:{kind}",)), key=lambda way: way[0])
    return path, after


@cache
def built(luck: str) -> tuple[Script, Script]:
    """What the owner does up to the end of the actions, and what the other player then does for the same kingdom."""
    state, turns = new_game(luck), list[Script]()
    for seat in range(PLAYERS):
        script = Script()
        for kind in KINDS:
            path, state = largest(state, kind)
            script += [(seat, code) for code in path]
        turns.append(script)
        state.play(next(action for action in state.legal() if action.code == "stop"))
    return turns[0], turns[1]
