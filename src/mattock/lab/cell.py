"""One cell of an experiment: games that differ in their luck alone; and what is kept of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from mattock.bots import Bot, bot


class Record(IntEnum):
    """How much is recorded: the end of each game; its turns and what was used; or every decision as well."""

    OUTCOME = 0
    GAMES = 1
    DECISIONS = 2


class Contender(NamedTuple):
    """A level, and for a master how many iterations it thinks about a decision."""

    level: str
    iterations: int | None = None

    @property
    def title(self) -> str:
        return self.level if self.iterations is None else f"{self.level} ({self.iterations:,} iterations)"

    @property
    def code(self) -> str:
        """The code in experiments and results."""
        return self.level if self.iterations is None else f"{self.level}:{self.iterations}"

    def ready(self, seed: str) -> Bot:
        return bot(self.level, seed=seed, iterations=self.iterations)


class Cell(NamedTuple):
    """Games of one kind. The luck of a game, and that of its bots, hangs on `seed` and its number alone.

    `numbers` are those of its games. `box` is the text of an owner's file, None for the built-in components; `made_of`
    names the rules and the digest of the components that the games must have, so that no machine plays others.
    """

    game: str
    options: Mapping[str, Any]
    seats: tuple[Contender, ...]
    seed: str
    numbers: range
    record: Record = Record.OUTCOME
    box: str | None = None
    box_name: str = ""
    made_of: tuple[str, str] | None = None

    @property
    def team(self) -> str:
        """One level, or who sits where."""
        codes = [seat.code for seat in self.seats]
        return codes[0] if len(set(codes)) == 1 else ", ".join(codes)


class Turn(NamedTuple):
    """A turn or round, as it ended: how many decisions it took, and the values of the game's curves."""

    turn: int
    decisions: int
    values: tuple[int, ...]


class Used(NamedTuple):
    """How often a thing was offered and used, by one seat or, where `seat` is None, by all."""

    sort: str
    item: str
    seat: int | None
    offered: int
    used: int


class DecisionRow(NamedTuple):
    """One decision: who was asked what in which turn, out of how many choices, and what was chosen."""

    turn: int
    seat: int
    question: str
    choices: int
    verb: str
    action: str


class GameResult(NamedTuple):
    """The result of a game; `shares` are each seat's part of the victory."""

    number: int
    winners: tuple[int, ...]
    players: int
    first: int
    reason: str
    decisions: int
    measures: dict[str, tuple[int, ...]]
    shares: tuple[float, ...] = ()
    scores: tuple[int, ...] = ()
    title: str | None = None
    turns: tuple[Turn, ...] = ()
    uses: tuple[Used, ...] = ()
    asked: tuple[DecisionRow, ...] = ()
