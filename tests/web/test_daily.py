"""The games of the day in the browser: one attempt that counts, marked when it is not the first, and how it stands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_pages import Reader

LEAF = "article[aria-labelledby=daily-dwar7s]"
SAYS = {"en": "this does not count", "de": "das zählt nicht", "es": "no cuenta"}
expect.set_options(timeout=20_000)


def begins(page: Page) -> str:
    """From the leaf of the day to a table; its name."""
    page.locator(f"{LEAF} .act button, {LEAF} .ways button").first.click()
    page.wait_for_url("**/#/t/**")
    page.locator('.scene[data-busy="false"]').wait_for()
    found = re.search(r"#/t/(\w+)", page.url)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("language", "size"), [("en", "desktop"), ("de", "phone"), ("es", "phone")])
def test_the_first_attempt_counts_and_another_one_is_marked(
    browser: Browser, live_server: LiveServer, language: str, size: str
) -> None:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, SIZES[size], language=language) as context:
        reader = Reader(context.new_page())
        reader.opens("daily", LEAF)
        page, leaf = reader.page, reader.page.locator(LEAF)
        reader.measures("the leaf")
        expect(leaf).not_to_contain_text(SAYS[language])
        first = begins(page)
        reader.opens("daily", f"{LEAF} .act")
        assert begins(page) == first  # one goes on with it
        ylva.asks("POST", f"/tables/{first}/commands", {"do": "abandon"})
        reader.opens("daily", f"{LEAF} .ways")
        expect(leaf.locator(".ways")).to_contain_text(SAYS[language])
        reader.measures("the leaf afterwards")
        again = begins(page)
        assert again != first
        reader.opens("daily", f"{LEAF} .act")
        expect(leaf.locator(".act")).to_contain_text(SAYS[language])
        ylva.asks("POST", f"/tables/{again}/commands", {"do": "abandon"})
        assert reader.found == []
