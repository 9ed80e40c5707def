"""Pages as everybody meets them: for every eye and hand, at every size, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SHEETS = (
    "",
    "daily",
    "settings",
    "me",
    "tables",
    "mine",
    "about",
    "play/runedar/friends",
    "play/dwar7s/hotseat",
    "book/dwar7s",
)
CHAPTERS = ("chronicles", "chronicles/mine", "chronicles/numbers", "chronicles/best", "chronicles/hall")
LEAVES = ("Menu", "Story", "Chat", "At the table")
ZOOMED = (720, 450)  # a screen of 1440 x 900 at 200 %
SOLO: dict[str, Any] = {"players": 1, "difficulty": "easy"}
THEMES = pytest.mark.parametrize("theme", ["dark", "parchment"])
expect.set_options(timeout=20_000)


class Reader:
    """Somebody who looks at one page after the other, and notes what is wrong with any of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def opens(self, address: str, what: str = "main, dialog") -> None:
        self.page.goto(f"/#/{address}")
        self.page.locator(what).first.wait_for()
        self.page.wait_for_timeout(300)

    def sits_at(self, table: str) -> None:
        self.opens(f"t/{table}", '.scene[data-busy="false"]')

    def examines(self, what: str) -> None:
        """With axe-core, evaluated by the driver: the page's own policy does not mind. What an open sheet makes inert
        has been examined without it.
        """
        self.page.wait_for_timeout(100)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        told: dict[str, Any] = self.page.evaluate(
            "axe.run(document.querySelector('dialog[open]') ?? document, {resultTypes: ['violations']})"
        )
        self.found += [f"{what}: {one['id']}: {one['nodes'][0]['html'][:160]}" for one in told["violations"]]

    def measures(self, what: str) -> None:
        if self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            self.found.append(f"{what} scrolls sideways")

    def reaches(self, control: str, what: str) -> None:
        """It can be brought into view and nothing lies over it."""
        try:
            self.page.locator(control).first.click(trial=True, timeout=5_000)
        except TooLate as error:
            self.found.append(f"{what}: {control} is out of reach: {str(error)[:200]}")


@THEMES
def test_axe_finds_nothing_in_the_hall_and_on_its_sheets(browser: Browser, live_server: LiveServer, theme: str) -> None:
    with Guest(live_server, "Ylva").context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        for address in SHEETS:
            reader.opens(address)
            reader.examines(address or "hall")
        assert reader.found == []


@THEMES
def test_axe_finds_nothing_around_a_finished_game(browser: Browser, live_server: LiveServer, theme: str) -> None:
    """Its last scene, how fair it was, its chronicle, and the game seen again."""
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    fall = arranged_table("dwar7s", [ylva, tordan], "luck 24", script_of("dwar7s", "luck 24", players=2), players=2)
    siege = arranged_table("runedar", [ylva], "luck 114", script_of("runedar", "luck 114", **SOLO), **SOLO)
    with ylva.context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        for table in (fall, siege):
            reader.opens(f"t/{table}", ".ending")
            reader.page.wait_for_timeout(800)
            reader.examines(f"the end of {table}")
        reader.page.get_by_role("button", name="Was it fair?").click()
        reader.page.get_by_role("button", name="Derive every number again").or_(
            reader.page.locator("code")
        ).first.wait_for()
        reader.examines("the receipt")
        for address in CHAPTERS:
            reader.opens(address)
            reader.examines(address)
        reader.opens(f"replay/{siege}/100", ".reel input")
        reader.examines("the replay")
        assert reader.found == []


