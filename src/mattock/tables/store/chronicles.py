"""Reading the chronicles and the halls, a page at a time. A page names where the next one begins.

Every game counts; the name of its table, which leads to its replay, is told only to people who may find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Integer, ScalarSelect, Select, and_, cast, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from mattock.core.refusal import BadOption
from mattock.tables.log.access import is_public
from mattock.tables.log.chronicle import Chronicle, SeatLine
from mattock.tables.log.seats import Person, Settings
from mattock.tables.store.halls import LISTED_MEETINGS
from mattock.tables.store.schema import CHRONICLE_SEATS, CHRONICLES, DAILY_TABLES, MEETINGS, RATINGS, TABLES
from mattock.tables.store.store import Store, translating_errors

MAX_PAGE: Final = 100
T: Final = CHRONICLES.c
SETTINGS: Final[msgspec.json.Decoder[Settings]] = msgspec.json.Decoder(Settings)

Word = Annotated[str, Meta(max_length=64, pattern="^[!-~]+$")]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class ChroniclePage(Struct, frozen=True):
    """`before` asks for the next page; None where there is none."""

    chronicles: list[Chronicle]
    before: str | None


class GamesWithBots(Struct, frozen=True):
    """Counts of games in which bots sat too."""

    games: int
    wins: int
    best: int
    mean: float


class Fame(Struct, frozen=True):
    """What somebody has reached in games against others of their kind; `rated` games count for `rating` ±
    `uncertainty`, which nobody is shown but its owner while it `is_provisional`.
    """

    person: str
    name: str
    games: int
    wins: int
    best: int
    mean: float
    rated: int
    rating: float
    uncertainty: float
    is_provisional: bool
    with_bots: GamesWithBots


class Hall(Struct, frozen=True):
    """`mine` is what the person has reached who asks, listed or not."""

    famous: list[Fame]
    before: str | None
    mine: Fame | None = None


class WonGames(Struct, frozen=True):
    """Games that some people played with the same options, and how many of them were won."""

    options: dict[str, Any]
    won: int
    games: int


class ChronicleFilter(Struct, frozen=True):
    """Of all games, or those of one sort, and of all people, or those of one; or those of one `fate`, which is what
    their luck was fixed by (their commitment).
    """

    game: str | None = None
    players: int | None = None
    difficulty: str | None = None
    person: str | None = None
    fate: str | None = None

    def query(self, reader: Person | None, now: float) -> Select[Any]:
        """Games of a day that is not over are found by those alone who have played them."""
        query = select(CHRONICLES).where(or_(T.daily.is_(None), T.table_id.not_in(running(reader, now))))
        chosen = (
            (T.game, self.game),
            (T.players, self.players),
            (T.difficulty, self.difficulty),
            (T.commitment, self.fate),
        )
        for column, value in chosen:
            if value is not None:
                query = query.where(column == value)
        if self.person is not None:
            theirs = select(CHRONICLE_SEATS.c.table_id).where(CHRONICLE_SEATS.c.person == self.person)
            query = query.where(T.table_id.in_(theirs))
        return query


def running(reader: Person | None, now: float) -> Select[Any]:
    """Tables of others with the fate of a day whose results do not stand yet."""
    c = DAILY_TABLES.c
    return select(c.table_id).where(c.closes > now, c.person != ("" if reader is None else reader.id))


class ByTime(Struct, frozen=True, array_like=True):
    """Games that ended in the same moment follow their commitments, which everybody may know."""

    ended: float
    commitment: Word


class ByWorth(Struct, frozen=True, array_like=True):
    won: bool
    score: Number
    ended: float
    commitment: Word


class ByFame(Struct, frozen=True, array_like=True):
    worth: float
    person: Word


async def newest(
    store: Store,
    which: ChronicleFilter,
    limit: int = 20,
    before: str | None = None,
    *,
    reader: Person | None = None,
    now: float = 0.0,
) -> ChroniclePage:
    query = which.query(reader, now).order_by(T.ended.desc(), T.commitment.desc())
    if before is not None:
        place = place_of(before, ByTime)
        query = query.where(tuple_(T.ended, T.commitment) < (place.ended, place.commitment))
    return await page(store, query, limit, lambda one: ByTime(one.ended, one.commitment), reader)


async def best(
    store: Store,
    which: ChronicleFilter,
    limit: int = 20,
    before: str | None = None,
    *,
    reader: Person | None = None,
    now: float = 0.0,
) -> ChroniclePage:
    """Victories before defeats, then by score; the earlier game comes first. Continued games are left out, and those
    with the fate of a day, which somebody may have known before.
    """
    earned = which.query(reader, now).where(T.is_continued.is_(False), T.daily.is_(None))
    query = earned.order_by(T.won.desc(), T.score.desc(), T.ended, T.commitment)
    if before is not None:
        query = query.where(is_worse(place_of(before, ByWorth)))
    return await page(store, query, limit, lambda one: ByWorth(one.won, one.score, one.ended, one.commitment), reader)


def is_worse(place: ByWorth) -> ColumnElement[bool]:
    alike = T.won.is_(place.won)
    later = tuple_(T.ended, T.commitment) > (place.ended, place.commitment)
    worse = [and_(alike, T.score < place.score), and_(alike, T.score == place.score, later)]
    return or_(*worse, T.won.is_(False)) if place.won else or_(*worse)


async def hall(
    store: Store,
    game: str,
    limit: int = 20,
    before: str | None = None,
    *,
    is_bot: bool = False,
    reader: Person | None = None,
) -> Hall:
    """People by their certain rating, best first, unless it is provisional; remote bots have a hall of their own."""
    c = RATINGS.c
    everybody = select(RATINGS, met_established().label("met")).where(c.game == game)
    query = everybody.where(c.is_bot.is_(is_bot), c.is_established, met_established() >= LISTED_MEETINGS)
    query = query.order_by(c.worth.desc(), c.person.desc())
    if before is not None:
        place = place_of(before, ByFame)
        query = query.where(tuple_(c.worth, c.person) < (place.worth, place.person))
    limit = min(limit, MAX_PAGE)
    async with translating_errors(), store.engine.connect() as connection:
        rows = (await connection.execute(query.limit(limit + 1))).all()
        own = everybody.where(c.person == ("" if reader is None else reader.id))
        mine = (await connection.execute(own)).first()
    shown = rows[:limit]
    more = written(ByFame(shown[-1].worth, shown[-1].person)) if len(rows) > limit else None
    return Hall([fame(row) for row in shown], more, None if mine is None else fame(mine))


def met_established() -> ScalarSelect[int]:
    """How many people whose ratings are established the owner of a rating has met in rated games."""
    others, met = RATINGS.alias("others"), MEETINGS.c
    pairs = MEETINGS.join(others, (others.c.game == met.game) & (others.c.person == met.other))
    query = select(func.count()).select_from(pairs).where(others.c.is_established)
    return query.where(met.game == RATINGS.c.game, met.person == RATINGS.c.person).correlate(RATINGS).scalar_subquery()


def fame(row: Any) -> Fame:
    is_listed = row.is_established and row.met >= LISTED_MEETINGS
    bots = GamesWithBots(row.bot_games, row.bot_wins, row.bot_best, row.bot_total / max(1, row.bot_games))
    counts = (row.games, row.wins, row.best, row.total / max(1, row.games))
    return Fame(row.person, row.name, *counts, row.rated, row.mu, row.sigma, not is_listed, bots)


async def won_by(store: Store, game: str, people: Sequence[str]) -> list[WonGames]:
    """By options: how many of the games that all these people sat in were won. Continued games are left out."""
    query = select(T.options, func.count().label("games"), func.sum(cast(T.won, Integer)).label("won"))
    query = query.where(T.game == game, T.is_continued.is_(False)).group_by(T.options)
    for person in people:
        theirs = select(CHRONICLE_SEATS.c.table_id).where(CHRONICLE_SEATS.c.person == person)
        query = query.where(T.table_id.in_(theirs))
    async with translating_errors(), store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [WonGames(msgspec.json.decode(row.options), row.won, row.games) for row in rows]


async def page(store: Store, query: Select[Any], limit: int, place: Any, reader: Person | None) -> ChroniclePage:
    limit = min(limit, MAX_PAGE)
    async with translating_errors(), store.engine.connect() as connection:
        rows = (await connection.execute(query.limit(limit + 1))).mappings().all()
        shown = rows[:limit]
        tables = [row["table_id"] for row in shown]
        seats = select(CHRONICLE_SEATS).where(CHRONICLE_SEATS.c.table_id.in_(tables))
        lines = (await connection.execute(seats.order_by(CHRONICLE_SEATS.c.seat))).mappings().all()
        public = await public_among(connection, tables)
    found = [chronicle(row, [line for line in lines if line["table_id"] == row["table_id"]]) for row in shown]
    found = [one if one.table in public or has_played(one, reader) else replace(one, table=None) for one in found]
    return ChroniclePage(found, written(place(found[-1])) if len(rows) > limit else None)


async def public_among(connection: AsyncConnection, tables: list[str]) -> set[str]:
    query = select(TABLES.c.id, TABLES.c.settings, TABLES.c.password).where(TABLES.c.id.in_(tables))
    found = (await connection.execute(query)).all()
    return {row.id for row in found if is_public(SETTINGS.decode(row.settings), has_password=row.password is not None)}


def has_played(one: Chronicle, reader: Person | None) -> bool:
    return reader is not None and any(seat.person == reader.id for seat in one.seats)


def chronicle(row: Any, lines: list[Any]) -> Chronicle:
    known = {name: value for name, value in row.items() if name != "table_id"}
    known["options"] = msgspec.json.decode(row["options"])
    seats = [SeatLine(**{name: value for name, value in line.items() if name != "table_id"}) for line in lines]
    return Chronicle(table=row["table_id"], seats=seats, **known)


def written(place: Struct) -> str:
    """The end of a page as a parameter for the next request."""
    return msgspec.json.encode(place).hex()


def place_of(before: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(bytes.fromhex(before), type=kind)
    except (ValueError, msgspec.MsgspecError):
        raise BadOption("before: not the end of a page") from None
