"""The report on the game of a day: nothing in it helps a person who still has to play it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from statistics import fmean
from typing import cast

import mattock
from mattock.core.chance import commitment
from mattock.core.daily import DailyRecipe
from mattock.core.options import plain_options
from mattock.server.daily.messages import BotResults, DailyAttempt, DailyGame, DailyResult
from mattock.server.daily.queue import DailyQueue
from mattock.server.daily.work import GAMES, BotGame
from mattock.tables.log.daily import RIVALS, closing_of, end_of, options_on, recipe_of
from mattock.tables.log.lookalike import skeleton
from mattock.tables.log.messages import Status
from mattock.tables.log.seats import Person
from mattock.tables.store.daily import (
    Attempt,
    attempts_of,
    count_begun,
    day_secret,
    days_played,
    first_attempts,
    people_begun,
)

ENDED_STATUSES = frozenset({"over", "abandoned"})


async def report_on(queue: DailyQueue, game: str, day: dt.date, reader: Person | None, now: float) -> DailyGame:
    store, recipe = queue.store, recipe_of(game)
    assert recipe is not None
    name, secret, is_closed = day.isoformat(), await day_secret(store, game, day), now >= closing_of(day)
    own = [] if reader is None else await attempts_of(store, game, name, reader.id)
    is_told = is_closed or any(one.attempt == 1 and one.status in ENDED_STATUSES for one in own)
    games = await queue.found(game, day) if is_told else []
    bots = bot_results(recipe, games) if is_told else None
    mean = bots.mean if bots is not None and bots.games == bots.total else None
    firsts = await first_attempts(store, game, name) if is_told else []
    again = alike_later(await people_begun(store, game, name)) if is_told else frozenset[str]()
    played = [] if reader is None else await days_played(store, game, reader.id)
    streak, best_streak = streaks(played, day)
    options = plain_options(mattock.game(game).new(seed=0, **options_on(game, day)).options)
    return DailyGame(
        game=game,
        day=name,
        options=options,
        players=int(cast("int", options["players"])),
        rivals=RIVALS,
        ends=end_of(day),
        closes=closing_of(day),
        commitment=commitment(secret),
        secret=secret.hex() if is_closed else None,
        next_commitment=commitment(await day_secret(store, game, day + dt.timedelta(days=1))),
        begun=await count_begun(store, game, name),
        mine=[own_attempt(recipe, one, mean, again) for one in own],
        results=[result(recipe, one, mean, again, is_open=is_closed) for one in firsts] if is_told else None,
        bots=bots,
        streak=streak,
        best_streak=best_streak,
    )


def alike_later(people: Sequence[Person]) -> frozenset[str]:
    """Of these, in the order in which they began, those whose name looks like that of somebody before them."""
    shapes, found = set[str](), set[str]()
    for one in people:
        shape = skeleton(one.name)
        if shape in shapes:
            found.add(one.id)
        shapes.add(shape)
    return frozenset(found)


def own_attempt(recipe: DailyRecipe, one: Attempt, mean: float | None, again: frozenset[str]) -> DailyAttempt:
    found = None if one.result is None else result(recipe, one, mean, again, is_open=True)
    return DailyAttempt(one.table, one.attempt, cast("Status", one.status), found)


def result(
    recipe: DailyRecipe, one: Attempt, mean: float | None, again: frozenset[str], *, is_open: bool
) -> DailyResult:
    assert one.result is not None
    points = recipe.points(one.result.won, one.result.score)
    return DailyResult(
        person=one.person,
        name=one.name,
        won=one.result.won,
        reason=one.result.reason,
        score=one.result.score,
        points=points,
        turns=one.result.turns,
        lead=None if mean is None else points - mean,
        table=one.table if is_open else None,
        is_alike=one.person in again,
    )


def bot_results(recipe: DailyRecipe, games: Sequence[BotGame]) -> BotResults:
    points = sorted(recipe.points(one.won, one.score) for one in games)
    mean = fmean(points) if points else None
    return BotResults(RIVALS, len(games), GAMES, sum(one.won for one in games), mean, points)


def streaks(played: Sequence[str], day: dt.date) -> tuple[int, int]:
    """How many days on end, up to `day` or the one before it, and at most; `played` are days as they are written."""
    days = sorted({dt.date.fromisoformat(one) for one in played})
    longest, lengths = 0, dict[dt.date, int]()
    for one in days:
        lengths[one] = lengths.get(one - dt.timedelta(days=1), 0) + 1
        longest = max(longest, lengths[one])
    return lengths.get(day) or lengths.get(day - dt.timedelta(days=1), 0), longest
