"""What the commands know of each game, in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType

from mattock.cli import dwar7s, runedar
from mattock.cli.showcase import AnyBox, Columns
from mattock.cli.trial import Measures, Trial
from mattock.cli.verdicts import seat_shares, win_rate
from mattock.games.dwar7s.components import load_box as load_dwar7s
from mattock.games.runedar.components import load_box as load_runedar
from mattock.texts import Texts


class Lore(NamedTuple):
    """How a game's box is read and shown; what of its games is measured, and who won them."""

    load_box: Callable[[str | None], AnyBox]
    columns: Columns
    measures: Measures
    verdict: Callable[[Sequence[Trial], Texts], RenderableType]


LORE: Final[Mapping[str, Lore]] = {
    "runedar": Lore(load_runedar, runedar.COLUMNS, runedar.MEASURES, win_rate),
    "dwar7s": Lore(load_dwar7s, dwar7s.COLUMNS, dwar7s.MEASURES, seat_shares),
}
