"""A game that brings no picture is shown as a tree: all that the seat may know, and nothing else."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

import mattock
from mattock.cli.adapters import box_of
from mattock.core.manifest import Manifest
from mattock.core.refusal import UnknownGame
from mattock.core.registry import registry
from mattock.lab.measures import measures_of
from mattock.terminal.choices import choices
from mattock.terminal.hotseat import HotSeat, Quit
from mattock.terminal.plain_screen import PlainScreen, Tree
from mattock.terminal.screens import screen_of
from mattock.texts import Texts

of_every_game = pytest.mark.parametrize("name", mattock.game_names())


@pytest.fixture
def plain(name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game as if its package brought rules and words alone."""
    known = registry().manifests[name]
    bare = Manifest(known.game, words=known.words, arguments=known.arguments)
    monkeypatch.setitem(registry().manifests, name, bare)
    screen_of.cache_clear()
    yield name
    screen_of.cache_clear()


@of_every_game
def test_a_whole_game_is_played_without_a_picture(plain: str) -> None:
    state, out, dice = mattock.game(plain).new(players=2, seed=3), io.StringIO(), random.Random(3)
    asked = 0

    def answer(_prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 60:
            raise Quit
        return str(dice.randint(1, len(state.legal()))) if not state.is_over else ""

    pieces = mattock.game(plain).pieces()
    with pytest.raises(Quit):
        HotSeat(state, Texts("en", plain, pieces=pieces), pieces, Console(file=out, width=100), answer).play()
    assert len(state.journal().moves) > 5
    assert "To move: " in out.getvalue()


@of_every_game
def test_it_shows_what_the_seat_knows_and_every_choice_has_its_place(name: str) -> None:
    state = mattock.game(name).new(players=2, seed=1)
    screen = PlainScreen(mattock.game(name))
    assert sorted(action.id for action in choices(state, screen)) == sorted(action.id for action in state.legal())
    own, other = ("\n".join(Tree(Texts("en", name)).lines(state.view(seat))) for seat in (0, 1))
    assert own != other
    assert "–" in own


@of_every_game
def test_without_a_report_nothing_is_measured_and_there_is_no_box(plain: str) -> None:
    assert measures_of(plain).measures == {}
    with pytest.raises(UnknownGame, match="has no box of components"):
        box_of(plain, None)


def test_plain_data_becomes_indented_lines() -> None:
    data = {"turn": 3, "hand": ["axe", "saw"], "none": None, "seats": [{"gems": {"ruby": 1}}, {"gems": {}}]}
    assert list(Tree(Texts()).lines(data)) == [
        "turn: 3",
        "hand: axe, saw",
        "none: –",
        "seats:",
        "  1:",
        "    gems: ruby 1",
        "  2: gems –",
    ]
