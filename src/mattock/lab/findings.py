"""What the results of the siege mean, in sentences that are worked out from them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from mattock.lab.ladder import Match, Tally

NEARLY_ALWAYS: Final = 0.85
HARDLY_EVER: Final = 0.15
SURE: Final = 1.96  # standard errors
STRONG: Final = ("master", "journeyman")

Results = Mapping[int, Tally]
"""By number of players."""


def findings(rows: Sequence[Match], tallies: Mapping[str, Tally]) -> list[str]:
    """Is a game too easy or too hard for who plays well, and what can be told apart?"""
    sieges = [row for row in rows if row.opponent is None and row.id in tallies]
    found: dict[tuple[str, str, str], dict[int, Tally]] = {}
    for row in sieges:
        found.setdefault((row.game, difficulty_of(row), row.level), {})[row.players] = tallies[row.id]
    told = [sentence for game, difficulty in places(sieges) for sentence in of_strength(found, game, difficulty)]
    return told + of_difficulty(found, places(sieges))


def places(sieges: Sequence[Match]) -> list[tuple[str, str]]:
    """Each game and difficulty once, in the order of the ladder."""
    return list(dict.fromkeys((row.game, difficulty_of(row)) for row in sieges))


def difficulty_of(row: Match) -> str:
    return str(row.options.get("difficulty", "normal"))


def of_strength(found: Mapping[tuple[str, str, str], Results], game: str, difficulty: str) -> list[str]:
    strong = {level: found[game, difficulty, level] for level in STRONG if (game, difficulty, level) in found}
    told: list[str] = []
    if strong:
        figures = ", ".join(f"{level} {span(results)}" for level, results in strong.items())
        rate = pooled(next(iter(strong.values())))
        verdict = {True: "wins nearly always", False: "hardly ever wins"}
        if rate >= NEARLY_ALWAYS or rate <= HARDLY_EVER:
            told.append(
                f"{game}, {difficulty}: who plays well {verdict[rate >= NEARLY_ALWAYS]} ({figures}, by number of "
                "players). That hangs on the values marked `reconstructed` (`mattock components`)."
            )
    if len(strong) == len(STRONG):
        alike = [players for players in sorted(strong["master"]) if is_alike(players, *strong.values())]
        if alike:
            told.append(
                f"{game}, {difficulty}: a master cannot be told from a journeyman with {counted(alike)}: "
                "the difference may be chance."
            )
    return told


def of_difficulty(found: Mapping[tuple[str, str, str], Results], known: Sequence[tuple[str, str]]) -> list[str]:
    """A beginner should feel it: does an apprentice win more often on one difficulty than on another?"""
    told: list[str] = []
    for place, (game, difficulty) in enumerate(known):
        for other_game, other in known[place + 1 :]:
            one, two = found.get((game, difficulty, "apprentice"), {}), found.get((game, other, "apprentice"), {})
            alike = [players for players in sorted(one) if other_game == game and is_alike(players, one, two)]
            if alike:
                rates = "; ".join(f"{100 * one[count].rate:.0f} % and {100 * two[count].rate:.0f} %" for count in alike)
                told.append(
                    f"{game}: an apprentice cannot tell {difficulty} from {other} with {counted(alike)} "
                    f"({rates}): the difference may be chance."
                )
    return told


def pooled(results: Results) -> float:
    """Over all numbers of players."""
    shares = [share for tally in results.values() for share in tally.shares]
    return sum(shares) / max(1, len(shares))


def span(results: Results) -> str:
    rates = [tally.rate for tally in results.values()]
    low, high = f"{100 * min(rates):.0f}", f"{100 * max(rates):.0f}"
    return f"{low} %" if low == high else f"{low} to {high} %"


def is_alike(players: int, one: Results, two: Results) -> bool:
    """May the difference between two rates be chance?"""
    if players not in one or players not in two:
        return False
    first, second = one[players].shares, two[players].shares
    rate = (sum(first) + sum(second)) / (len(first) + len(second))
    noise = math.sqrt(rate * (1 - rate) * (1 / len(first) + 1 / len(second)))
    return abs(one[players].rate - two[players].rate) <= SURE * noise


def counted(players: Sequence[int]) -> str:
    *some, last = map(str, players)
    return f"{', '.join(some)} and {last} players" if some else f"{last} {'player' if last == '1' else 'players'}"
