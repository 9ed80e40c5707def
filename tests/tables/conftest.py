"""Databases to test on: a fresh one for each test, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from mattock.tables.store.migrating import upgrade_database
from tests.kit.postgres import Cluster, is_installed, roomy_folder


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Without PostgreSQL there is nothing to test on; where CI is set, it must be there."""
    if not is_installed() and not os.environ.get("CI"):
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def folder() -> Iterator[Path]:
    made = Path(roomy_folder())
    yield made
    shutil.rmtree(made)


@pytest.fixture
def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


@pytest.fixture
def sqlite_empty(folder: Path) -> str:
    """Without any table in it."""
    return f"sqlite:///{folder}/empty.db"


@pytest.fixture
def postgres_empty(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def postgres_url(postgres_empty: str) -> str:
    asyncio.run(upgrade_database(postgres_empty))
    return postgres_empty


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """What is said of a store is said of both."""
    found = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(found, str)
    return found
