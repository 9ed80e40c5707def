"""The guided tour of a game: luck that is fixed, a game to play with it, and what is said on the way, all as data.

A game's words hold it as `tour.json`; `python -m scripts.tour` writes that file. The texts of the steps lie beside it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from mattock.core.registry import manifest
from mattock.tables.log.seats import Level
from mattock.wire.messages import Options


class TourStep(Struct, frozen=True):
    """One thought of a tour. It stands where `start` actions of the script are played; the learner reads it, or plays
    the actions up to `end`. `text` names what is said, and `args` the texts that it takes; `anchors` are selectors of
    what it is about; a `chapter` begins with the step that names it.
    """

    text: str
    start: int
    end: int
    anchors: list[str]
    chapter: str | None = None
    args: dict[str, str] = {}


class Tour(Struct, frozen=True):
    """`script` holds the actions with their seats, one after the other, from the deal on. The learner's seat is
    `learner`, bots of this `level` have the others and go on by themselves where the script ends.
    """

    options: Options
    secret: str
    learner: int
    level: Level
    script: list[tuple[int, str]]
    steps: list[TourStep]


@cache
def tour_of(game: str) -> Tour | None:
    """None for a game that has no tour."""
    file = files(manifest(game).words).joinpath("tour.json")
    return msgspec.json.decode(file.read_bytes(), type=Tour) if file.is_file() else None
