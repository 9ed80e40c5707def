"""What has been: finished games, the best of them, and who has reached what. Everybody may read it."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Annotated, Any, Final, TypeVar

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter

import mattock
from mattock.core.refusal import BadOption as BadPage
from mattock.server.http.dependencies import Anybody, AppStateArg
from mattock.server.http.games import is_won_together
from mattock.server.http.messages import WeighedGame
from mattock.server.http.openapi import refusals
from mattock.server.http.replies import NotFound, Refused
from mattock.tables.log.answers import OptionRefused
from mattock.tables.store.chronicles import ChronicleFilter, ChroniclePage, Hall, best, hall, newest, won_by

Word = Annotated[str | None, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")]
Who = Annotated[str | None, QueryParameter(name="person", min_length=1, max_length=64, pattern="^[!-~]+$")]
GameWord = Annotated[str, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")]
People = Annotated[list[str], QueryParameter(name="people", min_items=1, max_items=8, description="Their ids.")]
Fate = Annotated[str | None, QueryParameter(max_length=64, pattern="^[0-9a-f]{64}$", description="A commitment.")]
Players = Annotated[int | None, QueryParameter(ge=1, le=100)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[str | None, QueryParameter(max_length=400, description="As the page before has said.")]

T = TypeVar("T")


async def page_of(reading: Awaitable[T]) -> T:
    try:
        return await reading
    except BadPage as error:
        raise Refused(OptionRefused(problem=str(error))) from None


def provide_which(
    game: Word = None, players: Players = None, difficulty: Word = None, who: Who = None, fate: Fate = None
) -> ChronicleFilter:
    return ChronicleFilter(game, players, difficulty, who, fate)


FILTER_DEPENDENCY: Final = {"which": Provide(provide_which, sync_to_thread=False)}


@get("/api/chronicles", dependencies=FILTER_DEPENDENCY, responses=refusals(OptionRefused))
async def list_chronicles(
    app_state: AppStateArg,
    which: NamedDependency[ChronicleFilter],
    reader: Anybody,
    limit: Limit = 20,
    before: Before = None,
) -> ChroniclePage:
    """Finished games, the last one first; `before` of a page asks for the next. `table` is null where a table is not
    listed, has a password or is closed to onlookers, except for people who have played there and send their key.
    """
    return await page_of(newest(app_state.store, which, limit, before, reader=reader, now=app_state.room.now()))


@get("/api/chronicles/best", dependencies=FILTER_DEPENDENCY, responses=refusals(OptionRefused))
async def list_best(
    app_state: AppStateArg,
    which: NamedDependency[ChronicleFilter],
    reader: Anybody,
    limit: Limit = 20,
    before: Before = None,
) -> ChroniclePage:
    """Victories before defeats, then by score; else the same."""
    return await page_of(best(app_state.store, which, limit, before, reader=reader, now=app_state.room.now()))


@get("/api/hall", responses=refusals(OptionRefused))
async def show_hall(
    app_state: AppStateArg,
    game: Annotated[str, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")],
    reader: Anybody,
    bots: FromQuery[bool] = False,
    limit: Limit = 20,
    before: Before = None,
) -> Hall:
    """Wins, scores and a rating with its uncertainty, of a game that is played against each other. Provisional ratings
    are not listed; people who send a key find their own under `mine`.
    """
    return await page_of(hall(app_state.store, game, limit, before, is_bot=bots, reader=reader))


@get("/api/chronicles/weigh", responses=refusals(NotFound))
async def weigh_people(app_state: AppStateArg, game: GameWord, sitting: People) -> list[WeighedGame]:
    """How often these people, all at one table, won the games that they played to the end; empty for games that are not
    won together.
    """
    if game not in mattock.game_names():
        raise Refused(NotFound())
    if not is_won_together(game):
        return []
    counts: dict[tuple[tuple[str, Any], ...], tuple[int, int]] = {}
    for found in await won_by(app_state.store, game, sitting):
        options = tuple(chosen_options(game, found.options).items())
        won, games = counts.get(options, (0, 0))
        counts[options] = (won + found.won, games + found.games)
    return [
        WeighedGame(options=dict(key), level="people", won=won, games=games) for key, (won, games) in counts.items()
    ]


def chosen_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All but those that are different in every game, such as who begins."""
    known = [option for option in mattock.game(game).options if not option.free]
    return {option.name: options.get(option.name, option.default) for option in known}


ROUTES = (list_chronicles, list_best, weigh_people, show_hall)
