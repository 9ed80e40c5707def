"""One screen of a siege: everything on it at any width, and how it ends."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import mattock
from mattock.games.runedar.state import Siege
from mattock.games.runedar.terminal.screen import MIN_WIDE_WIDTH, screen, title
from mattock.texts import Texts
from tests.games.runedar.positions import position

PIECES = mattock.game("runedar").pieces()
TEXTS = Texts("en", "runedar", pieces=PIECES, people=["brynja", "torvald"])


def shown(siege: Siege, width: int) -> list[str]:
    paper = io.StringIO()
    Console(width=width, file=paper).print(screen(siege.view(0), TEXTS, PIECES, width))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, MIN_WIDE_WIDTH, 160])
def test_every_line_fits_and_all_parts_are_there(width: int) -> None:
    siege = position(hand=["spear", "saw"], board=["pick"], orcs={"tannery": 1})
    lines = shown(siege, width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for said in ("Spear", "Saw", "Pick", TEXTS.name("mercenary", "cancel", "short")):
        assert said in text


def test_beside_each_other_the_parts_take_fewer_lines() -> None:
    siege = position(hand=["spear"])
    assert len(shown(siege, MIN_WIDE_WIDTH)) < len(shown(siege, MIN_WIDE_WIDTH - 1))


def test_the_title_says_whose_turn_it_is_or_that_it_is_over() -> None:
    siege = position()
    view = dict(siege.view(0))
    assert TEXTS.seat(0) in title(view, TEXTS).plain
    view["result"] = "gold"
    assert title(view, TEXTS).plain == TEXTS.say("screen-over")
