"""The third version of the schema: what the hall counted before is told apart, game by game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from mattock.tables.store.migrating import config_for

SEATS = """
insert into tables (id, game, status, created, changed) values ('a', 'g', 'over', 0, 0), ('b', 'g', 'over', 0, 0);
insert into chronicles values ('a', 'g', 2, '', '{}', 0, 1, 9, 1, 1, 'r', 7, null, 'c', 0, 0, 0);
insert into chronicles values ('b', 'g', 2, '', '{}', 0, 1, 9, 1, 1, 'r', 90, null, 'd', 0, 0, 0);
insert into chronicle_seats values ('a', 0, 'ada', 'Ada', null, 0, 0, 1, 7), ('a', 1, 'bob', 'Bob', null, 0, 0, 0, 3);
insert into chronicle_seats values ('b', 0, 'ada', 'Ada', null, 0, 0, 1, 90);
insert into chronicle_seats values ('b', 1, null, null, 'random', 0, 0, 0, 0);
insert into ratings values ('g', 'ada', 'Ada', 0, 2, 2, 90, 97, 0, 25, 8, 0);
insert into ratings values ('g', 'bob', 'Bob', 0, 1, 0, 3, 3, 0, 25, 8, 0);
"""


def test_games_with_bots_are_counted_apart_from_then_on(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder}/old.db")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0002")
    with closing(sqlite3.connect(folder / "old.db")) as plain:
        plain.executescript(SEATS)
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0003")
        counts = "games, wins, best, total, bot_games, bot_wins, bot_best, bot_total"
        found = connection.exec_driver_sql(f"select person, {counts} from ratings order by person").all()
        assert [tuple(row) for row in found] == [("ada", 1, 1, 7, 7, 1, 1, 90, 90), ("bob", 1, 0, 3, 3, 0, 0, 0, 0)]
        assert len(connection.exec_driver_sql("select value from house").scalar_one()) == 32
    engine.dispose()
