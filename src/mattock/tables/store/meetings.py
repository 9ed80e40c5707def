"""Meetings in rated games: between strangers, and not too often."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from mattock.tables.log.chronicle import Finished
from mattock.tables.store.schema import MEETINGS, TRACES

Row = dict[str, Any]
Key = tuple[str, str]
"""Of a rating: the game and the person."""

DAY: Final = 24 * 3600.0
MAX_RATED_A_DAY: Final = 3  # rated games of the same two people
MAX_TRACE_AGE: Final = 30 * DAY  # seconds for which somebody is known to have been at an address


def meet(connection: Connection, rows: dict[Key, Row], game: Finished) -> bool:
    """Write down who has met whom, unless two of them have played too many rated games today."""
    name, people = game.chronicle.game, sorted(person.id for person in game.contenders.values())
    day = int(game.chronicle.ended // DAY)
    among = (MEETINGS.c.game == name) & MEETINGS.c.person.in_(people) & MEETINGS.c.other.in_(people)
    known = {(row.person, row.other): row for row in connection.execute(select(MEETINGS).where(among))}
    if any(row.day == day and row.today >= MAX_RATED_A_DAY for row in known.values()):
        return False
    for person, other in permutations(people, 2):
        row = known.get((person, other))
        rows[name, person]["opponents"] += row is None
        today = row.today + 1 if row is not None and row.day == day else 1
        met = {"games": 1 if row is None else row.games + 1, "day": day, "today": today}
        key = (MEETINGS.c.game == name) & (MEETINGS.c.person == person) & (MEETINGS.c.other == other)
        new = insert(MEETINGS).values(game=name, person=person, other=other, **met)
        connection.execute(new if row is None else update(MEETINGS).where(key).values(**met))
    return True


def have_shared(connection: Connection, people: Collection[str], now: float) -> bool:
    """Were two of them seen at one address or device?"""
    recent = (TRACES.c.person.in_(people)) & (TRACES.c.seen >= now - MAX_TRACE_AGE)
    query = select(TRACES.c.trace).where(recent).group_by(TRACES.c.trace)
    return connection.execute(query.having(func.count(TRACES.c.person.distinct()) > 1).limit(1)).first() is not None
