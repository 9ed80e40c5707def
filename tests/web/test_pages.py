"""Pages as everybody meets them: for every eye and hand, at every size, in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.arranged import arranged_table, script_of
from tests.web.conftest import SIZES
from tests.web.guest import Guest
from tests.web.house import House, open_house

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES = (
    "",
    "settings",
    "me",
    "tables",
    "mine",
    "about",
    "play/runedar/bots",
    "chronicles",
    "chronicles/hall",
    "book/runedar",
)
THEMES = pytest.mark.parametrize("theme", ["dark", "parchment"])


def violations(page: Page) -> list[str]:
    """What axe-core finds, one line each. It is evaluated by the driver, so the page's own policy does not mind."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def has_sideways_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@THEMES
@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_on_any_page(browser: Browser, house: House, address: str, theme: str) -> None:
    with Guest(house, "Ylva").context(browser, theme=theme) as context:
        page = context.new_page()
        page.goto(f"/#/{address}")
        page.locator("main, dialog").first.wait_for()
        page.wait_for_timeout(400)
        assert violations(page) == []


@THEMES
@pytest.mark.parametrize(("game", "seats", "luck"), [("runedar", 1, "luck 104"), ("dwar7s", 2, "luck 24")])
def test_axe_finds_nothing_at_a_table(
    browser: Browser, house: House, game: str, seats: int, luck: str, theme: str
) -> None:
    people = [Guest(house, name) for name in ("Ylva", "Tordan")[:seats]]
    options: dict[str, Any] = {"players": seats, **({"difficulty": "easy"} if game == "runedar" else {})}
    script = script_of(game, luck, **options)
    table = arranged_table(game, people, luck, script[: len(script) // 2], **options)
    with people[0].context(browser, theme=theme) as context:
        page = people[0].sits_down(context, table).page
        page.locator('.scene[data-busy="false"]').wait_for(state="attached")
        page.wait_for_timeout(400)
        assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(browser: Browser, house: House, size: str) -> None:
    ylva = Guest(house, "Ylva")
    table = arranged_table("runedar", [ylva], "luck 104", players=1, difficulty="easy")
    with ylva.context(browser, SIZES[size], language="de") as context:
        page = context.new_page()
        for address in ("", "chronicles", "book/runedar", f"t/{table}"):
            page.goto(f"/#/{address}")
            page.locator("main, dialog").first.wait_for()
            page.wait_for_timeout(300)
            assert not has_sideways_scroll(page), address


def test_a_newcomer_plays_with_one_click(newcomer: Page) -> None:
    newcomer.goto("/")
    newcomer.get_by_role("button", name="Play now").first.click()
    newcomer.locator(".scene").wait_for(state="attached")
    assert "#/t/" in newcomer.url
    assert json.loads(newcomer.evaluate("localStorage.getItem('mattock.me')"))["name"]


def test_another_language_needs_no_reload(browser: Browser, house: House) -> None:
    ylva = Guest(house, "Ylva")
    with ylva.context(browser) as context:
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        page.evaluate("window.stillTheSame = true")
        page.get_by_role("button", name="DE", exact=False).first.click()
        expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "de"
        assert page.evaluate("window.stillTheSame")


def test_a_table_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path / "tables.db") as house:
        ylva = Guest(house, "Ylva")
        script = script_of("runedar", "luck 104", players=1, difficulty="easy")
        table = arranged_table("runedar", [ylva], "luck 104", players=1, difficulty="easy")
        with ylva.context(browser) as context:
            player = ylva.sits_down(context, table)
            player.follows(script, upto=6)
            player.page.evaluate("window.stillTheSame = true")
            house.kill()
            house.start()
            player.follows(script, upto=12)
            assert player.page.evaluate("window.stillTheSame")
            assert player.news()["standing"]["actions"] >= 12
