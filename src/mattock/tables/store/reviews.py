"""Reviews of finished games: who waits for which, which server computes it, and what was found.

Several servers may share a database. Each statement that takes a review over says on what condition, so that the
database decides who has it; a server that was not heard of for a while has lost it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from mattock.tables.store.schema import REVIEW_REQUESTS, REVIEWS
from mattock.tables.store.store import Store, translating_errors

Status = Literal["waiting", "computing", "done", "failed"]
WAITING: Final[Status] = "waiting"
COMPUTING: Final[Status] = "computing"
DONE: Final[Status] = "done"
FAILED: Final[Status] = "failed"
MAX_REQUESTS: Final = 3  # reviews that one person waits for
LEASE: Final = 20.0  # seconds after which a silent server has lost its review
R: Final = REVIEWS.c
Q: Final = REVIEW_REQUESTS.c


class KnownReview(NamedTuple):
    """How far a review is, how many are before it, and whether the person who asks waits for it."""

    status: Status
    progress: float
    body: bytes | None
    ahead: int
    is_asked: bool


async def request_review(store: Store, table: str, person: str, now: float, method: int) -> bool:
    """Wait for a review, which is computed once however many people do; False for a person who waits for too many.

    One that failed, or that was made by an older method, is made again.
    """
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(added(connection, REVIEW_REQUESTS, table_id=table, person=person, asked=now))
        waiting = select(func.count()).select_from(REVIEW_REQUESTS).where(Q.person == person, Q.table_id != table)
        if (await connection.scalar(waiting) or 0) >= MAX_REQUESTS:
            await connection.rollback()
            return False
        fresh = {"method": method, "status": WAITING, "asked": now, "server": None, "beat": 0.0, "progress": 0.0}
        await connection.execute(added(connection, REVIEWS, table_id=table, **fresh))
        is_old = or_(R.status == FAILED, R.method != method)
        await connection.execute(update(REVIEWS).where(R.table_id == table, is_old).values(**fresh, body=None))
        is_done = select(R.table_id).where(R.table_id == table, R.status == DONE)
        await connection.execute(delete(REVIEW_REQUESTS).where(Q.table_id.in_(is_done)))
    return True


async def withdraw_request(store: Store, table: str, person: str) -> None:
    """Wait no more. What nobody waits for is not computed on."""
    async with translating_errors(), store.engine.begin() as connection:
        await connection.execute(delete(REVIEW_REQUESTS).where(Q.table_id == table, Q.person == person))
        is_wanted = select(Q.table_id).where(Q.table_id == table)
        unfinished = delete(REVIEWS).where(R.table_id == table, R.status.in_((WAITING, COMPUTING)))
        await connection.execute(unfinished.where(R.table_id.not_in(is_wanted)))


async def known_review(store: Store, table: str, person: str, method: int) -> KnownReview | None:
    """None where nobody has asked for it yet, or only for one by an older method."""
    async with translating_errors(), store.engine.connect() as connection:
        query = select(REVIEWS).where(R.table_id == table, R.method == method)
        row = (await connection.execute(query)).first()
        if row is None:
            return None
        waits = select(func.count()).select_from(REVIEW_REQUESTS).where(Q.table_id == table, Q.person == person)
        before = or_(R.status == COMPUTING, and_(R.status == WAITING, R.asked < row.asked))
        line = select(func.count()).select_from(REVIEWS).where(before)
        ahead = (await connection.scalar(line) or 0) if row.status == WAITING else 0
        return KnownReview(row.status, row.progress, row.body, ahead, bool(await connection.scalar(waits)))


async def claim_review(store: Store, now: float) -> str | None:
    """The table whose review this server is to compute next: the longest wanted one that no other is busy with."""
    free = or_(R.status == WAITING, and_(R.status == COMPUTING, R.beat < now - LEASE))
    async with translating_errors(), store.engine.begin() as connection:
        while True:
            found: str | None = await connection.scalar(select(R.table_id).where(free).order_by(R.asked).limit(1))
            if found is None:
                return None
            mine = {"status": COMPUTING, "server": store.name, "beat": now, "progress": 0.0}
            if (await connection.execute(update(REVIEWS).where(R.table_id == found, free).values(**mine))).rowcount:
                return found


async def note_progress(store: Store, table: str, now: float, progress: float, body: bytes | None) -> bool:
    """Say how far it is, and what was found so far if there is news; False where this server has lost the review, or
    nobody waits for it any more.
    """
    values: dict[str, Any] = {"beat": now, "progress": progress}
    return await change(store, table, values if body is None else {**values, "body": body})


async def finish_review(store: Store, table: str, status: Status, body: bytes | None = None) -> None:
    """Store the result of a review, or that it has failed."""
    values: dict[str, Any] = {"status": status, "progress": 1.0 if status == DONE else 0.0, "body": body}
    async with translating_errors(), store.engine.begin() as connection:
        changed = await connection.execute(update(REVIEWS).where(is_ours(store, table)).values(**values))
        if changed.rowcount:
            await connection.execute(delete(REVIEW_REQUESTS).where(Q.table_id == table))


async def release_review(store: Store, table: str) -> None:
    """Give up the claim on a review, so that another server can compute it at once."""
    await change(store, table, {"status": WAITING, "server": None})


async def change(store: Store, table: str, values: dict[str, Any]) -> bool:
    async with translating_errors(), store.engine.begin() as connection:
        changed = await connection.execute(update(REVIEWS).where(is_ours(store, table)).values(**values))
    return bool(changed.rowcount)


def is_ours(store: Store, table: str) -> ColumnElement[bool]:
    return and_(R.table_id == table, R.status == COMPUTING, R.server == store.name)


def added(connection: AsyncConnection, table: Any, **values: Any) -> Any:
    """Add a row, unless there is one; whether it was added."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).values(**values).on_conflict_do_nothing()
