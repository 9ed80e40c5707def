"""The seventh version of the schema: every database has a key of its own, and games of before were not of a day."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from mattock.tables.store.migrating import config_for


def test_each_database_gets_a_key_for_the_fates_of_days(folder: Path) -> None:
    keys = set()
    for name in ("one", "two"):
        engine = create_engine(f"sqlite:///{folder}/{name}.db")
        with engine.begin() as connection:
            command.upgrade(config_for(connection), "0006")
            connection.exec_driver_sql(
                "insert into tables (id, game, status, created, changed) values ('a', 'g', 'o', 0, 0)"
            )
            connection.exec_driver_sql(
                "insert into chronicles (table_id, game, players, options, began, ended, actions, won, reason, score, "
                "commitment, is_helped, is_rewound, is_rated) values "
                "('a', 'g', 1, '{}', 0, 1, 2, 1, 'r', 3, 'c', 0, 0, 0)"
            )
            command.upgrade(config_for(connection), "0007")
            assert connection.exec_driver_sql("select daily, attempt from chronicles").one() == (None, None)
            key = connection.exec_driver_sql("select value from house where name = 'fate_key'").scalar_one()
            assert len(key) == 32
            keys.add(key)
        engine.dispose()
    assert len(keys) == 2
