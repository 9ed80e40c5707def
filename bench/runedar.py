"""The Siege of Runedar, for two."""

from __future__ import annotations

from functools import partial
from typing import Final

from bench import engine
from bench.long_games import LongGame, long_games
from bench.task import Target, Task
from mattock import game

GAME: Final = ("runedar", 2)  # players
LONG_GAME_ACTIONS: Final = 600

# Fights where it can, keeps its gold, and is in no hurry to dig a way out or to end a turn.
LONG_GAME_WEIGHTS: Final = {"move": 1, "work": 1, "rest": 2, "finish": 2, "end_turn": 3, "dig": 3, "hire": 4}


def lasting_games(count: int) -> list[LongGame]:
    """Games that are still on after so many actions as the targets speak of."""
    name, players = GAME
    return long_games(game(name), players, LONG_GAME_WEIGHTS, count, LONG_GAME_ACTIONS)


halfway: Final = partial(engine.halfway, *GAME)

TASKS: Final = (
    Task("runedar.inside", "Runedar, inside", partial(engine.inside, *GAME)),
    Task("runedar.stepped", "Runedar, from Python", partial(engine.stepped, *GAME)),
    Task("runedar.plain", "Runedar, uncompiled", partial(engine.inside, *GAME), plain=True),
    Task("runedar.clone", "Runedar: clone", partial(engine.clones, halfway), "clones", shows_time=True),
    Task("runedar.view", "Runedar: view, encoded", partial(engine.views, halfway), "views", shows_time=True),
    Task(
        "runedar.rebuild",
        f"Runedar: rebuild {LONG_GAME_ACTIONS} actions",
        partial(engine.rebuilding, lasting_games),
        "journals",
        shows_time=True,
    ),
)

TARGETS: Final = (
    Target("runedar.inside", times=60, than="catanatron"),
    Target("runedar.stepped", times=30, than="catanatron"),
    Target("runedar.plain", times=6, than="catanatron", compiled=False),
    Target("runedar.clone", times=32, than="catanatron.copy"),  # 1.5 µs where the copy takes 48 µs
    Target("runedar.view", within=30e-6),
    Target("runedar.rebuild", within=5e-3),
)
