"""The box with the odds of an attack lies on the board and covers no name of a place there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from mattock.games.runedar.state import Siege
from tests.kit.browser.arranged import kind_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.siege_moments import Moment

COVERED = """() => {
  const boxes = [...document.querySelectorAll('.odds, .odds .tail path')].map((one) => one.getBoundingClientRect());
  const labels = [...document.querySelectorAll('.plaque, .carved')];
  return labels.filter((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const isUnder = (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return boxes.some(isUnder);
  }).map((label) => label.parentElement.textContent.trim());
}"""


def has_four_odds(siege: Siege) -> bool:
    odds: Any = siege.view(int(siege.to_move)).get("odds", [])
    return kind_of(siege) == "muster" and len([row for row in odds if row["chance"] > 0]) > 3


FOUR_ODDS = Moment(has_four_odds, "luck 127")


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", ["desktop", "tablet"])
def test_the_odds_cover_no_name_of_a_place(size: str, language: str, browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{FOUR_ODDS.table([ylva])}")
        page.evaluate("eye.rest()")
        expect(page.locator(".odds .row")).to_have_count(4 if size == "desktop" else 2)
        assert page.locator(".plaque").count() > 4
        assert page.evaluate(COVERED) == []
