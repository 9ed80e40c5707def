"""One's own statistics: what a person has played, won, lost and used. They are nobody else's affair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from litestar import get
from msgspec import Struct

import mattock
from mattock.lab.intervals import wilson
from mattock.lab.measures import Use, measures_of
from mattock.server.http.dependencies import AppStateArg, Known
from mattock.server.http.games import GameName
from mattock.server.http.limits import check
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import NotFound, Refused
from mattock.tables.store.statistics import PlayedGame, games_of, used_in

PRICE: Final = 5.0  # of reading the logs of some games, in requests
MAX_RECENT: Final = 40
MAX_FAVOURITES: Final = 6


class WinRate(Struct, frozen=True):
    """How many `games` with this value of an `option` were won; the true share lies between `low` and `high` with a
    certainty of 95 %.
    """

    option: str
    value: str
    games: int
    wins: int
    low: float
    high: float


class EndingCount(Struct, frozen=True):
    """How often games ended for this reason, lost or won."""

    reason: str
    won: bool
    count: int


class ThingCount(Struct, frozen=True):
    """How often a thing was used; the texts call it one of `names`."""

    names: str
    thing: str
    count: int


class RecentGame(Struct, frozen=True):
    table: str
    won: bool
    score: int
    ended: float


class PersonStatistics(Struct, frozen=True):
    """A person's games of one sort, those that went on from another one left out. The `favourites` are `uses` of their
    own, out of the newest games; `sort` says of what. The `recent` games come in the order in which they were played.
    """

    game: str
    games: int
    wins: int
    low: float
    high: float
    best: int | None
    rates: list[WinRate]
    endings: list[EndingCount]
    sort: str | None
    favourites: list[ThingCount]
    recent: list[RecentGame]


@get("/api/statistics/{game:str}", security=KEY_SECURITY, responses=refusals(*PERSON_REFUSALS, NotFound))
async def show_statistics(game: GameName, person: Known, app_state: AppStateArg) -> PersonStatistics:
    """What the person who asks has played of a game."""
    if game not in mattock.game_names():
        raise Refused(NotFound())
    check(app_state.limits.of_person(person.id, PRICE))
    games = await games_of(app_state.store, game, person.id)
    use = next(iter(measures_of(game).uses), None)
    used = Counter[str]()
    if use is not None:
        tables = [one.table for one in games]
        used = await used_in(app_state.store, tables, person.id, use.used, use.fact)
    return statistics(game, games, use, used)


def statistics(game: str, games: Sequence[PlayedGame], use: Use | None, used: Counter[str]) -> PersonStatistics:
    wins = sum(one.won for one in games)
    best = max((one.score for one in games if one.won), default=None)
    favourites = [] if use is None else [ThingCount(use.names, *one) for one in used.most_common(MAX_FAVOURITES)]
    recent = [RecentGame(one.table, one.won, one.score, one.ended) for one in reversed(games[:MAX_RECENT])]
    return PersonStatistics(
        game=game,
        games=len(games),
        wins=wins,
        low=wilson(wins, len(games))[0],
        high=wilson(wins, len(games))[1],
        best=best,
        rates=rates(game, games),
        endings=endings(games),
        sort=None if use is None else use.sort,
        favourites=favourites,
        recent=recent,
    )


def rates(game: str, games: Sequence[PlayedGame]) -> list[WinRate]:
    """By difficulty where the game has one, from easy to hard; else by the number of players."""
    scale = [str(value) for value in measures_of(game).scales.get("difficulty", ())]
    values = [(one.difficulty, one.won) for one in games] if scale else [(str(one.players), one.won) for one in games]
    option = "difficulty" if scale else "players"
    found = []
    for value in scale or sorted({value for value, _ in values}):
        outcomes = [won for other, won in values if other == value]
        if outcomes:
            found.append(WinRate(option, value, len(outcomes), sum(outcomes), *wilson(sum(outcomes), len(outcomes))))
    return found


def endings(games: Sequence[PlayedGame]) -> list[EndingCount]:
    """The most frequent first."""
    counts = Counter((one.reason, one.won) for one in games)
    return [EndingCount(reason, won, count) for (reason, won), count in counts.most_common()]


ROUTES: Final = (show_statistics,)
