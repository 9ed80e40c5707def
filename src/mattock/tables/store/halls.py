"""Enters finished games into the chronicles, and their players' results into the hall of each game.

In the transaction of the game's last entry, so each game counts exactly once. Rows are locked in one order everywhere.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from mattock.tables.log.chronicle import Chronicle, Finished
from mattock.tables.log.rating import Rating, ranks_of, rated
from mattock.tables.log.seats import Person
from mattock.tables.store.meetings import DAY, Key, Row, have_shared, meet
from mattock.tables.store.schema import CHRONICLE_SEATS, CHRONICLES, RATINGS

# A rating is established, so that others may be measured by it, after so many games against so many people over so many
# days; until its owner has met so many who are established, it is provisional and not listed.
ESTABLISHED_GAMES: Final = 10
ESTABLISHED_OPPONENTS: Final = 3
ESTABLISHED_DAYS: Final = 2
LISTED_MEETINGS: Final = 3

COUNTS: Final = ("games", "wins", "best", "total")
BOT_COUNTS: Final = ("bot_games", "bot_wins", "bot_best", "bot_total")

RATING_KEY: Final = (RATINGS.c.game == bindparam("the_game")) & (RATINGS.c.person == bindparam("the_person"))


def enter(connection: Connection, games: list[Finished]) -> None:
    contests = [game for game in games if game.contenders]
    rows = locked(connection, contests) if contests else {}
    games = [judged(connection, rows, game) for game in games]
    chronicles = [game.chronicle for game in games]
    connection.execute(insert(CHRONICLES), [chronicle_row(one) for one in chronicles])
    connection.execute(insert(CHRONICLE_SEATS), [row for one in chronicles for row in seat_rows(one)])
    if rows:
        changed = [{"the_game": game, "the_person": person, **row} for (game, person), row in rows.items()]
        connection.execute(update(RATINGS).where(RATING_KEY), changed)


def judged(connection: Connection, rows: dict[Key, Row], game: Finished) -> Finished:
    """Count a game in the rows of its contenders. It stays rated if they are strangers to each other, and have not met
    too often today.
    """
    chronicle, people = game.chronicle, [person.id for person in game.contenders.values()]
    if chronicle.is_rated:
        is_fair = not have_shared(connection, people, chronicle.ended) and meet(connection, rows, game)
        game = replace(game, chronicle=replace(chronicle, is_rated=is_fair))
    count(rows, game)
    if game.chronicle.is_rated:
        rate(rows, game)
    return game


def chronicle_row(chronicle: Chronicle) -> Row:
    row: Row = msgspec.structs.asdict(chronicle)
    del row["seats"]
    return {**row, "table_id": row.pop("table"), "options": msgspec.json.encode(chronicle.options).decode()}


def seat_rows(chronicle: Chronicle) -> list[Row]:
    return [{"table_id": chronicle.table, **msgspec.structs.asdict(seat)} for seat in chronicle.seats]


def count(rows: dict[Key, Row], game: Finished) -> None:
    """Bring the rows of all contenders up to date; games with others than one's own kind count apart."""
    kinds = {person.is_bot for person in game.contenders.values()}
    is_among = len(game.contenders) == len(game.chronicle.seats) and len(kinds) == 1
    names = COUNTS if is_among else BOT_COUNTS
    for seat, person in game.contenders.items():
        line, row = game.chronicle.seats[seat], rows[game.chronicle.game, person.id]
        games, wins, best, total = names
        row["name"] = person.name
        row[best] = line.score if row[games] == 0 else max(row[best], line.score)
        row[games] += 1
        row[wins] += line.is_winner and not line.is_forfeit
        row[total] += line.score


def rate(rows: dict[Key, Row], game: Finished) -> None:
    theirs = [rows[game.chronicle.game, person.id] for _, person in sorted(game.contenders.items())]
    before = [Rating(row["mu"], row["sigma"]) for row in theirs]
    ended = game.chronicle.ended
    for row, after in zip(theirs, rated(before, ranks_of(game.chronicle.seats)), strict=True):
        first = ended if row["first_rated"] is None else row["first_rated"]
        row.update(mu=after.mu, sigma=after.sigma, worth=after.worth, rated=row["rated"] + 1, first_rated=first)
        row["is_established"] = (
            row["rated"] >= ESTABLISHED_GAMES
            and row["opponents"] >= ESTABLISHED_OPPONENTS
            and ended - first >= ESTABLISHED_DAYS * DAY
        )


def locked(connection: Connection, games: list[Finished]) -> dict[Key, Row]:
    """The rows of all contenders, made where there are none, and ours until the commit."""
    people = {(game.chronicle.game, person.id): person for game in games for person in game.contenders.values()}
    keys = sorted(people)
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(
        dialect.insert(RATINGS).on_conflict_do_nothing(), [blank(game, people[game, person]) for game, person in keys]
    )
    ours = tuple_(RATINGS.c.game, RATINGS.c.person).in_(keys)
    query = select(RATINGS).where(ours).order_by(RATINGS.c.game, RATINGS.c.person).with_for_update()
    found = (connection.execute(query)).mappings().all()
    return {(row["game"], row["person"]): own(row) for row in found}


def own(row: Any) -> Row:
    return {name: value for name, value in row.items() if name not in {"game", "person"}}


def blank(game: str, person: Person) -> Row:
    start = Rating()
    counts = dict.fromkeys(("games", "wins", "best", "total", "rated"), 0)
    known = {"game": game, "person": person.id, "name": person.name, "is_bot": person.is_bot}
    return {**known, **counts, "mu": start.mu, "sigma": start.sigma, "worth": start.worth}
