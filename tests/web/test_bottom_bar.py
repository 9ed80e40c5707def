"""The phases of a turn stand on the bottom bar between the keys carved into it, and run into none of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_odds import FOUR_ODDS

FREE = """() => {
  const [left, right] = [...document.querySelectorAll('.keys .side')].map((one) => one.getBoundingClientRect());
  const phases = [...document.querySelectorAll('ol.bottom-bar li')].map((one) => one.getBoundingClientRect());
  return [phases[0].left - left.right, right.left - phases.at(-1).right];
}"""


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_no_phase_runs_into_a_key(
    size: tuple[int, int], language: str, browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, size, language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{FOUR_ODDS.table([ylva])}")
        expect(page.locator("ol.bottom-bar li")).to_have_count(5)
        expect(page.locator(".keys .side")).to_have_count(2)
        assert min(page.evaluate(FREE)) > 8
