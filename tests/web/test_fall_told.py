"""What an autumn tells beside each step: harm that no event says, levels at seats, who may press, and the way back."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import Evening
from tests.web.test_fall_gestures import EVENING, LONG, ON_EVERY_SIZE, SIZES, moments, taps
from tests.web.test_fall_sight import IN_THREE_LANGUAGES
from tests.web.test_telling import play

# For each caption: how long (ms) the table had lain still, and whether the main button of who waits could be pressed.
WATCH: Final = """
window.told = [];
let at = 0;
let since = performance.now();
const look = () => {
  const text = document.querySelector('.caption p')?.textContent;
  const x = document.querySelector('.place')?.getBoundingClientRect().x ?? 0;
  if (x !== at) since = performance.now();
  at = x;
  const isReady = document.querySelector('[data-primary].ready') !== null;
  if (text && window.told.at(-1)?.text === text) Object.assign(window.told.at(-1), { isReady });
  else if (text) window.told.push({ text, stillFor: performance.now() - since, isReady });
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
STILL: Final = 150  # ms; a camera that came to frame the panel would have moved later than that
LEVELS: Final = {"en": "apprentice", "de": "Lehrling", "es": "aprendiz"}
STOPS: Final = {
    "silent": {"en": "stops working", "de": "steht still", "es": "se detiene"},
    "idle": {"en": "cannot dig", "de": "kann nicht graben", "es": "no puede excavar"},
    "frozen": {"en": "freezes", "de": "friert ein", "es": "se hiela"},
}


def table_of(evening: Evening, at: int, live_server: LiveServer) -> tuple[list[Guest], str]:
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa", "Sif")[: evening.players]]
    return people, evening.table(people, at)


def opens(page: Page, table: str) -> None:
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")
    page.locator("[data-primary]").wait_for()


def turn_with_tasks() -> tuple[int, int, int]:
    """A turn in which tasks in any order bring gems: its seat, and where its tasks begin and end."""
    seen = moments(LONG)
    start = next(
        at for at, (view, code) in enumerate(seen) if len(view["any_order"]) > 1 and code.startswith("resolve:")
    )
    seat = LONG.script[start][0]
    end = next(at for at in range(start, len(seen)) if LONG.script[at][0] != seat)
    return seat, start, end


@ON_EVERY_SIZE
def test_the_table_stays_where_it_is_for_what_happens_at_a_panel_and_waits_for_nobody(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    seat, start, end = turn_with_tasks()
    people, table = table_of(LONG, start, live_server)
    watcher = (seat + 1) % LONG.players
    with people[watcher].context(browser, SIZES[size], moves=True, pace="quick") as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        opens(page, table)
        play(people[seat], table, LONG.script[start:end])
        page.locator(".caption").wait_for(timeout=20_000)
        page.locator('.scene[data-busy="false"]').wait_for(state="attached", timeout=90_000)
        told: list[dict[str, Any]] = page.evaluate("told")
    gems = [at for at, step in enumerate(told) if " takes " in step["text"] and at > 0]
    assert gems
    assert [told[at]["stillFor"] > STILL for at in gems] == [True] * len(gems)
    assert [step["text"] for step in told if step["isReady"]] == []


def silencing() -> tuple[int, int, str]:
    """Where a deed silences another player's card: how much is played before, whose it is, and how it is struck."""
    seen = moments(LONG)
    for at in range(len(seen) - 1):
        was = {stack["card"]: stack["spell"] for stack in seen[at][0]["table"]}
        for stack in seen[at + 1][0]["table"]:
            owner = next(one["seat"] for one in seen[at][0]["players"] if one["colour"] == stack["colour"])
            is_new = stack["spell"] and was.get(stack["card"], "") is None
            if is_new and owner != LONG.script[at][0]:
                return at, owner, str(stack["spell"])
    raise AssertionError("nobody silences anything")


@ON_EVERY_SIZE
@IN_THREE_LANGUAGES
def test_who_silences_my_card_is_told_until_i_have_seen_it(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    at, victim, spell = silencing()
    people, table = table_of(LONG, at, live_server)
    with people[victim].context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        opens(page, table)
        play(people[LONG.script[at][0]], table, LONG.script[at : at + 1])
        banner = page.get_by_role("alert").filter(has=page.locator("strong"))
        expect(banner).to_contain_text(STOPS[spell][language])
        expect(banner).to_contain_text(people[LONG.script[at][0]].me["name"])
        taps(page, ".harm button")
        expect(banner).to_have_count(0)


@ON_EVERY_SIZE
@IN_THREE_LANGUAGES
def test_bots_have_a_name_and_their_level_at_their_seats(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("dwar7s", [ylva], "luck 136", fill="apprentice", players=3)
    named = re.compile(rf"^\w+, {LEVELS[language]}$")
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        opens(page, table)
        bots = page.locator("[data-player]:has(.seated)")
        if size == "phone":
            page.locator("[data-player]:not([data-player='0']) .chip").first.tap()
            expect(page.locator(".more .level")).to_have_text(named)
        else:
            expect(bots.locator(".level")).to_have_text([named] * 2)
            first, second = bots.locator(".level").all_inner_texts()
            assert first != second


def test_the_main_lines_of_the_recap_are_read_at_once(browser: Browser, live_server: LiveServer) -> None:
    at = next(at for at in range(60, len(LONG.script)) if LONG.script[at][0] != LONG.script[at - 1][0])
    people, table = table_of(LONG, at, live_server)
    with people[LONG.script[at][0]].context(browser) as context:
        page = context.new_page()
        opens(page, table)
        lines = page.locator(".advice li")
        assert lines.count() > 3
        expect(page.locator(".advice li:visible")).to_have_count(3)
        taps(page, ".advice .more")
        expect(page.locator(".advice li:visible")).to_have_count(lines.count())


@IN_THREE_LANGUAGES
def test_whoever_closes_the_replay_is_back_at_the_ending_that_says_what_decided(
    language: str, browser: Browser, live_server: LiveServer
) -> None:
    people, table = table_of(EVENING, len(EVENING.script), live_server)
    said = {"en": "decided it", "de": "den Ausschlag", "es": "Decidi"}[language]
    with people[0].context(browser, language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        expect(page.locator(".ending header")).to_contain_text(said)
        page.locator('.ways a[href*="replay"]').click()
        page.locator(".reel .row > button:last-child").click()
        expect(page.locator(".ending header")).to_contain_text(said)
        assert page.url.endswith(f"/#/t/{table}")


@ON_EVERY_SIZE
def test_who_plays_at_one_click_can_be_changed_and_stays_so(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, SIZES[size]) as context:
        page = context.new_page()
        page.goto("/")
        door = page.locator(".door", has_text="Dwar7s Fall")
        expect(door).to_contain_text("against three apprentices")
        door.get_by_role("link", name="Change").click()
        expect(page.get_by_role("radio", name="apprentice")).to_be_checked()
        page.get_by_role("radio", name="journeyman").check(force=True)
        page.locator("dialog form button[type=submit]").click()
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        page.goto("/#/")
        expect(page.locator(".door", has_text="Dwar7s Fall")).to_contain_text("against three journeymen")
