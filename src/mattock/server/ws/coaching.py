"""A coach for a seat: thinks in another process, says something soon and something better later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from typing import Final

import msgspec

from mattock.bots import Coach
from mattock.bots.advice import Advice
from mattock.core.game import luck_from
from mattock.server.ws.answers import AdviceAnswer
from mattock.server.ws.questions import why_not_ask
from mattock.tables import Person, Table
from mattock.tables.live.bots import sight_from_data, sight_of
from mattock.tables.log.access import why_not_coached
from mattock.tables.log.answers import NotYours, TableRefusal
from mattock.wire.encode import offered
from mattock.wire.messages import AdviceData, AdviceReason, SightData

SEARCH_SECONDS: Final = (0.5, 2.5)  # of each search; the second one may run in another process and starts from nothing


def why_not_coach(table: Table, person: Person, seat: int) -> TableRefusal | None:
    refusal = why_not_ask(table, person, seat) or why_not_coached(table, person)
    if refusal is not None:
        return refusal
    return None if table.asked == seat else NotYours(code="not_your_turn")


async def advice_in_steps(table: Table, seat: int, thinkers: Executor) -> AsyncIterator[AdviceAnswer]:
    loop, sight = asyncio.get_running_loop(), sight_of(table, seat)
    for number, seconds in enumerate(SEARCH_SECONDS, 1):
        advice = await loop.run_in_executor(thinkers, advise, sight, seconds)
        yield AdviceAnswer(advice=advice, final=number == len(SEARCH_SECONDS))


def advise(sight: SightData, seconds: float) -> list[AdviceData]:
    """A plain function of data, so that any executor can run it."""
    coach = Coach(sight_from_data(sight), luck_from(None, None))
    coach.think(seconds=seconds)
    return [advice_data(one) for one in coach.advice()]


def advice_data(advice: Advice) -> AdviceData:
    return AdviceData(
        action=offered(advice.action),
        then=None if advice.then is None else offered(advice.then),
        seat=advice.seat,
        chance=advice.chance,
        chances=list(advice.chances),
        rank=advice.rank,
        visits=advice.visits,
        reason=msgspec.convert(advice.reason.to_dict(), AdviceReason),
    )
