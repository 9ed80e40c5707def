"""Keeping order on the page: a host mutes and sends away, people report a line, the operator sees to it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import OPERATOR_TOKEN, LiveServer
from tests.web.test_together import opens, screens

EASY: dict[str, Any] = {"players": 2, "difficulty": "easy"}


def begun(host: Guest, guest: Guest) -> str:
    """Both play, and the guest has said something."""
    table = str(host.asks("POST", "/tables", {"game": "runedar", "options": EASY})["table"])
    path = f"/tables/{table}/commands"
    for one in (host, guest):
        one.asks("POST", path, {"do": "sit"})
    host.asks("POST", path, {"do": "start"})
    guest.asks("POST", path, {"do": "say", "text": "a rude word"})
    return table


def arrives(page: Page, table: str) -> None:
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")


def test_a_host_mutes_somebody_and_sends_them_away(live_server: LiveServer, browser: Browser) -> None:
    ylva, bram = Guest(live_server, "Ylva"), Guest(live_server, "Bram")
    table = begun(ylva, bram)
    with screens(browser, ylva, bram) as (hers, his):
        arrives(hers, table)
        arrives(his, table)
        opens(hers, "At the table")
        hers.get_by_text("Keep order").click()
        hers.get_by_role("button", name="Mute").click()
        opens(his, "Chat")
        expect(his.get_by_text("The host has muted you. You can play on.")).to_be_visible()
        hers.get_by_role("button", name="Let write again").click()
        expect(his.get_by_role("textbox", name="Say something")).to_be_visible()
        hers.get_by_role("button", name="Send away").click()
        hers.locator(".order .sure").get_by_role("button", name="Send away").click()
        expect(his.get_by_text("The host keeps you out of this table.")).to_be_visible()
        expect(hers.get_by_text("sent away")).to_be_visible()
        hers.get_by_role("button", name="Let come back").click()
        expect(hers.get_by_text("sent away")).to_be_hidden()


def test_a_line_is_reported_and_the_operator_closes_the_table(live_server: LiveServer, browser: Browser) -> None:
    ylva, bram = Guest(live_server, "Ylva"), Guest(live_server, "Bram of the rude words")
    table = begun(ylva, bram)
    with screens(browser, ylva, bram) as (hers, office):
        arrives(hers, table)
        opens(hers, "Chat")
        hers.get_by_role("button", name="Report what Bram of the rude words wrote").click()
        hers.get_by_label("What is wrong with this line?").fill("look at this")
        hers.get_by_role("button", name="Report", exact=True).click()
        expect(hers.get_by_text("Reported. Thank you.")).to_be_visible()
        office.goto(f"/#/operator/{OPERATOR_TOKEN}")
        report = office.locator("article", has_text="look at this")
        expect(report).to_contain_text("a rude word")
        assert OPERATOR_TOKEN not in office.url, "the address forgets the token"
        report.get_by_role("button", name="Bram of the rude words").click()
        office.get_by_label("Why, or the new name").fill("rude")
        office.get_by_role("button", name="Ban", exact=True).click()
        expect(office.get_by_text("banned: rude").first).to_be_visible()
        report.get_by_role("button", name="Close the table").click()
        report.get_by_role("button", name="Yes, close it").click()
        expect(hers.get_by_text("This table is closed.")).to_be_visible()
        report.get_by_role("button", name="Settled").click()
        expect(report).to_be_hidden()


def test_without_the_token_the_page_asks_for_it(live_server: LiveServer, browser: Browser) -> None:
    with screens(browser, Guest(live_server, "Ylva")) as (page,):
        page.goto("/#/operator")
        page.get_by_label("The token that the server printed").fill("a guess")
        page.get_by_role("button", name="Enter").click()
        expect(page.locator(".toast").first).to_be_visible()
        expect(page.get_by_text("Nothing was reported.")).to_be_hidden()
