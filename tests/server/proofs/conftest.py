"""Databases as the tables' tests make them, and servers that are stopped whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.server.proofs.serving import Served
from tests.tables.conftest import cluster, folder, postgres_empty, postgres_url, sqlite_url, url

__all__ = ["cluster", "folder", "postgres_empty", "postgres_url", "sqlite_url", "url"]


class Serve(Protocol):
    def __call__(self, database: str, *options: str, program: tuple[str, ...] = ("mattock.cli",)) -> Served: ...


@pytest.fixture
def serve(folder: Path) -> Iterator[Serve]:
    """A server on a database; several may run at once."""
    running: list[Served] = []

    def start(database: str, *options: str, program: tuple[str, ...] = ("mattock.cli",)) -> Served:
        served = Served(database, folder / f"server{len(running)}.log", options, program)
        running.append(served)
        served.start()
        return served

    yield start
    for served in running:
        served.kill()
