"""What somebody has played: how often they won what, how it ended, and what they used most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, case, or_, select

from mattock.tables.log.entries import DeedPlayed, Rewound, TaleLine, read_body
from mattock.tables.store.schema import CHRONICLE_SEATS, CHRONICLES, ENTRIES
from mattock.tables.store.store import Store, translating_errors

MAX_GAMES: Final = 500  # the newest ones, that are counted
MAX_READ: Final = 40  # the newest of these, whose logs are read for what was used
C: Final = CHRONICLES.c
S: Final = CHRONICLE_SEATS.c


class PlayedGame(NamedTuple):
    """A game of a person, for the seat that they played: the best of them, if they had several."""

    table: str
    players: int
    difficulty: str
    won: bool
    reason: str
    score: int
    ended: float


async def games_of(store: Store, game: str, person: str) -> list[PlayedGame]:
    """The newest first. What went on from another game, and what was tried again on a day, is left out."""
    query = select(CHRONICLES, S.is_winner, S.score.label("own"))
    query = query.join_from(CHRONICLES, CHRONICLE_SEATS, S.table_id == C.table_id)
    is_first = or_(C.attempt.is_(None), C.attempt == 1)
    query = query.where(S.person == person, C.game == game, C.is_continued.is_(False), is_first)
    query = query.order_by(C.ended.desc(), C.table_id, S.is_winner.desc(), S.score.desc()).limit(MAX_GAMES)
    async with translating_errors(), store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    found: dict[str, PlayedGame] = {}
    for row in rows:
        one = PlayedGame(row.table_id, row.players, row.difficulty, row.is_winner, row.reason, row.own, row.ended)
        found.setdefault(one.table, one)
    return list(found.values())


async def used_in(store: Store, tables: Sequence[str], person: str, event: str, fact: str) -> Counter[str]:
    """How often a person used what: the `fact` of an `event` in their own deeds, unless these were taken back."""
    found = Counter[str]()
    async with translating_errors(), store.engine.connect() as connection:
        for table in tables[:MAX_READ]:
            rows = (await connection.execute(telling(table, event))).all()
            found += uses([row.body for row in rows], person, event, fact)
    return found


def telling(table: str, event: str) -> Select[Any]:
    """The deeds and rewinds of a table in order; a deed that does not tell of the event comes without its body."""
    body, is_deed = ENTRIES.c.body, ENTRIES.c.body.like('{"kind":"deed"%')
    is_rewind = body.like('{"kind":"rewound"%')
    is_played = body.like('{"kind":"played"%')  # as version 0.1.0 wrote it
    is_told = or_(is_rewind, body.like(f'%"{event}"%'))
    query = select(case((is_told, body)).label("body")).where(or_(is_deed, is_rewind, is_played))
    return query.where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)


def uses(bodies: Sequence[str | None], person: str, event: str, fact: str) -> Counter[str]:
    """In the deeds that stand in the end."""
    line: list[list[str]] = []
    for data in bodies:
        body = None if data is None else read_body(data)
        if isinstance(body, Rewound):
            del line[body.to :]
        elif isinstance(body, DeedPlayed) and body.by == person:
            line.append(facts_in(body.tale, event, fact))
        else:
            line.append([])
    return Counter(thing for things in line for thing in things)


def facts_in(tale: Sequence[TaleLine], event: str, fact: str) -> list[str]:
    told = (msgspec.to_builtins(line.open) for line in tale)
    return [str(one[fact]) for one in told if one.get("event", one.get("kind")) == event and fact in one]
