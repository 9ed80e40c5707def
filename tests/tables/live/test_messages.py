"""An answer reaches whoever still waits for it, and nobody else minds."""

from __future__ import annotations

import asyncio

from mattock.tables.live.messages import set_answer


def test_whoever_waits_is_answered_once() -> None:
    async def answered() -> str:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        set_answer(future, "first")
        set_answer(future, "second")
        return await future

    assert asyncio.run(answered()) == "first"


def test_nobody_minds_an_answer_that_nobody_waits_for() -> None:
    async def gone() -> bool:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        future.cancel()
        set_answer(future, "late")
        return future.cancelled()

    assert asyncio.run(gone())
