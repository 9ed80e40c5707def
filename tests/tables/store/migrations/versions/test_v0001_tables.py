"""The first version of the schema: tables with their entries, and nothing that came later."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine, inspect

from mattock.tables.store.migrating import config_for


def test_an_empty_database_becomes_one_of_the_first_version(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder}/old.db")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
        found = inspect(connection)
        names = {"people", "tables", "seats", "entries", "snapshots", "keys"}
        assert set(found.get_table_names()) == {*names, "alembic_version"}
        assert found.get_pk_constraint("entries")["constrained_columns"] == ["table_id", "number"]
        assert {index["name"] for index in found.get_indexes("tables")} == {"tables_by_status", "tables_by_due"}
        assert "key_hash" in {column["name"] for column in found.get_columns("people")}
    engine.dispose()
