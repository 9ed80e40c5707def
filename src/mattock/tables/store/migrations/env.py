"""Alembic comes in here: with the connection that `migrating` holds, or from the command line to write a migration."""

from __future__ import annotations

from alembic import context

from mattock.tables.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
