"""Guided tours, walked to their end by somebody who reads each note and touches what is lit."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from mattock.tables.log.tour_script import tour_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.keyboard import Keyboard

TIME_LIMIT = 150.0  # seconds for one tour
NOTE = "section.note"
GAMES = ["runedar", "dwar7s"]


def open_tour(page: Page, game: str) -> None:
    """As a newcomer gets there: by the board in the hall."""
    page.goto("/")
    page.locator("footer button.board").click()
    page.locator(f"dialog [data-tour={game}] button").click()
    page.locator(NOTE).wait_for()


def walk(page: Page) -> list[str]:
    """Read on, or touch the middle of what is lit, until the tour is over; what was said."""
    said: list[str] = []
    end = time.monotonic() + TIME_LIMIT
    while time.monotonic() < end:
        note = page.evaluate(
            """() => {
              const note = document.querySelector('section.note');
              if (!note) return null;
              const ring = document.querySelector('.dim .ring')?.getBoundingClientRect();
              return {
                text: note.querySelector('.text').textContent,
                isRead: note.querySelector('[data-next]') !== null,
                ring: ring ? [ring.x + ring.width / 2, ring.y + ring.height / 2] : null,
              };
            }"""
        )
        if note is None:
            if page.evaluate("document.querySelector('.scene')?.dataset.tour") == "over":
                return said
        elif not said or said[-1] != note["text"]:
            said.append(note["text"])
        if note and note["isRead"]:
            page.locator(f"{NOTE} [data-next]").click()
        elif note and note["ring"]:
            page.mouse.click(*note["ring"])
        page.wait_for_timeout(200)
    raise AssertionError(f"stuck at: {said[-1:]}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_tour_is_walked_to_its_end(
    game: str, language: str, size: str, live_server: LiveServer, browser: Browser
) -> None:
    with Guest(live_server, "Ylva").context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        open_tour(page, game)
        said = walk(page)
        assert len(said) > 20
        expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_tour_is_walked_by_keyboard_alone(game: str, live_server: LiveServer, browser: Browser) -> None:
    """What is to be read has its button focused; what is to be done is reached with arrows, numbers, letters, Tab."""
    tour = tour_of(game)
    assert tour is not None
    with Guest(live_server, "Ylva").context(browser, SIZES["desktop"]) as context:
        page = context.new_page()
        open_tour(page, game)
        keys, told = Keyboard(page, live_server), -1
        for number, step in enumerate(tour.steps, start=1):
            expect(page.locator(f"{NOTE} .count")).to_have_text(f"{number} of {len(tour.steps)}", timeout=30_000)
            if step.start == step.end:
                expect(page.locator(f"{NOTE} [data-next]")).to_be_focused()
                page.keyboard.press("Enter")
                continue
            while (told := int(keys.news()["standing"]["tour"])) < step.end:
                keys.deeds = keys.news()["standing"]["deeds"]
                keys.does([code for _, code in tour.script[told : step.end]])
        assert told <= len(tour.script)
        expect(page.locator(NOTE)).to_have_count(0)


def test_something_else_is_answered_kindly_and_back_leads_back(live_server: LiveServer, browser: Browser) -> None:
    with Guest(live_server, "Ylva").context(browser, SIZES["desktop"]) as context:
        page = context.new_page()
        open_tour(page, "dwar7s")
        for _ in range(3):
            page.locator(f"{NOTE} [data-next]").click()
        text = page.locator(f"{NOTE} .text")
        expect(text).to_contain_text("castle")
        page.locator("[data-action='lay:tavern']").first.click()
        page.locator("[data-primary]").click()
        expect(page.locator(f"{NOTE} [role=alert]")).to_be_visible()
        page.locator(f"{NOTE} .way").first.click()
        expect(text).not_to_contain_text("Begin with")


def test_the_first_time_a_game_is_opened_its_tour_is_offered_and_a_no_is_remembered(newcomer: Page) -> None:
    newcomer.goto("/")
    play = newcomer.locator(".door .play button").first
    play.click()
    newcomer.locator("dialog [data-decline] button").click()
    newcomer.wait_for_url("**/#/t/**")
    newcomer.goto("/#/")
    play.click()
    newcomer.wait_for_url("**/#/t/**")
