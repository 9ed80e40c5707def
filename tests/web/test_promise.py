"""The promise of fair luck: found while the game is on, remembered, and held against what is told at the end."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from mattock.core.chance import commitment
from tests.kit.browser.arranged import arranged_table, script_of, secret_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

SOLO: Final[dict[str, Any]] = {"players": 1, "difficulty": "easy"}
LUCK: Final = "luck 104"
PROMISE: Final = commitment(secret_of(LUCK))
TAP: Final = 44
SAID: Final = {
    "en": ("Menu", "Fair luck: promise", "Was it fair?"),
    "de": ("Menü", "Faires Glück: Versprechen", "War es fair?"),
    "es": ("Menú", "Suerte limpia: promesa", "¿Fue limpio?"),
}
SEEN: Final = {
    "en": ("This browser saw the same promise", "saw another promise", "did not see the promise"),
    "de": ("dasselbe Versprechen gesehen", "ein anderes Versprechen gesehen", "nicht gesehen"),
    "es": ("vio la misma promesa", "vio otra promesa", "no vio la promesa"),
}


def sits_down(page: Page, table: str) -> None:
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for()


def ends(guest: Guest, table: str, actions: list[str]) -> None:
    for action in actions:
        version = guest.asks("GET", f"/tables/{table}")["version"]
        guest.asks("POST", f"/tables/{table}/commands", {"do": "play", "version": version, "action": action})


def receipt(page: Page, opened_by: str) -> None:
    page.locator(".ending").first.wait_for()
    page.get_by_role("button", name=opened_by).click()
    expect(page.locator(".receipt code").first).to_have_text(PROMISE)


@pytest.mark.parametrize(("language", "size"), [("en", "wide"), ("de", "phone"), ("de", "desktop"), ("es", "tablet")])
def test_a_promise_is_shown_in_the_game_and_compared_at_its_end(
    browser: Browser, live_server: LiveServer, language: str, size: str
) -> None:
    ylva, script = Guest(live_server, "Ylva"), script_of("runedar", LUCK, **SOLO)
    table = arranged_table("runedar", [ylva], LUCK, script[:-6], **SOLO)
    menu, promised, fair = SAID[language]
    same, other, unseen = SEEN[language]
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        sits_down(page, table)
        page.get_by_role("button", name=menu, exact=True).click()
        summary = page.get_by_text(promised)
        expect(summary).to_contain_text(PROMISE[:8])
        box = summary.bounding_box()
        assert box is not None
        assert box["height"] >= TAP
        summary.click()
        expect(page.locator("details input")).to_have_value(PROMISE)
        ends(ylva, table, [code for _, code in script[-6:]])
        page.reload()
        receipt(page, fair)
        expect(page.locator(".receipt")).to_contain_text(same)
        page.evaluate(f"localStorage.setItem('mattock.promises', {json.dumps(json.dumps([[table, 'f' * 64]]))})")
        page.reload()
        receipt(page, fair)
        expect(page.locator(".receipt .broken")).to_contain_text(other)
        expect(page.locator(".receipt code").nth(1)).to_have_text("f" * 64)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        receipt(page, fair)
        expect(page.locator(".receipt")).to_contain_text(unseen)