@THEMES
@pytest.mark.parametrize(("game", "luck"), [("runedar", "luck 5"), ("dwar7s", "luck 24")])
def test_axe_finds_nothing_at_a_table(
    browser: Browser, live_server: LiveServer, game: str, luck: str, theme: str
) -> None:
    """The scene, every leaf of the scroll beside it, an answer to why not, the settings."""
    people = [Guest(live_server, name) for name in ("Ylva", "Tordan")]
    options: dict[str, Any] = {"players": 2, **({"difficulty": "easy"} if game == "runedar" else {})}
    script = script_of(game, luck, **options)
    table = arranged_table(game, people, luck, script[: len(script) // 2], **options)
    with people[0].context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        page = reader.page
        reader.sits_at(table)
        reader.examines("the scene")
        page.get_by_role("button", name="Menu", exact=True).click()
        for leaf in LEAVES:
            page.get_by_role("tab", name=leaf).click()
            reader.examines(leaf)
        page.get_by_role("tab", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.locator("dialog").wait_for()
        reader.examines("settings at the table")
        assert reader.found == []


@THEMES
def test_axe_finds_nothing_before_a_game(browser: Browser, live_server: LiveServer, theme: str) -> None:
    """The waiting room, a newcomer's first sheet, the curtain before a hand, the coach and an answer."""
    ylva = Guest(live_server, "Ylva")
    room = ylva.asks("POST", "/tables", {"game": "runedar", "options": {"players": 3}})["table"]
    ylva.asks("POST", f"/tables/{room}/commands", {"do": "sit"})
    hotseat = arranged_table("runedar", [ylva, ylva], "luck 5", players=2, difficulty="easy")
    alone = arranged_table("runedar", [ylva], "luck 114", script_of("runedar", "luck 114", **SOLO)[:200], **SOLO)
    with ylva.context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        page = reader.page
        reader.opens(f"t/{room}", ".room")
        page.get_by_role("button", name="Invite").first.click()
        reader.examines("the waiting room")
        reader.opens(f"t/{hotseat}", ".cover")
        reader.examines("the curtain")
        reader.sits_at(alone)
        page.get_by_role("button", name="Coach").click()
        page.locator(".advice li").first.wait_for()
        page.get_by_role("button", name="Scout").click(button="right", force=True)
        page.locator(".bubble").wait_for()
        reader.examines("coach and answer")
        assert reader.found == []
    with browser.new_context(base_url=live_server.url, locale="en-GB") as context:
        reader = Reader(context.new_page())
        reader.opens(f"t/{room}", "dialog")
        reader.examines("a newcomer's first sheet")
        assert reader.found == []


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(browser: Browser, live_server: LiveServer, size: str) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], "luck 114", **SOLO)
    over = arranged_table("runedar", [ylva], "luck 114", script_of("runedar", "luck 114", **SOLO), **SOLO)
    with ylva.context(browser, SIZES[size], language="de") as context:
        reader = Reader(context.new_page())
        for address in ("", "play/runedar/friends", *CHAPTERS, "book/runedar", f"t/{table}", f"t/{over}"):
            reader.opens(address)
            reader.measures(address)
        assert reader.found == []


def test_everything_is_within_reach_at_200_percent(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], "luck 114", **SOLO)
    over = arranged_table("runedar", [ylva], "luck 114", script_of("runedar", "luck 114", **SOLO), **SOLO)
    room = ylva.asks("POST", "/tables", {"game": "runedar", "options": {"players": 4}})["table"]
    ylva.asks("POST", f"/tables/{room}/commands", {"do": "sit"})
    with ylva.context(browser, ZOOMED, language="de") as context:
        reader = Reader(context.new_page())
        for address, controls in {
            "": (".primary-button", ".ways a", ".more a:last-child"),
            "settings": ("dialog label:last-of-type", "dialog .close"),
            "play/runedar/friends": ("dialog .primary-button", "dialog .close"),
            f"t/{room}": (".primary-button", ".leave a"),
            f"t/{table}": ("nav.buttons button:last-child", "[data-primary]"),
            f"t/{over}": (".ways a:last-child",),
            "book/runedar": ("input[type=search]",),
        }.items():
            reader.opens(address)
            reader.measures(address)
            for control in controls:
                reader.reaches(control, address)
        assert reader.found == []


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), SIZES["phone"]])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_button_of_a_set_up_sheet_is_seen_without_scrolling(
    browser: Browser, live_server: LiveServer, language: str, size: tuple[int, int]
) -> None:
    with Guest(live_server, "Ylva").context(browser, size, language=language) as context:
        page = context.new_page()
        for game in ("runedar", "dwar7s"):
            for way in ("friends", "hotseat", "bots"):
                page.goto(f"/#/play/{game}/{way}")
                page.locator("dialog .primary-button:enabled").wait_for()
                page.locator("dialog label", has_text="4").first.click()
                expect(page.locator("dialog .primary-button")).to_be_in_viewport(ratio=1)


def test_a_newcomer_plays_with_one_click_and_a_no_to_the_tour(newcomer: Page) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("button", name="Play now").first.click()
    newcomer.get_by_role("button", name="No, just play").click()
    newcomer.locator(".scene").wait_for(state="attached")
    assert "#/t/" in newcomer.url
    assert json.loads(newcomer.evaluate("localStorage.getItem('mattock.me')"))["name"]


def test_another_language_needs_no_reload(browser: Browser, live_server: LiveServer) -> None:
    """In the hall, and in the middle of a game."""
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], "luck 114", **SOLO)
    with ylva.context(browser) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        page.evaluate("window.stillTheSame = true")
        page.get_by_role("button", name="DE", exact=False).first.click()
        expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "de"
        page.goto(f"/#/t/{table}")
        page.get_by_role("button", name="Menü", exact=True).click()
        page.get_by_role("button", name="Einstellungen").click()
        page.get_by_role("radio", name="Español").check()
        expect(page.get_by_role("tab", name="Historia")).to_be_attached()
        assert page.evaluate("window.stillTheSame")
