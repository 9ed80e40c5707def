"""Dwar7s Fall, for four; its costs with all 36 cards on the table."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from bench import engine
from bench.long_games import LongGame, long_games, play_weighted
from bench.task import Target, Task
from mattock import State, game

GAME: Final = ("dwar7s", 4)  # players
LONG_GAME_ACTIONS: Final = 600

# Mines and wanders before it lays a card: each card laid puts off the stall guard.
LONG_GAME_WEIGHTS: Final = {"move": 1, "lay": 2, "stop": 3}
# Lays all its cards first, and each on a space of its own, so that none is covered.
LAYING: Final = {"lay": -1, "beside": -1}


def lasting_games(count: int) -> list[LongGame]:
    """As long as those of Runedar."""
    name, players = GAME
    return long_games(game(name), players, LONG_GAME_WEIGHTS, count, LONG_GAME_ACTIONS)


def full_tables() -> list[State]:
    """All 36 cards lie visible on the table; the seat to move has an action left, a dwarf to place and one to move."""
    return [full_table(state) for state in engine.openings(*GAME)]


def full_table(state: State) -> State:
    for _ in play_weighted(state, LAYING):
        if has_all_cards(state) and {"place", "move"} <= {action.verb for action in state.legal()}:
            return state
    raise LookupError("the game was over before all cards were laid and a dwarf could walk")


def has_all_cards(state: State) -> bool:
    view: dict[str, Any] = state.view(None)
    return len(view["table"]) == 9 * len(view["players"])


opening: Final = partial(engine.openings, *GAME)

TASKS: Final = (
    Task("dwar7s.inside", "Dwar7s, inside", partial(engine.inside, *GAME)),
    Task("dwar7s.stepped", "Dwar7s, from Python", partial(engine.stepped, *GAME)),
    Task("dwar7s.plain", "Dwar7s, uncompiled", partial(engine.inside, *GAME), plain=True),
    Task("dwar7s.clone", "Dwar7s: clone", partial(engine.clones, full_tables), "clones", shows_time=True),
    Task("dwar7s.opening", "Dwar7s: legal, opening", partial(engine.lists, opening), "lists", shows_time=True),
    Task("dwar7s.legal", "Dwar7s: legal, all cards", partial(engine.lists, full_tables), "lists", shows_time=True),
    Task("dwar7s.view", "Dwar7s: view, encoded", partial(engine.views, full_tables), "views", shows_time=True),
    Task(
        "dwar7s.rebuild",
        f"Dwar7s: rebuild {LONG_GAME_ACTIONS} actions",
        partial(engine.rebuilding, lasting_games),
        "journals",
        shows_time=True,
    ),
)

TARGETS: Final = (
    Target("dwar7s.inside", times=25, than="catanatron"),
    Target("dwar7s.stepped", times=12, than="catanatron"),
    Target("dwar7s.plain", times=3, than="catanatron", compiled=False),
    Target("dwar7s.clone", times=16, than="catanatron.copy"),  # 3 µs where the copy takes 48 µs
    Target("dwar7s.legal", at_most=3, than="dwar7s.opening"),
)
