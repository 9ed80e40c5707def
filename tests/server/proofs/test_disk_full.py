"""The disk is full: commands are refused for that reason, nothing is half done, and with room again people play on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.party import assert_all_agree, parties, play_on, playing
from tests.server.proofs.web import Account, Web

TIMES = effort(2, 20)
ROOM = 1_000_000
FULL = {"answer": "unavailable", "code": "disk_full"}


def said(database: Path, pragma: str) -> object:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"PRAGMA {pragma}").fetchone()[0]


def give(pages: Path, count: object) -> None:
    """In one go: the server reads it at any moment."""
    written = pages.with_suffix(".new")
    written.write_text(f"{count}")
    written.replace(pages)


async def assert_full_in_the_end(web: Web, who: Account, table: str) -> None:
    """A page may still have had a little room, or what somebody else does may need less of it than words."""
    async with asyncio.timeout(60):
        while True:
            while (answer := await web.try_command(who, table, do="say", text="x" * 500))["answer"] == "done":
                pass
            assert answer == FULL
            response = await web.ask(who, "GET", f"/api/tables/{table}")
            assert response.status_code == 200, "reading needs no room"
            health = await web.ask(who, "GET", "/api/health")
            if health.status_code != 200:
                break
    assert (health.status_code, health.json()["code"]) == (503, "disk_full")


def test_a_full_disk_is_said_and_with_room_again_all_play_on(sqlite_url: str, folder: Path, serve: Serve) -> None:
    pages, database = folder / "pages", folder / "tables.db"

    async def story() -> None:
        give(pages, ROOM)
        served = serve(sqlite_url, "--no-limits", program=("tests.server.proofs.small_disk", str(pages)))
        async with Web(served.base) as web:
            players = await parties(web, random.Random(1), [served.base], tables=1, size=2)
            someone = await web.enrol("Eve")
            table = await web.new_table([someone, await web.enrol("Fay")], "runedar")
            async with playing(players):
                for _ in range(TIMES):
                    await play_on(players, 10)
                    give(pages, said(database, "page_count"))
                    await assert_full_in_the_end(web, someone, table)
                    give(pages, ROOM)
                    await play_on(players, 20)
        put_off = [answer for player in players for client in player.clients for answer in client.put_off]
        assert {(answer["answer"], answer["code"]) for answer in put_off} == {tuple(FULL.values())}
        await assert_all_agree(sqlite_url, players)
        served.stop()
        assert said(database, "integrity_check") == "ok"

    asyncio.run(story())
