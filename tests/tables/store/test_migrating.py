"""Migrations make the schema that the code knows; a database that is not up to date is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from mattock.tables import Store
from mattock.tables.store.engine import open_engine, url_of
from mattock.tables.store.errors import StoreError
from mattock.tables.store.migrating import upgrade, upgrade_database
from mattock.tables.store.schema import METADATA
from tests.kit.postgres import Cluster


async def differences(engine: AsyncEngine) -> list[object]:
    """Between the schema that the code knows and the one that is there."""

    def compared(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with engine.connect() as connection:
        return await connection.run_sync(compared)


def test_the_migrations_make_the_schema_that_the_code_knows_and_may_run_again(url: str) -> None:
    async def story() -> None:
        engine = open_engine(url_of(url))
        try:
            await upgrade(engine)
            await upgrade(engine)
            assert await differences(engine) == []
        finally:
            await engine.dispose()

    asyncio.run(story())


def test_servers_that_start_together_upgrade_once(folder: Path, cluster: Cluster) -> None:
    async def story() -> None:
        for empty in (f"sqlite:///{folder}/new.db", cluster.new_database()):
            await asyncio.gather(*(upgrade_database(empty) for _ in range(3)))
            store = await Store.open(empty)
            await store.close()

    asyncio.run(story())


def test_a_database_that_is_not_up_to_date_is_refused_with_what_to_do(postgres_url: str) -> None:
    async def story() -> None:
        engine = open_engine(url_of(postgres_url))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await engine.dispose()
        with pytest.raises(StoreError, match=r"is at 0001, .* run `mattock db upgrade`"):
            await Store.open(postgres_url)

    asyncio.run(story())


def test_an_empty_database_is_refused_with_what_to_do(cluster: Cluster) -> None:
    with pytest.raises(StoreError, match=r"^the database is empty: `mattock db upgrade` fills it$"):
        asyncio.run(Store.open(cluster.new_database()))


def test_a_database_that_is_not_there_is_refused(folder: Path) -> None:
    for nowhere in (f"sqlite:///{folder}/no/such/folder.db", f"postgresql://mattock@/x?host={folder}"):
        with pytest.raises(StoreError, match="database_gone"):
            asyncio.run(Store.open(nowhere))
