"""Whole games through what a screen reader hears: roles, names and the live region."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from mattock.texts import Texts
from tests.kit.browser.arranged import dealt
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import A_WHOLE_GAME, Evening
from tests.web.listener import Listener


@A_WHOLE_GAME
def test_a_whole_game_is_played_by_ear(browser: Browser, live_server: LiveServer, evening: Evening) -> None:
    ylva = Guest(live_server, "Ylva")
    table = evening.table([ylva] * evening.players)
    state = dealt(evening.game, evening.luck, **evening.all_options)
    texts = Texts("en", evening.game, pieces=state.game.pieces(version=state.rules_version))
    with ylva.context(browser) as context:
        listener = Listener(ylva.sits_down(context, table).page, texts)
        listener.plays(evening)
        expect(listener.page.get_by_role("heading", level=2).first).to_be_visible()
        assert listener.page.evaluate("eye.turn()")["seat"] is None
