"""What a table of the siege says at a glance: how difficult it is, who plays how well, what is asked for next."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.paragraphs import rule
from tests.web.evening import EASY
from tests.web.test_aiming import AT_ALL_SIZES, IN_ALL_LANGUAGES, MOVE, WORK, at, chooses, leading_to, that_may

EASY_IS: Final = {"en": "Difficulty: easy.", "de": "Schwierigkeit: einfach.", "es": "Dificultad: fácil."}
LEVEL_IS: Final = {"en": "apprentice", "de": "Lehrling", "es": "aprendiz"}
OUTSIDE: Final = that_may("move:tannery_outside")


@IN_ALL_LANGUAGES
@AT_ALL_SIZES
def test_the_table_says_how_difficult_it_is(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    with at(MOVE, browser, live_server, size, language) as page:
        label = page.locator('[data-spot="siege"] p')
        assert EASY_IS[language] in str(label.get_attribute("aria-label"))


@IN_ALL_LANGUAGES
@AT_ALL_SIZES
def test_the_end_says_how_difficult_it_was(size: str, language: str, browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    script = script_of("runedar", "luck 5", players=1, **EASY)
    table = arranged_table("runedar", [ylva], "luck 5", script, players=1, **EASY)
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        name, value = EASY_IS[language].removesuffix(".").split(": ")
        row = page.locator(".ending dl div", has=page.locator("dt", has_text=name))
        expect(row.locator("dd")).to_have_text(value)


@IN_ALL_LANGUAGES
@pytest.mark.parametrize("size", ["tablet", "desktop"])
def test_bots_have_a_name_and_their_level_at_the_seat(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], "luck 5", fill="apprentice", players=3, **EASY)
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        named = re.compile(rf"^\w+, {LEVEL_IS[language]}$")
        sitters = [page.locator(f'[data-spot="seat-{seat}"] i') for seat in range(3)]
        expect(sitters[0]).to_have_text("Ylva")
        for bot in sitters[1:]:
            expect(bot).to_have_text(named)
        assert (
            page.locator('[data-spot="seat-1"] i').inner_text() != page.locator('[data-spot="seat-2"] i').inner_text()
        )


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "Choose where to go"), ("de", "Wähle, wohin du gehst"), ("es", "Elige adónde vas")]
)
def test_once_the_boot_is_chosen_where_to_is_asked(
    language: str, asked: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("move")(MOVE.siege)[0].removeprefix("lay:")
    with at(MOVE, browser, live_server, "desktop", language) as page:
        page.locator(f'[data-card="{card}"] [data-symbol="move"], [data-card="{card}"] .pill').last.click()
        expect(page.locator(".idle")).to_have_text(asked)


@rule("R8.2")
@AT_ALL_SIZES
def test_nothing_is_sent_while_it_is_open_where_a_resource_goes(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("work")(WORK.siege)[0]
    with at(WORK, browser, live_server, size) as page:
        chooses(page, card)
        page.locator('[data-action^="work:"]:not([aria-disabled="true"])').filter(visible=True).first.click()
        page.evaluate("eye.rest()")
        expect(page.locator(".deed .idle")).to_have_text("Choose where it goes")
        expect(page.locator("[data-primary]")).to_have_count(0)


HIT: Final = """() => [...document.querySelectorAll('.mark.move')].flatMap((mark) => {
  const { left, top, width, height } = mark.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return mark.contains(there) ? [] : [mark.dataset.action];
})"""


@rule("R8.1")
@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1280, 720)])
def test_no_boot_lies_behind_a_card_of_the_hand(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, size) as context:
        page = context.new_page()
        page.goto(f"/#/t/{OUTSIDE.table([ylva])}")
        page.evaluate("eye.rest()")
        for code in leading_to("move:tannery_outside")(OUTSIDE.siege):
            chooses(page, code)
            covered: list[Any] = page.evaluate(HIT)
            assert covered == [], code
            page.keyboard.press("Escape")
