"""The table as text: cards where they lie, walls as heavy lines, open borders as gaps, each area on its own ground."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from mattock.games.dwar7s.terminal.areas import areas_in
from mattock.games.dwar7s.terminal.cells import cell
from mattock.games.dwar7s.terminal.layout import Part, Span, layout
from mattock.games.dwar7s.terminal.palette import CHOICE_STYLE, PILLAR, WALL
from mattock.terminal.canvas import HEAVY, TextCanvas
from mattock.terminal.game_screen import View
from mattock.texts import Texts

Space = tuple[int, int]
"""Column and row of the table: east and south of the first card."""

SIDES: Final = ("north", "east", "south", "west")


def picture(view: View, texts: Texts, width: int, numbers: Mapping[Space, int]) -> RenderableType:
    """The whole table; `numbers` are choices by the space they are made on."""
    stacks = {(stack["x"], stack["y"]): stack for stack in view["table"]}
    if not stacks:
        return Text(texts.say("screen-empty"), "dim")
    parts = layout(stacks, width, has_rim=any(space not in stacks for space in numbers))
    drawn: list[RenderableType] = []
    for part in parts:
        if len(parts) > 1:
            first, last, every = part.columns[0].number, part.columns[-1].number, parts[0].columns[0].number
            whole = parts[-1].columns[-1].number - every + 1
            said = texts.say("screen-part", first=first - every + 1, last=last - every + 1, all=whole)
            drawn.append(Text(said, "bold"))
        drawn += draw(part, stacks, view, texts, numbers)
    return Group(*drawn)


def draw(
    part: Part, stacks: Mapping[Space, View], view: View, texts: Texts, numbers: Mapping[Space, int]
) -> list[Text]:
    """One part of the table, row by row."""
    canvas = TextCanvas(part.width, part.height, HEAVY, WALL)
    areas = areas_in(view)
    mover = None if view["result"] else view["players"][view["to_move"]]["colour"]
    for column, row in every_space(part):
        space = column.number, row.number
        if space in stacks:
            stack = stacks[space]
            area = areas[stack["area"]]
            frame(canvas, column, row, stack, area.ground)
            for line, text in enumerate(cell(stack, area, numbers.get(space), mover, texts, column.room)):
                canvas.write(column.start + 1, row.start + 1 + line, text, column.room)
        elif space in numbers:
            mark = f"‹{numbers[space]}›"
            x = column.start + 1 + (column.room - len(mark)) // 2
            canvas.write(x, row.start + (row.room + 1) // 2, mark, column.room, CHOICE_STYLE)
    for column, row in every_space(part):
        if (column.number, row.number) in stacks:
            pillar(canvas, column, row)
    return canvas.rows()


def every_space(part: Part) -> Iterator[tuple[Span, Span]]:
    for row in part.rows:
        for column in part.columns:
            yield column, row


def frame(canvas: TextCanvas, column: Span, row: Span, stack: View, ground: str) -> None:
    """The ground of a card, out to the gaps, and its walls; a neighbour's wall closes the border too (D4.3)."""
    left, top, right, bottom = column.start, row.start, column.end, row.end
    canvas.paint(left + 1, top + 1, right - 1, bottom - 1, ground)
    edges = {
        "north": (left + 1, top, right - 1, top),
        "east": (right, top + 1, right, bottom - 1),
        "south": (left + 1, bottom, right - 1, bottom),
        "west": (left, top + 1, left, bottom - 1),
    }
    for side, edge in edges.items():
        if side in stack["walls"]:
            wall(canvas, *edge)
        elif side in stack["open"]:
            canvas.paint(*edge, ground)


def wall(canvas: TextCanvas, left: int, top: int, right: int, bottom: int) -> None:
    """A heavy line along an edge, with half a stroke into the corners at its ends."""
    if top == bottom:
        for x in range(left - 1, right + 1):
            canvas.across(x, top)
    else:
        for y in range(top - 1, bottom + 1):
            canvas.down(left, y)


def pillar(canvas: TextCanvas, column: Span, row: Span) -> None:
    """A dot at each corner that no wall runs through, so that cards are told apart where all is open."""
    for x in (column.start, column.end):
        for y in (row.start, row.end):
            if canvas.is_empty(x, y):
                canvas.write(x, y, "·", 1, PILLAR)
