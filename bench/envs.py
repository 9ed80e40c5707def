"""Environments beside their peers: steps of PettingZoo's and OpenSpiel's own games, and many games at once beside pgx.

A step is the same for all: somebody sees an observation and a mask of legal actions, chooses at random, and acts. Of
OpenSpiel, whose loops ask for no tensors, it is the list of legal actions; what luck decides does not count there, but
its time does.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any, Final

from bench.task import Run, Target, Task

STEPS: Final = 200
GAMES: Final = 256


def aec(make: Any) -> Run:
    """PettingZoo's loop, as its documentation has it."""
    import numpy as np

    env = make()
    env.reset(seed=1)
    draw = random.Random(1).random

    def run() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(draw() * len(legal))]))
        return STEPS

    return run


def connect_four() -> Any:
    import pettingzoo

    return pettingzoo.make("aec", "classic/connect_four-v3")


def our_aec(name: str, players: int) -> Any:
    from mattock.envs import pettingzoo

    return pettingzoo.env(name, players=players)


def spiel(load: str) -> Run:
    """OpenSpiel's loop over a game that is written in Python."""
    import open_spiel.python.games  # noqa: F401 - registers its games
    import pyspiel

    from mattock.envs import openspiel  # noqa: F401 - registers ours

    game = pyspiel.load_game(load)
    draw = random.Random(1).random

    def run() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return run


def many(name: str, players: int) -> Run:
    """Our vector environment, every seat asked; observations and masks are new arrays each step."""
    from mattock.envs.gymnasium import vector_env

    envs = vector_env(name, num_envs=GAMES, opponents=None, players=players)
    envs.reset(seed=1)

    def run() -> int:
        for _ in range(8):
            envs.step(envs.sample_actions())
        return 8 * GAMES

    return run


def pgx_connect_four(games: int) -> Run:
    """pgx on the CPU: choosing, acting and dealing anew compiled into one call."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make("connect_four")
    act = jax.vmap(auto_reset(game.step, game.init))

    def choose_and_act(state: Any, key: Any) -> Any:
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        return act(state, actions, jax.random.split(dealing, games)), key

    step = jax.jit(choose_and_act)
    state = jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(1), games))
    held = [state, jax.random.PRNGKey(2)]

    def run() -> int:
        for _ in range(4):
            held[0], held[1] = step(held[0], held[1])
        jax.block_until_ready(held[0].observation)
        return 4 * games

    run()
    return run


TASKS: Final = (
    Task("connect_four.aec", "PettingZoo connect four", partial(aec, connect_four), needs="pettingzoo"),
    Task("runedar.aec", "Runedar, AEC", partial(aec, partial(our_aec, "runedar", 2)), needs="pettingzoo"),
    Task("dwar7s.aec", "Dwar7s, AEC", partial(aec, partial(our_aec, "dwar7s", 2)), needs="pettingzoo"),
    Task("dominoes", "OpenSpiel dominoes, in Python", partial(spiel, "python_block_dominoes"), needs="open_spiel"),
    Task("tic_tac_toe", "OpenSpiel tic-tac-toe, in Python", partial(spiel, "python_tic_tac_toe"), needs="open_spiel"),
    Task("runedar.spiel", "Runedar, OpenSpiel", partial(spiel, "mattock_runedar"), needs="open_spiel"),
    Task("dwar7s.spiel", "Dwar7s, OpenSpiel", partial(spiel, "mattock_dwar7s"), needs="open_spiel"),
    Task("pgx.1024", "pgx connect four, 1024 games", partial(pgx_connect_four, 1024), needs="pgx"),
    Task("pgx.4096", "pgx connect four, 4096 games", partial(pgx_connect_four, 4096), needs="pgx"),
    Task("runedar.many", f"Runedar, {GAMES} games", partial(many, "runedar", 1), needs="gymnasium"),
    Task("dwar7s.many", f"Dwar7s, {GAMES} games", partial(many, "dwar7s", 2), needs="gymnasium"),
    Task("runedar.many.aec", "Runedar, the same, beside AEC", partial(many, "runedar", 1), needs="gymnasium"),
    Task("dwar7s.many.aec", "Dwar7s, the same, beside AEC", partial(many, "dwar7s", 2), needs="gymnasium"),
)

TARGETS: Final = (
    Target("runedar.aec", times=5, than="connect_four.aec"),
    Target("dwar7s.aec", times=5, than="connect_four.aec"),
    Target("runedar.spiel", times=3, than="dominoes"),
    Target("dwar7s.spiel", times=3, than="dominoes"),
    Target("runedar.many", times=1, than="pgx.1024"),
    Target("dwar7s.many", times=1, than="pgx.1024"),
    Target("runedar.many.aec", times=20, than="connect_four.aec"),
    Target("dwar7s.many.aec", times=20, than="connect_four.aec"),
)
