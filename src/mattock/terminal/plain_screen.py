"""A game that brings no picture: its view as a tree of names and values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mattock.core.game import Game, PrintedData
from mattock.core.state import State
from mattock.terminal.game_screen import GameScreen, View
from mattock.texts import Texts

INDENT: Final = "  "
SAID_ELSEWHERE: Final = frozenset({"game", "options", "components", "decision"})
"""The opening line and the question say these."""


class PlainScreen(GameScreen):
    """Shows all that a seat may know, in the order in which the game tells it."""

    plain = frozenset({"not_now"})
    pictured = frozenset()
    example = ""

    def __init__(self, game: Game) -> None:
        self.order = tuple(dict.fromkeys(action.verb for action in game.catalogue().actions))  # type: ignore[misc]

    def turn(self, view: View) -> object:
        return view["to_move"]

    def hides(self, view: View) -> bool:
        """Nobody knows what a strange game hides, so the screen is always covered."""
        return True

    def screen(
        self, state: State, seat: int | None, texts: Texts, pieces: PrintedData, width: int, *, asked: bool
    ) -> RenderableType:
        view = {name: value for name, value in state.view(seat).items() if name not in SAID_ELSEWHERE}
        return Group(*(Text(line) for line in lines_of(view)))

    def aside(self, state: State, texts: Texts, pieces: PrintedData, width: int) -> RenderableType | None:
        return None


def lines_of(data: object, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines: a name and its value, or a name and what belongs to it below."""
    for name, value in rows_of(data):
        if all(not list(rows_of(part)) for _, part in rows_of(value)):
            yield f"{INDENT * depth}{name}: {written(value)}"
        else:
            yield f"{INDENT * depth}{name}:"
            yield from lines_of(value, depth + 1)


def rows_of(data: object) -> Iterator[tuple[object, object]]:
    """The parts of plain data with their names, or their numbers in a list; none where it has no parts."""
    if isinstance(data, Mapping):
        yield from data.items()
    elif isinstance(data, list):
        yield from enumerate(data, 1)


def written(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {written(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(written(part) for part in value) or "–"
    return "–" if value is None else str(value)
