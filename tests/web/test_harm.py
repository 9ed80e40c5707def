"""What is done against all players on a phone: a banner below the losses that leaves the board to be seen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from mattock.games.runedar.state import Siege
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.siege_moments import Moment, answers

PHONE: Final = (390, 844)
TITLES: Final = {"en": "against all of you", "de": "gegen euch", "es": "contra todos"}


def catapult_strikes(siege: Siege) -> bool:
    """The second player has a catapult to activate, and nobody stops it."""
    return siege.to_move == 1 and "activate:catapult" in answers(siege) and siege.gold > 1


STRIKING: Final = Moment(catapult_strikes, "luck 8", players=2)


def top_and_bottom(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_harm_lies_in_the_sky_below_the_losses(browser: Browser, live_server: LiveServer, language: str) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    table = STRIKING.table([ylva, sif])
    with ylva.context(browser, PHONE, language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        version = sif.asks("GET", f"/tables/{table}")["version"]
        for code in ("activate:catapult", "proceed"):
            play = {"do": "play", "version": version, "action": code}
            version = sif.asks("POST", f"/tables/{table}/commands", play)["version"]
        harm = page.locator("section.harm")
        expect(harm).to_be_visible()
        expect(harm).to_contain_text(TITLES[language])
        top, bottom = top_and_bottom(page, "section.harm")
        assert top >= top_and_bottom(page, ".beam")[1] - 2, "the losses are seen"
        assert bottom - top <= 130, "the places are seen"
        harm.locator(".seen").click()
        expect(harm).to_have_count(0)
