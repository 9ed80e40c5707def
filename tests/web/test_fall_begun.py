"""A choice of several parts in Dwar7s Fall, come upon in its middle: by a reload, or by a line that broke."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer, open_live_server
from tests.web.evening import SHORT, Evening

EVENINGS: Final = [Evening("dwar7s", luck, "apprentice", 2, SHORT) for luck in ("luck 300", "luck 10")]
HALVES: Final = ("space", "turn", "ambush", "send", "swap", "scare", "flee", "steal", "rob")
LONGER_THAN_PATIENCE: Final = 5.5
BACK: Final = 30_000


def opened(evening: Evening, at: int, live_server: LiveServer, browser: Browser) -> tuple[Page, list[str]]:
    """The page of the person who is asked there, and what went wrong on it."""
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan")]
    table, errors = evening.table(people, at), list[str]()
    page = people[evening.script[at][0]].context(browser).new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"/#/t/{table}")
    page.locator(".fall [data-primary]").wait_for()
    return page, errors


def chooses(page: Page, code: str) -> None:
    page.locator(f'.fall [data-action="{code}"]:not([aria-disabled="true"])').dispatch_event("click")


@pytest.mark.parametrize("half", HALVES)
def test_a_fall_table_opens_in_the_middle_of_a_choice(half: str, browser: Browser, live_server: LiveServer) -> None:
    evening = next(one for one in EVENINGS if half in one.kinds)
    page, errors = opened(evening, evening.kinds.index(half), live_server, browser)
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.wait_for_timeout(300)
    assert errors == []
    page.context.close()


def test_escape_takes_back_a_card_that_was_begun_before(browser: Browser, live_server: LiveServer) -> None:
    evening = EVENINGS[0]
    page, _ = opened(evening, evening.kinds.index("space"), live_server, browser)
    expect(page.locator(".fall .space")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".fall .space")).to_have_count(0)
    expect(page.locator('.fall [data-action="stop"]')).not_to_have_count(0)
    page.context.close()


def test_all_of_a_confirmed_laying_follows_when_the_server_is_back(browser: Browser, tmp_path: Path) -> None:
    evening = EVENINGS[0]
    at = evening.kinds.index("space", 10) - 1
    path = [code for _, code in evening.script[at : at + 3]]
    with open_live_server(tmp_path / "tables.db") as live_server:
        page, errors = opened(evening, at, live_server, browser)
        for code in path:
            chooses(page, code)
        expect(page.locator("[data-primary]")).to_have_attribute("data-orders", " ".join(path))
        laid = f'.place[data-tile$="{path[0].removeprefix("lay:")}"]'
        before = page.locator(laid).count()
        live_server.kill()
        page.locator("[data-primary]").click()
        time.sleep(LONGER_THAN_PATIENCE)
        live_server.start()
        expect(page.locator(laid)).to_have_count(before + 1, timeout=BACK)
        expect(page.locator(".ghost")).to_have_count(0)
        assert errors == []
        page.context.close()
