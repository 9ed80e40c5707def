"""Entering finished games: their lines in the chronicles, and who has reached what in the hall of each game.

In the transaction of the game's last entry, so each game counts exactly once. Rows are locked in one order everywhere.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from mattock.tables.log.chronicle import Chronicle, Finished
from mattock.tables.log.rating import Rating, ranks_of, rated
from mattock.tables.log.seats import Person
from mattock.tables.store.schema import CHRONICLE_SEATS, CHRONICLES, RATINGS

Row = dict[str, Any]

RATING_KEY: Final = (RATINGS.c.game == bindparam("the_game")) & (RATINGS.c.person == bindparam("the_person"))


def enter(connection: Connection, games: list[Finished]) -> None:
    chronicles = [game.chronicle for game in games]
    connection.execute(insert(CHRONICLES), [chronicle_row(one) for one in chronicles])
    connection.execute(insert(CHRONICLE_SEATS), [row for one in chronicles for row in seat_rows(one)])
    contests = [game for game in games if game.contenders]
    if contests:
        count(connection, contests)


def chronicle_row(chronicle: Chronicle) -> Row:
    row: Row = msgspec.structs.asdict(chronicle)
    del row["seats"]
    return {**row, "table_id": row.pop("table"), "options": msgspec.json.encode(chronicle.options).decode()}


def seat_rows(chronicle: Chronicle) -> list[Row]:
    return [{"table_id": chronicle.table, **msgspec.structs.asdict(seat)} for seat in chronicle.seats]


def count(connection: Connection, games: list[Finished]) -> None:
    """Bring the rows of all contenders up to date, one game after the other."""
    rows = locked(connection, games)
    for game in games:
        for seat, person in game.contenders.items():
            line = game.chronicle.seats[seat]
            row = rows[game.chronicle.game, person.id]
            row["name"] = person.name
            row["best"] = line.score if row["games"] == 0 else max(row["best"], line.score)
            row["games"] += 1
            row["wins"] += line.is_winner
            row["total"] += line.score
        if game.chronicle.is_rated:
            rate(rows, game)
    changed = [{"the_game": game, "the_person": person, **row} for (game, person), row in rows.items()]
    connection.execute(update(RATINGS).where(RATING_KEY), changed)


def rate(rows: dict[tuple[str, str], Row], game: Finished) -> None:
    theirs = [rows[game.chronicle.game, person.id] for _, person in sorted(game.contenders.items())]
    before = [Rating(row["mu"], row["sigma"]) for row in theirs]
    for row, after in zip(theirs, rated(before, ranks_of(game.chronicle.seats)), strict=True):
        row.update(mu=after.mu, sigma=after.sigma, worth=after.worth, rated=row["rated"] + 1)


def locked(connection: Connection, games: list[Finished]) -> dict[tuple[str, str], Row]:
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
