"""Several devices a person, links, invitations, passwords, what the lobby shows of a table; chronicles and ratings."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    give_people_devices()
    show_more_in_the_lobby()
    make_links()
    make_chronicles()


def give_people_devices() -> None:
    people = sa.table("people", sa.column("id"), sa.column("key_hash"), sa.column("created"))
    keys = op.get_bind().execute(sa.select(people.c.key_hash, people.c.id.label("person"), people.c.created)).mappings()
    kept = [dict(row) for row in keys]
    with op.batch_alter_table("people") as change:
        change.drop_column("key_hash")
        change.add_column(sa.Column("is_bot", sa.Boolean, nullable=False, server_default=sa.false()))
        change.add_column(sa.Column("hook", sa.Text, nullable=True))
    devices = op.create_table(
        "devices",
        sa.Column("key_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    if kept:
        op.bulk_insert(devices, kept)


def show_more_in_the_lobby() -> None:
    """Options and settings of tables that are there already stand in their first entry."""
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("password", sa.LargeBinary(48), nullable=True))
    entries = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("body"))
    tables = sa.table("tables", sa.column("id"), sa.column("options"), sa.column("settings"))
    first = op.get_bind().execute(sa.select(entries.c.table_id, entries.c.body).where(entries.c.number == 1)).all()
    change = sa.update(tables).where(tables.c.id == sa.bindparam("the_id"))
    for table, body in first:
        opening = json.loads(body)
        values = {name: json.dumps(opening[name]) for name in ("options", "settings")}
        op.get_bind().execute(change, {"the_id": table, **values})


def make_links() -> None:
    op.create_table(
        "links",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_index("links_by_expires", "links", ["expires"])
    op.create_table(
        "invitations",
        sa.Column("secret_hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("created", sa.Float(53), nullable=False),
    )


def make_chronicles() -> None:
    op.create_table(
        "chronicles",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("difficulty", sa.String(32), nullable=False, server_default=""),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53), nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("title", sa.String(64), nullable=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("is_helped", sa.Boolean, nullable=False),
        sa.Column("is_rewound", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
    )
    op.create_index("chronicles_by_time", "chronicles", ["ended", "table_id"])
    worth = ["game", "players", "difficulty", "won", "score", "ended"]
    op.create_index("chronicles_by_worth", "chronicles", worth)
    op.create_table(
        "chronicle_seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("chronicles.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(16), nullable=True),
        sa.Column("is_remote", sa.Boolean, nullable=False),
        sa.Column("is_helped", sa.Boolean, nullable=False),
        sa.Column("is_winner", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_index("chronicle_seats_by_person", "chronicle_seats", ["person"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("worth", sa.Float(53), nullable=False),
    )
    op.create_index("ratings_by_worth", "ratings", ["game", "is_bot", "worth"])
