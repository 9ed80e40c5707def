"""A game without a scene of its own in the browser: found in the hall, set up, played in words by two, and heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.third_game import NAME
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_pages import AXE

expect.set_options(timeout=20_000)  # a busy machine must not fail a test
TITLES = {"en": "Liar's Dice", "de": "Lügenwürfel", "es": "Dados mentirosos"}


@contextmanager
def two_at_a_table(browser: Browser, live_server: LiveServer, **options: object) -> Iterator[tuple[Page, Page]]:
    """Ada on a desktop and Bo on a phone; Ada begins."""
    guests = [Guest(live_server, "Ada"), Guest(live_server, "Bo")]
    made = guests[0].asks("POST", "/tables", {"game": NAME, "options": {"first": 0, **options}})
    table = made["table"]
    secret = guests[0].asks("POST", f"/tables/{table}/links", {})["secret"]
    guests[1].asks("POST", f"/tables/{table}/enter", {"secret": secret})
    for seat, guest in enumerate(guests):
        guest.asks("POST", f"/tables/{table}/commands", {"do": "sit", "seat": seat})
    guests[0].asks("POST", f"/tables/{table}/commands", {"do": "start"})
    with ExitStack() as stack:
        pages = []
        for guest, size in zip(guests, ((1440, 900), (390, 844)), strict=True):
            page = stack.enter_context(guest.context(browser, size, notify=False)).new_page()
            page.goto(f"/#/t/{table}")
            page.locator(".plain").wait_for()
            pages.append(page)
        yield pages[0], pages[1]


def cup(page: Page, name: str) -> str:
    """What a page shows under somebody's cup."""
    player = page.locator("section.player", has=page.get_by_role("heading", name=name))
    return player.locator("div", has=page.get_by_text("Under the cup", exact=True)).locator("dd").inner_text()


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)")
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


def test_two_people_play_to_the_end_and_see_no_more_than_they_may(browser: Browser, dice_server: LiveServer) -> None:
    with two_at_a_table(browser, dice_server, dice=2) as (ada, bo):
        assert (cup(ada, "Bo"), cup(bo, "Ada")) == ("–", "–")
        assert "–" not in {cup(ada, "Ada"), cup(bo, "Bo")}
        expect(bo.locator(".question")).to_have_text("Ada to play")
        ada.get_by_role("button", name="Bid 4 sixes").click()
        expect(bo.locator(".question")).to_contain_text("The bid is 4 sixes.")
        expect(bo.get_by_role("button", name=re.compile("^Bid"))).to_have_count(0)
        bo.get_by_role("button", name="Doubt it").click()
        expect(ada.locator(".log")).to_contain_text("loses a die")
        expect(ada.get_by_role("log")).to_contain_text("Bo doubts Ada: 4 sixes?")
        expect(ada.get_by_role("heading", name="The last doubt")).to_be_visible()
        for _ in range(20):
            if ada.locator(".ending").count():
                break
            mover = ada if ada.locator("button[data-action]").count() else bo
            mover.locator("button[data-action]").first.click(timeout=2000)
            ada.wait_for_timeout(150)
        for page in (ada, bo):
            expect(page.locator(".ending h2")).to_contain_text("left: the last bid was")


def test_a_bid_is_taken_back_talked_about_and_asked_about(browser: Browser, dice_server: LiveServer) -> None:
    with two_at_a_table(browser, dice_server) as (ada, bo):
        ada.get_by_role("button", name="Bid 3 twos").click()
        expect(bo.locator(".question")).to_contain_text("The bid is 3 twos.")
        ada.get_by_role("button", name=re.compile("^Takes back: ")).click()
        expect(bo.locator(".question")).to_have_text("Ada to play")
        ada.get_by_role("button", name="Chat").click()
        ada.get_by_role("textbox").fill("You are bluffing!")
        ada.keyboard.press("Enter")
        expect(bo.get_by_text("You are bluffing!").first).to_be_visible()
        ada.keyboard.press("Escape")
        expect(ada.get_by_role("textbox")).to_have_count(0)
        ada.keyboard.press("l")
        ada.get_by_role("button", name="Rule L1.2").first.click()
        expect(ada.get_by_role("dialog")).to_contain_text("both roll all their dice")


def test_it_is_played_by_keys_alone(browser: Browser, dice_server: LiveServer) -> None:
    with two_at_a_table(browser, dice_server) as (ada, bo):
        ada.keyboard.press("ArrowRight")
        ada.keyboard.press("ArrowRight")
        expect(ada.get_by_role("button", name="Bid 1 two")).to_be_focused()
        ada.keyboard.press("Enter")
        expect(bo.locator(".question")).to_contain_text("The bid is 1 two.")
        bo.keyboard.press("1")
        expect(bo.get_by_role("button", name="Doubt it")).to_be_focused()
        bo.keyboard.press("Enter")
        expect(bo.locator(".log")).to_contain_text("a die")


