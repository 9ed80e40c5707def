"""Sentences that say what the results of the siege mean, derived from the figures."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from mattock.lab.ladder import Match
from mattock.lab.results import Tally

HIGH_RATE: Final = 0.85
LOW_RATE: Final = 0.15
MIN_STANDARD_ERRORS: Final = 1.96  # standard errors
STRONG_LEVELS: Final = ("master", "journeyman")
LEVELS: Final = ("master", "foreman", "journeyman", "assistant", "apprentice")

Results = Mapping[int, Tally]
"""By number of players."""


def findings(rows: Sequence[Match], tallies: Mapping[str, Tally]) -> list[str]:
    """Which games are too easy or too hard for strong players, and which results can be told apart."""
    sieges = [row for row in rows if row.opponent is None and row.id in tallies]
    found: dict[tuple[str, str, str], dict[int, Tally]] = {}
    for row in sieges:
        found.setdefault((row.game, difficulty_of(row), row.level), {})[row.players] = tallies[row.id]
    sentences: list[str] = []
    for game, difficulty in places(sieges):
        sentences += of_strength(found, game, difficulty) + of_levels(found, game, difficulty)
    return sentences + of_difficulty(found, places(sieges))


def places(sieges: Sequence[Match]) -> list[tuple[str, str]]:
    """Each game and difficulty once, in the order of the ladder."""
    return list(dict.fromkeys((row.game, difficulty_of(row)) for row in sieges))


def difficulty_of(row: Match) -> str:
    return str(row.options.get("difficulty", "normal"))


def of_strength(found: Mapping[tuple[str, str, str], Results], game: str, difficulty: str) -> list[str]:
    strong = {level: found[game, difficulty, level] for level in STRONG_LEVELS if (game, difficulty, level) in found}
    sentences: list[str] = []
    if strong:
        figures = ", ".join(f"{level} {span(results)}" for level, results in strong.items())
        pooled_rates = [pooled(results) for results in strong.values()]
        is_trivial, is_hopeless = min(pooled_rates) >= HIGH_RATE, max(pooled_rates) <= LOW_RATE
        if is_trivial or is_hopeless:
            sentences.append(
                f"{game}, {difficulty}: who plays well {'wins nearly always' if is_trivial else 'hardly ever wins'} "
                f"({figures}, by number of players). That hangs on the values marked `reconstructed` "
                "(`mattock components`)."
            )
    return sentences


def of_levels(found: Mapping[tuple[str, str, str], Results], game: str, difficulty: str) -> list[str]:
    """Which levels can be told apart, each from the next below it?"""
    sentences: list[str] = []
    met = [level for level in LEVELS if (game, difficulty, level) in found]
    for level, below in pairwise(met):
        one, two = found[game, difficulty, level], found[game, difficulty, below]
        both = sorted(one.keys() & two.keys())
        apart = [count for count in both if one[count].rate > two[count].rate and not is_alike(count, one, two)]
        if apart:
            sentences.append(
                f"{game}, {difficulty}: {with_article(level)} wins more often than {with_article(below)} "
                f"with {counted(apart)} ({rates(apart, one, two)})."
            )
        alike = [count for count in both if is_alike(count, one, two)]
        if alike:
            sentences.append(
                f"{game}, {difficulty}: {with_article(level)} cannot be told from {with_article(below)} "
                f"with {counted(alike)} ({rates(alike, one, two)}): the difference may be chance."
            )
    return sentences


def with_article(level: str) -> str:
    return f"{'an' if level[0] in 'aeiou' else 'a'} {level}"


def rates(players: Sequence[int], one: Results, two: Results) -> str:
    return "; ".join(f"{100 * one[count].rate:.0f} % and {100 * two[count].rate:.0f} %" for count in players)


def of_difficulty(found: Mapping[tuple[str, str, str], Results], known: Sequence[tuple[str, str]]) -> list[str]:
    """Whether an apprentice wins more often on one difficulty than on another."""
    sentences: list[str] = []
    for place, (game, difficulty) in enumerate(known):
        for other_game, other in known[place + 1 :]:
            one, two = found.get((game, difficulty, "apprentice"), {}), found.get((game, other, "apprentice"), {})
            alike = [players for players in sorted(one) if other_game == game and is_alike(players, one, two)]
            if alike:
                sentences.append(
                    f"{game}: an apprentice cannot tell {difficulty} from {other} with {counted(alike)} "
                    f"({rates(alike, one, two)}): the difference may be chance."
                )
    return sentences


def pooled(results: Results) -> float:
    """Over all numbers of players."""
    shares = [share for tally in results.values() for share in tally.shares]
    return sum(shares) / max(1, len(shares))


def span(results: Results) -> str:
    rates = [tally.rate for tally in results.values()]
    low, high = f"{100 * min(rates):.0f}", f"{100 * max(rates):.0f}"
    return f"{low} %" if low == high else f"{low} to {high} %"


def is_alike(players: int, one: Results, two: Results) -> bool:
    """Whether the difference between two rates may be chance."""
    if players not in one or players not in two:
        return False
    first, second = one[players].shares, two[players].shares
    rate = (sum(first) + sum(second)) / (len(first) + len(second))
    noise = math.sqrt(rate * (1 - rate) * (1 / len(first) + 1 / len(second)))
    return abs(one[players].rate - two[players].rate) <= MIN_STANDARD_ERRORS * noise


def counted(players: Sequence[int]) -> str:
    *some, last = map(str, players)
    return f"{', '.join(some)} and {last} players" if some else f"{last} {'player' if last == '1' else 'players'}"
