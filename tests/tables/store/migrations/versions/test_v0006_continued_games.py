"""The sixth version of the schema: games of before went on from no other one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from mattock.tables.store.migrating import config_for


def test_a_game_of_before_is_one_of_its_own(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder}/old.db")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0005")
        connection.exec_driver_sql(
            "insert into tables (id, game, status, created, changed) values ('a', 'g', 'o', 0, 0)"
        )
        connection.exec_driver_sql(
            "insert into chronicles (table_id, game, players, options, began, ended, actions, won, reason, score, "
            "commitment, is_helped, is_rewound, is_rated) values ('a', 'g', 1, '{}', 0, 1, 2, 1, 'r', 3, 'c', 0, 0, 0)"
        )
        command.upgrade(config_for(connection), "0006")
        assert connection.exec_driver_sql("select is_continued from chronicles").scalar_one() == 0
    engine.dispose()
