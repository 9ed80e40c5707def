"""What waits is committed together, and whoever waits is told when it is on disk, or why it is not."""

from __future__ import annotations

import asyncio

import pytest

from mattock.tables.store.batch import WriteBatch
from mattock.tables.store.writer import Writer


def test_a_mistake_while_writing_is_told_to_who_waits_and_the_writer_goes_on() -> None:
    async def story() -> None:
        mistakes: list[Exception] = [ValueError("a mistake")]

        async def commit(_: list[WriteBatch]) -> None:
            if mistakes:
                raise mistakes.pop()

        writer = Writer(commit)
        with pytest.raises(ValueError, match="a mistake"):
            await writer.write(WriteBatch([]))
        await writer.write(WriteBatch([]))
        await writer.close()

    asyncio.run(story())


def test_what_came_while_one_commit_ran_is_written_by_the_next_one_together_and_in_order() -> None:
    async def story() -> None:
        commits: list[list[WriteBatch]] = []
        may_go = asyncio.Event()

        async def commit(batches: list[WriteBatch]) -> None:
            commits.append(list(batches))
            await may_go.wait()

        writer = Writer(commit)
        batches = [WriteBatch([]) for _ in range(4)]
        written = [asyncio.create_task(writer.write(batch)) for batch in batches]
        await asyncio.sleep(0.01)
        assert not any(one.done() for one in written), "nobody is told before it is on disk"
        may_go.set()
        await asyncio.gather(*written)
        await writer.close()
        assert [batch for commit in commits for batch in commit] == batches
        assert len(commits) < len(batches)

    asyncio.run(story())
