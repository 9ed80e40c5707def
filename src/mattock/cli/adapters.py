"""What the commands know of each game: its report, which the game's manifest names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import NamedTuple, cast

from rich.console import RenderableType

from mattock.cli.component_tables import AnyBox, Columns
from mattock.cli.result_tables import seat_shares
from mattock.core.manifest import load_part
from mattock.core.refusal import UnknownGame
from mattock.core.registry import manifest
from mattock.lab.cell import GameResult
from mattock.texts import Texts


class Report(NamedTuple):
    """How results are shown, and how the box of components is read and shown, if the game has one."""

    results: Callable[[Sequence[GameResult], Texts], RenderableType] = seat_shares
    load_box: Callable[[str | None], AnyBox] | None = None
    columns: Columns = MappingProxyType({})


def report_of(game: str) -> Report:
    """The report of a game; one that brings none shows who won by seat."""
    name = manifest(game).report
    return Report() if name is None else cast("Report", load_part(name))


def box_of(game: str, file: str | None) -> AnyBox:
    """The box of a game, or an owner's file laid over it."""
    load_box = report_of(game).load_box
    if load_box is None:
        raise UnknownGame(f"the game {game!r} has no box of components").saying("no_box", name=repr(game))
    return load_box(file)
