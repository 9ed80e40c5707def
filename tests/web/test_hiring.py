"""Mercenaries inside an action, and upgrades saved from the catapult: what is in mind stays, nothing ends unasked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.paragraphs import rule
from tests.web.siege_moments import (
    CATAPULT_NEAR,
    FILLED,
    JOINING,
    ORCS_IN_THE_WAY,
    PLACING,
    SHARING,
    TAKING,
    Moment,
    answers,
    worker,
)

NAMES: Final = ("Ylva", "Tordan", "Runa", "Sif")
AT_BOTH_SIZES: Final = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
SHEETS: Final = {"hire": "hire", "put": "bench", "take": "bench"}


@contextmanager
def opened(
    moment: Moment, browser: Browser, live_server: LiveServer, size: tuple[int, int], language: str
) -> Iterator[Page]:
    """The page of the person on turn."""
    people = [Guest(live_server, name) for name in NAMES[: moment.players]]
    with people[int(moment.siege.to_move)].context(browser, size, language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{moment.table(people)}")
        page.evaluate("eye.rest()")
        yield page


def thing(page: Page, code: str) -> Locator:
    possible = f':is(button, a)[data-action="{code}"]:not([aria-disabled="true"])'
    return page.locator(possible).filter(visible=True).first


def chooses(page: Page, *codes: str) -> None:
    """With a real click; what lies on a sheet of a small screen is first looked for there."""
    for code in codes:
        coin = page.locator(f'[data-sheet="{SHEETS.get(code.split(":")[0])}"]')
        if not thing(page, code).is_visible() and coin.is_visible():
            if page.locator("[data-close]").is_visible():
                page.locator("[data-close]").click()
            coin.click()
        thing(page, code).click()
        page.evaluate("eye.rest()")


def orders(page: Page) -> list[str]:
    return (page.locator("[data-primary]").get_attribute("data-orders") or "").split()


def confirms(page: Page) -> None:
    page.locator("[data-primary]").click()
    page.evaluate("eye.rest()")


@rule("R14.3")
@AT_BOTH_SIZES
def test_a_hire_clears_the_workshop_for_the_card_in_mind(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    found = worker(ORCS_IN_THE_WAY.siege)
    assert found
    lay, work = found
    with opened(ORCS_IN_THE_WAY, browser, live_server, size, "de") as page:
        chooses(page, lay)
        expect(thing(page, work)).to_have_count(0)
        chooses(page, "hire:orcs")
        expect(page.locator("[data-card].meant")).to_have_count(1)
        expect(page.locator("[data-primary]")).to_contain_text("Axtbande, 4 Gold: besiegt Werkstatt-Orks")
        chooses(page, work)
        expect(page.locator("[data-primary]")).to_have_count(0)  # it is not done before it is said what for
        expect(page.get_by_text("Wähle, wohin").first).to_be_attached()
        while not page.locator("[data-primary]").is_visible():
            spot = page.locator('[data-action^="put:space"]:not([aria-disabled="true"])').first
            chooses(page, str(spot.get_attribute("data-action")))
        assert orders(page)[:3] == [lay, "hire:orcs", work]
        expect(page.locator("[data-primary]")).to_contain_text("Axtbande (4 Gold)")
        confirms(page)
        expect(thing(page, "hire:orcs")).to_have_count(0)


@rule("R14.3")
def test_a_hire_in_mind_stays_with_another_card_and_goes_by_a_second_press(
    browser: Browser, live_server: LiveServer
) -> None:
    lays = sorted(code for code in answers(ORCS_IN_THE_WAY.siege) if code.startswith("lay:"))
    with opened(ORCS_IN_THE_WAY, browser, live_server, (1440, 900), "en") as page:
        chooses(page, lays[0], "hire:orcs", lays[1])
        expect(page.locator("[data-path]")).to_have_attribute("data-path", f"hire:orcs {lays[1]}")
        expect(page.locator("[data-primary]")).to_have_count(0)  # a card is not played before it is said what for
        thing(page, "hire:orcs").click()
        assert orders(page) == ["end_turn"]


@rule("R14.3")
@AT_BOTH_SIZES
def test_a_hire_joins_what_is_being_placed(size: tuple[int, int], browser: Browser, live_server: LiveServer) -> None:
    put = min(code for code in answers(PLACING.siege) if code.startswith("put:space"))
    with opened(PLACING, browser, live_server, size, "en") as page:
        assert not any(code.startswith("finish") for code in answers(PLACING.siege))
        chooses(page, "hire:orcs")
        assert orders(page) == ["hire:orcs"]
        chooses(page, put)
        assert orders(page) == ["hire:orcs", put]  # what costs gold is confirmed
        confirms(page)
        expect(page.locator(".hires .gone, .coins")).not_to_have_count(0)
        expect(thing(page, "hire:orcs")).to_have_count(0)


@rule("R14.3")
def test_after_a_hire_the_sheet_with_the_spots_opens_again(browser: Browser, live_server: LiveServer) -> None:
    with opened(PLACING, browser, live_server, (390, 844), "en") as page:
        spot = page.locator('.sheet [data-action^="put:space"]:not([aria-disabled="true"])').first
        expect(spot).to_be_visible()
        chooses(page, "hire:orcs")
        confirms(page)
        expect(spot).to_be_visible()
        page.locator("[data-close]").click()
        page.evaluate("eye.rest()")
        expect(page.locator(".sheet")).to_have_count(0)  # and stays away when it was put away


@rule("R14.3")
@AT_BOTH_SIZES
def test_a_hire_comes_while_hits_are_shared_out(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    hire = min(code for code in answers(SHARING.siege) if code.startswith("hire:troll"))
    with opened(SHARING, browser, live_server, size, "en") as page:
        chooses(page, hire)
        assert orders(page) == [hire]
        confirms(page)
        expect(page.locator(f'[data-action^="cover:{hire.split(":")[2]}"]')).to_have_count(0)
        expect(page.locator('[data-action^="cover:"]:not([aria-disabled="true"])').first).to_be_attached()


@rule("R14.3")
@AT_BOTH_SIZES
def test_a_hire_comes_while_cards_join_an_attack(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    lay = min(code for code in answers(JOINING.siege) if code.startswith("lay:"))
    with opened(JOINING, browser, live_server, size, "de") as page:
        chooses(page, "hire:orcs")
        assert orders(page) == ["hire:orcs", "roll"]
        chooses(page, lay)
        assert orders(page) == ["hire:orcs", lay, "roll"]
        expect(page.locator("[data-primary]")).to_contain_text("Wirf 2 Würfel")
        expect(page.locator("[data-primary]")).to_contain_text("Axtbande (4 Gold)")
        confirms(page)
        expect(page.get_by_text("heuerte für 4 Gold die Axtbande an").first).to_be_attached()
        expect(page.locator(f'[data-card="{lay.split(":")[1]}"]')).to_have_count(0)


@rule("R14.3")
@AT_BOTH_SIZES
def test_a_hire_comes_while_an_upgrade_is_taken(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    """While the card for it is still to be chosen, no slab is there, or a quiet one: the cards are asked for."""
    take = min(code for code in answers(TAKING.siege) if code.startswith("take:"))
    siege: Any = TAKING.siege.view(0)
    taken = siege["board"][int(take.split(":")[1]) - 1]["card"]
    with opened(TAKING, browser, live_server, size, "en") as page:
        primary = page.locator("[data-primary]")
        chooses(page, take)
        expect(primary).to_have_count(0)
        chooses(page, "hire:orcs")
        assert orders(page) == [take, "hire:orcs"]
        expect(primary).to_contain_class("quiet")
        code = str(page.locator('[data-card] .face[data-action^="remove:"]').first.get_attribute("data-action"))
        chooses(page, code)
        assert orders(page) == [take, "hire:orcs", code]
        expect(primary).not_to_contain_class("quiet")
        confirms(page)
        expect(page.locator(f'[data-card="{taken}"]')).to_have_count(1)
        expect(page.locator(f'[data-card="{code.split(":")[1]}"]')).to_have_count(0)
        expect(thing(page, "hire:orcs")).to_have_count(0)


@rule("R14.3")
@AT_BOTH_SIZES
def test_after_the_last_filling_the_turn_ends_only_by_its_button(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    with opened(FILLED, browser, live_server, size, "en") as page:
        primary = page.locator("[data-primary]")
        expect(primary).to_have_text("End the turn")
        expect(page.locator(".question")).to_contain_text("your turn may end")
        chooses(page, "hire:orcs")
        assert orders(page) == ["hire:orcs"]
        confirms(page)
        expect(primary).to_have_text("End the turn")
        expect(page.locator(".question")).to_have_count(0)
        assert orders(page) == ["finish"]


@rule("R11.4")
@AT_BOTH_SIZES
def test_an_upgrade_is_saved_before_the_catapult_strikes(
    size: tuple[int, int], browser: Browser, live_server: LiveServer
) -> None:
    with opened(CATAPULT_NEAR, browser, live_server, size, "de") as page:
        expect(page.locator(".question")).to_have_text(
            "Das Katapult kann eine fertiggestellte Aufwertung zerstören. Rettest du sie?"
        )
        expect(page.locator("[data-primary]")).to_have_text("Handle die Belagerungskarte ab")
        card = page.locator('[data-spot="siege_card"] p')
        expect(card).to_contain_text("Das Katapult ist schon im Spiel: Es wird sofort aktiviert.")
        expect(card).not_to_contain_text("Das Katapult kommt")
        chooses(page, "take:1")
        given = page.locator('[data-card] .face[data-action^="remove:"]:not([aria-disabled="true"])')
        expect(given).not_to_have_count(0)
        code = str(given.first.get_attribute("data-action"))
        chooses(page, code)
        expect(page.locator('[data-card="light_crossbow"]')).to_have_count(1)


@rule("R14.4")
@pytest.mark.parametrize(
    ("moment", "mercenary", "reason"),
    [
        (PLACING, "goblin", "No goblin stands in the tunnel entrance courtyard."),
        (PLACING, "cancel", "the scout helps only when a siege card has just been revealed"),
        (SHARING, "catapult", "the rope cutter helps only in the pause right before a catapult takes effect"),
        (FILLED, "troll", "No troll stands in the tunnel entrance courtyard."),
    ],
    ids=["placing", "placing, scout", "sharing", "filled"],
)
def test_why_nobody_can_be_hired_is_told_inside_an_action(
    moment: Moment, mercenary: str, reason: str, browser: Browser, live_server: LiveServer
) -> None:
    with opened(moment, browser, live_server, (1440, 900), "en") as page:
        page.locator(f'[data-spot="hire-{mercenary}"]').dispatch_event("contextmenu")
        expect(page.locator(".bubble")).to_contain_text(reason)


@rule("R14.4")
def test_why_not_is_told_after_what_is_in_mind(browser: Browser, live_server: LiveServer) -> None:
    """Once the orcs are hired away in mind, the workshop is what it will be then."""
    found = worker(ORCS_IN_THE_WAY.siege)
    assert found
    lay, work = found
    with opened(ORCS_IN_THE_WAY, browser, live_server, (1440, 900), "en") as page:
        chooses(page, lay)
        pill = page.locator(f'[data-card].meant [data-action="{work}"]')
        pill.dispatch_event("contextmenu")
        expect(page.locator(".bubble")).to_contain_text("An orc is in the workshop")
        page.keyboard.press("Escape")
        chooses(page, "hire:orcs")
        pill.dispatch_event("contextmenu")
        expect(page.locator(".bubble")).not_to_contain_text("An orc is in the workshop")
