"""What is in a database, row by row."""

from __future__ import annotations

from typing import Any

from mattock.tables import Store
from mattock.tables.store.schema import METADATA


async def all_values(store: Store) -> list[str]:
    """Everything that stands in the database."""
    async with store.engine.connect() as connection:
        return [
            str(value)
            for table in METADATA.sorted_tables
            for row in await connection.execute(table.select())
            for value in row
        ]


async def rows_of(store: Store, table: str) -> list[Any]:
    async with store.engine.connect() as connection:
        return list((await connection.execute(METADATA.tables[table].select())).all())
