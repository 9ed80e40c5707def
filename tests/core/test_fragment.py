"""Parts of views are shared from position to position: each must say what a new one would say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import mattock
from mattock.core.fragment import FragmentCache, clear_fragments
from mattock.core.state import State
from mattock.games.dwar7s import view as dwar7s_view
from mattock.games.runedar import view as runedar_view

CACHES: dict[str, list[FragmentCache[Any]]] = {
    "runedar": [runedar_view.SPACES, runedar_view.DWARFS],
    "dwar7s": [dwar7s_view.STACKS, dwar7s_view.PLAYERS],
}
TABLES: dict[str, list[dict[str, object]]] = {
    "runedar": [{"players": 4}, {"players": 2}, {"players": 3, "open_hands": True}],
    "dwar7s": [{"players": 4}, {"players": 2}, {"players": 3, "shared_kingdoms": "split"}],
}


def positions(game: str) -> Iterator[State]:
    """Of several games that go on at the same time."""
    dice = random.Random(5)
    games = [mattock.game(game).new(seed=7, **options) for options in TABLES[game]]
    while games := [state for state in games if not state.is_over]:
        for state in games:
            yield state
            state.play(dice.choice(state.legal()))


def views(state: State) -> str:
    return json.dumps(state.views([*range(state.players), None]))


def forget(game: str) -> None:
    for cache in CACHES[game]:
        cache.clear()


@pytest.mark.parametrize("game", CACHES)
def test_a_fragment_that_was_made_before_is_what_would_be_made_now(game: str) -> None:
    forget(game)
    shared = [views(state) for state in positions(game)]
    made_anew = []
    for state in positions(game):
        forget(game)
        made_anew.append(views(state))
    assert shared == made_anew
    assert len(set(shared)) > 200


def fragments_in(state: State, part: str) -> set[int]:
    shown = state.views([None])[0][part]
    assert isinstance(shown, list)
    return {id(one) for one in shown}


@pytest.mark.parametrize(("game", "part"), [("runedar", "board"), ("dwar7s", "table")])
def test_what_an_action_does_not_touch_is_the_same_fragment_afterwards(game: str, part: str) -> None:
    dice = random.Random(1)
    state = mattock.game(game).new(seed=3, players=4)
    kept = 0
    for _ in range(40):
        before = fragments_in(state, part)
        state.play(dice.choice(state.legal()))
        kept += len(before & fragments_in(state, part))
    assert kept > 100


def test_fragments_are_not_piled_up() -> None:
    cache: FragmentCache[dict[str, object]] = FragmentCache(3)
    for number in range(10):
        assert cache.keep((number,), {"number": number}) == {"number": number}
        assert len(cache) <= 6


def test_a_fragment_that_is_asked_for_again_and_again_stays_whatever_else_comes() -> None:
    cache: FragmentCache[dict[str, object]] = FragmentCache(3)
    kept = cache.keep(("kept",), {})
    for number in range(10):
        cache.keep((number,), {})
        assert cache.find(("kept",)) is kept
    assert cache.find((1,)) is None


@pytest.mark.parametrize("game", CACHES)
def test_cleared_fragments_leave_room_and_are_made_again_as_they_were(game: str) -> None:
    dice = random.Random(1)
    state = mattock.game(game).new(seed=3, players=4)
    for _ in range(6):
        state.play(dice.choice(state.legal()))
    before = state.view(0)
    assert all(map(len, CACHES[game]))
    clear_fragments()
    assert not any(map(len, CACHES[game]))
    assert state.view(0) == before
    assert all(map(len, CACHES[game]))
