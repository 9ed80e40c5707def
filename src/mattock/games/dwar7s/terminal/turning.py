"""The four ways to turn a card, drawn, and what each would make of the kingdoms (D4.2, D7)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mattock.core.action import Action
from mattock.core.state import State
from mattock.games.dwar7s.terminal.areas import areas_in
from mattock.games.dwar7s.terminal.cells import cell
from mattock.games.dwar7s.terminal.layout import LINES, MAX_COLUMN, Span
from mattock.games.dwar7s.terminal.palette import CHOICE_STYLE, WALL, badge
from mattock.games.dwar7s.terminal.picture import frame, pillar
from mattock.terminal.canvas import HEAVY, TextCanvas
from mattock.terminal.game_screen import View
from mattock.texts import Texts


def turnings(state: State, offered: Sequence[Action], texts: Texts) -> RenderableType:
    """Beside each other, each with the number of its choice; found by laying the card on copies of the game."""
    before = state.view(state.to_move)
    grid = Table.grid(padding=(0, 2))
    trials = []
    for action in offered:
        trial = state.clone()
        trial.step(action.id)
        trials.append(trial.view(state.to_move))
    grid.add_row(*(drawn(after, before, number, texts) for number, after in enumerate(trials, 1)))
    return grid


def drawn(after: View, before: View, number: int, texts: Texts) -> RenderableType:
    """The card as it would lie, and the difference it makes."""
    place = before["decision"]["params"]
    stack = next(stack for stack in after["table"] if (stack["x"], stack["y"]) == (place["x"], place["y"]))
    area = areas_in(after)[stack["area"]]
    canvas = TextCanvas(MAX_COLUMN + 2, LINES + 2, HEAVY, WALL)
    column, row = Span(0, 0, MAX_COLUMN), Span(0, 0, LINES)
    frame(canvas, column, row, stack, area.ground)
    for line, text in enumerate(cell(stack, area, None, None, texts, MAX_COLUMN)):
        canvas.write(1, 1 + line, text, MAX_COLUMN)
    pillar(canvas, column, row)
    ways = texts.say("screen-ways", count=len(stack["open"]))
    return Group(Text(f"‹{number}›", CHOICE_STYLE), *canvas.rows(), Text(ways), *changes(after, before, texts))


def changes(after: View, before: View, texts: Texts) -> list[Text]:
    """The kingdoms that would grow or shrink, and to what."""
    found = []
    for old, new in zip(before["players"], after["players"], strict=True):
        if (old["kingdom_size"], old["kingdom_worth"]) != (new["kingdom_size"], new["kingdom_worth"]):
            cards = texts.say("screen-change-cards", before=old["kingdom_size"], after=new["kingdom_size"])
            points = texts.say("screen-change-points", before=old["kingdom_worth"], after=new["kingdom_worth"])
            found += [Text.assemble(badge(new["colour"], texts), " ", cards), Text(f"   {points}")]
    return found
