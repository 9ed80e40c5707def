"""Bringing a database up to the version that this package knows; the migrations lie beside, inside the package."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from mattock.tables.store.engine import file_engine, open_engine, sqlite_file, url_of
from mattock.tables.store.errors import StoreError
from mattock.tables.store.files import make_private

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
    check_known(connection)
    command.upgrade(config_for(connection), "head")


def check_known(connection: Connection) -> None:
    """Refuse a database of another program, and one that is newer than this package: neither is ours to change."""
    found = MigrationContext.configure(connection).get_current_heads()
    if not found and set(inspect(connection).get_table_names()) - {"alembic_version"}:
        raise StoreError("the database holds tables of another program: name an empty one")
    known = {one.revision for one in ScriptDirectory.from_config(config_for(connection)).walk_revisions()}
    if unknown := set(found) - known:
        version = ", ".join(sorted(unknown))
        raise StoreError(f"the database is at {version}: made by a newer version than this one, or by another program")


def check_on(connection: Connection) -> None:
    """Refuse a database that is not at the version that this package knows."""
    check_known(connection)
    found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory.from_config(config_for(connection)).get_current_head()
    if found is None:
        raise StoreError("the database is empty: `mattock db upgrade` fills it")
    if found != wanted:
        raise StoreError(f"the database is at {found}, this version needs {wanted}: run `mattock db upgrade`")


async def upgrade(engine: AsyncEngine) -> None:
    if sqlite_file(engine.url) is not None:
        await asyncio.to_thread(upgrade_file, engine.url)
        return
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_on)


def upgrade_file(url: URL) -> None:
    """It is looked at first without our pragmas, because one of them would change a file that is not ours."""
    file = sqlite_file(url)
    assert file is not None
    make_private(file)
    plain = create_engine(url.set(drivername="sqlite"), poolclass=NullPool)
    with plain.connect() as connection:
        check_known(connection)
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
    """Bring a database up to date, for `mattock db upgrade`."""
    engine = open_engine(url_of(url), is_patient=True)
    try:
        await upgrade(engine)
    finally:
        await engine.dispose()
