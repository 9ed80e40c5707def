"""The standing order of a secret goal: chosen at its card, sent with a deed, carried out in turns of others (D8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.paragraphs import rule
from tests.web.kingdoms import OPTIONS, OWNER, built, luck_with

SCREENS = pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
NOT_YOUR_TURN = {"en": "You can change it in your own turn.", "de": "Du kannst sie in deinem eigenen Zug ändern."}
PENDING = {"en": "next action", "de": "nächsten Aktion"}
REVEALED = {"en": "revealed a secret goal", "de": "deckte ein geheimes Ziel auf"}


class Evening:
    """Ylva has built four cards, and Tordan will build four more at her kingdom: an architect wants eight."""

    def __init__(self, live_server: LiveServer, browser: Browser, size: str, language: str) -> None:
        self.owner, self.other = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
        luck = luck_with("architect")
        before, self.after = built(luck)
        self.table = arranged_table("dwar7s", [self.owner, self.other], luck, before, **OPTIONS)
        self.page: Page = self.owner.context(browser, SIZES[size], language=language).new_page()
        self.page.goto(f"/#/t/{self.table}")
        self.page.evaluate("eye.rest()")

    def other_builds(self) -> None:
        for _, code in self.after:
            version = self.other.asks("GET", f"/tables/{self.table}")["version"]
            wish = {"do": "play", "version": version, "actions": [code]}
            assert self.other.asks("POST", f"/tables/{self.table}/commands", wish)["answer"] == "done"

    def ends_the_turn(self) -> None:
        self.page.locator("[data-primary]").click()
        self.page.wait_for_function("!document.querySelector('.fall .doing .ready')")
        self.page.evaluate("eye.rest()")

    def seen_by_other(self) -> dict[str, Any]:
        """The owner of the goal, as the other player sees them."""
        looks = self.other.asks("GET", f"/tables/{self.table}")["looks"]
        seen: dict[str, Any] = looks[0]["view"]["players"][OWNER]
        return seen


@contextmanager
def begun(live_server: LiveServer, browser: Browser, size: str, language: str) -> Iterator[Evening]:
    evening = Evening(live_server, browser, size, language)
    try:
        yield evening
    finally:
        evening.page.context.close()


def chooses(page: Page, order: str) -> None:
    page.locator(".order").click()
    page.locator(f'.order-panel input[value="{order}"]').check()


@SCREENS
@rule("D8.2")
def test_a_goal_that_is_to_be_kept_is_not_revealed_when_another_player_meets_it(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    with begun(live_server, browser, size, language) as evening:
        page = evening.page
        chooses(page, "keep")
        expect(page.locator(".order-panel [role=status]")).to_contain_text(PENDING[language])
        expect(page.locator(".order.pending")).to_have_count(1)
        evening.ends_the_turn()
        expect(page.locator(".order-panel")).to_have_count(0)
        expect(page.locator(".order:not(.pending)")).to_have_attribute("data-order", "keep")
        evening.other_builds()
        assert evening.seen_by_other()["kingdom_size"] >= 8
        assert [evening.seen_by_other()[fact] for fact in ("secret", "secret_revealed")] == [None, False]
        page.evaluate("eye.rest()")
        expect(page.locator(".order")).to_have_attribute("data-order", "keep")


@SCREENS
@rule("D8.2")
def test_a_goal_is_revealed_at_once_when_another_player_meets_it_unless_it_is_to_be_kept(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    with begun(live_server, browser, size, language) as evening:
        page = evening.page
        expect(page.locator(".order")).to_have_attribute("data-order", "reveal")
        evening.ends_the_turn()
        evening.other_builds()
        assert evening.seen_by_other()["secret"] == "architect"
        expect(page.locator(".order")).to_have_count(0)
        page.locator(".scene").press("l")
        expect(page.locator(".drawer")).to_contain_text(f"Ylva) {REVEALED[language]}")


@SCREENS
@rule("D8.2")
def test_an_order_that_waits_for_the_next_action_outlives_a_reload(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    with begun(live_server, browser, size, language) as evening:
        chooses(evening.page, "keep")
        evening.page.reload()
        expect(evening.page.locator(".order.pending")).to_have_attribute("data-order", "keep")
        evening.ends_the_turn()
        expect(evening.page.locator(".order:not(.pending)")).to_have_attribute("data-order", "keep")
        evening.other_builds()
        assert evening.seen_by_other()["secret_revealed"] is False


@SCREENS
@rule("D8.2")
def test_in_the_turn_of_another_player_the_order_cannot_be_changed_and_the_panel_says_when(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    with begun(live_server, browser, size, language) as evening:
        page = evening.page
        evening.ends_the_turn()
        page.locator(".order").click()
        expect(page.locator(".order-panel")).to_contain_text(NOT_YOUR_TURN[language])
        expect(page.locator('.order-panel input[value="keep"]')).to_be_disabled()
        page.keyboard.press("Escape")
        expect(page.locator(".order-panel")).to_have_count(0)


@rule("D8.2")
def test_the_order_is_chosen_by_keys_alone_and_the_focus_comes_back(live_server: LiveServer, browser: Browser) -> None:
    with begun(live_server, browser, "desktop", "en") as evening:
        page = evening.page
        page.locator(".order").focus()
        page.keyboard.press("o")
        expect(page.locator('.order-panel input[value="reveal"]')).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Escape")
        expect(page.locator(".order-panel")).to_have_count(0)
        expect(page.locator(".order")).to_be_focused()
        expect(page.get_by_role("button", name="keep your secret goal")).to_have_attribute("data-order", "keep")


@rule("D4.1")
def test_on_an_empty_table_the_actions_cannot_be_ended_and_the_button_says_why(
    live_server: LiveServer, browser: Browser
) -> None:
    people = [Guest(live_server, "Ylva"), Guest(live_server, "Tordan")]
    table = arranged_table("dwar7s", people, "luck 1", **OPTIONS)
    page = people[OWNER].context(browser).new_page()
    page.goto(f"/#/t/{table}")
    page.evaluate("eye.rest()")
    expect(page.locator("[data-primary]")).to_have_text("Lay a kingdom card")
    end = page.get_by_role("button", name="End actions")
    expect(end).to_be_disabled()
    page.keyboard.press("e")
    expect(page.locator(".bubble")).to_contain_text("The table is empty: a kingdom card has to be laid first.")
    page.context.close()
