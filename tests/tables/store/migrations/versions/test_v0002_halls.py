"""The second version of the schema: keys become devices, and the lobby knows what a table was set up with."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from mattock.tables.store.migrating import config_for

OPENING = json.dumps({"kind": "created", "options": {"players": 2}, "settings": {"seconds": 60}, "game": "g"})


def test_a_key_is_kept_as_a_device_and_options_are_read_from_the_first_entry(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder}/old.db")
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
    with closing(sqlite3.connect(folder / "old.db")) as plain:
        plain.execute("insert into people values ('ada', 'Ada', ?, 5)", (b"k" * 32,))
        plain.execute("insert into tables (id, game, status, created, changed) values ('t', 'g', 'open', 1, 1)")
        plain.execute("insert into entries values ('t', 1, 1, ?), ('t', 2, 2, '{}')", (OPENING,))
        plain.commit()
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0002")
        read = connection.exec_driver_sql
        assert read("select key_hash, person, created from devices").all() == [(b"k" * 32, "ada", 5)]
        assert read("select id, name, is_bot, hook from people").all() == [("ada", "Ada", 0, None)]
        ((options, settings, is_listed, password),) = read("select options, settings, is_listed, password from tables")
        assert (json.loads(options), json.loads(settings)) == ({"players": 2}, {"seconds": 60})
        assert (is_listed, password) == (1, None)
        assert read("select count(*) from ratings").scalar_one() == 0
    engine.dispose()
