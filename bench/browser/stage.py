"""A server, a browser and a table in play, as the tests of the client have them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import CHROMIUM
from tests.kit.browser.guest import SETTINGS, Guest
from tests.kit.browser.live_server import LiveServer, open_live_server
from tests.kit.browser.player import Player, Script


@dataclass(eq=False)
class Sample:
    """A game that is known beforehand; `late` is a moment with much on the table, `first` the number of a luck.

    How long a game lasts changes with rules and bots: of the lucks from the first one on the sample takes one with
    which it goes on for a while after that moment.
    """

    game: str
    first: int
    options: dict[str, Any]
    late: int

    @cached_property
    def chosen(self) -> tuple[str, Script]:
        for number in count(self.first):
            script = script_of(self.game, f"luck {number}", **self.options)
            if len(script) >= self.late + SAMPLE_ACTIONS:
                return f"luck {number}", script
        raise AssertionError

    @property
    def luck(self) -> str:
        return self.chosen[0]

    @property
    def script(self) -> Script:
        return self.chosen[1]


SAMPLE_ACTIONS: Final = 100  # actions after the late moment
SIEGE: Final = Sample("runedar", 104, {"players": 1, "difficulty": "easy"}, 200)
FALL: Final = Sample("dwar7s", 3, {"players": 4}, 312)  # nearly all cards lie there
READY_MS: Final = 2000  # ms
SAMPLES: Final = {"siege": SIEGE, "fall": FALL}


class Stage:
    """Where it is measured."""

    def __init__(self, browser: Browser, live_server: LiveServer) -> None:
        self.browser = browser
        self.live_server = live_server
        self.guest = Guest(live_server, "Ylva")

    def table(self, sample: Sample, played: int = 0) -> str:
        """Everybody there is one person at one screen."""
        people = [self.guest] * sample.options["players"]
        return arranged_table(sample.game, people, sample.luck, sample.script[:played], **sample.options)

    def context(self, *, moves: bool = False) -> BrowserContext:
        return self.guest.context(self.browser, moves=moves)

    def visitor(self) -> BrowserContext:
        """Without the scripts by which the tests look at a page: they would be part of its arrival."""
        kept = {"mattock.me": self.guest.me, "mattock.settings": SETTINGS}
        stored = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
        state: Any = {"cookies": [], "origins": [{"origin": self.live_server.url, "localStorage": stored}]}
        return self.browser.new_context(
            base_url=self.live_server.url,
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
            storage_state=state,
        )

    @contextmanager
    def player(self, sample: Sample, played: int = 0, *, moves: bool = False) -> Iterator[Player]:
        with self.context(moves=moves) as context:
            page = furnished(context)
            page.goto(f"/#/t/{self.table(sample, played)}")
            player = Player(page, self.live_server, played)
            player.waits_for(played)
            yield player


@contextmanager
def open_stage(*flags: str) -> Iterator[Stage]:
    """In a browser with these flags."""
    with (
        tempfile.TemporaryDirectory(prefix="mattock-") as folder,
        open_live_server(Path(folder) / "tables.db") as live_server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", *flags])
        yield Stage(browser, live_server)
        browser.close()


def furnished(context: BrowserContext) -> Page:
    """A page in a window that is ready.

    A new one loads pages of the browser's own (such as what pops up below the address line) on the same few cores.
    People open a page in a window that has been there for a while.
    """
    page = context.new_page()
    page.wait_for_timeout(READY_MS)
    return page


def line_to(page: Page) -> CDPSession:
    """Chromium's own instruments."""
    return page.context.new_cdp_session(page)
