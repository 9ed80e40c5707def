"""Players choose their colours by a hat when a game of Dwar7s Fall is set up (D2.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.paragraphs import rule
from tests.web.conftest import SIZES
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.player import Player

LABELS = {"en": ("2", "Start", "Seat"), "de": ("2", "Los", "Platz")}


def colours_at(page: Page, house: House) -> list[str]:
    """The colours of the seats, as the server tells them."""
    view = Player(page, house).asks("")["looks"][0]["view"]
    return [player["colour"] for player in view["players"]]


def opened(page: Page, way: str) -> None:
    page.goto(f"/#/play/dwar7s/{way}")
    page.locator("[data-hat]").first.wait_for()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@rule("D2.4")
def test_two_people_at_one_screen_choose_their_hats_and_sit_in_these_colours(
    size: str, language: str, house: House, browser: Browser
) -> None:
    with Guest(house, "Ylva").context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        opened(page, "hotseat")
        hats = page.locator("fieldset", has=page.locator("[data-hat]"))
        expect(hats).to_have_count(2)
        hats.nth(0).locator("[data-hat=yellow]").click()
        hats.nth(1).locator("[data-hat=yellow]").click()
        expect(hats.nth(0).locator(".chosen")).to_have_attribute("data-hat", "red")
        hats.nth(0).locator("[data-hat=green]").click()
        page.get_by_role("button", name=LABELS[language][1], exact=True).click()
        page.wait_for_url("**/#/t/*")
        page.locator(".scene").wait_for()
        assert colours_at(page, house) == ["green", "yellow"]


@rule("D2.4")
def test_one_hat_is_chosen_against_bots_who_wear_the_others_and_the_table_is_drawn_in_it(
    house: House, browser: Browser
) -> None:
    with Guest(house, "Ylva").context(browser) as context:
        page = context.new_page()
        opened(page, "bots")
        page.get_by_role("radio", name="green").check()
        page.get_by_role("radio", name="2").first.check()
        page.get_by_role("button", name="Start", exact=True).click()
        page.locator(".fall .own").wait_for()
        assert colours_at(page, house) == ["green", "red"]
        expect(page.locator(".fall .own .pennant")).to_contain_class("own-green")
        expect(page.locator(".fall .plate")).to_contain_class("own-red")


@rule("D2.4")
def test_friends_see_the_hat_of_each_seat_and_sit_down_where_they_like(house: House, browser: Browser) -> None:
    ylva, tordan = Guest(house, "Ylva"), Guest(house, "Tordan")
    options = {"players": 3, "colours": ["yellow", "blue", "green"]}
    table = ylva.asks("POST", "/tables", {"game": "dwar7s", "options": options, "settings": {"listed": True}})["table"]
    ylva.asks("POST", f"/tables/{table}/commands", {"do": "sit", "seat": 0})
    with tordan.context(browser, SIZES["phone"]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        seat = page.locator("li", has_text="Seat 3, green")
        seat.get_by_role("button", name="Sit here").click()
        expect(seat).to_contain_text("Tordan")
