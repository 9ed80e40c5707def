"""Somebody who plays with real clicks: what to do is written down, how it is done is a person's affair."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.kit.browser.hands import Hand, hand_on
from tests.kit.browser.live_server import LiveServer

Seen = dict[str, Any]
Script = list[tuple[int, str]]
FORESIGHT: Final = 16  # actions: no plan on a page is longer
ATTEMPTS: Final = 6


def sort_of(code: str) -> str:
    """Its verb; an ogre is a sort of its own."""
    return code if code.startswith("play:") else code.split(":", maxsplit=1)[0]


def within(way: float, reach: float) -> float:
    """No farther than a hand goes."""
    return max(-reach, min(reach, way))


class Stuck(AssertionError):
    """The page offers no way to do what should be done."""


class Player:
    """One page of one person. So many `deeds` were done by all, so many actions `sent`; `chosen` more are in mind.

    `is_short`: what stands for several actions at once is used, as by people who point.
    """

    is_short = True

    def __init__(self, page: Page, live_server: LiveServer, played: int = 0) -> None:
        self.page = page
        self.live_server = live_server
        self.sent = self.deeds = played
        self.chosen = 0
        self.done: set[str] = set()
        self._hand: Hand | None = None

    @property
    def hand(self) -> Hand:
        self._hand = self._hand or hand_on(self.page)
        return self._hand

    @property
    def table(self) -> str:
        return self.page.url.rsplit("#/t/", 1)[1].split("/")[0]

    @property
    def key(self) -> str:
        kept = self.page.evaluate("localStorage.getItem('mattock.me')")
        return str(json.loads(kept)["key"])

    def asks(self, path: str) -> dict[str, Any]:
        """The server itself, about this table."""
        request = urllib.request.Request(f"{self.live_server.url}/api/tables/{self.table}{path}")
        request.add_header("Authorization", f"Bearer {self.key}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def news(self) -> dict[str, Any]:
        """How the table stands."""
        return self.asks("")

    def follows(self, script: Sequence[tuple[int, str]], upto: int | None = None) -> None:
        """Do exactly these actions, each given with its seat; nobody else moves meanwhile."""
        wanted = [code for _, code in script]
        while self.sent < len(wanted[:upto]):
            before, codes = self.sent, wanted[self.sent : self.sent + FORESIGHT]
            self.does(codes)
            if self.sent - before != self.chosen:
                raise Stuck(f"{self.sent - before} actions were played instead of {codes[: self.chosen]}")

    def does(self, codes: Sequence[str], chosen: int = 0) -> None:
        """Send the first of these, and whatever of the others the page gathers with it; so many are chosen before."""
        self.chosen, before, tries = chosen, self.deeds, 0
        actions = self.played()
        while self.deeds == before:
            seen = self.looks(codes)
            tries += 1
            if seen["touch"] in {"news", "over"}:
                self.deeds = seen["deeds"]
            elif seen["touch"] == "nothing" or tries > ATTEMPTS + 2 * self.chosen:
                raise Stuck(f"no way to {codes}: {seen}")
            elif self.acts(seen, codes[: seen["chosen"]]) and seen["touch"] != "cover":
                self.chosen = seen["chosen"]
        self.sent += self.played() - actions
        self.done |= {sort_of(code) for code in codes[: self.chosen]}

    def acts(self, seen: Seen, path: Sequence[str]) -> bool:
        """Do what was seen to be next; the path is what is in mind then. False: something was in the way."""
        return self.reaches(seen["spot"])

    def played(self) -> int:
        """How many actions this page has done."""
        return int(self.page.evaluate("eye.played()")["actions"])

    def looks(self, codes: Sequence[str]) -> Seen:
        wish = {"deeds": self.deeds, "codes": list(codes), "chosen": self.chosen, "isShort": self.is_short}
        seen: Seen = self.page.evaluate("wish => eye.next(wish)", wish)
        return seen

    def waits_for(self, deeds: int) -> None:
        """Until so much was done, by others too."""
        self.deeds = self.page.evaluate("deeds => eye.arrived(deeds)", deeds)["deeds"]
        if self.deeds < deeds:
            raise Stuck(f"{self.deeds} deeds have arrived, not {deeds}")

    def reaches(self, spot: Seen) -> bool:
        """Tap it; what is out of reach is first brought there, as a person would."""
        if spot["isSeen"]:
            return self.hits(spot)
        if spot["isUnderSheet"]:
            self.taps("[data-close]")
        elif spot["isOnBoard"]:
            self.brings(spot)
        else:
            self.scrolls_to(spot)
        return False

    def hits(self, spot: Seen) -> bool:
        """A finger on several small things of a table far away only brings them nearer."""
        nearer = "Number(document.querySelector('.board')?.dataset.closer ?? 0)"
        before = self.page.evaluate(nearer)
        self.hand.taps(spot["x"], spot["y"])
        drawn = f"new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done({nearer}))))"
        return bool(self.page.evaluate(drawn) == before)

    def scrolls_to(self, spot: Seen) -> None:
        """Sideways where it lies beside the window, as cards of a large hand do; else down or up."""
        size = self.page.viewport_size
        assert size
        x, y, reach = size["width"] / 2, size["height"] / 2, 0.8
        if 0 <= spot["y"] < size["height"]:
            self.hand.scrolls(x, spot["y"], within(spot["x"] - x, reach * size["width"]), 0)
        else:
            self.hand.scrolls(x, y, 0, within(spot["y"] - y, reach * size["height"]))

    def brings(self, spot: Seen) -> None:
        """Pull the table until the spot lies in the middle of what is seen of it."""
        hole = self.page.locator(".hole").bounding_box() if self.page.locator(".hole").count() else None
        if hole is None:  # a board that stays where it is: what lies over it is seen, or goes by itself
            seen = self.page.locator(".harm button").first
            if seen.count():
                seen.click()
            self.page.wait_for_timeout(300)
            return
        x, y, reach = hole["x"] + hole["width"] / 2, hole["y"] + hole["height"] / 2, 0.45
        dx, dy = within(x - spot["x"], reach * hole["width"]), within(y - spot["y"], reach * hole["height"])
        self.hand.drags(x, y, dx, dy)

    def taps(self, selector: str) -> None:
        spot = self.page.evaluate("selector => eye.where(selector)", selector)
        if not spot or not spot["isSeen"]:
            raise Stuck(f"{selector} cannot be tapped: {spot}")
        self.hand.taps(spot["x"], spot["y"])
