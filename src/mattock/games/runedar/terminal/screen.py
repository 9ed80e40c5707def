"""One screen of a siege: the fortress, and the rest below it or, where there is room, beside it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mattock.core.game import PrintedData
from mattock.games.runedar.terminal.fortress import WIDTH, picture
from mattock.games.runedar.terminal.panels import Usable, board, hands, hires, meters
from mattock.terminal.canvas import heading
from mattock.terminal.game_screen import View
from mattock.texts import Texts

SIDE_PANEL_WIDTH: Final = 39
MIN_WIDE_WIDTH: Final = WIDTH + 1 + SIDE_PANEL_WIDTH
NOT_ASKED: Final[Usable] = MappingProxyType({})


def screen(view: View, texts: Texts, pieces: PrintedData, width: int, usable: Usable = NOT_ASKED) -> RenderableType:
    """Everything that a view shows; `usable` are the actions of the hand that are possible now."""
    fortress = Group(*picture(view, texts))
    cards = hands(view, texts, pieces, usable)
    if width < MIN_WIDE_WIDTH:
        below = (
            meters(view, texts, columns=2),
            board(view, texts, pieces, narrow=False),
            hires(view, texts, pieces, narrow=False),
        )
        return Group(title(view, texts), fortress, *below, cards)
    beside = Group(
        meters(view, texts, columns=1),
        Padding(board(view, texts, pieces, narrow=True), (1, 0)),
        hires(view, texts, pieces, narrow=True),
    )
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=WIDTH)
    grid.add_column(width=SIDE_PANEL_WIDTH)
    grid.add_row(Group(fortress, cards), beside)
    return Group(title(view, texts), grid)


def title(view: View, texts: Texts) -> Text:
    if view["result"] is not None:
        return heading(texts.say("screen-over"))
    return heading(texts.say("screen-turn", turn=view["turn"], seat=texts.seat(view["to_move"])))
