"""The offset of the time of day is kept as long as the machine runs, and no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mattock.tables.store import machine_clock
from mattock.tables.store.machine_clock import kept_offset
from tests.tables.parlour import room_at


def test_the_largest_offset_is_kept_until_the_machine_is_started_again(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boot = tmp_path / "boot_id"
    monkeypatch.setattr(machine_clock, "BOOT_ID", boot)

    async def story() -> None:
        async with room_at(url) as room:
            assert await kept_offset(room.store, 5.0) == 5.0, "where nobody knows which start it is, none is kept"
            assert await kept_offset(room.store, 4.0) == 4.0
            boot.write_text("b52fe848-337d-4577-8fda-7bfe1f061b8f\n")
            found = [await kept_offset(room.store, offset) for offset in (1000.5, 7.0, 2000.5, 1500.0)]
            assert found == [1000.5, 1000.5, 2000.5, 2000.5]
            boot.write_text("00000000-337d-4577-8fda-7bfe1f061b8f\n")
            assert await kept_offset(room.store, 7.0) == 7.0

    asyncio.run(story())
