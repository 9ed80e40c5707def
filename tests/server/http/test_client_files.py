"""The files of the web client: sent small, read once, and anew when they have changed."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import os
from pathlib import Path

import httpx
import pytest

from mattock.server.http import client_files
from tests.server.serving import Place, meeting

SCRIPT = "let pick = 'axe';\n" * 400
BEGIN = "let page = location.hash;"
FONT = os.urandom(4000)


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    folder = tmp_path / "web_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><script>{BEGIN}</script>the page")
    (folder / "assets" / "main-1234.js").write_text(SCRIPT)
    (folder / "assets" / "almendra-1234.woff2").write_bytes(FONT)
    monkeypatch.setattr(client_files, "FOLDER", folder)
    return folder


def visited(place: Place, path: str, **headers: str) -> httpx.Response:
    async def visit() -> httpx.Response:
        async with meeting(place) as (ada, _):
            return await ada.http.get(path, headers=headers)

    return asyncio.run(visit())


@pytest.mark.usefixtures("client")
def test_a_script_is_sent_compressed_to_who_can_read_that(place: Place) -> None:
    packed = visited(place, "/assets/main-1234.js", **{"accept-encoding": "gzip, br"})
    plain = visited(place, "/assets/main-1234.js", **{"accept-encoding": "identity"})
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert "content-encoding" not in plain.headers


@pytest.mark.usefixtures("client")
def test_what_is_small_already_is_sent_as_it_is(place: Place) -> None:
    font = visited(place, "/assets/almendra-1234.woff2", **{"accept-encoding": "gzip"})
    assert font.content == FONT
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"


def test_a_file_is_read_once_until_it_changes(place: Place, client: Path) -> None:
    client_files.kept.cache_clear()
    for _ in range(3):
        visited(place, "/assets/main-1234.js")
    assert client_files.kept.cache_info().misses == 1
    (client / "assets" / "main-1234.js").write_text("let other;")
    os.utime(client / "assets" / "main-1234.js", ns=(0, 0))
    assert visited(place, "/assets/main-1234.js").text == "let other;"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", ["/%00", f"/{'x' * 300}", f"/{'x/' * 3000}"])
def test_a_path_that_no_file_can_have_shows_the_page(path: str, place: Place) -> None:
    response = visited(place, path)
    assert (response.status_code, "the page" in response.text) == (200, True)


@pytest.mark.usefixtures("client")
def test_a_page_may_run_the_script_that_was_built_into_it_and_no_other(place: Place) -> None:
    digest = base64.b64encode(hashlib.sha256(BEGIN.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in visited(place, "/t/1").headers["content-security-policy"]
    assert "script-src 'self';" in visited(place, "/assets/main-1234.js").headers["content-security-policy"]
