"""What has been: finished games, the best of them, and who has reached what. Everybody may read it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Final, TypeVar

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter

from mattock.core.refusal import BadOption as BadPage
from mattock.server.http.dependencies import Anybody, AppStateArg
from mattock.server.http.openapi import refusals
from mattock.server.http.replies import Refused
from mattock.tables.log.answers import OptionRefused
from mattock.tables.store.chronicles import Hall, Page, Which, best, hall, newest

Word = Annotated[str | None, QueryParameter(min_length=1, max_length=64, pattern="^[!-~]+$")]
Who = Annotated[str | None, QueryParameter(name="person", min_length=1, max_length=64, pattern="^[!-~]+$")]
Players = Annotated[int | None, QueryParameter(ge=1, le=100)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[str | None, QueryParameter(max_length=400, description="As the page before has said.")]

T = TypeVar("T")


async def page_of(reading: Awaitable[T]) -> T:
    try:
        return await reading
    except BadPage as error:
        raise Refused(OptionRefused(problem=str(error))) from None


def provide_which(game: Word = None, players: Players = None, difficulty: Word = None, who: Who = None) -> Which:
    return Which(game, players, difficulty, who)


CHOSEN: Final = {"which": Provide(provide_which, sync_to_thread=False)}


@get("/api/chronicles", dependencies=CHOSEN, responses=refusals(OptionRefused))
async def list_chronicles(
    app_state: AppStateArg,
    which: NamedDependency[Which],
    reader: Anybody,
    limit: Limit = 20,
    before: Before = None,
) -> Page:
    """Finished games, the last one first; `before` of a page asks for the next. `table` is null where a table is not
    listed, has a password or is closed to onlookers, except for people who have played there and send their key.
    """
    return await page_of(newest(app_state.store, which, limit, before, reader=reader))


@get("/api/chronicles/best", dependencies=CHOSEN, responses=refusals(OptionRefused))
async def list_best(
    app_state: AppStateArg,
    which: NamedDependency[Which],
    reader: Anybody,
    limit: Limit = 20,
    before: Before = None,
) -> Page:
    """Victories before defeats, then by score; else the same."""
    return await page_of(best(app_state.store, which, limit, before, reader=reader))


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
    are not listed; who sends a key finds their own under `mine`.
    """
    return await page_of(hall(app_state.store, game, limit, before, is_bot=bots, reader=reader))


ROUTES = (list_chronicles, list_best, show_hall)
