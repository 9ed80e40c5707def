"""One intention, one gesture in Dwar7s Fall: placing, laying, turning, resolving, and the keys after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import mattock
from mattock.core.chance import Fair
from mattock.core.state import State
from tests.kit.browser.arranged import secret_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.hands import hand_on
from tests.kit.browser.live_server import LiveServer
from tests.web.evening import SHORT, Evening

EVENING: Final = Evening("dwar7s", "luck 300", "apprentice", 2, SHORT)
LONG: Final = Evening("dwar7s", "luck 136", "apprentice", 4, {}, curious=False)
SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
ON_EVERY_SIZE: Final = pytest.mark.parametrize("size", SIZES)
LIT: Final = ':not([aria-disabled="true"])'
Wanted = Callable[[dict[str, Any], str], bool]


@cache
def moments(evening: Evening) -> list[tuple[dict[str, Any], str]]:
    """What the seat to move sees before each action of the game, and the action."""
    state: State = mattock.game(evening.game).new(chance=Fair(secret_of(evening.luck)), **evening.all_options)
    found = []
    for seat, code in evening.script:
        found.append((dict(state.view(seat)), code))
        state.play(state.catalogue.by_code(code))
    return found


def moment(evening: Evening, is_wanted: Wanted) -> int:
    return next(at for at, (view, code) in enumerate(moments(evening)) if is_wanted(view, code))


@contextmanager
def opened(
    evening: Evening, at: int, live_server: LiveServer, browser: Browser, size: str = "desktop", **settings: object
) -> Iterator[Page]:
    """The page of whoever is asked there."""
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan", "Runa", "Sif")[: evening.players]]
    with people[evening.script[at][0]].context(browser, SIZES[size], **settings) as context:  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(f"/#/t/{evening.table(people, at)}")
        page.evaluate("eye.rest()")
        yield page


def spot(page: Page, selector: str) -> tuple[float, float]:
    found = page.evaluate("selector => eye.where(selector)", selector)
    assert found
    assert found["isSeen"], found
    return found["x"], found["y"]


def taps(page: Page, selector: str) -> None:
    hand_on(page).taps(*spot(page, selector))
    page.evaluate("eye.rest()")


def is_plain_place(view: dict[str, Any], code: str) -> bool:
    return code.startswith("place:") and view["actions_used"] + 1 < view["actions_allowed"]


@ON_EVERY_SIZE
def test_one_tap_places_a_dwarf_and_undo_takes_it_back(size: str, browser: Browser, live_server: LiveServer) -> None:
    at = moment(EVENING, is_plain_place)
    card = EVENING.script[at][1].removeprefix("place:")
    with opened(EVENING, at, live_server, browser, size) as page:
        dwarfs = page.locator(f'[data-tile="{card}"] [data-dwarf]')
        before = dwarfs.count()
        taps(page, f'[data-action="place:{card}"]{LIT}')
        expect(dwarfs).to_have_count(before + 1)
        taps(page, ".way.back")
        expect(dwarfs).to_have_count(before)


def first_laying() -> int:
    return moment(EVENING, lambda view, code: code.startswith("lay:") and len(view["table"]) > 3)


@ON_EVERY_SIZE
def test_a_card_is_dragged_onto_the_table_turned_by_a_click_and_laid_by_its_tick(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    at = first_laying()
    code = EVENING.script[at][1]
    with opened(EVENING, at, live_server, browser, size) as page:
        hand, primary = hand_on(page), page.locator("[data-primary]")
        taps(page, f'.hand [data-action="{code}"]{LIT}')  # to learn where the spaces are
        goal = spot(page, ".space:not(.on)")
        taps(page, ".way.back")
        x, y = spot(page, f'.hand [data-action="{code}"]{LIT}')
        hand.drags(x, y, goal[0] - x, goal[1] - y)
        page.evaluate("eye.rest()")
        expect(primary).to_have_attribute("data-orders", f"{code} {chosen_space(page)} turn:0")
        taps(page, ".ghost .turned")
        expect(primary).to_have_attribute("data-orders", f"{code} {chosen_space(page)} turn:1")
        taps(page, ".ghost .hint")
        expect(primary).to_have_attribute("data-orders", f"{code} {chosen_space(page)} turn:2")
        laid = page.locator(f'.place[data-tile$="_{code.removeprefix("lay:")}"]')
        before = laid.count()
        taps(page, ".ghost .lay-it")
        expect(laid).to_have_count(before + 1)


def chosen_space(page: Page) -> str:
    return str(page.locator(".space.chosen").get_attribute("data-action"))


@ON_EVERY_SIZE
def test_a_card_that_is_dropped_elsewhere_goes_back_to_the_hand(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    at = first_laying()
    code = EVENING.script[at][1]
    with opened(EVENING, at, live_server, browser, size) as page:
        x, y = spot(page, f'.hand [data-action="{code}"]{LIT}')
        hand_on(page).drags(x, y, 0, -40)
        page.evaluate("eye.rest()")
        expect(page.locator("[data-primary]")).to_have_attribute("data-orders", "")
        expect(page.locator(".space, .hud > .flight")).to_have_count(0)


@ON_EVERY_SIZE
@pytest.mark.parametrize(
    ("language", "said"), [("en", "Resolve all 2"), ("de", "Alle 2 auswerten"), ("es", "Resolver las 2")]
)
def test_tasks_in_any_order_are_resolved_by_one_press_and_the_turn_waits(
    size: str, language: str, said: str, browser: Browser, live_server: LiveServer
) -> None:
    at = moment(LONG, lambda view, code: len(view["any_order"]) == 2 and code.startswith("resolve:"))
    with opened(LONG, at, live_server, browser, size, language=language) as page:
        primary = page.locator("[data-primary]")
        expect(primary).to_have_text(said)
        taps(page, "[data-primary]")
        expect(page.locator(f'[data-action^="resolve:"]{LIT}')).to_have_count(0)
        view = page.evaluate("eye.arrived(0)")
        assert view["deeds"] == at + 1


def is_last_buy(view: dict[str, Any], code: str) -> bool:
    return code.startswith("buy:") and view["players"][view["to_move"]]["secret_revealed"]


@ON_EVERY_SIZE
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "this ends your turn"), ("de", "damit endet dein Zug"), ("es", "así termina tu turno")],
)
def test_a_purchase_that_ends_the_turn_says_so_before(
    size: str, language: str, said: str, browser: Browser, live_server: LiveServer
) -> None:
    """Luck says which goal is offered next; that nothing is left to do then is known before."""
    at = moment(EVENING, is_last_buy)
    assert EVENING.script[at][0] != EVENING.script[at + 1][0]
    with opened(EVENING, at, live_server, browser, size, language=language) as page:
        primary = page.locator("[data-primary]")
        expect(primary).not_to_contain_text(said)
        taps(page, f'[data-action="{EVENING.script[at][1]}"]{LIT}')
        expect(primary).to_contain_text(said)


def test_keys_stay_on_the_table_after_a_dwarf_is_placed_and_after_a_card_is_laid(
    browser: Browser, live_server: LiveServer
) -> None:
    at = moment(EVENING, is_plain_place)
    code = EVENING.script[at][1]
    focused = "document.activeElement.closest('.board button')?.dataset.action ?? null"
    with opened(EVENING, at, live_server, browser) as page:
        page.locator(f'[data-action="{code}"]{LIT}').focus()
        page.keyboard.press("Enter")
        page.evaluate("deeds => eye.arrived(deeds)", at + 1)
        assert page.evaluate(focused) is not None
    at = first_laying()
    with opened(EVENING, at, live_server, browser) as page:
        number = page.evaluate("code => eye.numberOf(code)", EVENING.script[at][1])
        page.keyboard.press(str(number))
        page.evaluate("eye.rest()")
        page.keyboard.press("Enter")
        page.evaluate("eye.rest()")
        page.keyboard.press("Enter")
        page.evaluate("deeds => eye.arrived(deeds)", at + 1)
        here = page.evaluate(focused)
        assert here is not None
        reached = set()
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            page.keyboard.press(key)
            reached.add(page.evaluate(focused))
        assert None not in reached
        assert reached > {here} or reached - {here}, "arrows walk from card to card"


def test_a_mouse_at_rest_shows_no_second_ghost_beside_the_keys(browser: Browser, live_server: LiveServer) -> None:
    at = first_laying()
    number_of = "code => eye.numberOf(code)"
    with opened(EVENING, at, live_server, browser) as page:
        code = EVENING.script[at][1]
        taps(page, f'.hand [data-action="{code}"]{LIT}')
        x, y = spot(page, ".space:not(.on)")
        page.keyboard.press("Escape")
        page.mouse.move(x, y)
        page.evaluate("eye.rest()")
        page.keyboard.press(str(page.evaluate(number_of, code)))
        page.evaluate("eye.rest()")
        focused = page.evaluate("document.activeElement.dataset.action")
        under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.space')?.dataset.action", [x, y])
        expect(page.locator(".ghost")).to_have_count(1)
        page.keyboard.press("Enter")
        page.evaluate("eye.rest()")
        assert chosen_space(page) == focused
        assert under != focused


@ON_EVERY_SIZE
def test_cards_can_be_told_apart_while_one_is_laid_late(size: str, browser: Browser, live_server: LiveServer) -> None:
    lays = [at for at, (_, code) in enumerate(moments(LONG)) if code.startswith("lay:")]
    with opened(LONG, lays[-1], live_server, browser, size) as page:
        page.locator(f'.hand [data-action="{LONG.script[lays[-1]][1]}"]{LIT}').dispatch_event("click")
        page.locator(".space").first.wait_for()
        page.evaluate("eye.rest()")
        box = page.locator(".place").first.bounding_box()
        assert page.locator(".place .face").first.bounding_box()["width"] >= 60, box  # type: ignore[index]
