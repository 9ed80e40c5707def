"""A canvas of characters: boxes whose borders join where they meet, and styled text."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8
LINES: Final = "dim"
# The strokes that leave the middle of a cell, as a sum, pick its character.
STROKES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def heading(text: str) -> Text:
    return Text(text, "bold underline")


class TextCanvas:
    """`width` by `height` cells, drawn from the top left corner."""

    def __init__(self, width: int, height: int, strokes: str = STROKES, lines: str = LINES) -> None:
        self.width = width
        self.height = height
        self._characters = strokes
        self._lines = lines
        self._strokes = [[0] * width for _ in range(height)]
        self._letters = [[""] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]
        self._grounds = [[""] * width for _ in range(height)]

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """A frame; where it runs over another one the lines join."""
        for x in range(left, right):
            self.across(x, top)
            self.across(x, bottom)
        for y in range(top, bottom):
            self.down(left, y)
            self.down(right, y)

    def across(self, x: int, y: int) -> None:
        """A stroke from a cell to the one on its right."""
        self._strokes[y][x] |= RIGHT
        self._strokes[y][x + 1] |= LEFT

    def down(self, x: int, y: int) -> None:
        """A stroke from a cell to the one below it."""
        self._strokes[y][x] |= DOWN
        self._strokes[y + 1][x] |= UP

    def write(self, x: int, y: int, text: str | Text, room: int, style: str = "") -> None:
        """Writing from a cell on, cut off after `room` cells."""
        written = text if isinstance(text, Text) else Text(text, style)
        for offset, letter in enumerate(written.plain[:room]):
            self._letters[y][x + offset] = letter
            self._styles[y][x + offset] = _style_at(written, offset)

    def paint(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        """Set the background from corner to corner, both included."""
        for y in range(top, bottom + 1):
            self._grounds[y][left : right + 1] = [colour] * (right + 1 - left)

    def is_empty(self, x: int, y: int) -> bool:
        """Whether nothing is drawn or written there."""
        return not self._letters[y][x] and not self._strokes[y][x]

    def rows(self) -> list[Text]:
        """The finished sheet, line by line."""
        return [self._row(y) for y in range(self.height)]

    def _row(self, y: int) -> Text:
        """Neighbours of one style become one piece: that is much quicker to print than letter by letter."""
        letters = [
            letter or self._characters[strokes]
            for letter, strokes in zip(self._letters[y], self._strokes[y], strict=True)
        ]
        styles = [self._style(x, y) for x in range(self.width)]
        ends = [x + 1 for x in range(self.width) if letters[x] != " " or self._grounds[y][x]]
        row = Text(no_wrap=True)
        for style, cells in groupby(range(max(ends, default=0)), styles.__getitem__):
            row.append("".join(letters[x] for x in cells), style)
        return row

    def _style(self, x: int, y: int) -> str:
        """The style of a cell: that of its text, else that of all lines, else that of the ground."""
        style = self._styles[y][x] if self._letters[y][x] else self._lines if self._strokes[y][x] else ""
        ground = self._grounds[y][x]
        return f"{style} on {ground}".strip() if ground and " on " not in style else style


def _style_at(text: Text, offset: int) -> str:
    """The style of one letter; the innermost wins."""
    style = str(text.style)
    for span in text.spans:
        if span.start <= offset < span.end:
            style = str(span.style)
    return style
