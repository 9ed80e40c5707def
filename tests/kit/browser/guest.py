"""A person with a name, a key and a browser of their own."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import mattock
from tests.kit.browser.live_server import LiveServer
from tests.kit.browser.player import Player

EYE = Path(__file__).with_name("eye.js")
SETTINGS = {"language": "en", "theme": "dark", "pace": "none", "sound": False}


class Guest:
    """Enrolled over HTTP, as a bot would be; the rest is clicked."""

    def __init__(self, live_server: LiveServer, name: str) -> None:
        self.live_server = live_server
        self.me: dict[str, Any] = {}
        self.me = self.asks("POST", "/people", {"name": name})

    def asks(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.live_server.url}/api{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.me:
            request.add_header("Authorization", f"Bearer {self.me['key']}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def context(
        self, browser: Browser, size: tuple[int, int] = (1440, 900), *, moves: bool = False, **settings: object
    ) -> BrowserContext:
        """A browser in which this person has been before; pieces move only where that is looked at."""
        context = browser.new_context(
            base_url=self.live_server.url,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=size[0] < 1000,
        )
        stored = {
            "mattock.me": self.me,
            "mattock.tours-offered": mattock.game_names(),
            "mattock.settings": {**SETTINGS, **({"pace": "usual"} if moves else {}), **settings},
        }
        for name, value in stored.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {text})")
        context.add_init_script(path=EYE)
        return context

    def sits_down(self, context: BrowserContext, table: str, played: Sequence[tuple[int, str]] = ()) -> Player:
        """At a table where so much was played before."""
        page: Page = context.new_page()
        page.goto(f"/#/t/{table}")
        return Player(page, self.live_server, len(played))
