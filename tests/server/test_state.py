"""The settings of a server as browsers see them, and the end of its tasks."""

from __future__ import annotations

import asyncio

import pytest

from mattock.server.state import ServerSettings, stop


@pytest.mark.parametrize(
    ("origins", "base", "allowed"),
    [
        ((), "", set()),
        (("https://Play.Example.org/hall?x=1",), "", {"https://play.example.org"}),
        (("http://a.example:8080",), "https://b.example/mattock/", {"http://a.example:8080", "https://b.example"}),
    ],
)
def test_origins_are_named_as_browsers_name_them(origins: tuple[str, ...], base: str, allowed: set[str]) -> None:
    assert ServerSettings(origins=frozenset(origins), base=base).allowed_origins == allowed


def test_stopped_tasks_have_ended_even_if_they_tidy_up_first() -> None:
    tidied: list[int] = []

    async def work(number: int) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            tidied.append(number)

    async def story() -> None:
        tasks = [asyncio.create_task(work(number)) for number in range(3)]
        await asyncio.sleep(0)
        await stop(tasks)
        assert all(task.done() for task in tasks)

    asyncio.run(story())
    assert sorted(tidied) == [0, 1, 2]
