"""Somebody who plays with real clicks. What to do is a bot's advice from what the seat knows; how, is a person's."""

from __future__ import annotations

import json
import time
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page

import mattock
from mattock.bots import Sight, bot
from mattock.bots.bot import Bot
from mattock.core.chance import Seeded
from mattock.core.sight import sight_from
from tests.web.house import House

PATIENCE = 30.0


class Stuck(AssertionError):
    """The page does not let a legal action be done."""


class Player:
    """One page of one person. `codes` are the actions that were clicked so far."""

    def __init__(self, page: Page, house: House, level: str = "apprentice") -> None:
        self.page = page
        self.house = house
        self.brain: Bot = bot(level, seed=7)
        self.codes: list[str] = []

    @property
    def table(self) -> str:
        return self.page.url.rsplit("#/t/", 1)[1].split("/")[0]

    @property
    def key(self) -> str:
        kept = self.page.evaluate("localStorage.getItem('mattock.me')")
        return str(json.loads(kept)["key"])

    def asks(self, path: str) -> Any:
        request = urllib.request.Request(f"{self.house.url}/api/tables/{self.table}{path}")
        request.add_header("Authorization", f"Bearer {self.key}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def news(self) -> dict[str, Any]:
        told: dict[str, Any] = self.asks("")
        return told

    def asked_seat(self, news: dict[str, Any]) -> int | None:
        return next((look["seat"] for look in news["looks"] if look["legal"]), None)

    def is_over(self) -> bool:
        return bool(self.news()["standing"]["status"] != "playing")

    def plays(self, most: int = 10_000) -> None:
        """Until the game is over, or so many actions were clicked."""
        deadline = time.monotonic() + PATIENCE
        while len(self.codes) < most:
            news = self.news()
            if news["standing"]["status"] != "playing":
                return
            seat = self.asked_seat(news)
            if seat is None:
                if time.monotonic() > deadline:
                    raise Stuck("nobody plays on")
                time.sleep(0.02)
                continue
            self.acts(seat, news["version"])
            deadline = time.monotonic() + PATIENCE

    def acts(self, seat: int, version: int) -> None:
        """One action, or several that belong together, until the table has heard of them."""
        data = self.asks(f"/sight?seat={seat}")
        world = sight_from(mattock.game(data["game"]), data).imagine(Seeded(1))
        for _ in range(12):
            code = self.brain.choose(Sight(world, seat)).code
            self.chooses(code)
            self.codes.append(code)
            if self.confirms() and self.has_heard(version):
                return
            world.play(world.catalogue.by_code(code))
        raise Stuck(f"nothing was sent after {self.codes[-12:]}")

    def chooses(self, code: str) -> None:
        self.lit(code).click(timeout=PATIENCE * 1000)

    def lit(self, code: str) -> Locator:
        """What stands for the action and may be clicked."""
        return self.page.locator(f'[data-action="{code}"]:not([aria-disabled="true"]):not([disabled]):visible').first

    def confirms(self) -> bool:
        """Press the main button, if it is there to be pressed; else what was clicked was enough, or not yet enough."""
        primary = self.page.locator('[data-primary]:not([aria-disabled="true"]):not([disabled])')
        if primary.count():
            primary.first.click(timeout=PATIENCE * 1000)
        return True

    def has_heard(self, version: int) -> bool:
        """Has the table gone on? It is given a moment."""
        for _ in range(20):
            if self.news()["version"] > version:
                return True
            time.sleep(0.01)
        return False
