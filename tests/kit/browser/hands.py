"""Hands on a page: a mouse, or a finger. Nothing is touched that they would not hit."""

from __future__ import annotations

from typing import Final, Protocol

from playwright.sync_api import Page

STEPS: Final = 8
HOLD_MS: Final = 150  # milliseconds that a finger rests before it is lifted


class Hand(Protocol):
    def taps(self, x: float, y: float) -> None: ...

    def drags(self, x: float, y: float, dx: float, dy: float) -> None:
        """From a point, so far."""

    def scrolls(self, x: float, y: float, dx: float, dy: float) -> None:
        """What lies under the point, so far to the right and down."""


class Mouse:
    def __init__(self, page: Page) -> None:
        self.page = page

    def taps(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def drags(self, x: float, y: float, dx: float, dy: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=STEPS)
        self.page.mouse.up()

    def scrolls(self, x: float, y: float, dx: float, dy: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(dx, dy)


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def taps(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def drags(self, x: float, y: float, dx: float, dy: float) -> None:
        self._sends("touchStart", {"x": x, "y": y})
        for step in range(1, STEPS + 1):
            self._sends("touchMove", {"x": x + dx * step / STEPS, "y": y + dy * step / STEPS})
        self.page.wait_for_timeout(HOLD_MS)  # who lets go while moving flings, and the next tap only stops the fling
        self._sends("touchMove", {"x": x + dx, "y": y + dy})
        self._sends("touchEnd")

    def _sends(self, sort: str, *points: dict[str, float]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": sort, "touchPoints": list(points)})

    def scrolls(self, x: float, y: float, dx: float, dy: float) -> None:
        self.drags(x + dx / 2, y + dy / 2, -dx, -dy)


def hand_on(page: Page) -> Hand:
    """A finger where the screen can be touched."""
    return Finger(page) if page.evaluate("navigator.maxTouchPoints > 0") else Mouse(page)
