"""The games of the day: look at them, and begin one."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter

import mattock
from mattock.server.daily.messages import DailyGame
from mattock.server.daily.report import ENDED_STATUSES, report_on
from mattock.server.http.dependencies import Anybody, AppStateArg, Known
from mattock.server.http.games import GameName
from mattock.server.http.middleware import limit_attempts
from mattock.server.http.openapi import KEY_SECURITY, PERSON_REFUSALS, refusals
from mattock.server.http.replies import NotFound, Refused, done
from mattock.server.state import AppState
from mattock.tables import AnyAnswer, Done, Person
from mattock.tables.log.answers import NotNow, Unavailable
from mattock.tables.log.daily import day_at, recipe_of
from mattock.tables.store.daily import attempts_of, day_secret

DayName = Annotated[str, PathParameter(max_length=10, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
MAX_ATTEMPTS: Final = 10  # of one person at the game of one day
TOO_BUSY_ANSWER: Final = Unavailable(code="too_busy")
FIRST_DAY: Final = dt.date(2020, 1, 1)


def daily_games() -> list[str]:
    return [name for name in mattock.game_names() if recipe_of(name) is not None]


@get("/api/daily", responses=refusals())
async def list_daily(app_state: AppStateArg, reader: Anybody) -> list[DailyGame]:
    """The games of today. Days begin at midnight UTC."""
    now = app_state.room.now()
    return [await report_on(app_state.daily, name, day_at(now), reader, now) for name in daily_games()]


@get("/api/daily/{game:str}/{day:str}", responses=refusals(NotFound))
async def show_daily(game: GameName, day: DayName, app_state: AppStateArg, reader: Anybody) -> DailyGame:
    """The game of a day, which is today or was before."""
    now, found = app_state.room.now(), day_of(day)
    if game not in daily_games() or found is None or not FIRST_DAY <= found <= day_at(now):
        raise Refused(NotFound())
    return await report_on(app_state.daily, game, found, reader, now)


@post(
    "/api/daily/{game:str}",
    status_code=200,
    security=KEY_SECURITY,
    responses=refusals(*PERSON_REFUSALS, NotFound, NotNow),
    guards=[limit_attempts],
)
async def begin_daily(game: GameName, person: Known, app_state: AppStateArg) -> Done:
    """Begin the game of today, or go on with it: the first attempt counts, and it begins with this. After it has ended
    another one begins, which does not count. Programs have no games of the day.
    """
    if game not in daily_games():
        raise Refused(NotFound())
    if person.is_bot:
        raise Refused(NotNow(code="daily"))
    day = day_at(app_state.room.now())
    answer = await begin(app_state, person, game, day)
    if answer == TOO_BUSY_ANSWER:  # the person has begun it somewhere else at the same time
        answer = await begin(app_state, person, game, day)
    return done(answer)


async def begin(app_state: AppState, person: Person, game: str, day: dt.date) -> AnyAnswer:
    tried = await attempts_of(app_state.store, game, day.isoformat(), person.id)
    under_way = next((one for one in tried if one.status not in ENDED_STATUSES), None)
    if under_way is not None:
        return Done(table=under_way.table, version=await app_state.store.version(under_way.table))
    if len(tried) >= MAX_ATTEMPTS:
        return NotNow(code="daily_tries")
    await app_state.daily.request(game, day)
    secret = await day_secret(app_state.store, game, day)
    return await app_state.room.begin_daily(person, game, day, len(tried) + 1, secret)


def day_of(name: str) -> dt.date | None:
    try:
        return dt.date.fromisoformat(name)
    except ValueError:
        return None


ROUTES: Final = (list_daily, show_daily, begin_daily)
