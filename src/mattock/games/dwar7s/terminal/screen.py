"""One screen of Dwar7s Fall: the table last, right above the question, and the rest above it or beside it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mattock.core.game import PrintedData
from mattock.games.dwar7s.terminal.cells import FOR_NAMES
from mattock.games.dwar7s.terminal.layout import layout
from mattock.games.dwar7s.terminal.numbers import NOT_ASKED, Numbers
from mattock.games.dwar7s.terminal.panels import SIDE_PANEL_WIDTH, hand, market, piles, players, stacks
from mattock.games.dwar7s.terminal.picture import picture
from mattock.terminal.canvas import heading
from mattock.terminal.game_screen import View
from mattock.texts import Texts

TABLE: Final = 80
MIN_WIDE_WIDTH: Final = TABLE + 1 + SIDE_PANEL_WIDTH
CALM_WARNING: Final = 2
"""So many quiet rounds are not worth a word."""


def screen(view: View, texts: Texts, pieces: PrintedData, width: int, numbers: Numbers = NOT_ASKED) -> RenderableType:
    """Everything that a view shows; where a card is being laid, the table alone."""
    top = title(view, texts)
    if is_laying(view) and numbers.on_table:
        return Group(top, picture(view, texts, width, numbers.on_table))
    own = [panel for panel in (hand(view, texts, pieces, numbers.in_hand), stacks(view, texts)) if panel is not None]
    if width < MIN_WIDE_WIDTH or not fits_beside(view):
        wide = width >= MIN_WIDE_WIDTH
        return Group(
            top,
            players(view, texts, pieces, columns=3 if wide else 2),
            market(view, texts, pieces, narrow=False),
            piles(view, texts),
            *own,
            picture(view, texts, width, numbers.on_table),
        )
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=TABLE)
    grid.add_column(width=SIDE_PANEL_WIDTH)
    beside = Group(
        players(view, texts, pieces, columns=1),
        Padding(market(view, texts, pieces, narrow=True), (1, 0, 0, 0)),
        piles(view, texts),
    )
    grid.add_row(Group(*own, picture(view, texts, TABLE, numbers.on_table)), beside)
    return Group(top, grid)


def is_laying(view: View) -> bool:
    return view["decision"] is not None and view["decision"]["kind"] == "space"


def fits_beside(view: View) -> bool:
    """Whether the table fits beside the panels with cards large enough for names."""
    if not view["table"]:
        return True
    parts = layout([(stack["x"], stack["y"]) for stack in view["table"]], TABLE, has_rim=False)
    return parts[0].columns[0].room >= FOR_NAMES


def title(view: View, texts: Texts) -> Text:
    """The player to move, how many actions are spent, and how near the end is."""
    if view["result"] is not None:
        return heading(texts.say("screen-over"))
    said = texts.say("screen-turn", round=view["round"], seat=texts.seat(view["to_move"]))
    actions = texts.say("screen-actions", used=view["actions_used"], allowed=view["actions_allowed"])
    line = Text.assemble(heading(said), "  ", actions)
    if view["last_round"]:
        line.append("  ").append(texts.say("screen-last-round"), "bold red")
    if view["calm_rounds"] > CALM_WARNING:
        line.append("\n").append(texts.say("screen-calm", count=view["calm_rounds"]), "bold red")
    return line
