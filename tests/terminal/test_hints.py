"""`h` at the terminal: advice for the seat to move, by the numbers of the choices; asked again, it thinks on."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import mattock
from mattock.bots import Sight, bot
from mattock.terminal import hints
from mattock.terminal.choices import choices
from mattock.terminal.hotseat import HotSeat, Quit
from mattock.terminal.screens import screen_of
from mattock.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mattock.core.action import Action
    from mattock.terminal.choices import Line
    from mattock.terminal.game_screen import View

GAMES = pytest.mark.parametrize("name", mattock.game_names())


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)


def shown(state: mattock.State, *typed: str) -> str:
    """What the terminal shows until the player quits."""
    paper = io.StringIO()
    lines: Iterator[str] = iter(["", *typed] if state.players > 1 else typed)
    pieces = state.game.pieces()
    console = Console(file=paper, width=200, color_system=None)
    table = HotSeat(state, Texts("en", state.game.name, pieces=pieces), pieces, console, lambda _: next(lines, "q"))
    with pytest.raises(Quit):
        table.play()
    return paper.getvalue()


def moment(name: str, played: int, **options: object) -> mattock.State:
    state = mattock.game(name).new(seed=played, **options)
    player = bot("apprentice", seed=played)
    while played > 0 or len(state.legal()) < 3:
        state.play(player.choose(Sight(state, state.to_move)))
        played -= 1
    return state


@GAMES
def test_advice_stands_beside_the_numbers_of_the_choices(name: str) -> None:
    state = moment(name, 15)
    offered = choices(state, screen_of(name))
    advice = shown(state, "h").partition("What looks best, from what you know:\n")[2]
    said = re.findall(r"^ *([0-9]+)  ?(.+): ([0-9]+)\s% ", advice, re.MULTILINE)
    assert 1 <= len(said) <= 3
    texts = Texts("en", name, pieces=mattock.game(name).pieces())
    view = state.view(state.to_move)
    for number, action, chance in said:
        assert action.partition(", then “")[0] == texts.action(offered[int(number) - 1].to_dict(), view)
        assert 1 <= int(chance) <= 99


def test_asking_again_brings_advice_from_more_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    thinks = hints.Hints.lines

    def lines(asked: hints.Hints, offered: list[Action], texts: Texts, view: View) -> list[Line]:
        counted.append(0)
        return thinks(asked, offered, texts, view)

    def counting(texts: Texts, advice: Mapping[str, object], view: View) -> str:
        counted[-1] = max(counted[-1], int(str(advice["visits"])))
        return "advice"

    monkeypatch.setattr(hints.Hints, "lines", lines)
    monkeypatch.setattr(hints, "advice_line", counting)
    shown(moment("runedar", 15, players=1), "h", "h")
    assert len(counted) == 2
    assert counted[1] > counted[0]


def test_the_help_names_the_key_for_advice() -> None:
    assert re.search(r"^ *h  +what looks best", shown(moment("runedar", 15, players=1), "?"), re.MULTILINE)
