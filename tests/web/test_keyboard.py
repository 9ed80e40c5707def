"""Whole games without mouse and finger."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import A_WHOLE_GAME, Evening
from tests.web.keyboard import Keyboard


@A_WHOLE_GAME
def test_a_whole_game_is_played_by_keyboard_alone(browser: Browser, live_server: LiveServer, evening: Evening) -> None:
    ylva = Guest(live_server, "Ylva")
    table = evening.table([ylva] * evening.players)
    with ylva.context(browser) as context:
        keys = Keyboard(ylva.sits_down(context, table).page, live_server)
        keys.follows(evening.script)
        expect(keys.page.locator(".ending").first).to_be_visible()
