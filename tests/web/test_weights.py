"""Light pages: what the hall and a table fetch before anybody asks for more."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.kit.browser.arranged import arranged_table
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

MAX_HALL = 250_000  # bytes, compressed as they are sent
MAX_TABLE = 600_000
ON_DEMAND = ("TourLoader", "Stage", "Puzzle", "Replay", "Daily", "Chronicles", "Operator", "Book")


def fetched(page: Page, address: str, shown: str) -> dict[str, int]:
    """The files of a first visit, with their bytes."""
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        size = request.sizes()
        sizes[request.url] = size["responseBodySize"] + size["responseHeadersSize"]

    page.on("requestfinished", note)
    page.goto(address)
    page.locator(shown).first.wait_for(timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(2000)
    return sizes


def early(sizes: dict[str, int]) -> list[str]:
    return [url for url in sizes if any(f"/{name}" in url for name in ON_DEMAND)]


def test_the_hall_is_light_and_brings_nothing_of_a_table(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(base_url=live_server.url, viewport={"width": 1440, "height": 900}) as context:
        sizes = fetched(context.new_page(), "/", ".door .play button")
    assert not [url for url in sizes if "/table-" in url]
    assert early(sizes) == []
    assert sum(sizes.values()) <= MAX_HALL


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_a_table_is_light_and_leaves_tours_replays_and_puzzles_for_later(
    game: str, browser: Browser, live_server: LiveServer
) -> None:
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan")]
    options: dict[str, Any] = {"players": 2, **({"difficulty": "easy"} if game == "runedar" else {})}
    table = arranged_table(game, people, "luck 7", (), **options)
    with people[0].context(browser, SIZES["desktop"]) as context:
        sizes = fetched(context.new_page(), f"/#/t/{table}", ".scene")
    assert early(sizes) == []
    assert sum(sizes.values()) <= MAX_TABLE
