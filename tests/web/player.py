"""Somebody who plays with real clicks. What to do is a bot's advice from what the seat knows; how, is a person's."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

import mattock
from mattock.bots import Sight, bot
from mattock.bots.bot import Bot
from mattock.core.chance import Seeded
from mattock.core.sight import sight_from
from tests.web.house import House

PATIENCE = 60.0
HESITATION = 3.0
ENABLED = ':not([aria-disabled="true"]):not([disabled])'


class Stuck(AssertionError):
    """The page does not let a legal action be done."""


class Player:
    """One page of one person. `codes` are the actions that were clicked so far."""

    def __init__(self, page: Page, house: House, level: str = "apprentice") -> None:
        self.page = page
        self.house = house
        self.brain: Bot = bot(level, seed=7)
        self.codes: list[str] = []
        self.sent = 0
        self.seat: int | None = None

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
            self.acts(seat, news["version"], news["standing"]["actions"])
            deadline = time.monotonic() + PATIENCE

    def follows(self, script: Sequence[tuple[int, str]], upto: int | None = None) -> None:
        """Do exactly these actions, each given with its seat; nobody else moves meanwhile.

        The page may gather several before they are sent. What the main button would send is written on it.
        """
        wanted = [code for _, code in script]
        while self.sent < len(script[:upto]):
            self.lifts_cover(script[self.sent][0])
            self.codes.append(wanted[len(self.codes)])
            self.chooses(self.codes[-1], wanted[self.sent : len(self.codes) - 1])
            self.sends(wanted)

    def sends(self, wanted: Sequence[str]) -> None:
        """Wait until the choice has gone, or can be sent; some choices need a further one first."""
        deadline = time.monotonic() + HESITATION
        while time.monotonic() < deadline:
            if self.has_arrived(len(self.codes)):
                self.sent = len(self.codes)
                return
            orders = self.orders()
            if orders and orders == wanted[self.sent : self.sent + len(orders)] and len(orders) >= self.chosen:
                self.page.locator("[data-primary]").first.click(timeout=PATIENCE * 1000)
                self.sent += len(orders)
                self.codes = list(wanted[: self.sent])
                self.waits_for(self.sent)
                return

    @property
    def chosen(self) -> int:
        """How many actions were clicked and are not sent."""
        return len(self.codes) - self.sent

    def orders(self) -> list[str]:
        """What the main button would send of what was chosen; it may also stand for an action of its own."""
        primary = self.page.locator("[data-primary][data-orders]:not([data-action])")
        primary = primary.and_(self.page.locator(ENABLED))
        return (primary.first.get_attribute("data-orders") or "").split() if primary.count() else []

    def has_arrived(self, actions: int) -> bool:
        return self.page.locator(f'.scene[data-actions="{actions}"][data-busy="false"]').count() > 0

    def waits_for(self, actions: int) -> None:
        arrived = self.page.locator(f'.scene[data-actions="{actions}"][data-busy="false"]')
        arrived.wait_for(state="attached", timeout=PATIENCE * 1000)

    def acts(self, seat: int, version: int, actions: int) -> None:
        """One action, or several that belong together, until the table has heard of them."""
        self.lifts_cover(seat)
        data = self.asks(f"/sight?seat={seat}")
        world = sight_from(mattock.game(data["game"]), data).imagine(Seeded(1))
        for step in range(1, 13):
            code = self.brain.choose(Sight(world, seat)).code
            self.chooses(code)
            self.codes.append(code)
            self.confirms(actions + step)
            if self.has_heard(version):
                return
            world.play(world.catalogue.by_code(code))
        raise Stuck(f"nothing was sent after {self.codes[-12:]}")

    def lifts_cover(self, seat: int) -> None:
        """At one screen for several, the next player says that they are there."""
        cover = self.page.locator(".cover button").first
        self.page.locator(".scene").wait_for(state="attached", timeout=PATIENCE * 1000)
        if self.seat not in {None, seat}:
            cover.wait_for(timeout=PATIENCE * 1000)
        if cover.is_visible():
            cover.click()
        self.seat = seat

    def chooses(self, code: str, after: Sequence[str] = ()) -> None:
        self.lit(code, after).click(timeout=PATIENCE * 1000)

    def lit(self, code: str, after: Sequence[str] = ()) -> Locator:
        """What stands for the action after those already chosen, not after others that might be."""
        path = f'[data-after="{" ".join(after)}"]' if after else "[data-after='']"
        sort = f':is(button, a, [role="button"])[data-action="{code}"]:is(:not([data-after]), {path}):visible'
        return self.page.locator(sort).and_(self.page.locator(ENABLED)).first

    def confirms(self, actions: int) -> None:
        """Press the main button if it waits to send a choice; it may also stand for an action of its own."""
        primary = self.page.locator("[data-primary]:not([data-action])").and_(self.page.locator(ENABLED))
        deadline = time.monotonic() + HESITATION
        while time.monotonic() < deadline and not self.has_arrived(actions):
            if primary.count():
                primary.first.click(timeout=PATIENCE * 1000)
                self.waits_for(actions)

    def has_heard(self, version: int) -> bool:
        """Has the table gone on? It is given a moment."""
        for _ in range(20):
            if self.news()["version"] > version:
                return True
            time.sleep(0.01)
        return False
