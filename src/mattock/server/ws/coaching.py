"""A coach for a seat: thinks in another process, says something soon and something better later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from typing import Any, Final

import mattock
from mattock.bots import Coach
from mattock.core.game import luck_from
from mattock.core.looks import offered
from mattock.core.sight import sight_from
from mattock.server.ws.questions import why_not_ask
from mattock.tables import Person, Table
from mattock.tables.live.bots import sight_of
from mattock.tables.log.access import why_not_coached
from mattock.tables.log.answers import Answer, NotYours, Refusal

SECONDS: Final = (0.5, 2.5)  # each time anew: a second thought may be had by another process


class Counsel(Answer, frozen=True, kw_only=True, tag="advice"):
    """The best actions so far; `final` is the last word."""

    advice: list[dict[str, Any]]
    final: bool


class AskedAgain(Answer, frozen=True, kw_only=True, tag="asked_again"):
    """Somebody asked anew before the last word: only the newest question is thought about."""


def why_not_coach(table: Table, person: Person, seat: int) -> Refusal | None:
    refusal = why_not_ask(table, person, seat) or why_not_coached(table, person)
    if refusal is not None:
        return refusal
    return None if table.asked == seat else NotYours(code="not_your_turn")


async def counsels(table: Table, seat: int, thinkers: Executor) -> AsyncIterator[Counsel]:
    loop, sight = asyncio.get_running_loop(), sight_of(table, seat)
    for number, seconds in enumerate(SECONDS, 1):
        advice = await loop.run_in_executor(thinkers, advise, sight, seconds)
        yield Counsel(advice=advice, final=number == len(SECONDS))


def advise(sight: dict[str, Any], seconds: float) -> list[dict[str, object]]:
    """A plain function of data, so that any executor can run it."""
    coach = Coach(sight_from(mattock.game(sight["game"]), sight), luck_from(None, None))
    coach.think(seconds=seconds)
    return [
        {**one.to_dict(), "action": offered(one.action), "then": None if one.then is None else offered(one.then)}
        for one in coach.advice()
    ]
