"""The aims of a search for better values, and how far the games of a candidate miss them.

Games that are won together have a rate for each value of an option. Games of each against all have no such rate: there
what is dealt should decide little, whoever begins should win no more often than others, and all there is should be of
use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from mattock.lab.cell import Cell, GameResult

POINTS: Final = 0.08  # a miss by so much counts 1

Played = Sequence[tuple[Cell, GameResult]]


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Those who are dealt a thing of this sort should win as often as the others, to within so much."""

    sort: str
    within: float


class UsedPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each thing of this sort should be used in at least and at most that part of the cases in which it is offered."""

    sort: str
    low: float = 0.0
    high: float = 1.0


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of those bots should be like."""

    bots: str
    players: list[int]
    option: str | None = None
    rates: dict[str, float] = {}
    dealt: list[Dealt] = []
    used: list[UsedPart] = []
    begins: float | None = None
    length: tuple[int, int] | None = None


class AimedFigure(NamedTuple):
    """A measured value, and the range in which it should be."""

    value: float
    low: float
    high: float

    @property
    def loss(self) -> float:
        """The square of the miss, in `POINTS`."""
        return (max(self.low - self.value, self.value - self.high, 0.0) / POINTS) ** 2


def figures_of(aim: Aim, played: Played) -> dict[str, AimedFigure]:
    """All that an aim measures, by a name that tells what it is."""
    return {f"{aim.bots} {name}": figure for name, figure in measured(aim, played)}


def measured(aim: Aim, played: Played) -> Iterator[tuple[str, AimedFigure]]:
    for players in aim.players:
        games = [result for cell, result in played if cell.options["players"] == players]
        for value, rate in aim.rates.items():
            wins = [bool(game.winners) for cell, game in played if is_of(cell, players, aim.option, value)]
            yield f"{players} {value}", AimedFigure(part(sum(wins), len(wins)), rate, rate)
        if aim.begins is not None:
            begun = sum(game.shares[game.first] for game in games)
            yield f"{players} begins", AimedFigure(part(begun, len(games)) - 1 / players, -aim.begins, aim.begins)
        if aim.length is not None:
            shortest, longest = aim.length
            right = sum(shortest <= next(iter(game.measures.values()))[0] <= longest for game in games)
            yield f"{players} length", AimedFigure(part(right, len(games)), 1.0, 1.0)
    results = [result for _, result in played]
    for dealt in aim.dealt:
        for item, edge in edges(results, dealt.sort).items():
            yield f"{dealt.sort} {item} wins", AimedFigure(edge, -dealt.within, dealt.within)
    for wanted in aim.used:
        for item, (used, offered) in uses(results, wanted.sort).items():
            yield f"{wanted.sort} {item} used", AimedFigure(part(used, offered), wanted.low, wanted.high)


def is_of(cell: Cell, players: int, option: str | None, value: str) -> bool:
    return cell.options["players"] == players and option is not None and cell.options[option] == value


def part(some: float, whole: int) -> float:
    return some / whole if whole else 0.0


def edges(results: Sequence[GameResult], sort: str) -> Mapping[str, float]:
    """By thing: how much more often than others those win who were dealt it."""
    found: dict[str, list[float]] = {}
    for game in results:
        for use in game.uses:
            if use.sort == sort and use.seat is not None and use.offered:
                found.setdefault(use.item, []).append(game.shares[use.seat] - 1 / game.players)
    return {item: part(sum(edge), len(edge)) for item, edge in sorted(found.items())}


def uses(results: Sequence[GameResult], sort: str) -> Mapping[str, tuple[int, int]]:
    """By thing: how often it was used, and offered."""
    found: dict[str, tuple[int, int]] = {}
    for game in results:
        for use in game.uses:
            if use.sort == sort:
                used, offered = found.get(use.item, (0, 0))
                found[use.item] = (used + use.used, offered + use.offered)
    return dict(sorted(found.items()))
