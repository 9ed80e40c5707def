"""When a turn begins, a recap tells what others did since the last one; the first turns of others can be watched."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import Evening
from tests.web.test_telling import AT_ALL_SIZES, AT_BOTH, WATCH, others_turn, watching

TITLES: Final = {"en": "Since your last turn", "de": "Seit deinem letzten Zug", "es": "Desde tu último turno"}

FILTERS: Final = """() => [...document.querySelectorAll('[data-changed]')]
  .filter((one) => !one.closest('svg') && getComputedStyle(one).filter !== 'none').map((one) => one.outerHTML)"""


@AT_BOTH
@AT_ALL_SIZES
@pytest.mark.parametrize("language", TITLES)
def test_a_recap_points_at_what_changed(
    browser: Browser, live_server: LiveServer, evening: Evening, size: str, language: str
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    _, end = others_turn(evening)
    table = evening.table([ylva, sif], end)
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        watching(page, table)
        recap = page.get_by_role("region", name=TITLES[language])
        expect(recap).to_be_visible()
        lines = recap.locator("li button:not(.moment)")
        if not lines.first.is_visible():
            recap.locator(".more").click(force=True)
        assert 1 <= lines.count() <= 6
        assert page.locator("[data-changed]").count() >= 1
        # Light from behind would shine through words.
        assert page.evaluate(FILTERS) == []
        lines.first.hover()
        expect(page.locator("[data-pointed]")).to_have_count(1)
        recap.get_by_role("button").first.click()
        expect(recap).to_have_count(0)
        assert page.locator("[data-changed]").count() == 0


@AT_BOTH
def test_after_a_reload_the_recap_still_marks_what_changed(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    """Though parts of the table appear later than the recap."""
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    _, end = others_turn(evening)
    table = evening.table([ylva, sif], end)
    with ylva.context(browser) as context:
        page = context.new_page()
        watching(page, table)
        before = page.locator("[data-changed]").count()
        page.reload()
        expect(page.locator("[data-changed]")).to_have_count(before)


@AT_BOTH
def test_the_recap_can_be_watched_and_ends_where_it_began(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    _, end = others_turn(evening)
    table = evening.table([ylva, sif], end)
    with ylva.context(browser, moves=True, pace="quick") as context:
        page = context.new_page()
        watching(page, table)
        recap = page.get_by_role("region", name=TITLES["en"])
        if not recap.locator("li button").first.is_visible():
            recap.locator(".more").click()
        recap.get_by_role("button", name="Watch it again").click()
        page.locator(".caption").wait_for()
        page.locator('.scene[data-busy="false"]').wait_for(state="attached", timeout=90_000)
        assert page.evaluate("captions.length") > 0
        expect(recap).to_be_visible()


@AT_BOTH
def test_a_line_of_the_recap_is_watched_from_its_moment_on(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    _, end = others_turn(evening)
    table = evening.table([ylva, sif], end)
    with ylva.context(browser, moves=True, pace="quick") as context:
        page = context.new_page()
        watching(page, table)
        last = page.get_by_role("region", name=TITLES["en"]).locator("li").last
        last.get_by_role("button", name="Watch from here").dispatch_event("click")
        page.locator(".caption").wait_for()
        page.locator('.scene[data-busy="false"]').wait_for(state="attached", timeout=90_000)
        assert last.inner_text().strip() in [step["text"] for step in page.evaluate("captions")[:2]]


@AT_BOTH
def test_on_a_phone_the_recap_folds_for_whoever_goes_on_at_the_table(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    _, end = others_turn(evening)
    with ylva.context(browser, SIZES["phone"]) as context:
        page = context.new_page()
        watching(page, evening.table([ylva, sif], end))
        recap = page.get_by_role("region", name=TITLES["en"])
        for place in (recap.locator("li button").first, page.locator("[data-primary]")):
            recap.locator(".more").click(force=True)
            expect(recap.locator("li button").first).to_be_visible()
            place.tap(force=True)
            expect(recap.locator("li button").first).not_to_be_visible()


@AT_BOTH
def test_the_first_turns_of_others_are_shown_to_a_newcomer_once(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    first = evening.script[0][0]
    before = next(at for at, (mover, _) in enumerate(evening.script) if mover != first)
    people = [ylva, sif] if first == 1 else [sif, ylva]
    table = evening.table(people, before)
    with ylva.context(browser, moves=True, pace="quick") as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(f"/#/t/{table}")
        page.locator(".caption").wait_for(timeout=20_000)
        page.keyboard.press("x")
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        page.reload()
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        assert page.evaluate("captions.length") == 0
