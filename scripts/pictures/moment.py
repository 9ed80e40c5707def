"""What a picture shows, as each game declares it in its module of this folder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import mattock
from scripts.checkout import ROOT

PICTURES: Final = ROOT / "docs" / "pictures"


class Moment(NamedTuple):
    """The first moment after a share of a game in which the first seat is asked that."""

    name: str
    game: str
    luck: str
    options: dict[str, Any]
    after: float
    asked: str | None
    click: str | None = None
    painted: str = ""  # a selector of what is drawn last
    is_in_readme: bool = False


class TerminalPicture(NamedTuple):
    """A file, how wide the terminal is, the moment it shows, and whether the choices are marked in it."""

    name: str
    width: int
    moment: Callable[[], mattock.State]
    has_marks: bool = True
