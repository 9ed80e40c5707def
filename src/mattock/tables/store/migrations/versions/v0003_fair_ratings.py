"""Fair ratings: games with bots are counted apart; who has met whom, and where people were seen."""

from __future__ import annotations

import secrets
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNTS = ("games", "wins", "best", "total")


def upgrade() -> None:
    op.create_index("tables_by_changed", "tables", ["changed"])
    op.add_column("chronicle_seats", sa.Column("is_forfeit", sa.Boolean, nullable=False, server_default=sa.false()))
    for name in (*(f"bot_{name}" for name in COUNTS), "opponents"):
        op.add_column("ratings", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("ratings", sa.Column("first_rated", sa.Float(53), nullable=True))
    op.add_column("ratings", sa.Column("is_established", sa.Boolean, nullable=False, server_default=sa.false()))
    make_meetings()
    count_games_with_bots_apart()


def make_meetings() -> None:
    op.create_table(
        "meetings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("today", sa.Integer, nullable=False),
    )
    op.create_table(
        "traces",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("trace", sa.LargeBinary(32), primary_key=True),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("traces_by_trace", "traces", ["trace"])
    op.create_index("traces_by_seen", "traces", ["seen"])
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(house, [{"name": "trace_key", "value": secrets.token_bytes(32)}])


def count_games_with_bots_apart() -> None:
    """Of the games that were counted so far, those at which every seat was one person's or every one a remote bot's
    stay where they are.
    """
    seats = sa.table(
        "chronicle_seats", *map(sa.column, ("table_id", "person", "bot", "is_remote", "is_winner", "score"))
    )
    games = sa.table("chronicles", sa.column("table_id"), sa.column("game"))
    ratings = sa.table("ratings", *map(sa.column, ("game", "person", *COUNTS, *(f"bot_{name}" for name in COUNTS))))
    connection = op.get_bind()
    found = connection.execute(
        sa.select(seats, games.c.game).join_from(seats, games, seats.c.table_id == games.c.table_id)
    )
    by_table = defaultdict(list)
    for seat in found.mappings():
        by_table[seat["table_id"]].append(seat)
    mixed: dict[tuple[str, str], list[int]] = defaultdict(list)
    wins: dict[tuple[str, str], int] = defaultdict(int)
    pure: dict[tuple[str, str], list[int]] = defaultdict(list)
    for together in by_table.values():
        people = [seat["person"] for seat in together]
        is_pure = all(people) and len(set(people)) == len(people) and len({bool(s["is_remote"]) for s in together}) == 1
        for seat in together:
            if seat["person"] and people.count(seat["person"]) == 1:
                key = (seat["game"], seat["person"])
                (pure if is_pure else mixed)[key].append(seat["score"])
                wins[key] += bool(seat["is_winner"]) and not is_pure
    known = connection.execute(sa.select(ratings)).mappings().all()
    for row in known:
        key = (row["game"], row["person"])
        scores = mixed[key]
        apart = dict(zip(COUNTS, (len(scores), wins[key], max(scores, default=0), sum(scores)), strict=True))
        left = {name: row[name] - apart[name] for name in ("games", "wins", "total")}
        left["best"] = max(pure[key], default=0)
        change = sa.update(ratings).where(ratings.c.game == row["game"], ratings.c.person == row["person"])
        connection.execute(change.values(**left, **{f"bot_{name}": value for name, value in apart.items()}))
