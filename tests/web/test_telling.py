"""Another player's turn is told: each step in words, where it happens, at a pace that can be read and skipped."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import EASY, SHORT, Evening

SIEGE: Final = Evening("runedar", "luck 16", "apprentice", 2, EASY, curious=False)
FALL: Final = Evening("dwar7s", "luck 47", "apprentice", 2, SHORT, curious=False)
AT_BOTH: Final = pytest.mark.parametrize("evening", [SIEGE, FALL], ids=["siege", "fall"])
AT_ALL_SIZES: Final = pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
# Every caption that was ever seen, with where it and its ring were when it stood still.
WATCH: Final = """
window.captions = [];
const look = () => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect().toJSON() ?? null;
  const text = document.querySelector('.caption p')?.textContent;
  if (text) {
    const last = window.captions.at(-1);
    const glowing = document.querySelectorAll('[data-acting]').length;
    const acting = Math.max(glowing, last?.text === text ? last.acting : 0);
    const now = { text, caption: box('.caption'), ring: box('.ring'), acting };
    if (last?.text === text) window.captions[window.captions.length - 1] = now;
    else window.captions.push(now);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def play(guest: Guest, table: str, script: list[tuple[int, str]]) -> None:
    version = guest.asks("GET", f"/tables/{table}")["version"]
    for _, code in script:
        answer = guest.asks("POST", f"/tables/{table}/commands", {"do": "play", "version": version, "action": code})
        version = answer["version"]


def others_turn(evening: Evening, seat: int = 0) -> tuple[int, int]:
    """Where a turn of the other one begins and ends."""
    seats = [mover for mover, _ in evening.script]
    start = next(at for at in range(6, len(seats)) if seats[at] != seat and seats[at - 1] == seat)
    end = next(at for at in range(start, len(seats)) if seats[at] == seat)
    return start, end


def watching(page: Page, table: str) -> None:
    page.add_init_script(WATCH)
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")
    page.locator('[data-player], [data-spot^="seat-"]').first.wait_for()


def is_within(box: dict[str, Any], size: tuple[int, int]) -> bool:
    is_wide = box["left"] >= -1 and box["right"] <= size[0] + 1
    return bool(is_wide and box["top"] >= -1 and box["bottom"] <= size[1] + 1)


def is_apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    is_beside = one["right"] <= other["left"] or one["left"] >= other["right"]
    return bool(is_beside or one["bottom"] <= other["top"] or one["top"] >= other["bottom"])


@AT_BOTH
@AT_ALL_SIZES
def test_each_step_is_said_where_it_happens(
    browser: Browser, live_server: LiveServer, evening: Evening, size: str
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    start, end = others_turn(evening)
    table = evening.table([ylva, sif], start)
    with ylva.context(browser, SIZES[size], moves=True, pace="quick", language="de") as context:
        page = context.new_page()
        watching(page, table)
        play(sif, table, evening.script[start:end])
        page.locator(".caption").wait_for(timeout=20_000)
        page.locator('.scene[data-busy="false"]').wait_for(state="attached", timeout=90_000)
        told = page.evaluate("captions")
        assert told
        assert [step for step in told if step["acting"] != 1] == [], "the panel of the acting player glows"
        for step in told:
            assert is_within(step["caption"], SIZES[size]), step
            if step["ring"]:
                assert is_within(step["ring"], SIZES[size]) or evening is SIEGE, step
                assert is_apart(step["caption"], step["ring"]), step
        assert any("Sif" in step["text"] for step in told)


@AT_BOTH
@pytest.mark.parametrize("how", ["key", "tap"])
def test_a_key_or_a_tap_skips_all_that_has_happened(
    browser: Browser, live_server: LiveServer, evening: Evening, how: str
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    start, end = others_turn(evening)
    table = evening.table([ylva, sif], start)
    with ylva.context(browser, moves=True) as context:
        page = context.new_page()
        watching(page, table)
        play(sif, table, evening.script[start:end])
        page.locator(".caption").wait_for()
        if how == "key":
            page.keyboard.press("x")
        else:
            page.locator(".scene").click(position={"x": 700, "y": 130})
        expect(page.locator('.scene[data-busy="false"]')).to_be_attached(timeout=2_000)
        expect(page.locator(".caption")).to_have_count(0)


@AT_BOTH
def test_where_less_motion_is_wished_captions_are_read_and_nothing_flies(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva, sif = Guest(live_server, "Ylva"), Guest(live_server, "Sif")
    start, end = others_turn(evening)
    table = evening.table([ylva, sif], start)
    with ylva.context(browser, pace="quick") as context:
        page = context.new_page()
        watching(page, table)
        play(sif, table, evening.script[start:end])
        page.locator(".caption").first.wait_for()
        assert page.evaluate("document.documentElement.dataset.motion") == "none"
        page.locator('.scene[data-busy="false"]').wait_for(state="attached", timeout=90_000)
        assert page.evaluate("captions.length") > 0
