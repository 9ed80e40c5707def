"""Bots that do not look ahead: legal, repeatable, and the apprentice leans on instinct."""

from __future__ import annotations

from collections import Counter

import mattock
from mattock.bots.simple import Apprentice, RandomBot
from mattock.core.chance import Seeded
from mattock.core.sight import Sight


def question() -> mattock.State:
    state = mattock.game("runedar").new(chance=Seeded(4), players=2)
    while len(state.legal()) < 4:
        state.play(state.legal()[0])
    return state


def test_a_random_bot_plays_every_action_about_equally_often() -> None:
    state = question()
    sight = Sight(state, state.to_move)
    bot = RandomBot("random", Seeded(1))
    chosen = Counter(bot.choose(sight).code for _ in range(400))
    assert set(chosen) == {action.code for action in state.legal()}
    assert max(chosen.values()) < 3 * min(chosen.values())


def test_with_the_same_luck_an_apprentice_plays_the_same() -> None:
    state = question()
    sight = Sight(state, state.to_move)
    games = [[Apprentice("apprentice", Seeded(seed)).choose(sight).code for seed in range(20)] for _ in range(2)]
    assert games[0] == games[1]
    assert {*games[0]} <= {action.code for action in state.legal()}
