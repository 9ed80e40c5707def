"""The screen of a game that brings no picture: its view as a tree of names and values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mattock.core.game import Game, PrintedData
from mattock.core.state import State
from mattock.terminal.game_screen import GameScreen, View
from mattock.texts import Texts
from mattock.texts.declared import sort_of

INDENT: Final = "  "
SAID_ELSEWHERE: Final = frozenset({"game", "options", "components", "decision", "outcome", "result"})
"""The opening line and the question say these."""

SEATS: Final = frozenset({"to_move", "first"})
"""Fields of every view that name a seat."""


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
        """Always True: it is not known what another package's game hides."""
        return True

    def screen(
        self, state: State, seat: int | None, texts: Texts, pieces: PrintedData, width: int, *, asked: bool
    ) -> RenderableType:
        view = {name: value for name, value in state.view(seat).items() if name not in SAID_ELSEWHERE}
        return Group(*(Text(line) for line in Tree(texts).lines(view)))

    def aside(self, state: State, texts: Texts, pieces: PrintedData, width: int) -> RenderableType | None:
        return None


class Tree:
    """Plain data in the words of a game, where it has any: `field-round` names a field, `face-six` a value."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def lines(self, data: object, depth: int = 0, field: str = "") -> Iterator[str]:
        """Indented lines: a name and its value, or a name and what belongs to it below."""
        for name, value in rows_of(data):
            label, inner = (self.label(name), name) if isinstance(name, str) else (str(name), field)
            if all(not list(rows_of(part)) for _, part in rows_of(value)):
                yield f"{INDENT * depth}{label}: {self.written(value, inner)}"
            else:
                yield f"{INDENT * depth}{label}:"
                yield from self.lines(value, depth + 1, inner)

    def label(self, name: str) -> str:
        key = f"field-{name}"
        return self.texts.say(key) if self.texts.has(key) else name

    def written(self, value: object, field: str) -> str:
        if isinstance(value, Mapping):
            return ", ".join(self.part(str(name), part) for name, part in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(self.written(part, field) for part in value) or "–"
        return "–" if value is None else str(self.worded(value, field))

    def part(self, name: str, value: object) -> str:
        key = f"amount-{name}"
        if isinstance(value, int) and self.texts.has(key):
            return self.texts.say(key, count=value)
        return f"{self.label(name)} {self.written(value, name)}"

    def worded(self, value: object, field: str) -> object:
        sort = sort_of(field)
        if isinstance(value, int) and (sort == "seat" or field in SEATS):
            return self.texts.seat(value)
        return self.texts.say(key) if self.texts.has(key := f"{sort}-{value}") else value


def rows_of(data: object) -> Iterator[tuple[object, object]]:
    """The parts of plain data with their names, or their numbers in a list; none where it has no parts."""
    if isinstance(data, Mapping):
        yield from data.items()
    elif isinstance(data, list):
        yield from enumerate(data, 1)
