"""Players choose their colours by a hat when a game of Dwar7s Fall is set up (D2.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.kit.browser.player import Player
from tests.paragraphs import rule

LABELS = {"en": ("2", "Start", "Seat"), "de": ("2", "Los", "Platz")}


def colours_at(page: Page, live_server: LiveServer) -> list[str]:
    """The colours of the seats, as the server tells them."""
    view = Player(page, live_server).asks("")["looks"][0]["view"]
    return [player["colour"] for player in view["players"]]


def opened(page: Page, way: str) -> None:
    page.goto(f"/#/play/dwar7s/{way}")
    page.locator("[data-pick]").first.wait_for()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@rule("D2.4")
def test_two_people_at_one_screen_choose_their_hats_and_sit_in_these_colours(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    with Guest(live_server, "Ylva").context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        opened(page, "hotseat")
        hats = page.locator("fieldset", has=page.locator("[data-pick]"))
        expect(hats).to_have_count(2)
        hats.nth(0).locator("[data-pick=yellow]").click()
        hats.nth(1).locator("[data-pick=yellow]").click()
        expect(hats.nth(0).locator(".chosen")).to_have_attribute("data-pick", "red")
        hats.nth(0).locator("[data-pick=green]").click()
        page.get_by_role("button", name=LABELS[language][1], exact=True).click()
        page.wait_for_url("**/#/t/*")
        page.locator(".scene").wait_for()
        assert colours_at(page, live_server) == ["green", "yellow"]


@rule("D2.4")
def test_one_hat_is_chosen_against_bots_who_wear_the_others_and_the_table_is_drawn_in_it(
    live_server: LiveServer, browser: Browser
) -> None:
    with Guest(live_server, "Ylva").context(browser) as context:
        page = context.new_page()
        opened(page, "bots")
        page.get_by_role("radio", name="green").check()
        page.get_by_role("radio", name="2").first.check()
        page.get_by_role("button", name="Start", exact=True).click()
        page.locator(".fall .own").wait_for()
        assert colours_at(page, live_server) == ["green", "red"]
        expect(page.locator(".fall .own .pennant")).to_contain_class("own-green")
        expect(page.locator(".fall .plate")).to_contain_class("own-red")


@rule("D2.4")
def test_friends_see_the_hat_of_each_seat_and_sit_down_where_they_like(
    live_server: LiveServer, browser: Browser
) -> None:
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    options = {"players": 3, "colours": ["yellow", "blue", "green"]}
    table = ylva.asks("POST", "/tables", {"game": "dwar7s", "options": options, "settings": {"listed": True}})["table"]
    ylva.asks("POST", f"/tables/{table}/commands", {"do": "sit", "seat": 0})
    with tordan.context(browser, SIZES["phone"]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        seat = page.locator("li", has_text="Seat 3, green")
        seat.get_by_role("button", name="Sit here").click()
        expect(seat).to_contain_text("Tordan")


TAKEN = {"en": "Tordan picked yellow.", "de": "Tordan wählt Gelb.", "es": "Tordan elige amarillo."}


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de"), ("phone", "es")])
@rule("D2.4")
def test_a_friend_clicks_a_free_hat_and_the_others_see_it_at_once(
    size: str, language: str, live_server: LiveServer, browser: Browser
) -> None:
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table = ylva.asks("POST", "/tables", {"game": "dwar7s", "options": {"players": 3}})["table"]
    for one in (ylva, tordan):
        one.asks("POST", f"/tables/{table}/commands", {"do": "sit"})
    at = SIZES[size]
    with (
        ylva.context(browser, at, language=language) as hers,
        tordan.context(browser, at, language=language) as his,
    ):
        host, guest = hers.new_page(), his.new_page()
        for page in (host, guest):
            page.goto(f"/#/t/{table}")
            page.locator("[data-pick]").first.wait_for()
        own = guest.locator("li", has_text="Tordan").locator("fieldset")
        expect(own).to_have_count(1)
        expect(guest.locator("fieldset")).to_have_count(1)  # nobody picks for others
        expect(own.locator("[data-pick=blue] input")).to_be_disabled()
        own.locator("[data-pick=yellow]").click()
        expect(own.locator(".chosen")).to_have_attribute("data-pick", "yellow")
        expect(host.locator(".toast", has_text=TAKEN[language])).to_be_visible()
        expect(host.locator("[data-pick=yellow] input")).to_be_disabled()
        host.locator("[data-pick=green]").click()  # of the seat where nobody sits
        expect(host.locator("[data-pick].chosen")).to_have_attribute("data-pick", "green")
        assert guest.evaluate("document.documentElement.scrollWidth") <= at[0]
        chosen = ylva.asks("GET", f"/tables/{table}")["standing"]["options"]["colours"]
        assert chosen == ["green", "yellow", "blue"]
        ylva.asks("POST", f"/tables/{table}/commands", {"do": "start", "fill": "random"})
        guest.locator(".scene").wait_for(state="attached")
        assert colours_at(guest, live_server) == chosen


def test_in_the_siege_a_dwarf_is_picked_the_same_way(live_server: LiveServer, browser: Browser) -> None:
    ylva = Guest(live_server, "Ylva")
    table = ylva.asks("POST", "/tables", {"game": "runedar", "options": {"players": 2}})["table"]
    ylva.asks("POST", f"/tables/{table}/commands", {"do": "sit"})
    with ylva.context(browser, SIZES["phone"]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.get_by_role("radio", name="Thrain").click(force=True)
        page.locator("li", has_text="Seat 1, Thrain").wait_for()
        page.get_by_role("button", name="Bot", exact=True).click()
        page.get_by_role("group", name="Dwarf of seat 2").get_by_role("radio", name="Brynja").click(force=True)
        page.locator("li", has_text="Seat 2, Brynja").wait_for()
