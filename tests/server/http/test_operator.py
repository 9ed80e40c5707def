"""The operator's page over HTTP, on a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from mattock.server import orders as server_orders
from mattock.tables import Store
from mattock.tables.store import orders
from tests.server.serving import Visitor, meeting, serving, visited

TOKEN = "an operator's token"
AUTH = {"Authorization": f"Bearer {TOKEN}"}


async def told(ada: Visitor, method: str, path: str, body: Any = None) -> httpx.Response:
    return await ada.http.request(method, f"/api/operator{path}", json=body, headers=AUTH)


@pytest.mark.parametrize("token", ["", TOKEN])
@pytest.mark.parametrize("said", [None, "Bearer", "Bearer wrong", f"Basic {TOKEN}"])
def test_without_the_token_nobody_is_let_in(tmp_path: Path, token: str, said: str | None) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=token) as (ada, _):
            headers = {} if said is None else {"Authorization": said}
            for method, path in (("GET", "/people"), ("POST", f"/people/{ada.id}"), ("POST", "/tables/x/close")):
                response = await ada.http.request(method, f"/api/operator{path}", json={}, headers=headers)
                assert (response.status_code, response.json()) == (401, {"answer": "unrecognised"}), path

    asyncio.run(visit())


def test_the_token_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN, has_limits=True) as (ada, _):
            wrong = {"Authorization": "Bearer guess"}
            found = {(await ada.http.get("/api/operator/people", headers=wrong)).status_code for _ in range(60)}
            assert found == {401, 429}
            assert (await told(ada, "GET", "/people")).status_code == 200

    asyncio.run(visit())


def test_who_is_banned_is_thrown_out_at_once_and_told_why(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, bo):
            table = await ada.begun("runedar")
            async with bo.line(table) as line:
                await line.hear("news")
                response = await told(ada, "POST", f"/people/{bo.id}", {"order": "ban", "reason": "spam"})
                assert response.json()["order"]["kind"] == "ban"
                assert (await line.hear("dropped"))["table"] == table
            refused = await bo.get("/api/people/me")
            assert (refused.status_code, refused.json()) == (403, {"answer": "banned", "reason": "spam"})
            async with bo.line(table) as line:
                assert await line.next() == {"answer": "banned", "re": None, "reason": "spam"}
            assert (await told(ada, "POST", f"/people/{bo.id}", {"order": "unban"})).status_code == 200
            assert (await bo.get("/api/people/me")).status_code == 200

    asyncio.run(visit())


def test_what_is_ordered_elsewhere_is_carried_out_within_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `mattock people ban` does it, or another server on the same database."""
    monkeypatch.setattr(server_orders, "WATCH_INTERVAL", 0.1)

    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, bo):
            table = await ada.begun("runedar")
            store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
            async with bo.line(table) as line:
                await line.hear("news")
                await orders.ban(store, bo.id, "spam")
                await line.hear("dropped")
            assert (await bo.get("/api/people/me")).status_code == 403
            await store.close()

    asyncio.run(visit())


def test_revoked_keys_open_nothing_and_the_link_does(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, bo):
            assert (await bo.get("/api/people/me")).status_code == 200
            secret = (await told(ada, "POST", f"/people/{bo.id}", {"order": "revoke"})).json()["secret"]
            assert (await bo.get("/api/people/me")).status_code == 401
            found = (await ada.post("/api/people/links", {"secret": secret})).json()
            assert (found["id"], found["name"]) == (bo.id, "Bo")

    asyncio.run(visit())


def test_people_are_found_shown_and_renamed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, bo):
            assert [one["id"] for one in (await told(ada, "GET", "/people?name=BO")).json()] == [bo.id]
            assert (await told(ada, "POST", f"/people/{bo.id}", {"order": "rename", "name": "Bob"})).status_code == 200
            assert (await bo.get("/api/people/me")).json()["name"] == "Bob"
            shown = (await told(ada, "GET", f"/people/{bo.id}")).json()
            assert (shown["person"]["name"], shown["devices"]) == ("Bob", 1)
            bad = await told(ada, "POST", f"/people/{bo.id}", {"order": "rename", "name": "\u3164"})
            assert (bad.status_code, bad.json()["answer"]) == (422, "bad_option")
            for method, path, body in (("GET", "/people/nobody", None), ("POST", "/people/nobody", {"order": "ban"})):
                assert (await told(ada, method, path, body)).status_code == 404

    asyncio.run(visit())


def test_a_closed_table_tells_everybody_why_and_is_over(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, _):
            table = await ada.begun("runedar")
            async with ada.line(table) as line:
                await line.hear("news")
                assert (await told(ada, "POST", f"/tables/{table}/close", {"reason": "spam"})).status_code == 200
                news = await line.hear("news")
            assert news["standing"]["status"] == "abandoned"
            assert news["happenings"][-1]["what"] == {"kind": "closed", "reason": "spam"}
            assert (await told(ada, "POST", "/tables/nothing/close", {})).status_code == 404

    asyncio.run(visit())


def test_what_people_report_reaches_the_operator_and_nobody_else(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN) as (ada, bo):
            table = await ada.new_table("runedar")
            await bo.command(table, do="sit")
            line = (await bo.command(table, do="say", text="rude")).json()["version"]
            path = f"/api/tables/{table}/reports"
            response = await ada.post(path, {"line": line, "text": "a rude fellow"})
            assert response.json() == {"answer": "reported", "version": line}
            assert (await ada.post(path, {"line": 1})).status_code == 422
            await ada.command(table, do="moderate", person=bo.id, order="remove")
            assert (await bo.post(path, {"text": "I was thrown out"})).json()["version"] == line + 1
            whole, found = (await told(ada, "GET", "/reports")).json()
            assert (found["line"], found["about"]["id"], found["version"]) == ("rude", bo.id, line)
            assert (whole["line"], whole["version"]) == (None, line + 1)
            news = (await ada.get(f"/api/tables/{table}?after=0")).json()
            assert "fellow" not in str(news), "nobody at the table hears of it"
            left = (await told(ada, "POST", f"/reports/{found['number']}/settle")).json()
            assert [one["number"] for one in left] == [whole["number"]]
            assert (await told(ada, "POST", "/reports/999/settle")).status_code == 404
            assert (await ada.post("/api/tables/nothing/reports", {})).status_code == 404

    asyncio.run(visit())


def test_reports_have_a_limit(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path, operator=TOKEN, has_limits=True) as (ada, _):
            table = await ada.new_table("runedar")
            found = [(await ada.post(f"/api/tables/{table}/reports", {})).status_code for _ in range(8)]
            assert found == [200] * 5 + [429] * 3

    asyncio.run(visit())


def test_who_is_removed_hears_nothing_more_and_does_not_come_back(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(tmp_path) as place, meeting(place) as (ada, bo):
            table = await ada.begun("runedar", password="sesame")
            await bo.post(f"/api/tables/{table}/enter", {"password": "sesame"})
            secret = (await ada.post(f"/api/tables/{table}/links", {})).json()["secret"]
            async with bo.line(table) as line:
                await line.hear("news")
                order = {"do": "moderate", "person": bo.id, "order": "remove"}
                assert (await ada.command(table, **order)).status_code == 200
                await line.hear("dropped")
            async with bo.line(table) as line:
                assert await line.next() == {"answer": "not_yours", "re": None, "code": "kept_out"}
            for body in ({"password": "sesame"}, {"secret": secret}):
                refused = await bo.post(f"/api/tables/{table}/enter", body)
                assert (refused.status_code, refused.json()["code"]) == (403, "kept_out")

    asyncio.run(visit())
