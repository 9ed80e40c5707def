"""Journals over HTTP: opened without being stored, and refused in one answer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from mattock.tables import Person
from tests.server.serving import visited
from tests.tables.parlour import play_along


def test_a_downloaded_journal_is_opened_by_somebody_else_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await ada.begun("runedar")
            await play_along(ada.place.app_state.room, table, Person(ada.id, ada.name), random.Random(1))
            text = (await ada.get(f"/api/tables/{table}/journal")).json()["journal"]
            before = (await bo.get("/api/chronicles")).json()
            replay = (await bo.get(f"/api/tables/{table}/replay?seat=1")).json()
            opened = await bo.post("/api/journals", {"journal": text, "seat": 1})
            assert opened.status_code == 200
            steps = opened.json()["steps"]
            assert [step["view"] for step in steps] == [step["view"] for step in replay]
            standing = opened.json()["standing"]
            assert (standing["game"], standing["status"], len(standing["seats"])) == ("runedar", "over", 2)
            everybody = (await bo.get(f"/api/tables/{table}/replay?open=true")).json()
            assert len(everybody) == len(steps)
            assert (await bo.get("/api/chronicles")).json() == before
            assert (await bo.get("/api/tables?which=mine")).json() == []

    asyncio.run(story())


def test_a_wrong_journal_and_a_wrong_seat_are_refused_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, bo):
            table = await ada.begun("runedar", players=1)
            await ada.command(table, do="abandon")
            text = (await ada.get(f"/api/tables/{table}/journal")).json()["journal"]
            for body, status, answer in (
                ({"journal": text + "x"}, 422, "bad_journal"),
                ({"journal": text, "seat": 1}, 404, "no_such_seat"),
                ({"journal": "x" * 300_000}, 413, "too_large"),
                ({"journal": 7}, 400, "malformed"),
                ({"file": text}, 400, "malformed"),
            ):
                response = await bo.post("/api/journals", body)
                assert (response.status_code, response.json()["answer"]) == (status, answer)
            assert (await bo.get(f"/api/tables/{table}/replay?seat=1")).status_code == 404
            assert (await bo.http.post("/api/journals", json={"journal": text})).status_code == 401
            missing = [(await bo.get(f"/api/tables/{name}/replay")).json() for name in (table, "nowhere")]
            assert isinstance(missing[0], list)
            assert missing[1] == {"answer": "no_such_table", "table": "nowhere"}

    asyncio.run(story())
