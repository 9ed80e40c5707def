"""What lies over a table goes away as one expects, by Back, by Escape or by taking back, and the table stays."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

ALONE: dict[str, Any] = {"players": 1, "difficulty": "easy"}
LUCK = "luck 104"


def at_table(page: Page, table: str) -> None:
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")


def plays_first(who: Guest, table: str) -> dict[str, Any]:
    """The first thing there is, without a page; how it stands then."""
    news = who.asks("GET", f"/tables/{table}")
    legal = next(look["legal"] for look in news["looks"] if look["legal"])
    command = {"do": "play", "version": news["version"], "action": legal[0]["code"]}
    who.asks("POST", f"/tables/{table}/commands", command)
    then: dict[str, Any] = who.asks("GET", f"/tables/{table}")
    return then


def test_a_newcomer_holds_the_fortress_alone_with_one_click_and_a_no_to_the_tour(newcomer: Page) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("button", name="Solo").click()
    newcomer.get_by_role("button", name="No, just play").click()
    newcomer.locator('.scene[data-busy="false"]').wait_for(state="attached")
    newcomer.get_by_role("button", name="Menu", exact=True).click()
    newcomer.get_by_role("tab", name="At the table").click()
    expect(newcomer.locator("[role=tabpanel] li")).to_have_count(1)
    expect(newcomer.get_by_role("button", name="Coach")).to_be_visible()


def test_back_closes_the_book_and_the_scroll_and_then_leaves_the_table(
    browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], LUCK, **ALONE)
    with ylva.context(browser) as context:
        page = context.new_page()
        page.goto("/")
        at_table(page, table)
        for _ in range(2):
            page.get_by_role("button", name="Menu", exact=True).click()
            page.get_by_role("button", name="Book of rules").click()
            page.locator("dialog").wait_for()
            page.go_back()
            expect(page.locator("dialog")).to_have_count(0)
            expect(page.locator(".drawer")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".drawer")).to_have_count(0)
        while page.evaluate("history.state?.depth ?? 0"):  # the step of the history goes after what it stood for
            page.wait_for_timeout(50)
        assert table in page.url
        page.go_back()
        page.get_by_role("button", name="Play now").first.wait_for()


def test_escape_drops_what_was_chosen_and_closes_any_sheet(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], LUCK, **ALONE)
    while plays_first(ylva, table)["looks"][0]["view"]["decision"]["kind"] != "cards":
        pass
    over = arranged_table("runedar", [ylva], LUCK, script_of("runedar", LUCK, **ALONE), **ALONE)
    with ylva.context(browser) as context:
        page = context.new_page()
        at_table(page, table)
        page.keyboard.press("1")
        back = page.get_by_role("button", name="Back", exact=True)
        expect(back).to_be_visible()
        page.keyboard.press("Escape")
        expect(back).to_have_count(0)
        page.goto(f"/#/t/{over}")
        page.get_by_role("button", name="Was it fair?").click()
        page.locator("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_taking_back_goes_on_with_the_same_key_and_the_story_tells_what_stands(
    browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], LUCK, **ALONE)
    with ylva.context(browser) as context:
        page = context.new_page()
        at_table(page, table)
        count = free = 0
        while free < 2:
            free = plays_first(ylva, table)["free_steps"]
            count += 1
        for left in (count - 1, count - 2):
            page.locator(f'.scene[data-deeds="{left + 1}"][data-busy="false"]').wait_for(state="attached")
            page.keyboard.press("u")
        page.locator(f'.scene[data-deeds="{count - 2}"][data-busy="false"]').wait_for(state="attached")
        expect(page.locator(".log").get_by_text("took back what happened last")).to_have_count(1)
        page.keyboard.press("l")
        expect(page.locator(".drawer s").first).to_be_visible()
