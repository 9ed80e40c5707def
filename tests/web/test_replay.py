"""Games again: step by step or flowing, through any eyes, from a link or a file; and played on from a moment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.web.test_pages import THEMES, Reader

SOLO: dict[str, Any] = {"players": 1, "difficulty": "easy"}
LUCK = {"runedar": "luck 114", "dwar7s": "luck 24"}
expect.set_options(timeout=20_000)


def ended(game: str, *people: Guest) -> tuple[str, int]:
    """A finished game of these people, and how many actions it had."""
    options = SOLO if game == "runedar" else {"players": 2}
    script = script_of(game, LUCK[game], **options)
    return arranged_table(game, people, LUCK[game], script, **options), len(script)


def step_of(page: Page) -> int:
    return int(page.locator(".reel input[type=range]").input_value())


def opens(page: Page, address: str) -> None:
    page.goto(f"/#/{address}")
    page.locator(".reel input[type=range]").wait_for()


def test_a_replay_is_walked_by_keys_in_deeds_turns_and_chapters(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table, count = ended("runedar", ylva)
    with ylva.context(browser) as context:
        page = context.new_page()
        opens(page, f"replay/{table}/60")
        assert step_of(page) == 60
        page.keyboard.press("ArrowRight")
        deed = step_of(page)
        assert deed > 60
        page.keyboard.press("ArrowLeft")
        assert step_of(page) < deed
        page.keyboard.press("Shift+ArrowRight")
        turn = step_of(page)
        assert turn > deed
        page.keyboard.press("PageDown")
        assert step_of(page) > turn
        page.keyboard.press("End")
        assert step_of(page) == count
        page.locator(".ending").first.wait_for()
        page.keyboard.press("Home")
        assert step_of(page) == 0
        page.keyboard.press("Space")
        expect(page.locator(".reel input")).not_to_have_value(re.compile("^[0-2]$"))
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        opens(page, f"replay/{table}/30")
        page.get_by_role("button", name="Play backwards").click()
        expect(page.locator(".reel input")).to_have_value(re.compile("^(1?[0-9]|2[0-8])$"))


def test_a_replay_shows_the_secrets_of_the_eyes_that_look(browser: Browser, live_server: LiveServer) -> None:
    people = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table, _ = ended("dwar7s", *people)
    with Guest(live_server, "Eve").context(browser) as context:
        page = context.new_page()
        opens(page, f"replay/{table}/60")
        secret = page.get_by_text("Secret goal", exact=True)
        expect(secret).to_have_count(0)
        page.get_by_label("Seen by").select_option("1")
        expect(secret.first).to_be_visible()
        page.get_by_role("button", name="More", exact=True).click()
        link = page.get_by_role("textbox", name="A link to this moment").input_value()
        assert link.endswith(f"#/replay/{table}/60/1")
        page.goto("/#/")
        page.goto(link)
        expect(secret.first).to_be_visible()
        assert step_of(page) == 60


def test_after_a_replay_one_is_back_at_the_ending(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table, _ = ended("runedar", ylva)
    with ylva.context(browser) as context:
        page = context.new_page()
        page.goto(f"/#/t/{table}")
        page.locator(".ending").first.wait_for()
        page.locator(".ways").get_by_role("link", name=re.compile("again", re.IGNORECASE)).first.click()
        page.locator(".reel input[type=range]").wait_for()
        page.get_by_role("button", name="Close", exact=True).click()
        page.locator(".ending").first.wait_for()
        assert f"#/t/{table}" in page.url


def test_a_game_that_is_not_yours_to_see_looks_like_none(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    hidden = ylva.asks("POST", "/tables", {"game": "runedar", "options": SOLO, "settings": {"onlookers": False}})[
        "table"
    ]
    with Guest(live_server, "Eve").context(browser) as context:
        page = context.new_page()
        told = []
        for name in (hidden, "nowhere"):
            page.goto(f"/#/replay/{name}/5")
            told.append(page.locator("main.missing-page h1").inner_text())
        assert told[0] == told[1] != ""


def test_a_downloaded_journal_is_opened_again_and_a_wrong_one_refused(
    browser: Browser, live_server: LiveServer, tmp_path: Path
) -> None:
    ylva = Guest(live_server, "Ylva")
    table, count = ended("runedar", ylva)
    with ylva.context(browser) as context:
        page = context.new_page()
        opens(page, f"replay/{table}")
        page.get_by_role("button", name="More", exact=True).click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the journal").click()
        path = tmp_path / "game.jsonl"
        download.value.save_as(path)
        wrong = tmp_path / "wrong.jsonl"
        wrong.write_text(path.read_text(encoding="utf-8").replace('"do":"', '"do":"un', 1), encoding="utf-8")
        page.goto("/#/journal")
        page.get_by_label("A journal").set_input_files(wrong)
        expect(page.get_by_role("alert")).to_have_text("This journal is damaged: it was cut off or changed.")
        page.get_by_label("A journal").set_input_files(path)
        page.locator(".reel input[type=range]").wait_for()
        page.keyboard.press("End")
        assert step_of(page) == count


@pytest.mark.parametrize("fate", ["A new fate", "The same fate"])
def test_one_plays_on_from_a_moment(browser: Browser, live_server: LiveServer, fate: str) -> None:
    ylva = Guest(live_server, "Ylva")
    table, _ = ended("runedar", ylva)
    with ylva.context(browser) as context:
        page = context.new_page()
        opens(page, f"replay/{table}/60")
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_role("radio", name=fate).check()
        page.get_by_role("button", name="Play on", exact=True).click()
        page.locator('.scene[data-busy="false"]').wait_for()
        name = re.search(r"#/t/(\w+)", page.url)
        assert name is not None
        told = ylva.asks("GET", f"/tables/{name[1]}")
        before = ylva.asks("GET", f"/tables/{table}/replay?seat=0")[60]["view"]
        assert told["looks"][0]["view"] == before
        assert told["standing"]["origin"]["fate"] == ("new" if "new" in fate else "same")


@THEMES
def test_axe_finds_nothing_in_a_replay_and_its_sheets(browser: Browser, live_server: LiveServer, theme: str) -> None:
    ylva = Guest(live_server, "Ylva")
    table, _ = ended("runedar", ylva)
    with ylva.context(browser, theme=theme) as context:
        reader = Reader(context.new_page())
        reader.opens(f"replay/{table}/60", ".reel input")
        reader.examines("the replay")
        for name in ("More", "Play on from here"):
            reader.page.get_by_role("button", name=name, exact=True).first.click()
            reader.page.locator("dialog").wait_for()
            reader.examines(name)
            reader.page.keyboard.press("Escape")
            reader.page.locator("dialog").wait_for(state="detached")
        reader.page.get_by_role("button", name="Review", exact=True).click()
        reader.page.get_by_role("button", name="Review this game").wait_for()
        reader.examines("the review")
        reader.opens("journal")
        reader.examines("a journal")
        assert reader.found == []


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_reel_is_within_reach_at_every_size(
    browser: Browser, live_server: LiveServer, language: str, size: str
) -> None:
    ylva = Guest(live_server, "Ylva")
    table, _ = ended("runedar", ylva)
    with ylva.context(browser, SIZES[size], language=language) as context:
        reader = Reader(context.new_page())
        reader.opens(f"replay/{table}/60", ".reel input")
        reader.measures("the replay")
        for control in (".reel .play", ".reel .word >> nth=0", ".reel .row > button:last-child"):
            reader.reaches(control, "the replay")
        assert reader.found == []
