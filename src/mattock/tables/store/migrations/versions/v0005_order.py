"""Keeping order: people who are banned, what the operator has ordered, and what people report."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.Text, nullable=True))
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("reason", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("orders_by_person", "orders", ["person"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("is_line", sa.Boolean, nullable=False),
        sa.Column("about", sa.String(32), nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Float(53), nullable=True),
    )
    op.create_index("reports_by_settled", "reports", ["settled", "number"])
    op.create_index("reports_by_about", "reports", ["about"])
