"""The third game, installed once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.examples.third_game import installed
from tests.kit.browser.chromium import CHROMIUM
from tests.kit.browser.live_server import LiveServer, open_live_server


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("third-game"))


@pytest.fixture(scope="session")
def dice_server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with open_live_server(tmp_path_factory.mktemp("dice-server") / "tables.db", site) as live_server:
        yield live_server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after the module: as long as it is open, no other test can run an event loop."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()
