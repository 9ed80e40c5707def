"""What clients are told of puzzles, and what they send."""

from __future__ import annotations

from msgspec import Struct

from mattock.tables.log.commands import Name
from mattock.wire.messages import AdviceReason, OfferedAction, Options, SeatView


class PuzzleInfo(Struct, frozen=True):
    """One of the prepared puzzles; `level` goes from 1, where the better action stands out most, to 3."""

    id: str
    players: int
    level: int


class PuzzleList(Struct, frozen=True):
    """The prepared puzzles of a game, and the id of that of today (UTC)."""

    game: str
    daily: str
    puzzles: list[PuzzleInfo]


class Puzzle(Struct, frozen=True):
    """A position in which one action is clearly better than the others, as the `seat` saw it that has to find it.

    The `legal` actions of `seen` are those that may be tried. A puzzle out of a game that was played at a `table` has
    the step as its `id`.
    """

    id: str
    game: str
    rules: str
    options: Options
    seat: int
    turn: int
    table: str | None
    seen: SeatView


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of an action that may be the better one; null to be told which it is."""

    action: Name | None


class PuzzleAnswer(Struct, frozen=True, tag_field="answer", tag="puzzle"):
    """Whether it was `right`, and what `chance` to win it leaves of the `best` there was (null where nothing was tried,
    or where that is not known). The `better` action and its `reason` are told once it was found, or asked for.
    """

    right: bool
    chance: float | None
    best: float
    better: OfferedAction | None
    reason: AdviceReason | None
