"""One server for all tests that need nothing special of it, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from tests.server.serving import Place, serving
from tests.tables.conftest import cluster, postgres_empty, postgres_url

__all__ = ["cluster", "place", "postgres_empty", "postgres_url"]


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found: Future[tuple[Place, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def stay() -> None:
        async with serving(tmp_path_factory.mktemp("server")) as place:
            is_over = asyncio.Event()
            found.set_result((place, asyncio.get_running_loop(), is_over))
            await is_over.wait()

    thread = threading.Thread(target=asyncio.run, args=[stay()])
    thread.start()
    place, loop, is_over = found.result(60)
    yield place
    loop.call_soon_threadsafe(is_over.set)
    thread.join()
