"""Bots play the fate of a day, for a process of its own: in slices, so that reviews get their turn in between."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Final, NamedTuple

from msgspec import Struct

import mattock
from mattock.bots import Sight, bot
from mattock.core.chance import Fair
from mattock.server.reviews.work import lower_priority
from mattock.tables.log.daily import RIVALS

METHOD: Final = 1  # to be raised when bots play other games than before
GAMES: Final = 24  # with the fate of a day, each by bots with another luck of their own
MAX_KEPT: Final = 2  # games under way that a process remembers
SEAT: Final = 0  # the one that a person has


class BotGame(Struct, frozen=True):
    """How a game among bots ended for the seat that a person would have had."""

    won: bool
    score: int


class Task(NamedTuple):
    """A game among bots, by its number, as plain data."""

    game: str
    day: str
    options: dict[str, object]
    secret: bytes
    number: int


RUNNING_GAMES: Final[OrderedDict[tuple[str, str, int], Generator[BotGame | None]]] = OrderedDict()


def playing(task: Task) -> Generator[BotGame | None]:
    """None after each decision, then how it ended. Bots see what their seats see, and think with luck of their own."""
    state = mattock.game(task.game).new(chance=Fair(task.secret), **task.options)
    state.recording = False
    players = [bot(RIVALS, seed=f"{task.day} {task.number} {seat}") for seat in range(state.players)]
    while not state.is_over:
        seat = state.to_move
        state.play(players[seat].choose(Sight(state, seat)))
        yield None
    outcome = state.outcome
    assert outcome is not None
    yield BotGame(SEAT in outcome.winners, outcome.scores[SEAT])


def play_on(task: Task, seconds: float) -> BotGame | None:
    """Go on with a game for so long; None if it has not ended yet."""
    lower_priority()
    key = (task.game, task.day, task.number)
    way = RUNNING_GAMES.get(key)
    if way is None:
        way = RUNNING_GAMES[key] = playing(task)
        while len(RUNNING_GAMES) > MAX_KEPT:
            RUNNING_GAMES.popitem(last=False)
    deadline = time.monotonic() + seconds
    for found in way:
        if found is not None:
            del RUNNING_GAMES[key]
            return found
        if time.monotonic() >= deadline:
            break
    return None
