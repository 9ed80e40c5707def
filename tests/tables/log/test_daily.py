"""One secret is one fate: what a stream of luck gives does not hang on what else was drawn, and days tell nothing."""

from __future__ import annotations

import datetime as dt
from collections import defaultdict
from itertools import combinations

import pytest

import mattock
from mattock.bots import Sight, bot
from mattock.core.chance import Fair, RecordedLuck, commitment
from mattock.tables.log.daily import (
    FINISH_GRACE_SECONDS,
    DailyFate,
    closing_of,
    day_at,
    end_of,
    options_on,
    recipe_of,
    secret_of,
    tells_secret,
)

GAMES = pytest.mark.parametrize("game", ["runedar", "dwar7s"])
DAY = dt.date(2026, 11, 19)
KEY = bytes(range(32))


def streams_of(game: str, seed: int) -> dict[str, list[tuple[int, int]]]:
    """What each stream gave in a game of apprentices: out of how many, and which."""
    luck = RecordedLuck(Fair(secret_of(KEY, game, DAY)))
    state, player = mattock.game(game).new(chance=luck, **options_on(game, DAY)), bot("apprentice", seed=seed)
    while not state.is_over:
        state.play(player.choose(Sight(state, state.to_move)))
    found = defaultdict(list)
    for stream, size, answer in luck.notes:
        found[stream].append((size, answer))
    return found


@GAMES
def test_whatever_people_do_the_same_draw_gives_the_same(game: str) -> None:
    """As long as the sizes agree, that is as long as there are as many to choose from, so do the numbers."""
    games = [streams_of(game, seed) for seed in range(4)]
    compared = 0
    for one, other in combinations(games, 2):
        for stream in one.keys() & other.keys():
            for (size, answer), (other_size, other_answer) in zip(one[stream], other[stream], strict=False):
                if size == other_size:
                    assert answer == other_answer, stream
                    compared += 1
    assert compared > 10


def test_siege_cards_come_in_one_order_and_dice_fall_alike() -> None:
    games = [streams_of("runedar", seed) for seed in range(6)]
    for stream in ("siege", "dice", "troll", "goblin"):
        drawn = sorted((one.get(stream, []) for one in games), key=len)
        assert len(drawn[-1]) > 2, stream
        assert all(shorter == drawn[-1][: len(shorter)] for shorter in drawn), stream


@GAMES
def test_each_day_and_game_has_a_fate_of_its_own(game: str) -> None:
    days = [DAY + dt.timedelta(days=number) for number in range(40)]
    secrets = {secret_of(KEY, name, day) for day in days for name in ("runedar", "dwar7s")}
    assert len(secrets) == 80
    assert secret_of(KEY, game, DAY) != secret_of(bytes(32), game, DAY)
    assert len({commitment(one) for one in secrets}) == 80
    assert {options_on(game, day)["players"] for day in days} == {2, 3, 4}


def test_a_day_begins_at_midnight_and_closes_some_hours_after_its_end() -> None:
    assert day_at(end_of(DAY)) == DAY + dt.timedelta(days=1)
    assert day_at(end_of(DAY) - 1) == DAY
    assert closing_of(DAY) == end_of(DAY) + FINISH_GRACE_SECONDS
    fate = DailyFate(DAY.isoformat(), 1, closing_of(DAY))
    assert not tells_secret(fate, closing_of(DAY) - 1)
    assert tells_secret(fate, closing_of(DAY))
    assert tells_secret(None, 0.0)


def test_a_game_says_itself_whether_it_has_a_fate_of_the_day() -> None:
    assert all(recipe_of(name) is not None for name in ("runedar", "dwar7s"))
