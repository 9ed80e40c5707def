"""Words, names and costs of the siege table stay free: what lies beside them covers none of them."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.live_server import LiveServer
from tests.paragraphs import rule
from tests.web.siege_moments import CATAPULT_NEAR, LEAPING, PLACING, SCRAPPING, TAKING, answers
from tests.web.test_hiring import chooses, opened, orders

LANGUAGES: Final = pytest.mark.parametrize("language", ["en", "de", "es"])
SIZES: Final = pytest.mark.parametrize("size", [(1440, 900), (1280, 800)], ids=["1440", "1280"])

# Pairs of things of which one lies over the other, by their words; above and below letters is air.
OVERLAPS: Final = """([lying, free]) => {
  const inked = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range; };
  const rect = (one) => (one.textContent.trim() && !one.matches('svg *') ? inked(one) : one).getBoundingClientRect();
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  return seen(lying).flatMap((upper) => seen(free).filter((lower) => {
    const [a, b] = [upper.getBoundingClientRect(), rect(lower)];
    return a.left < b.right && a.right > b.left && a.top < b.bottom - 3 && a.bottom > b.top + 3;
  }).map((lower) => `${upper.textContent.trim()} / ${lower.textContent.trim()}`));
}"""


def overlaps(page: Page, lying: str, free: str) -> list[str]:
    """Both are there, and this is where they meet."""
    for query in (lying, free):
        expect(page.locator(query).filter(visible=True)).not_to_have_count(0)
    found: list[str] = page.evaluate(OVERLAPS, [lying, free])
    return found


@LANGUAGES
@SIZES
def test_a_siege_card_and_its_question_cover_no_name(
    size: tuple[int, int], language: str, browser: Browser, live_server: LiveServer
) -> None:
    with opened(CATAPULT_NEAR, browser, live_server, size, language) as page:
        assert overlaps(page, '[data-spot="siege_card"]', ".plaque, .carved, .pennants strong, .pennants p") == []
        assert overlaps(page, ".question", ".hires .name, .hires .price, .hires .words p, .plaque") == []
        assert overlaps(page, ".primary", ".question, .hires .name") == []


@LANGUAGES
@SIZES
def test_a_catapult_covers_no_word_of_the_pennant_it_stands_at(
    size: tuple[int, int], language: str, browser: Browser, live_server: LiveServer
) -> None:
    with opened(CATAPULT_NEAR, browser, live_server, size, language) as page:
        assert overlaps(page, ".pennants .engines > *", ".pennants strong, .pennants i, .pennants p span") == []


@LANGUAGES
@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (390, 844)], ids=["1440", "1280", "phone"])
def test_remove_covers_no_cost_and_no_symbol(
    size: tuple[int, int], language: str, browser: Browser, live_server: LiveServer
) -> None:
    with opened(SCRAPPING, browser, live_server, size, language) as page:
        assert overlaps(page, ".bench .pill", ".bench .sockets > *, .bench .symbols .one, .bench strong") == []


@LANGUAGES
@SIZES
def test_what_is_asked_inside_an_action_covers_no_name(
    size: tuple[int, int], language: str, browser: Browser, live_server: LiveServer
) -> None:
    """With a hire and an upgrade in mind the question, the way back and the slab are at their largest."""
    take = min(code for code in answers(TAKING.siege) if code.startswith("take:"))
    with opened(TAKING, browser, live_server, size, language) as page:
        chooses(page, take, "hire:orcs")
        assert overlaps(page, ".question, .asides button", ".hires .name, .hires .price") == []
    with opened(PLACING, browser, live_server, size, language) as page:
        assert overlaps(page, ".question", ".hires .name, .hires .price") == []


@rule("R7.3")
def test_no_boot_looks_chosen_on_a_card_that_joins_an_attack(browser: Browser, live_server: LiveServer) -> None:
    """Only the card that moved by magic has its boot chosen."""
    with opened(LEAPING, browser, live_server, (1440, 900), "en") as page:
        chooses(page, "lay:rune_dagger", "move:carpenters_wall", "close")
        boots = page.locator('[data-card] [data-symbol="move"]')
        expect(boots.and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
        chooses(page, "lay:worn_pick")
        assert orders(page) == ["lay:rune_dagger", "move:carpenters_wall", "close", "lay:worn_pick", "roll"]
        expect(boots.and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
