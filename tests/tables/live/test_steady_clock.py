"""Time at tables: whoever sets the clock of the machine moves no deadline and spoils no log."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from mattock.server.state import ServerSettings, open_app_state
from mattock.tables import Settings, Store, Table
from mattock.tables.live import steady_clock
from mattock.tables.live.steady_clock import SteadyClock
from mattock.tables.log.commands import Say
from mattock.tables.log.redaction import due
from mattock.tables.store.archive import export_table, import_table
from tests.tables.forging import resealed
from tests.tables.parlour import begun, done, expect
from tests.tables.staging import ADA, BOB

HOURS = 5 * 3600.0


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the machine, off by so many seconds."""
    off, real = [0.0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + off[0])
    return off


def test_it_goes_on_whatever_the_clock_on_the_wall_says() -> None:
    wall, steady = [1_000.0], [50.0]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    assert clock() == 1_000.0
    wall[0] -= HOURS
    steady[0] += 10
    assert clock() == 1_010.0
    clock.reach(900.0)
    assert clock() == 1_010.0
    clock.reach(2_000.0)
    assert clock() == 2_000.0


def test_a_clock_set_back_by_hours_moves_no_deadline_and_spoils_no_log(url: str, wall: list[float]) -> None:
    """Neither while the server runs nor when it is started again; what it has written it takes back in."""

    async def story() -> None:
        async with open_app_state(ServerSettings(url)) as state:
            room = state.room
            table = await begun(room, "runedar", ADA, BOB, settings=Settings(seconds=600))
            before = expect(await room.table(table, ADA), Table)
            wall[0] = -HOURS
            await done(room, ADA, Say(table=table, text="What time is it?"))
            left = (due(before) or 0.0) - room.now()
            assert 590 < left <= 600
        async with open_app_state(ServerSettings(url)) as state:
            again = expect(await state.room.table(table, ADA), Table)
            assert due(again) == due(before)
            assert abs((due(again) or 0.0) - state.room.now() - left) < 10
            await done(state.room, BOB, Say(table=table, text="Late."))
        store = await Store.open(url)
        times = [entry.at for entry in await store.entries(table)]
        assert times == sorted(times)
        assert await import_table(store, renamed(await export_table(store, table), "another")) == "another"
        await store.close()

    asyncio.run(story())


def test_a_clock_set_back_while_no_server_runs_moves_no_deadline(
    url: str, wall: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine has gone on for ten minutes since anybody did anything, and its clock was set back by hours."""

    async def story() -> None:
        async with open_app_state(ServerSettings(url)) as state:
            table = await begun(state.room, "runedar", ADA, BOB, settings=Settings(seconds=3600))
            before, now = expect(await state.room.table(table, ADA), Table), state.room.now()
        since_boot = steady_clock.since_boot
        monkeypatch.setattr(steady_clock, "since_boot", lambda: since_boot() + 600)
        wall[0] = 600 - HOURS
        async with open_app_state(ServerSettings(url)) as state:
            again = expect(await state.room.table(table, ADA), Table)
            assert due(again) == due(before)
            assert 600 <= state.room.now() - now < 660

    asyncio.run(story())


def renamed(log: str, table: str) -> str:
    """The log of a table under another name, sealed again."""
    head, *rows = [json.loads(line) for line in log.splitlines()]
    kept = [{name: value for name, value in row.items() if name != "sum"} for row in ({**head, "table": table}, *rows)]
    return resealed(kept)
