"""What is in mind at a table: what lies over it is closed first, what is asked about it, warned of, and taken back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import EASY, SHORT, Evening

FALL: Final = Evening("dwar7s", "luck 300", "apprentice", 2, SHORT)
SIEGE: Final = Evening("runedar", "luck 234", "random", 1, EASY)
NAMES: Final = ("Ylva", "Tordan", "Runa", "Sif")


def opened(evening: Evening, at: int, live_server: LiveServer, browser: Browser) -> Page:
    """The page of the person who is asked there."""
    people = [Guest(live_server, name) for name in NAMES[: evening.players]]
    page = people[evening.script[at][0]].context(browser).new_page()
    page.goto(f"/#/t/{evening.table(people, at)}")
    page.evaluate("eye.rest()")
    return page


def chooses(page: Page, *codes: str) -> None:
    for code in codes:
        page.locator(f'[data-action="{code}"]:not([aria-disabled="true"])').first.dispatch_event("click")
        page.evaluate("eye.rest()")


def laying(evening: Evening) -> tuple[int, list[str]]:
    """Where a card is laid beside others, and how."""
    at = evening.kinds.index("space", 10) - 1
    return at, [code for _, code in evening.script[at : at + 3]]


@pytest.mark.parametrize("key", ["l", "?", ""], ids=["story", "why", "bubble"])
def test_escape_closes_what_lies_over_the_table_and_leaves_what_was_chosen(
    key: str, browser: Browser, live_server: LiveServer
) -> None:
    at, path = laying(FALL)
    page = opened(FALL, at, live_server, browser)
    chooses(page, *path)
    orders = page.locator("[data-primary]").get_attribute("data-orders")
    assert orders == " ".join(path)
    castle = page.locator('[data-action="cover:blue_castle"]')
    if key:
        page.locator(".scene").press(key)
    else:
        castle.dispatch_event("contextmenu")
        expect(page.locator(".bubble")).to_be_visible()
    over = page.locator(".drawer, .bubble, .table.asking")
    expect(over).to_have_count(1)
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(page.locator("[data-primary]")).to_have_attribute("data-orders", orders)
    page.keyboard.press("Escape")
    expect(page.locator("[data-primary]")).to_have_attribute("data-orders", path[0])
    page.context.close()


def test_escape_closes_the_drawer_of_a_siege_and_leaves_the_card_in_mind(
    browser: Browser, live_server: LiveServer
) -> None:
    page = opened(SIEGE, SIEGE.kinds.index("use") - 1, live_server, browser)
    page.keyboard.press("1")
    meant = page.locator("[data-card].meant")
    expect(meant).to_have_count(1)
    page.keyboard.press("l")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(meant).to_have_count(1)
    page.keyboard.press("Escape")
    expect(meant).to_have_count(0)
    page.context.close()


def test_why_not_there_is_answered_the_same_when_another_space_is_chosen(
    browser: Browser, live_server: LiveServer
) -> None:
    at, path = laying(FALL)
    page = opened(FALL, at, live_server, browser)
    castle, bubble = page.locator('[data-action="cover:blue_castle"]'), page.locator(".bubble p:not(.help)")
    answers = []
    for code in path[:2]:
        chooses(page, code)
        castle.dispatch_event("contextmenu")
        expect(bubble).to_be_visible()
        answers.append(bubble.inner_text())
        page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
    assert answers[0] == answers[1]
    assert "castle" in answers[0]
    page.context.close()


@pytest.mark.parametrize("is_reloaded", [False, True], ids=["at once", "after a reload"])
def test_a_confirmed_laying_is_taken_back_by_one_press(
    is_reloaded: bool, browser: Browser, live_server: LiveServer
) -> None:
    at, path = laying(FALL)
    page = opened(FALL, at, live_server, browser)
    chooses(page, *path)
    page.locator("[data-primary]").click()
    page.evaluate("deeds => eye.arrived(deeds)", at + 1)
    if is_reloaded:
        page.reload()
        page.evaluate("deeds => eye.arrived(deeds)", at + 1)
    page.keyboard.press("u")
    expect(page.locator(f'[data-action="{path[0]}"]:not([aria-disabled="true"])')).not_to_have_count(0)
    assert page.evaluate("eye.rest()") == at
    page.context.close()


@pytest.mark.parametrize(
    ("luck", "players", "at", "warning"),
    [
        ("luck 136", 4, 410, "diamond mine: no gem of that kind is left"),  # two mines, one diamond
        ("luck 0", 2, 137, None),  # a store that can be paid after the mine
        ("luck 16", 3, 133, "Your hand would overflow by 1 card"),
    ],
)
def test_who_ends_the_actions_is_warned_of_what_the_best_order_of_tasks_wastes(
    luck: str, players: int, at: int, warning: str | None, browser: Browser, live_server: LiveServer
) -> None:
    people = [Guest(live_server, name) for name in NAMES[:players]]
    script = script_of("dwar7s", luck, on_page=False, players=players)
    table = arranged_table("dwar7s", people, luck, script[:at], players=players)
    page = people[script[at][0]].context(browser).new_page()
    page.goto(f"/#/t/{table}")
    page.evaluate("eye.rest()")
    is_asked_again = page.locator(".onward").count() > 0  # with no action left the main button ends them at once
    for chosen in ([], ["stop"])[: 1 + is_asked_again]:
        chooses(page, *chosen)
        expect(page.locator(".fall .warning")).to_have_count(1 if warning else 0)
        if warning:
            expect(page.locator(".fall .warning")).to_contain_text(warning)
    page.context.close()
