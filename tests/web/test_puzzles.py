"""Puzzles in the browser: found on the table, answered with the reason; and one's own mistakes out of a review."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import mattock
from mattock.lab.puzzles import StoredPuzzle, puzzles_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_pages import THEMES, Reader

GAMES = [name for name in mattock.game_names() if puzzles_of(name)]
BAR = "section.puzzle"
SAYS = {
    "en": ("Right!", "The better action:"),
    "de": ("Richtig!", "Die bessere Aktion:"),
    "es": ("¡Correcto!", "La mejor acción:"),
}
expect.set_options(timeout=30_000)


def by_one_tap(game: str) -> StoredPuzzle:
    """A puzzle whose answer is an action that no other has to follow before it is sent."""
    known = puzzles_of(game).values()
    return next(puzzle for puzzle in known if puzzle.best.split(":")[0] in {"dig", "roll", "turn"})


def opens(page: Page, address: str) -> None:
    page.goto(f"/#/{address}")
    page.locator(BAR).wait_for()
    page.locator('.scene[data-busy="false"]').wait_for()


def first_shown(page: Page, codes: list[str]) -> str:
    return next(code for code in codes if page.locator(f'.scene [data-action="{code}"]').count())


def tries(page: Page, action: str) -> None:
    """Done through the scene: what it would send for this action is what is tried."""
    page.locator(f'.scene [data-action="{action}"]').first.click(force=True)
    primary = page.locator(".scene [data-primary]:not([aria-disabled='true'])")
    if page.locator(f"{BAR}:not(.right)").count() and primary.count():
        primary.first.click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_shown_with_its_reason(
    game: str, language: str, size: str, browser: Browser, live_server: LiveServer
) -> None:
    puzzle = next(iter(puzzles_of(game).values()))
    with Guest(live_server, "Ylva").context(browser, SIZES[size], language=language) as context:
        reader = Reader(context.new_page())
        reader.opens(f"puzzles/{game}/{puzzle.id}", BAR)
        reader.measures("the puzzle")
        reader.reaches(f"{BAR} .way", "the puzzle")
        page = reader.page
        page.locator(f"{BAR} button.way").click()
        expect(page.locator(f"{BAR} .verdict")).to_contain_text(SAYS[language][1])
        expect(page.locator(f"{BAR} [role=status]")).to_contain_text(re.compile(r"\d+ %"))
        expect(page.locator(".scene [data-advised=best]").first).to_be_attached()
        reader.measures("the answer")
        reader.reaches(f"{BAR} .next", "the answer")
        assert reader.found == []
        page.locator(f"{BAR} .next").click()
        expect(page.locator(f"{BAR}.asked")).to_be_visible()


def test_the_shelf_has_the_puzzle_of_the_day_and_remembers_what_was_solved(
    browser: Browser, live_server: LiveServer
) -> None:
    with Guest(live_server, "Ylva").context(browser) as context:
        page = context.new_page()
        page.goto("/#/puzzles")
        for game in GAMES:
            shelf = page.locator(f"section[aria-labelledby=puzzles-{game}]")
            expect(shelf.locator("ol a")).to_have_count(len(puzzles_of(game)))
            expect(shelf.locator(".daily")).to_be_visible()
        first = page.locator("section ol a").first
        first.click()
        page.locator(f"{BAR} button.way").click()
        page.locator(f"{BAR} .next").wait_for()
        page.get_by_role("button", name="All puzzles").click()
        expect(first).to_have_class(re.compile("helped"))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_try_says_what_it_leaves_and_the_right_one_why(
    game: str, browser: Browser, live_server: LiveServer
) -> None:
    puzzle = by_one_tap(game)
    with Guest(live_server, "Ylva").context(browser) as context:
        page = context.new_page()
        opens(page, f"puzzles/{game}/{puzzle.id}")
        wrong = first_shown(page, [code for code in puzzle.values if code != puzzle.best])
        tries(page, wrong)
        expect(page.locator(f"{BAR}.wrong .verdict")).to_contain_text(re.compile(r"\d %"))
        expect(page.locator(f"{BAR} .next")).to_have_count(0)
        tries(page, puzzle.best)
        expect(page.locator(f"{BAR}.right .verdict")).to_contain_text("Right!")
        expect(page.locator(f"{BAR} .next")).to_be_visible()


def test_a_puzzle_that_is_not_there_is_answered_in_one_sentence(browser: Browser, live_server: LiveServer) -> None:
    with Guest(live_server, "Ylva").context(browser) as context:
        page = context.new_page()
        for address in ("puzzles/nothing/nothing", "puzzles/dwar7s/nothing", "mistakes/nowhere"):
            page.goto(f"/#/{address}")
            expect(page.locator("main h1")).to_be_visible()
            expect(page.get_by_role("link", name="Puzzles")).to_be_visible()


@THEMES
def test_axe_finds_nothing_at_puzzles(browser: Browser, live_server: LiveServer, theme: str) -> None:
    with Guest(live_server, "Ylva").context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        reader.opens("puzzles", "section ol a")
        reader.examines("the shelf")
        for game in GAMES:
            reader.opens(f"puzzles/{game}/{next(iter(puzzles_of(game)))}", BAR)
            reader.examines(f"a puzzle of {game}")
            reader.page.locator(f"{BAR} button.way").click()
            reader.page.locator(f"{BAR} .next").wait_for()
            reader.examines(f"an answer of {game}")
        assert reader.found == []
