"""The results of a ladder: every game of its matches, kept in a file that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import msgspec

from mattock.core.refusal import BadOption
from mattock.lab.intervals import wilson


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game for the challenger: its share of the victory, its points, why the game ended and when.

    `starter` is the share of the seat that began, whoever sat there; older results do not have it.
    """

    share: float
    points: int
    reason: str
    decisions: int
    starter: float | None = None


class Tally(msgspec.Struct):
    """The results of a match, in the order of its games."""

    games: list[Played] = []

    @property
    def shares(self) -> list[float]:
        return [game.share for game in self.games]

    @property
    def reasons(self) -> Counter[str]:
        return Counter(game.reason for game in self.games)

    @property
    def points(self) -> float:
        """A game, on average."""
        return sum(game.points for game in self.games) / max(len(self.games), 1)

    @property
    def rate(self) -> float:
        return sum(self.shares) / max(len(self.games), 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(sum(self.shares), len(self.games))

    @property
    def starters(self) -> list[float]:
        """What the seats won that began, where it was written down."""
        return [game.starter for game in self.games if game.starter is not None]

    def interval_of(self, reason: str) -> tuple[float, float]:
        """Of the rate at which games end so."""
        return wilson(self.reasons[reason], len(self.games))


def read_tallies(path: Path) -> dict[str, Tally]:
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Tally])
    except msgspec.DecodeError as error:
        raise BadOption(f"{path}: not the results of a ladder: {error}") from None


def write_tallies(path: Path, tallies: Mapping[str, Tally]) -> None:
    """One line a match, so that a difference shows which."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{encoded(name)}: {encoded(tallies[name])}" for name in sorted(tallies)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def encoded(data: object) -> str:
    return msgspec.json.encode(data).decode()
