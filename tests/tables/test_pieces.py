"""Parts of views are shared from position to position: each must say what a new one would say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

import mattock
from mattock.core.piece import Piece, Pieces, facts_of, forget_pieces
from mattock.core.state import State
from mattock.games.dwar7s import view as dwar7s_view
from mattock.games.runedar import view as runedar_view

SHELVES: dict[str, list[Pieces]] = {
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
    for pieces in SHELVES[game]:
        pieces.clear()


@pytest.mark.parametrize("game", SHELVES)
def test_a_piece_that_was_made_before_is_what_would_be_made_now(game: str) -> None:
    forget(game)
    shared = [views(state) for state in positions(game)]
    made_anew = []
    for state in positions(game):
        forget(game)
        made_anew.append(views(state))
    assert shared == made_anew
    assert len(set(shared)) > 200


def pieces_in(state: State, part: str) -> set[int]:
    shown = state.views([None])[0][part]
    assert isinstance(shown, list)
    return {id(piece) for piece in shown}


@pytest.mark.parametrize(("game", "part"), [("runedar", "board"), ("dwar7s", "table")])
def test_what_an_action_does_not_touch_is_the_same_piece_afterwards(game: str, part: str) -> None:
    dice = random.Random(1)
    state = mattock.game(game).new(seed=3, players=4)
    kept = 0
    for _ in range(40):
        before = pieces_in(state, part)
        state.play(dice.choice(state.legal()))
        kept += len(before & pieces_in(state, part))
    assert kept > 100


def test_pieces_are_not_piled_up() -> None:
    pieces = Pieces(most=3)
    for number in range(10):
        assert pieces.keep((number,), {"number": number}) == {"number": number}
        assert len(pieces) <= 6


def test_a_piece_that_is_asked_for_again_and_again_stays_whatever_else_comes() -> None:
    pieces = Pieces(most=3)
    kept = pieces.keep(("kept",), {})
    for number in range(10):
        pieces.keep((number,), {})
        assert pieces.find(("kept",)) is kept
    assert pieces.find((1,)) is None


@pytest.mark.parametrize("game", SHELVES)
def test_forgotten_pieces_leave_room_and_are_made_again_as_they_were(game: str) -> None:
    dice = random.Random(1)
    state = mattock.game(game).new(seed=3, players=4)
    for _ in range(6):
        state.play(dice.choice(state.legal()))
    before = state.view(0)
    assert all(map(len, SHELVES[game]))
    forget_pieces()
    assert not any(map(len, SHELVES[game]))
    assert state.view(0) == before
    assert all(map(len, SHELVES[game]))


def test_what_is_written_out_is_json_with_pieces_alone_beside_others_and_without_any() -> None:
    piece = Piece({"one": 1})
    views: list[dict[str, object]] = [{"all": [piece, piece]}, {"all": [piece], "none": [], "more": 2}, {"more": 3}, {}]
    for view in views:
        assert msgspec.json.decode(b"{%b}" % facts_of(view, msgspec.json.encode)) == view
