"""Reviews of finished games, and who waits for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("server", sa.String(32), nullable=True),
        sa.Column("beat", sa.Float(53), nullable=False),
        sa.Column("progress", sa.Float(53), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=True),
    )
    op.create_index("reviews_by_status", "reviews", ["status", "asked"])
    op.create_table(
        "review_requests",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("asked", sa.Float(53), nullable=False),
    )
    op.create_index("review_requests_by_person", "review_requests", ["person"])
