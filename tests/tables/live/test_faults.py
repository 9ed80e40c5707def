"""Things go wrong: the disk is full, the database goes away, a program dies. Clear answers meanwhile, nothing lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event, func, text, update

import mattock
from mattock.tables import Room, Store
from mattock.tables.live.services import Think
from mattock.tables.live.snapshots import rebuilt
from mattock.tables.log.answers import Done, Unavailable
from mattock.tables.log.commands import Create, Say, Start
from mattock.tables.log.entries import Entry, Said
from mattock.tables.store.committing import FileCommitter
from mattock.tables.store.errors import StoreUnavailable
from mattock.tables.store.schema import ENTRIES
from mattock.wire.messages import SightData
from tests.kit.postgres import Cluster
from tests.paragraphs import ROOT
from tests.tables.parlour import begun, done, hear, new_table, play_along, room_at
from tests.tables.staging import ADA


def test_a_full_disk_is_said_and_nothing_is_half_done(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table = await new_table(room, "runedar", ADA)
            await end_disk_after(room.store, pages=3)
            listener = await hear(room, table, ADA)
            answers = [await room.send(ADA, Say(table=table, text="x" * 500, key=f"key-{n:05}")) for n in range(60)]
            granted = [answer for answer in answers if isinstance(answer, Done)]
            assert 0 < len(granted) < 60
            assert {answer for answer in answers if not isinstance(answer, Done)} == {Unavailable(code="disk_full")}
            written = await room.store.entries(table)
            assert len(written) == 2 + len(granted)
            told = [await anext(listener) for _ in range(1 + len(granted))]
            assert told[-1].version == written[-1].number

    asyncio.run(story())


async def end_disk_after(store: Store, pages: int) -> None:
    """As if the disk had so many pages left."""
    async with store.engine.connect() as connection:
        used = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
    assert isinstance(store.committing, FileCommitter)
    store.committing.engine.dispose()
    event.listen(
        store.committing.engine,
        "connect",
        lambda connection, _: connection.execute(f"PRAGMA max_page_count={used + pages}").close(),
    )


def test_the_database_goes_away_and_comes_back(postgres_url: str, cluster: Cluster) -> None:
    """Meanwhile every command is answered; afterwards the same commands, with their keys, are carried out once."""

    async def story() -> None:
        async with room_at(postgres_url) as room:
            table = await begun(room, "runedar", ADA, ADA)
            listener = await hear(room, table, ADA)
            await done(room, ADA, Say(table=table, text="before"))
            bots = await started_by_bots(room)
            watching = asyncio.create_task(play_along(room, bots, ADA, random.Random(1)))
            await asyncio.to_thread(cluster.stop)
            commands = [Say(table=table, text=f"text {n}", key=f"command-{n:04}") for n in range(3)]
            for command in commands:
                assert await room.send(ADA, command) == Unavailable(code="database_gone")
            assert await room.listen(table, ADA) == Unavailable(code="database_gone")
            assert not watching.done()
            await asyncio.to_thread(cluster.start)
            first = [await done(room, ADA, command) for command in commands]
            assert [await room.send(ADA, command) for command in commands] == first
            said = [one.body.text for one in await room.store.entries(table) if isinstance(one.body, Said)]
            assert said == ["before", "text 0", "text 1", "text 2"]
            heard: list[int] = []
            while not heard or heard[-1] < first[-1].version:
                heard += [one.number for one in (await anext(listener)).happenings]
            assert heard == list(range(heard[0], first[-1].version + 1))
            told = await watching
            assert told[-1].standing.status == "over", "bots try again by themselves"
            numbers = [one.number for news in told for one in news.happenings]
            assert numbers == list(range(told[0].version + 1, told[-1].version + 1))

    asyncio.run(story())


def test_after_a_failure_listeners_hear_what_they_missed_and_nothing_twice(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with room_at(url) as room:
            table = await new_table(room, "runedar", ADA)
        async with room_at(url) as room, room_at(url) as other:
            listener = await hear(room, table, ADA)
            load = room.store.entries
            await done(other, ADA, Say(table=table, text="from elsewhere"))
            failures = [StoreUnavailable("database_gone")]

            async def fail(name: str, after: int = 0, upto: int | None = None) -> list[Entry]:
                if failures:
                    raise failures.pop()
                return await load(name, after, upto)

            monkeypatch.setattr(room.store, "entries", fail)
            answer = await room.send(ADA, Say(table=table, text="x", key="some-key"))
            assert answer == Unavailable(code="database_gone")
            await done(room, ADA, Say(table=table, text="x", key="some-key"))
            told = [await anext(listener) for _ in range(3)]
            assert [[one.number for one in news.happenings] for news in told] == [[], [3], [4]]

    asyncio.run(story())


async def started_by_bots(room: Room) -> str:
    table = (await done(room, ADA, Create(game="dwar7s"))).table
    await done(room, ADA, Start(table=table, fill="random"))
    return table


@pytest.mark.parametrize(
    ("number", "old", "new", "code"),
    [
        (4, '"deal":[', '"deal":[0,', "damaged"),
        (1, mattock.game("runedar").rules, "runedar 0", "other_rules"),
        (2, "sat", "cat", "failed"),
    ],
)
def test_a_log_that_is_not_true_is_refused_and_other_tables_play_on(
    sqlite_url: str, number: int, old: str, new: str, code: str
) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            table, other = await begun(room, "runedar", ADA, ADA), await new_table(room, "runedar", ADA)
            row = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
            async with room.store.engine.begin() as connection:
                body = func.replace(ENTRIES.c.body, old, new)
                await connection.execute(update(ENTRIES).where(row).values(body=body))
        async with room_at(sqlite_url) as room:
            answer = await room.send(ADA, Say(table=table, text="x"))
            assert isinstance(answer, Unavailable)
            assert answer.code == code
            await done(room, ADA, Say(table=other, text="x"))

    asyncio.run(story())


def test_when_a_bot_fails_another_one_tries(sqlite_url: str) -> None:
    async def story() -> None:
        async with room_at(sqlite_url) as room:
            room._services = room._services._replace(think=failing_once(room._services.think))
            table = await started_by_bots(room)
            await done(room, ADA, Say(table=table, text="well?"))
            told = await play_along(room, table, ADA, random.Random(1))
            assert told[-1].standing.status == "over"

    asyncio.run(story())


def failing_once(think: Think) -> Think:
    failures = [RuntimeError("no idea")]

    async def choose(level: str, sight: SightData, left: frozenset[str], seed: str | None) -> list[str]:
        if failures:
            raise failures.pop()
        return await think(level, sight, left, seed)

    return choose


class Nursery:
    """A program whose children play at a table and say what was acknowledged, until they are killed."""

    def __init__(self) -> None:
        paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        command, pipe = [sys.executable, "-m", "tests.tables.player"], subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)

    def play(self, url: str, table: str, again: str, wanted: int, delay: float) -> list[dict[str, Any]]:
        """What a child says that is killed a moment after so many lines."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([url, table, again]) + "\n")
        self.process.stdin.flush()
        child = self.line()["number"]
        lines = [self.line() for _ in range(wanted)]
        time.sleep(delay)
        os.kill(child, signal.SIGKILL)
        while lines[-1]["say"] != "dead":
            lines.append(self.line())
        return lines[:-1]

    def line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = json.loads(self.process.stdout.readline())
        assert isinstance(line, dict)
        return line

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


async def assert_whole(url: str, table: str, acknowledged: dict[str, int]) -> None:
    """Every entry is there once, the table plays again from its log, and what was said to be done is where it was."""
    store = await Store.open(url)
    entries = await store.entries(table)
    await store.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert rebuilt(table, entries).version == len(entries)
    said = [(entry.body.text, entry.number) for entry in entries if isinstance(entry.body, Said)]
    assert len(dict(said)) == len(said), "something was said twice"
    assert {key: dict(said).get(key) for key in acknowledged} == acknowledged


def test_a_program_killed_at_any_moment_loses_nothing_and_doubles_nothing(url: str, nursery: Nursery) -> None:
    """Ten times. The command it died with is sent again under its key, and is there once."""

    async def make() -> str:
        async with room_at(url) as room:
            return await begun(room, "runedar", ADA, ADA)

    table, again, dice = asyncio.run(make()), "", random.Random(url)
    acknowledged: dict[str, int] = {}
    for _ in range(10):
        for line in nursery.play(url, table, again, dice.randint(1, 9), dice.random() * 0.02):
            again = line["key"]
            if line["say"] == "done":
                acknowledged[again] = line["number"]
        asyncio.run(assert_whole(url, table, acknowledged))
    assert len(acknowledged) > 10
