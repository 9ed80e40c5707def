"""A private PostgreSQL that commits as it should, unlike that of the tests.

Its files may lie in memory: what two servers are measured by here is processor time, not a disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mattock.tables.store.migrating import upgrade_database
from tests.kit.postgres import Cluster

SETTINGS: Final = ("max_connections=60", "listen_addresses=")


@contextmanager
def durable_cluster() -> Iterator[Cluster]:
    made = Cluster(SETTINGS)
    try:
        yield made
    finally:
        made.remove()


def new_database(cluster: Cluster) -> str:
    """With all tables in it."""
    url = cluster.new_database()
    asyncio.run(upgrade_database(url))
    return url
