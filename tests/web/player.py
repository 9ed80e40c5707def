"""Somebody who plays with real clicks: what to do is written down, how it is done is a person's affair."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.house import House

PATIENCE = 60.0
HESITATION = 0.6
SETTLING = 60
ENABLED = ':not([aria-disabled="true"]):not([disabled])'


class Player:
    """One page of one person. `codes` are the actions chosen so far, the first `sent` of them are on the table."""

    def __init__(self, page: Page, house: House, played: list[str]) -> None:
        self.page = page
        self.house = house
        self.codes = played
        self.sent = len(played)
        self.seat: int | None = None

    @property
    def table(self) -> str:
        return self.page.url.rsplit("#/t/", 1)[1].split("/")[0]

    @property
    def key(self) -> str:
        kept = self.page.evaluate("localStorage.getItem('mattock.me')")
        return str(json.loads(kept)["key"])

    def news(self) -> dict[str, Any]:
        """How the table stands, from the server itself."""
        request = urllib.request.Request(f"{self.house.url}/api/tables/{self.table}")
        request.add_header("Authorization", f"Bearer {self.key}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

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
            is_wanted = orders == wanted[self.sent : self.sent + len(orders)] and len(orders) >= self.chosen
            self.page.wait_for_timeout(SETTLING)  # the page may still add what goes without saying
            if orders and is_wanted and orders == self.orders():
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
