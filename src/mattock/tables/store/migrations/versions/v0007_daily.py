"""Games with the fate of a day, what bots reach with it, and the key from which the fates are derived."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("chronicles", sa.Column("daily", sa.String(10), nullable=True))
    op.add_column("chronicles", sa.Column("attempt", sa.Integer, nullable=True))
    op.create_table(
        "daily_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("closes", sa.Float(53), nullable=False),
    )
    op.create_index("daily_tables_by_attempt", "daily_tables", ["game", "day", "person", "attempt"], unique=True)
    op.create_index("daily_tables_by_person", "daily_tables", ["person", "game", "day"])
    op.create_index("daily_tables_by_closes", "daily_tables", ["closes"])
    op.create_table(
        "daily_bots",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("server", sa.String(32), nullable=True),
        sa.Column("beat", sa.Float(53), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("daily_bots_by_asked", "daily_bots", ["is_done", "asked"])
    house = sa.table("house", sa.column("name", sa.String), sa.column("value", sa.LargeBinary))
    op.bulk_insert(house, [{"name": "fate_key", "value": secrets.token_bytes(32)}])
