"""A queue does one piece of work after the other, and what goes wrong with one does not end it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from mattock.server import work_queue
from mattock.server.work_queue import WorkQueue
from mattock.tables import Store
from mattock.tables.store.errors import StoreUnavailable
from tests.tables.parlour import until


class Numbers(WorkQueue):
    """Computes numbers, and raises errors that it finds among them."""

    about = "numbers"

    def __init__(self, store: Store) -> None:
        super().__init__(store, workers=None)  # type: ignore[arg-type]
        self.waiting: list[int | Exception] = []
        self.done: list[int] = []

    async def compute_next(self) -> bool:
        if not self.waiting:
            return False
        one = self.waiting.pop(0)
        if isinstance(one, Exception):
            raise one
        self.done.append(one)
        return True


async def computed(folder: Path, waiting: list[int | Exception]) -> list[int]:
    """What is done at once, and after something new has come."""
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    queue = Numbers(store)
    queue.waiting = [1, 2]
    running = asyncio.create_task(queue.run())
    await until(lambda: queue.done == [1, 2])
    queue.waiting = waiting
    queue.wake()
    await until(lambda: not queue.waiting)
    await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await store.close()
    return queue.done


def test_new_work_is_begun_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "LOOK_INTERVAL", 3600.0)
    assert asyncio.run(computed(tmp_path, [3, 4])) == [1, 2, 3, 4]


@pytest.mark.parametrize("error", [StoreUnavailable("too_busy"), ValueError("a fault of ours")], ids=repr)
def test_an_error_is_logged_and_the_next_piece_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    monkeypatch.setattr(work_queue, "LOOK_INTERVAL", 0.01)
    with caplog.at_level(logging.WARNING):
        assert asyncio.run(computed(tmp_path, [error, 3])) == [1, 2, 3]
    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["numbers wait"]
