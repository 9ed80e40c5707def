"""What has to be read at a table can be read: nothing is cut off, nothing lies over it, letters grow when wished."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

# Before the siege tower strikes, the second player may hire in two ways.
PAUSE = ("q329", 446)
SEATS = 3
expect.set_options(timeout=20_000)


@contextmanager
def at_the_pause(
    browser: Browser, live_server: LiveServer, size: tuple[int, int], text: str = "usual"
) -> Iterator[Page]:
    luck, played = PAUSE
    guests = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa")]
    script = script_of("runedar", luck, players=SEATS, difficulty="easy")
    table = arranged_table("runedar", guests, luck, script[:played], players=SEATS, difficulty="easy")
    with guests[1].context(browser, size, language="de", text=text) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.locator('.scene[data-busy="false"] .runedar:not([data-busy])').wait_for()
        expect(page.locator("[data-primary]")).to_be_visible()
        yield page


COVERED = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [left + x * width, top + y * height]));
  return spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y))) ? [] : [one.textContent.trim()];
})"""
OVERFLOWING = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_all_mercenaries_are_offered_in_words_below_the_question(
    browser: Browser, live_server: LiveServer, size: str
) -> None:
    with at_the_pause(browser, live_server, SIZES[size]) as page:
        offers = page.locator(".big [data-action^='hire:']")
        expect(offers).to_have_count(2)
        expect(page.locator(".question")).to_be_visible()
        assert page.evaluate(COVERED, ".big [data-action], .question") == []
        assert page.evaluate(OVERFLOWING, ".big [data-action]") == []
        titles = page.locator(".card .title").first.bounding_box()
        last = offers.last.bounding_box()
        assert titles
        assert last
        assert titles["y"] > last["y"] + last["height"], "an offer lies over a card"


@pytest.mark.parametrize("size", SIZES)
def test_a_siege_card_holds_its_words(browser: Browser, live_server: LiveServer, size: str) -> None:
    with at_the_pause(browser, live_server, SIZES[size]) as page:
        assert page.evaluate(OVERFLOWING, "aside.siege, aside.siege p") == []


@pytest.mark.parametrize("size", SIZES)
def test_larger_letters_are_larger_all_over_the_table(browser: Browser, live_server: LiveServer, size: str) -> None:
    texts = [".question", "aside.siege p", ".card .title", ".card .pill", ".meter b", ".primary strong"]
    read = "(all) => all.map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
    with at_the_pause(browser, live_server, SIZES[size]) as page:
        usual = page.evaluate(read, texts)
    with at_the_pause(browser, live_server, SIZES[size], text="larger") as page:
        larger = page.evaluate(read, texts)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OVERFLOWING, "aside.siege, aside.siege p, .question, .primary") == []
    assert [text for text, one, other in zip(texts, usual, larger, strict=True) if other < 1.05 * one] == []


def test_at_200_percent_the_hand_is_seen_to_be_there(browser: Browser, live_server: LiveServer) -> None:
    """A tablet of 820 x 1180; the hand goes on below the main button."""
    tordan = Guest(live_server, "Tordan")
    table = arranged_table("runedar", [tordan], "luck 104", players=1, difficulty="easy")
    with tordan.context(browser, (410, 590), language="de") as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.locator('.scene[data-busy="false"]').wait_for()
        card, slab = page.locator(".card").first.bounding_box(), page.locator("[data-primary]").bounding_box()
        assert card
        assert slab
        assert card["y"] + 24 < slab["y"]


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("size", SIZES)
def test_the_great_button_of_the_fall_holds_its_words(
    browser: Browser, live_server: LiveServer, size: str, language: str
) -> None:
    """Pages of the person to move and of one who waits."""
    guests = [Guest(live_server, name) for name in ("Ylva", "Tordan")]
    table = arranged_table("dwar7s", guests, "luck 300", players=2)
    said = set()
    for guest in guests:
        with guest.context(browser, SIZES[size], language=language) as context:
            page = context.new_page()
            page.goto(f"/#/t/{table}")
            page.locator('.scene[data-busy="false"]').wait_for()
            expect(page.locator("[data-primary]")).to_be_visible()
            said.add(page.locator("[data-primary]").inner_text())
            assert page.evaluate(OVERFLOWING, "[data-primary]") == []
    assert len(said) == 2
