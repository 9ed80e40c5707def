"""The log of a table: whenever somebody comes to it, it tells what it has told while things happened."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import EASY, SHORT, Evening

LANGUAGES: Final = ("en", "de", "es")
SIEGE: Final = Evening("runedar", "luck 971", "random", 1, EASY)
FALL: Final = Evening("dwar7s", "luck 47", "apprentice", 2, SHORT)


def story(page: Page) -> list[str]:
    """All lines of it, out of the drawer."""
    page.locator(".scene").press("l")
    lines = page.locator("aside ol li > :first-child, aside ol li.table")
    expect(lines.first).to_be_visible()
    return lines.all_inner_texts()


def play(guest: Guest, table: str, evening: Evening) -> None:
    """Over HTTP, as a bot would."""
    version = guest.asks("GET", f"/tables/{table}")["version"]
    for _, code in evening.script:
        wish = {"do": "play", "version": version, "action": code}
        version = guest.asks("POST", f"/tables/{table}/commands", wish)["version"]


@pytest.mark.parametrize("evening", [SIEGE, FALL], ids=["siege", "fall"])
def test_who_comes_later_reads_what_was_told_to_those_who_were_there(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    table = evening.table([ylva] * evening.players)
    with ExitStack() as stack:
        contexts = [stack.enter_context(sif.context(browser, language=language)) for language in LANGUAGES]
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.goto(f"/#/t/{table}")
            page.evaluate("eye.arrived(0)")
        play(ylva, table, evening)
        for page in pages:
            page.evaluate("deeds => eye.arrived(deeds)", len(evening.script))
            told = story(page)
            page.reload()
            page.evaluate("deeds => eye.arrived(deeds)", len(evening.script))
            assert story(page) == told
