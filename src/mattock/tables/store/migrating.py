"""Bringing a database up to the version that this package knows; the migrations lie beside, inside the package."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from mattock.tables.store.engine import file_engine, open_engine, sqlite_file, url_of
from mattock.tables.store.errors import StoreError

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 5_771_077  # any number, the same in every server


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade_on(connection: Connection) -> None:
    """Servers that start together take turns: the second one finds the work done."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config_for(connection), "head")


def check_on(connection: Connection) -> None:
    """Refuse a database that is older or newer than this package."""
    found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory.from_config(config_for(connection)).get_current_head()
    if found != wanted:
        raise StoreError(f"the database is at {found}, this version needs {wanted}: run `mattock db upgrade`")


async def upgrade(engine: AsyncEngine) -> None:
    if sqlite_file(engine.url) is not None:
        await asyncio.to_thread(upgrade_file, engine.url)
        return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_on)


def upgrade_file(url: URL) -> None:
    engine = file_engine(url)
    try:
        with engine.begin() as connection:
            upgrade_on(connection)
    finally:
        engine.dispose()


async def check(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        await connection.run_sync(check_on)


async def upgrade_database(url: str) -> None:
    """`mattock db upgrade`."""
    engine = open_engine(url_of(url))
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()
