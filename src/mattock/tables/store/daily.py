"""Games with the fate of a day: the key that fates come from, who has tried and how it went, and what bots reach.

Several servers may share a database: it decides who computes what bots reach, and a server that was not heard of for a
while has lost it.
"""

from __future__ import annotations

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, func, or_, select, update

from mattock.tables.log.daily import secret_of
from mattock.tables.log.seats import Person
from mattock.tables.store.reviews import LEASE, added
from mattock.tables.store.schema import (
    CHRONICLE_SEATS,
    CHRONICLES,
    DAILY_BOTS,
    DAILY_TABLES,
    PEOPLE,
    SECRETS,
    TABLES,
)
from mattock.tables.store.store import Store, translating_errors

D: Final = DAILY_TABLES.c
B: Final = DAILY_BOTS.c
MAX_RESULTS: Final = 100  # that a list of a day shows
MAX_NAMES: Final = 5000  # that are compared with each other


class Attempt(NamedTuple):
    """A game of somebody with the fate of a day; the result is None until it has ended, or if it never did in time."""

    table: str
    day: str
    person: str
    name: str
    attempt: int
    status: str
    result: AttemptResult | None


class AttemptResult(NamedTuple):
    won: bool
    reason: str
    score: int
    turns: int | None
    ended: float


class BotGames(NamedTuple):
    is_done: bool
    body: bytes


async def day_secret(store: Store, game: str, day: dt.date) -> bytes:
    """The secret of the luck of a day: the same on every server of this database."""
    async with translating_errors(), store.engine.connect() as connection:
        key: bytes = (
            await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "fate_key"))
        ).scalar_one()
    return secret_of(key, game, day)


def attempts() -> Select[Any]:
    """With the result of the seat that the person played, if it was reached in time."""
    c, seat = CHRONICLES.c, CHRONICLE_SEATS.c
    ended = and_(c.table_id == D.table_id, c.ended < D.closes)
    own = and_(seat.table_id == c.table_id, seat.person == D.person)
    query = select(DAILY_TABLES, TABLES.c.status, PEOPLE.c.name, c.reason, c.turns, c.ended, seat.is_winner, seat.score)
    return query.select_from(
        DAILY_TABLES.join(TABLES, TABLES.c.id == D.table_id)
        .outerjoin(PEOPLE, PEOPLE.c.id == D.person)
        .outerjoin(CHRONICLES, ended)
        .outerjoin(CHRONICLE_SEATS, own)
    )


def attempt(row: Any) -> Attempt:
    result = None
    if row.ended is not None and row.score is not None:
        result = AttemptResult(row.is_winner, row.reason, row.score, row.turns, row.ended)
    return Attempt(row.table_id, row.day, row.person, row.name or "", row.attempt, row.status, result)


async def attempts_of(store: Store, game: str, day: str, person: str) -> list[Attempt]:
    query = attempts().where(D.game == game, D.day == day, D.person == person).order_by(D.attempt)
    async with translating_errors(), store.engine.connect() as connection:
        return [attempt(row) for row in await connection.execute(query)]


async def first_attempts(store: Store, game: str, day: str) -> list[Attempt]:
    """The results that count, the best first. Points follow the score among victories, and among defeats."""
    c, seat = CHRONICLES.c, CHRONICLE_SEATS.c
    query = attempts().where(D.game == game, D.day == day, D.attempt == 1, c.ended.is_not(None))
    query = query.order_by(seat.is_winner.desc(), seat.score.desc(), c.ended, D.table_id).limit(MAX_RESULTS)
    async with translating_errors(), store.engine.connect() as connection:
        return [attempt(row) for row in await connection.execute(query)]


async def count_begun(store: Store, game: str, day: str) -> int:
    query = select(func.count()).select_from(DAILY_TABLES).where(D.game == game, D.day == day, D.attempt == 1)
    async with translating_errors(), store.engine.connect() as connection:
        return await connection.scalar(query) or 0


async def people_begun(store: Store, game: str, day: str) -> list[Person]:
    """Those who have begun a first attempt, in the order in which they did."""
    query = select(PEOPLE.c.id, PEOPLE.c.name).select_from(
        DAILY_TABLES.join(TABLES, TABLES.c.id == D.table_id).join(PEOPLE, PEOPLE.c.id == D.person)
    )
    query = query.where(D.game == game, D.day == day, D.attempt == 1).order_by(TABLES.c.created, D.table_id)
    async with translating_errors(), store.engine.connect() as connection:
        return [Person(row.id, row.name) for row in await connection.execute(query.limit(MAX_NAMES))]


async def days_played(store: Store, game: str, person: str) -> list[str]:
    """The days whose first attempt was played to the end in time, the newest first."""
    query = attempts().where(D.game == game, D.person == person, D.attempt == 1, CHRONICLES.c.ended.is_not(None))
    query = query.with_only_columns(D.day).order_by(D.day.desc())
    async with translating_errors(), store.engine.connect() as connection:
        return list((await connection.scalars(query)).all())


async def request_bots(store: Store, game: str, day: str, now: float, method: int) -> None:
    """Ask once for what bots reach; the findings of an older method are replaced."""
    fresh: dict[str, Any] = {"method": method, "is_done": False, "asked": now, "server": None, "beat": 0.0}
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(added(connection, DAILY_BOTS, game=game, day=day, **fresh, body=b"[]"))
        old = update(DAILY_BOTS).where(B.game == game, B.day == day, B.method != method)
        await connection.execute(old.values(**fresh, body=b"[]"))


async def known_bots(store: Store, game: str, day: str) -> BotGames | None:
    query = select(B.is_done, B.body).where(B.game == game, B.day == day)
    async with translating_errors(), store.engine.connect() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else BotGames(row.is_done, row.body)


async def claim_bots(store: Store, now: float) -> tuple[str, str, bytes] | None:
    """The game and day that this server is to go on with, and what was found so far."""
    free = and_(B.is_done.is_(False), or_(B.server.is_(None), B.beat < now - LEASE))
    async with translating_errors(), store.engine.begin() as connection:
        while True:
            wanted = select(B.game, B.day, B.body).where(free).order_by(B.asked).limit(1)
            row = (await connection.execute(wanted)).first()
            if row is None:
                return None
            mine = update(DAILY_BOTS).where(B.game == row.game, B.day == row.day, free)
            if (await connection.execute(mine.values(server=store.name, beat=now))).rowcount:
                return row.game, row.day, row.body


async def note_bots(store: Store, game: str, day: str, now: float, body: bytes | None, *, is_done: bool) -> bool:
    """Keep the claim and store what is new; False if this server has lost the claim."""
    values: dict[str, Any] = {"beat": now, "is_done": is_done}
    return await change(store, game, day, values if body is None else {**values, "body": body})


async def release_bots(store: Store, game: str, day: str, now: float) -> None:
    """Give up the claim, so that another server can go on at once."""
    await change(store, game, day, {"server": None, "asked": now})


async def change(store: Store, game: str, day: str, values: dict[str, Any]) -> bool:
    async with translating_errors(), store.engine.begin() as connection:
        changed = await connection.execute(update(DAILY_BOTS).where(is_ours(store, game, day)).values(**values))
    return bool(changed.rowcount)


def is_ours(store: Store, game: str, day: str) -> ColumnElement[bool]:
    return and_(B.game == game, B.day == day, B.server == store.name, B.is_done.is_(False))
