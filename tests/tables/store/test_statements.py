"""Statements that write many rows: as few of them as it takes, and every row once."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, event, func, select

from mattock.tables.store.schema import METADATA, TABLES
from mattock.tables.store.statements import INSERT_TABLES, MAX_ROWS, UPDATE_TABLES, Row


def rows(count: int) -> list[Row]:
    return [
        (f"t{number:04}", "dwar7s", "open", 1.0, 1.0, None, None, "{}", "{}", True, None) for number in range(count)
    ]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 64, 100, 127, 128, 129, 256, 300])
def test_a_group_takes_a_handful_of_statements(count: int) -> None:
    engine, seen = create_engine("sqlite://"), []
    with engine.begin() as connection:
        METADATA.create_all(connection)
        event.listen(engine, "before_cursor_execute", lambda *told: seen.append(told[2]))
        INSERT_TABLES.run(connection, rows(count))
        changed: list[Row] = [
            (row[0], "playing", 2.0, None if number % 2 else 9.0, f"p{number}")
            for number, row in enumerate(rows(count))
        ]
        UPDATE_TABLES.run(connection, changed)
        assert len(seen) == 2 * (count // MAX_ROWS + (count % MAX_ROWS).bit_count())
        found = connection.execute(select(TABLES).order_by(TABLES.c.id)).all()
        assert [(row.id, row.status, row.changed, row.due, row.asked) for row in found] == changed
        assert connection.scalar(select(func.count()).select_from(TABLES).where(TABLES.c.game == "dwar7s")) == count
    engine.dispose()
