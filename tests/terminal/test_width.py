"""A terminal of 80 columns: nothing is broken in the middle, in any language."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import mattock
from mattock.games.dwar7s.terminal import panels as fall
from mattock.games.runedar.terminal import panels as siege
from mattock.texts import Texts, languages
from mattock.texts.story import people_of
from tests.games.dwar7s.positions import position as table
from tests.games.runedar.positions import position

WIDTH = 80
in_every_language = pytest.mark.parametrize("language", languages())


def printed(renderable: RenderableType) -> list[str]:
    console = Console(width=WIDTH, file=io.StringIO())
    console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().rstrip("\n").split("\n")


@in_every_language
@pytest.mark.parametrize("game", mattock.game_names())
def test_every_line_of_the_help_fits(language: str, game: str) -> None:
    texts = Texts(language, game)
    said = [texts.say("terminal-help", rule="D4.1"), texts.say("terminal-help-signs")]
    assert [line for text in said for line in text.split("\n") if len(line) > WIDTH] == []


@in_every_language
def test_a_kingdom_card_stays_on_its_line(language: str) -> None:
    kinds = list(mattock.game("dwar7s").pieces()["kingdom"])
    numbers = {kind: number for number, kind in enumerate(kinds, 1)}
    texts = Texts(language, "dwar7s")
    lines = printed(fall.kingdom_cards(kinds, texts, mattock.game("dwar7s").pieces(), numbers))
    assert len(lines) in (5, 9)
    assert [kind for kind in kinds if texts.name("card", kind, "short") not in "\n".join(lines)] == []


@in_every_language
def test_the_names_and_points_of_the_goals_on_offer_stay_on_their_lines(language: str) -> None:
    position = table({}, market="barrel_of_mead winter_feast ham")
    game = mattock.game("dwar7s")
    texts = Texts(language, "dwar7s", pieces=game.pieces())
    said = "\n".join(printed(fall.market(position.view(0), texts, game.pieces(), narrow=False)))
    for goal in ("barrel_of_mead", "winter_feast", "ham"):
        points = fall.points_of("trading", goal, game.pieces())
        assert texts.name("goal", goal, "short") in said
        assert texts.say("screen-worth", points=points) in said


@in_every_language
def test_the_names_and_costs_of_upgrades_stay_on_their_lines(language: str) -> None:
    cards = ["rune_pick", "deep_pick", "repeating_crossbow", "rune_crossbow", "rune_hammer"]
    state = position(board=cards)
    game = mattock.game("runedar")
    texts = Texts(language, "runedar", pieces=game.pieces()).at_table(people_of(state))
    view: Any = state.view(0)
    lines = printed(siege.board(view, texts, game.pieces(), narrow=False))
    for space in view["board"]:
        name, costs, _ = siege.space_cells(space, texts, game.pieces())
        assert any(name.plain in line and costs.plain in line for line in lines)
