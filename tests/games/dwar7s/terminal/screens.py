"""Screens of Dwar7s Fall on paper."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType

import mattock
from mattock.games.dwar7s.terminal.picture import picture
from mattock.terminal.screens import screen_of
from mattock.texts import Texts
from mattock.texts.story import people_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import mattock
    from mattock.games.dwar7s.terminal.picture import Space

FACE = screen_of("dwar7s")
PIECES = mattock.game("dwar7s").pieces()
TEXTS = Texts("en", "dwar7s", pieces=PIECES, people=["blue", "red", "green", "yellow"])


def printed(shown: RenderableType, width: int = 80) -> str:
    paper = io.StringIO()
    Console(width=width, file=paper).print(shown)
    return paper.getvalue()


def drawn(state: mattock.State, width: int = 80, numbers: Mapping[Space, int] | None = None) -> list[str]:
    """The table alone, row by row."""
    rows = printed(picture(state.view(None), TEXTS, width, numbers or {}), width).splitlines()
    return [row.rstrip() for row in rows]


def shown(state: mattock.State, seat: int | None, width: int = 80, *, asked: bool = False) -> str:
    """A whole screen."""
    texts = TEXTS.at_table(people_of(state))
    return printed(FACE.screen(state, seat, texts, PIECES, width, asked=asked), width)


def words(text: str) -> str:
    """A screen as running text; what stands side by side is torn apart, what is short stays whole."""
    return " ".join(text.split())