@pytest.mark.parametrize("theme", ["dark", "parchment"])
def test_axe_finds_nothing_at_the_plain_table(browser: Browser, dice_server: LiveServer, theme: str) -> None:
    with two_at_a_table(browser, dice_server, dice=2) as (ada, bo):
        for page in (ada, bo):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            small = page.locator("button[data-action]").evaluate_all(
                "all => all.filter((one) => one.getBoundingClientRect().height < 44).length"
            )
            assert small == 0


@pytest.mark.parametrize("language", TITLES)
def test_a_newcomer_finds_it_in_the_hall_and_plays_a_bot(
    browser: Browser, dice_server: LiveServer, language: str
) -> None:
    guest = Guest(dice_server, "Ada")
    with guest.context(browser, language=language, notify=False) as context:
        page = context.new_page()
        page.goto("/")
        game = page.get_by_role("article", name=TITLES[language])
        game.get_by_role("link").nth(2).click()
        expect(page.get_by_role("dialog")).to_contain_text(TITLES[language])
        page.get_by_role("dialog").get_by_role("radio", name="3").check()
        page.get_by_role("dialog").locator("button.primary-button").click()
        page.locator(".plain h2", has_text=TITLES[language]).wait_for()
        page.locator("button[data-action]").first.wait_for()
        assert page.locator("dd", has_text=re.compile("^6$")).count() == 1


def test_a_finished_game_is_told_in_the_chronicles(browser: Browser, dice_server: LiveServer) -> None:
    """With the winner and everybody's score, and with a list of the game's own."""
    guests = [Guest(dice_server, "Ylva"), Guest(dice_server, "Orm")]
    table = guests[0].asks("POST", "/tables", {"game": NAME, "options": {"dice": 2}})["table"]
    guests[1].asks("POST", f"/tables/{table}/enter", {})
    for seat, guest in enumerate(guests):
        guest.asks("POST", f"/tables/{table}/commands", {"do": "sit", "seat": seat})
    guests[0].asks("POST", f"/tables/{table}/commands", {"do": "start"})
    while (look := guests[0].asks("GET", f"/tables/{table}"))["standing"]["status"] == "playing":
        mover = guests[look["looks"][0]["view"]["to_move"]]
        seen = mover.asks("GET", f"/tables/{table}")
        last = seen["looks"][0]["legal"][-1]["code"]
        mover.asks("POST", f"/tables/{table}/commands", {"do": "play", "version": seen["version"], "action": last})
    with guests[0].context(browser) as context:
        page = context.new_page()
        page.goto("/#/chronicles/mine")
        tale = page.locator("article").first
        expect(tale.locator("h2")).to_have_text(re.compile("^(Ylva|Orm) crowned at [12] points?$"))
        expect(tale.locator("p").first).to_have_text(re.compile(r"Ylva \d and Orm \d"))
        page.get_by_role("link", name="Hall of Liars").click()
        expect(page.locator("nav [aria-current]")).to_have_text("Hall of Liars")
        page.goto("/#/chronicles/numbers")
        page.get_by_role("button", name=TITLES["en"]).click()
        expect(page.locator("dl dd").first).to_have_text("1")


@pytest.mark.parametrize(("language", "title"), [("en", "The dice of the day"), ("de", "Die Würfel des Tages")])
def test_it_has_a_game_of_the_day(browser: Browser, dice_server: LiveServer, language: str, title: str) -> None:
    with Guest(dice_server, "Ada").context(browser, language=language, notify=False) as context:
        page = context.new_page()
        page.goto("/#/daily")
        leaf = page.get_by_role("article", name=title)
        expect(leaf).to_contain_text(TITLES[language])
        leaf.locator("button.primary-button").click()
        page.locator(".plain h2", has_text=TITLES[language]).wait_for()
        page.goto("/#/daily/2026-01-01")
        expect(page.get_by_role("article", name=title)).to_be_visible()
        expect(page.get_by_role("article")).to_have_count(3)


def test_an_unknown_game_is_an_error_and_never_another_one(browser: Browser, dice_server: LiveServer) -> None:
    with Guest(dice_server, "Ada").context(browser) as context:
        page = context.new_page()
        page.goto("/#/play/chess/bots")
        expect(page.get_by_role("alert")).to_have_text("There is no such game here.")
        assert page.locator("dialog button.primary-button").count() == 0
