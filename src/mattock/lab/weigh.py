"""The weigh-in: how often each level of bots wins a cooperative game with given options.

What the lab played once stands in a game's `weigh.json`; house rules and an owner's box are played now, for as long as
there is.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import mattock
from mattock.bots.levels import LEVELS
from mattock.core.refusal import MattockError
from mattock.core.state import State
from mattock.lab.cell import Cell, Contender
from mattock.lab.game_files import files_of_games
from mattock.lab.intervals import wilson
from mattock.lab.measures import measures_of
from mattock.lab.play import play_game

TABLE: Final = "weigh.json"
DEFAULT_SECONDS: Final = 2.2
LEVEL_SECONDS: Final[Mapping[str, float]] = {"random": 0.1, "apprentice": 0.2, "assistant": 0.4, "journeyman": 1.0}
"""The levels that are played now, and the share of the time that has passed when each is done."""
SLOWDOWN: Final = 15  # times as long as the level before, at least: a guess before the first game


class NotTogether(MattockError, ValueError):
    """A game of each against all cannot be weighed: somebody always wins it."""


class Expectation(NamedTuple):
    """How many games a level won, out of how many."""

    level: str
    won: int
    games: int

    @property
    def rate(self) -> float:
        return self.won / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


class OptionProposal(NamedTuple):
    """Options under which a level should win about as often as wanted."""

    options: dict[str, Any]
    expected: Expectation


@cache
def table() -> dict[str, Any]:
    """By game: the rules and components that it holds for, and its rows."""
    return {game: json.loads(file.read_text(encoding="utf-8")) for game, file in files_of_games(TABLE).items()}


def dealt(game: str, options: Mapping[str, Any]) -> State:
    """A new game with these options; a competitive game is refused."""
    state = mattock.game(game).new(seed=0, **options)
    if not state.game.instinct(state).together:
        raise NotTogether(f"{game} is not won together").saying("not_together", game=game)
    return state


def rows_known(game: str, options: Mapping[str, Any]) -> list[Expectation]:
    """The table's figures for these options; none if it was made for other rules, components or options."""
    state = dealt(game, options)
    rows = rows_for(state)
    return [expectation(row) for row in rows if played_as(state.options, row["options"], game)]


def rows_for(state: State) -> list[dict[str, Any]]:
    """Those that hold for such games, the weakest level first."""
    found = table().get(state.game.name)
    if found is None or (found["rules"], found["components"]) != (state.rules, state.components):
        return []
    return sorted(found["rows"], key=lambda row: LEVELS.index(row["level"].partition(":")[0]))


def expectation(row: Mapping[str, Any]) -> Expectation:
    return Expectation(row["level"], row["won"], row["games"])


def played_as(options: Mapping[str, Any], wanted: Mapping[str, Any], game: str) -> bool:
    """Whether a game with these options is one of those: alike in what counts, and else as it is by default. Who
    begins and who sits where changes nothing for people who win together.
    """
    for option in mattock.game(game).options:
        if option.free:
            continue
        if options[option.name] != wanted.get(option.name, option.default):
            return False
    return True


def simulated(game: str, options: Mapping[str, Any], seconds: float = DEFAULT_SECONDS) -> list[Expectation]:
    """The quick levels, played now; a level whose first game would take too long is left out."""
    players = dealt(game, options).players
    begun = time.monotonic()
    found, pace = [], 0.0
    for level, share in LEVEL_SECONDS.items():
        cell = Cell(game, options, (Contender(level),) * players, f"weigh/{level}", range(1_000_000))
        end = begun + seconds * share
        if time.monotonic() + pace * SLOWDOWN > begun + seconds:
            break
        won = [bool(play_game(cell, number).winners) for number in until(end, cell.numbers)]
        pace = (time.monotonic() - begun) / len(won)
        found.append(Expectation(level, sum(won), len(won)))
    return found


def until(end: float, numbers: range) -> Iterator[int]:
    """The first number in any case, then more as long as another game of that length fits."""
    begun = time.monotonic()
    for number in numbers:
        passed = time.monotonic() - begun
        if number and time.monotonic() + passed / number > end:
            return
        yield number


def proposals(game: str, options: Mapping[str, Any], target: float, *, players: Sequence[int]) -> list[OptionProposal]:
    """For each level the values of the game's scale (its difficulty) and the players that come nearest to a rate."""
    scales = measures_of(game).scales
    scale = next((name for name in scales if name in {option.name for option in mattock.game(game).options}), None)
    found: dict[str, list[OptionProposal]] = {}
    for count in players:
        for value in scales[scale] if scale is not None else (None,):
            tried = {**options, "players": count, **({} if scale is None else {scale: value})}
            shown = {"players": count, **({} if scale is None else {scale: value})}
            for one in rows_known(game, tried) or simulated(game, tried):
                found.setdefault(one.level, []).append(OptionProposal(shown, one))
    return [min(some, key=lambda one: abs(one.expected.rate - target)) for some in found.values()]
