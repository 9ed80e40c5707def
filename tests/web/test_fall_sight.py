"""What a table of Dwar7s Fall shows: the valley in shape, one's own pips, progress, goals of others, whole badges."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_fall_gestures import LIT, LONG, ON_EVERY_SIZE, SIZES, moment, moments, opened, taps

SHAPE: Final = "[...document.querySelectorAll('.valley canvas')].map(({ width, height }) => width / height)"
IN_THREE_LANGUAGES: Final = pytest.mark.parametrize("language", ["en", "de", "es"])


@ON_EVERY_SIZE
def test_the_valley_is_not_squashed(size: str, browser: Browser, live_server: LiveServer) -> None:
    with opened(LONG, 40, live_server, browser, size) as page:
        page.locator(".valley.painted").wait_for()
        width, height = SIZES[size]
        assert page.evaluate(SHAPE) == [pytest.approx(width / height, rel=0.01)]


@ON_EVERY_SIZE
def test_whoever_waits_does_not_see_the_actions_of_others_as_their_own(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa", "Sif")]
    at = moment(LONG, lambda view, code: code.startswith("place:") and view["to_move"] == 1)
    with people[0].context(browser, SIZES[size]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{LONG.table(people, at)}")
        page.locator("[data-primary]").wait_for()
        expect(page.locator(".pips li")).to_have_count(0)


@ON_EVERY_SIZE
@IN_THREE_LANGUAGES
def test_the_secret_goal_shows_how_far_it_is(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    at = moment(LONG, lambda view, _: view["secret_progress"] is not None and view["secret_progress"]["reached"] > 0)
    progress = moments(LONG)[at][0]["secret_progress"]
    said = {"en": "of", "de": "von", "es": "de"}[language]
    with opened(LONG, at, live_server, browser, size, language=language) as page:
        expect(page.locator(".secret .progress")).to_have_text(f"{progress['reached']} {said} {progress['asked']}")


@ON_EVERY_SIZE
def test_the_goals_of_others_are_seen_at_their_panel_and_a_tap_elsewhere_is_not_lost(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    def has_rival_with_goal(view: dict[str, Any], code: str) -> bool:
        rivals = [player for player in view["players"] if player["seat"] != view["to_move"]]
        return any(player["goals"] for player in rivals) and view["actions_used"] == 0 and code.startswith("place:")

    at = moment(LONG, has_rival_with_goal)
    view, code = moments(LONG)[at]
    rival = next(one for one in view["players"] if one["goals"] and one["seat"] != view["to_move"])
    with opened(LONG, at, live_server, browser, size) as page:
        panel = page.locator(f'[data-player="{rival["seat"]}"]')
        if size == "phone":
            taps(page, f'[data-player="{rival["seat"]}"] .chip')
        expect(panel.locator(".bought .fact")).to_have_count(rival["goal_count"])
        if size == "phone":
            dwarfs = page.locator(f'[data-tile="{code.removeprefix("place:")}"] [data-dwarf]')
            before = dwarfs.count()
            taps(page, f'[data-action="{code}"]{LIT}')
            expect(panel.locator(".more")).to_have_count(0)
            expect(dwarfs).to_have_count(before + 1)


@ON_EVERY_SIZE
def test_how_many_gems_there_are_of_a_kind_is_not_covered(size: str, browser: Browser, live_server: LiveServer) -> None:
    at = moment(LONG, lambda view, _: max(view["players"][view["to_move"]]["gems"].values()) > 1)
    with opened(LONG, at, live_server, browser, size) as page:
        badge = page.locator(".hand .times").first
        badge.scroll_into_view_if_needed()
        assert page.evaluate(
            """badge => {
              const { left, top, width, height } = badge.getBoundingClientRect();
              const spots = [0.15, 0.5, 0.85].map((part) => [left + part * width, top + height / 2]);
              const card = badge.closest('.card');
              return spots.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
            }""",
            badge.element_handle(),
        )


@IN_THREE_LANGUAGES
def test_why_not_names_the_rule_of_the_thing_that_is_pointed_at(
    language: str, browser: Browser, live_server: LiveServer
) -> None:
    at = moment(
        LONG,
        lambda view, _: (
            view["decision"]["kind"] == "discard" and bool(view["players"][view["to_move"]]["kingdom_cards"])
        ),
    )
    said = {"en": "never discarded", "de": "nie abgelegt", "es": "nunca se descartan"}[language]
    with opened(LONG, at, live_server, browser, language=language) as page:
        page.locator('.hand [data-action^="lay:"]').first.dispatch_event("contextmenu")
        expect(page.locator(".bubble")).to_contain_text(said)
        expect(page.locator(".bubble")).to_contain_text("D10.1")
