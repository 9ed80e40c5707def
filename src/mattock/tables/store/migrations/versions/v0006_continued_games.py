"""Games that went on from a moment of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("chronicles", sa.Column("is_continued", sa.Boolean, nullable=False, server_default=sa.false()))
