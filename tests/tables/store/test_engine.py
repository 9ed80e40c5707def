"""Addresses of databases: as people write them, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.tables.store.engine import PRAGMAS, file_engine, sqlite_file, url_of
from mattock.tables.store.errors import StoreError


@pytest.mark.parametrize(
    ("text", "driver"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite"),
        ("postgres://me@host/games", "postgresql+asyncpg"),
        ("postgresql://me@host:5433/games", "postgresql+asyncpg"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg"),
    ],
)
def test_an_address_gets_our_driver(text: str, driver: str) -> None:
    assert url_of(text).drivername == driver


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "not the address"),
        ("mysql://host/games", "no database 'mysql'"),
        ("sqlite://", "kept in a file"),
        ("sqlite:///:memory:", "kept in a file"),
        ("postgresql://host:70000/games", "port"),
    ],
)
def test_another_address_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        url_of(text)


def test_a_file_is_written_so_that_a_commit_outlives_a_power_cut(tmp_path: Path) -> None:
    assert sqlite_file(url_of("postgresql://host/games")) is None
    url = url_of(f"sqlite:///{tmp_path / 'a.db'}")
    assert sqlite_file(url) == tmp_path / "a.db"
    assert "synchronous=FULL" in PRAGMAS
    engine = file_engine(url)
    with engine.connect() as connection:
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert values == ["wal", 2]
