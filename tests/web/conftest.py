"""The real server, the built client and Debian's Chromium: what a person has, for tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.kit.browser.chromium import CHROMIUM
from tests.kit.browser.live_server import LiveServer, open_live_server

LONGEST: Final = frozenset({"test_coaching.py", "test_keyboard.py", "test_listening.py", "test_whole_games.py"})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest: begun last, they would keep one process busy while the others idle.

    Where CI is set nothing is skipped: a missing browser or build is a failure there.
    """
    here = Path(__file__).parent
    places = [place for place, item in enumerate(items) if here in item.path.parents]
    ours = sorted((items[place] for place in places), key=lambda item: item.path.name not in LONGEST)
    for place, item in zip(places, ours, strict=True):
        items[place] = item
    reason = why_not()
    if reason is None or os.environ.get("CI"):
        return
    for item in ours:
        item.add_marker(pytest.mark.skip(reason=reason))


def why_not() -> str | None:
    if CHROMIUM is None:
        return "no Chromium (Debian: apt-get install chromium)"
    if not files("mattock").joinpath("web_client", "index.html").is_file():
        return "the browser client is not built (make setup)"
    return None


@pytest.fixture(scope="session")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_live_server(tmp_path_factory.mktemp("live_server") / "tables.db") as live_server:
        yield live_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def newcomer(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """Nothing is stored in this browser; motion is reduced, so that a test does not wait for pieces to walk."""
    with browser.new_context(
        base_url=live_server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB"
    ) as context:
        yield context.new_page()
