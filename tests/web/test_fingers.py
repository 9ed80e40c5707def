"""Whatever can be touched is large enough for a finger; a link within a sentence is as large as its words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

SHEETS = (
    "",
    "daily",
    "settings",
    "me",
    "tables",
    "mine",
    "about",
    "play/runedar/friends",
    "book/runedar",
    "book/dwar7s",
)
CHRONICLES = ("chronicles", "chronicles/mine", "chronicles/numbers", "chronicles/best", "chronicles/hall")
SOUGHT = {"en": "goblin", "de": "Kobold", "es": "goblin"}
SOLO: dict[str, Any] = {"players": 1, "difficulty": "easy"}
AT_REST = """Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < 1e9).map(({ finished }) => finished))"""
TOO_SMALL = """() => {
    const FINGER = 44;
    const targets = document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]');
    const open = document.querySelector('dialog[open]');
    const isWithin = (one) => {
        const sentence = getComputedStyle(one).display.startsWith('inline') ? one.closest('p, th, td') : null;
        return sentence !== null && sentence.textContent.trim() !== one.textContent.trim();
    };
    const isThere = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .unseen') &&
        (!open || open.contains(one));
    return [...targets].filter((one) => isThere(one) && !isWithin(one)).flatMap((one) => {
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        if (width > FINGER - 0.5 && height > FINGER - 0.5) return [];
        return [`${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 90)}`];
    });
}"""


def too_small(page: Page, address: str, what: str = "main, dialog") -> list[str]:
    page.goto(f"/#/{address}")
    page.locator(what).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.evaluate(AT_REST)
    return [f"{address}: {thing}" for thing in page.evaluate(TOO_SMALL)]


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_everything_in_the_hall_and_in_the_books_is_large_enough(
    browser: Browser, live_server: LiveServer, size: str, language: str
) -> None:
    ylva = Guest(live_server, "Ylva")
    arranged_table("runedar", [ylva], "luck 104", script_of("runedar", "luck 104", **SOLO), **SOLO)
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        found = [thing for address in (*SHEETS, *CHRONICLES) for thing in too_small(page, address)]
        found += too_small(page, "book/runedar", "#book-search")
        page.locator("#book-search").fill(SOUGHT[language])
        page.locator("h3.count").wait_for()
        found += [f"search: {thing}" for thing in page.evaluate(TOO_SMALL)]
        assert found == []
