"""What an operator sees: health, numbers, the document of the API, and the web client where it is built."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import httpx
import pytest

from mattock.server.http import client_files
from tests.server.serving import Place, meeting, visited


def test_health_says_whether_the_database_can_be_reached(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            response = await ada.get("/api/health")
            assert response.json() == {"answer": "healthy", "database": "reachable", "degraded": None}
            shutil.rmtree(tmp_path)
            await ada.place.app_state.store.engine.dispose()
            response = await ada.get("/api/health")
            assert (response.status_code, response.json()["answer"]) == (503, "unavailable")

    asyncio.run(visit())


def test_a_database_that_was_removed_is_not_healthy_though_it_is_still_open(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            shutil.rmtree(tmp_path)
            response = await ada.get("/api/health")
            assert (response.status_code, response.json()["code"]) == (503, "database_gone")

    asyncio.run(visit())


@pytest.mark.parametrize("path", ["/", "/any/page", "/assets/missing.js", "/api/health"])
def test_who_asks_for_the_head_alone_gets_what_a_get_would_begin_with(place: Place, path: str) -> None:
    async def visit() -> tuple[httpx.Response, httpx.Response]:
        async with meeting(place) as (ada, _):
            return await ada.http.get(path), await ada.http.head(path)

    whole, head = asyncio.run(visit())
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


def test_what_goes_on_is_counted(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun("runedar", players=1)
            async with ada.line(table) as line:
                action = (await line.hear("news"))["looks"][0]["legal"][0]["code"]
                await line.ask({"do": "play", "key": "play-0001", "version": 3, "action": action})
                await line.ask({"do": "play", "key": "play-0002", "version": 1, "action": action})
                text = (await ada.get("/metrics")).text
            for line_ in (
                "mattock_tables_awake 1.0",
                "mattock_sockets 1.0",
                "mattock_deeds_total 1.0",
                'mattock_refusals_total{answer="stale"} 1.0',
                "mattock_commit_seconds_count",
                "mattock_bots_thinking 0.0",
            ):
                assert line_ in text
            count = next(row for row in text.splitlines() if row.startswith("mattock_commit_seconds_count"))
            assert float(count.split()[1]) >= 4

    asyncio.run(visit())


def test_the_document_describes_every_route_and_the_page_shows_it(place: Place) -> None:
    async def visit() -> tuple[httpx.Response, httpx.Response]:
        async with meeting(place) as (ada, _):
            return await ada.get("/api/openapi.json"), await ada.get("/api/docs")

    document, page = asyncio.run(visit())
    paths = document.json()["paths"]
    assert {"/api/people", "/api/tables/{table}/commands", "/api/chronicles/best", "/api/hall"} <= paths.keys()
    for path, methods in paths.items():
        for method, route in methods.items():
            assert route["description"], f"{method} {path}"
            assert {"200", "400", "429", "503"} <= route["responses"].keys()
            assert f"{method.upper()} {path}" in page.text
            assert ("security" in route) == ("401" in route["responses"]) or path == "/api/people/links"
    assert "<script" not in page.text
    assert "http" not in page.text.replace("http-equiv", "").split("<h2>Routes")[0]


def test_without_a_build_the_page_says_what_to_do(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "missing")

    async def visit() -> str:
        async with meeting(place) as (ada, _):
            return (await ada.get("/")).text

    assert "not built" in asyncio.run(visit())


def test_the_web_client_is_served_with_its_own_addresses(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "web_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1234.js").write_text("let a;")
    (tmp_path / "secret.txt").write_text("not yours")
    monkeypatch.setattr(client_files, "FOLDER", folder)

    async def visit() -> dict[str, httpx.Response]:
        async with meeting(place) as (ada, _):
            paths = ("/", "/t/abc", "/icon.svg", "/assets/main-1234.js", "/assets/gone.js", "/%2e%2e/secret.txt")
            return {path: await ada.get(path) for path in paths}

    found = asyncio.run(visit())
    for path in ("/", "/t/abc", "/%2e%2e/secret.txt"):
        assert found[path].text.endswith("the page")
        assert found[path].headers["content-type"].startswith("text/html")
        assert found[path].headers["cache-control"] == "no-cache"
    assert found["/icon.svg"].headers["content-type"].startswith("image/svg+xml")
    assert found["/assets/main-1234.js"].headers["content-type"].startswith("text/javascript")
    assert "immutable" in found["/assets/main-1234.js"].headers["cache-control"]
    assert found["/assets/gone.js"].status_code == 404
