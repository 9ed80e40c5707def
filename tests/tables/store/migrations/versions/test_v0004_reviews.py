"""The fourth version of the schema: room for reviews beside what was there."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine, inspect

from mattock.tables.store.migrating import config_for
from mattock.tables.store.schema import REVIEW_REQUESTS, REVIEWS


def test_a_database_of_before_gets_room_for_reviews_and_keeps_its_tables(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder}/old.db")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0003")
        connection.exec_driver_sql(
            "insert into tables (id, game, status, created, changed) values ('a', 'g', 'o', 0, 0)"
        )
        command.upgrade(config_for(connection), "0004")
        for table in (REVIEWS, REVIEW_REQUESTS):
            found = {column["name"] for column in inspect(connection).get_columns(table.name)}
            assert found == {column.name for column in table.columns}
        assert connection.exec_driver_sql("select id from tables").scalar_one() == "a"
    engine.dispose()
