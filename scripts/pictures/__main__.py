"""Takes pictures of the hall and the tables in the browser: four sizes, both themes, two languages.

They go to `build/pictures`, which nobody commits; the few that the README shows go to `docs/pictures` instead.
The games are always the same: their luck is arranged, and beginners play them up to the moment of the picture.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import mattock
from mattock.core.chance import Fair
from scripts.checkout import ROOT
from scripts.game_modules import game_modules
from scripts.pictures.moment import PICTURES, Moment
from tests.kit.browser.arranged import arranged_table, script_of, secret_of
from tests.kit.browser.chromium import CHROMIUM, SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer, open_live_server

OUT: Final = ROOT / "build" / "pictures"
MOMENTS: Final[tuple[Moment, ...]] = tuple(
    moment for module in game_modules("scripts.pictures").values() for moment in module.MOMENTS
)
README_LOOK: Final = "desktop-dark-en"
IN_README: Final = frozenset(
    f"{name}-{README_LOOK}" for name in ("hall", *(moment.name for moment in MOMENTS if moment.is_in_readme))
)
LOOKS: Final = (("dark", "en"), ("dark", "de"), ("parchment", "en"), ("parchment", "de"))
MAX_PICTURE_SIZE: Final = (1440, 1440)
AT_REST: Final = """() => !document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 1e9)"""
NAMES: Final = ("Ylva", "Tordan", "Runa", "Bofrik")


def upto(moment: Moment) -> list[tuple[int, str]]:
    """The actions that lead to it."""
    script = script_of(moment.game, moment.luck, **moment.options)
    state = mattock.game(moment.game).new(chance=Fair(secret_of(moment.luck)), **moment.options)
    for played, (_, code) in enumerate(script):
        decision = state.decision
        is_asked = decision is not None and decision.seat == 0 and decision.kind == moment.asked
        if played >= moment.after * len(script) and is_asked:
            return script[:played]
        state.play(state.catalogue.by_code(code))
    return script


def show(page: Page, moment: Moment) -> None:
    """Wait until the table stands still, and choose what is to be seen chosen."""
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")
    if moment.painted:
        page.locator(moment.painted).first.wait_for(state="attached")
    if moment.asked is None:
        page.locator(".ending").first.wait_for()
    if moment.click:
        page.locator(f'button[data-action^="{moment.click}:"]:not([aria-disabled="true"])').first.click()
        spaces = page.locator(".space")
        spaces.nth(spaces.count() // 2).hover()
        page.locator(".preview").first.wait_for()
    page.wait_for_timeout(1500)
    page.wait_for_function(AT_REST)


def pages(browser: Browser, guest: Guest) -> Iterator[tuple[str, Page]]:
    """A page of every size and look, with the end of its picture's name."""
    for size, (width, height) in SIZES.items():
        for theme, language in LOOKS:
            with guest.context(browser, (width, height), theme=theme, language=language) as context:
                yield f"{size}-{theme}-{language}", context.new_page()


def file_of(name: str) -> Path:
    return (PICTURES if name in IN_README else OUT) / f"{name}.webp"


def take(page: Page, name: str) -> None:
    """As small as a page wants it; the widest is shrunk."""
    with Image.open(BytesIO(page.screenshot())) as picture:
        picture.thumbnail(MAX_PICTURE_SIZE)
        picture.save(file_of(name), quality=55, method=6)


def take_all(browser: Browser, live_server: LiveServer, wanted: list[str]) -> None:
    guests = [Guest(live_server, name) for name in NAMES]
    if not wanted or "hall" in wanted:
        for end, page in pages(browser, guests[0]):
            page.goto("/")
            page.locator('main[data-drawn="true"]').wait_for()
            page.wait_for_timeout(700)
            take(page, f"hall-{end}")
    for moment in MOMENTS:
        if wanted and moment.name not in wanted:
            continue
        people = guests[: moment.options["players"]]
        table = arranged_table(moment.game, people, moment.luck, upto(moment), **moment.options)
        for end, page in pages(browser, guests[0]):
            page.goto(f"/#/t/{table}")
            show(page, moment)
            take(page, f"{moment.name}-{end}")
        print(moment.name, flush=True)


def main(wanted: list[str]) -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp())
    try:
        with open_live_server(folder / "tables.db") as live_server, sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            take_all(browser, live_server, wanted)
            browser.close()
    finally:
        shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
