"""People of older stores are welcome, and there is nothing ordered or reported yet."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine, text

from mattock.tables import Store
from mattock.tables.store import orders, reports
from mattock.tables.store.migrating import config_for


def test_everybody_of_a_store_of_yesterday_is_welcome(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0004")
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1.0)"))
    engine.dispose()

    async def story() -> None:
        store = await Store.open(f"sqlite:///{file}")
        assert [(one.id, one.banned) for one in await orders.list_people(store)] == [("ada", None)]
        assert (await orders.orders_after(store, 0), await reports.list_reports(store)) == ([], [])
        await store.close()

    asyncio.run(story())
