"""Whatever is asked, what the coach thinks best is marked where it can be seen and touched, beside the coach's note."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from mattock.games.dwar7s.state import STAGES as FALL_KINDS
from mattock.games.runedar.stages import STAGES as SIEGE_KINDS
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import EASY, Evening

SIEGE: Final = Evening("runedar", "luck 16", "apprentice", 1, EASY)
FALL: Final = Evening("dwar7s", "luck 668", "apprentice", 2)
AT_BOTH: Final = pytest.mark.parametrize("evening", [SIEGE, FALL], ids=["siege", "fall"])


def first_asked(evening: Evening) -> dict[str, int]:
    """Each question, and how much was played before the first seat hears it for the first time."""
    found: dict[str, int] = {}
    for at, (kind, (seat, _)) in enumerate(zip(evening.kinds, evening.script, strict=True)):
        if seat == 0:
            found.setdefault(kind, at)
    return found


@AT_BOTH
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_the_coach_thinks_best_is_marked_whatever_is_asked(
    browser: Browser, live_server: LiveServer, evening: Evening, size: str
) -> None:
    ylva, unmarked = Guest(live_server, "Ylva"), []
    people = [ylva, *(Guest(live_server, "Tordan") for _ in range(evening.players - 1))]
    with ylva.context(browser, SIZES[size]) as context:
        for kind, at in first_asked(evening).items():
            page = context.new_page()
            page.goto(f"/#/t/{evening.table(people, at, coach=True)}")
            page.locator('.scene[data-busy="false"]').wait_for(state="attached")
            page.keyboard.press("h")
            advised = page.evaluate("eye.advised()")
            for _ in range(9):  # a slow machine draws late
                if not advised.get("isSeen"):
                    advised = page.evaluate("eye.advised()")
            if not advised.get("isSeen"):
                unmarked.append((kind, at, advised.get("code")))
            page.close()
    assert unmarked == []


def test_these_evenings_ask_everything() -> None:
    """At the siege nobody is ever asked at which of two goblins to dig."""
    assert set(first_asked(SIEGE)) == set(SIEGE_KINDS) - {"over", "dig"}
    assert set(first_asked(FALL)) == set(FALL_KINDS) - {"over"}


@AT_BOTH
def test_on_a_phone_the_note_unfolds_and_folds_and_the_marks_stay(
    browser: Browser, live_server: LiveServer, evening: Evening
) -> None:
    ylva = Guest(live_server, "Ylva")
    people = [ylva, *(Guest(live_server, "Tordan") for _ in range(evening.players - 1))]
    with ylva.context(browser, SIZES["phone"]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{evening.table(people, coach=True)}")
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        page.keyboard.press("h")
        note, best = page.locator(".advice"), page.locator('[data-advised="best"]').first
        page.evaluate("eye.advised()")
        folded = note.bounding_box()
        for name, is_open in (("What else", True), ("Show less", False)):
            note.get_by_role("button", name=name).tap()
            expect(note.locator("h2")).to_be_visible(visible=is_open)
            expect(best).to_be_attached()
        assert folded
        assert folded["height"] <= 60
        assert page.evaluate("eye.advised()")["isSeen"]
