"""Somebody without mouse and finger: arrows walk the places, numbers pick cards, letters actions; Tab, Enter, R."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.kit.browser.player import Player, Seen, Stuck, sort_of

SYMBOLS: Final = {"close": "a", "direct": "d", "dig": "g", "work": "w"}
PLAIN: Final = {"rest": "n", "end_turn": "e", "finish": "f", "proceed": "p"}
LETTERS: Final = SYMBOLS | PLAIN
NUMBERED: Final = {"lay", "remove"}
LONGEST_WALK: Final = 24
FARTHEST: Final = 300


class Keyboard(Player):
    """Nothing is focused but by keys."""

    is_short = False

    def acts(self, seen: Seen, path: Sequence[str]) -> bool:
        if seen["touch"] == "cover":
            self.presses("Enter")  # the cover has taken the focus
        elif seen["touch"] == "primary":
            self.confirms()
        else:
            self.chooses(path[-1], path[:-1])
        return True

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def confirms(self) -> None:
        """Enter on what was just chosen, or on nothing in particular; else on the main button."""
        if not self.page.evaluate("document.activeElement === document.body"):
            self.tabs_to(None, [])
        self.presses("Enter")

    def chooses(self, code: str, after: Sequence[str]) -> None:
        verb = sort_of(code)
        number = self.page.evaluate("code => eye.numberOf(code)", code) if verb in NUMBERED else 0
        if number and not after:
            self.presses(str(number))
        elif verb in LETTERS and self.page.evaluate("eye.game()") == "runedar":
            self.presses(LETTERS[verb])
        elif verb == "turn":
            self.turns(code)
        elif self.walks_to(code):
            self.presses("Enter")
        else:
            self.tabs_to(code, after)
            self.presses("Enter")

    def turns(self, code: str) -> None:
        for _ in range(4):
            if self.page.evaluate("code => eye.isPressed(code)", code):
                return
            self.presses("r")
        raise Stuck(f"R does not turn the card: {code}")

    def walks_to(self, code: str) -> bool:
        """With arrows, where it is a place on the board; always along the longer way first."""
        for _ in range(LONGEST_WALK):
            way = self.page.evaluate("code => eye.way(code)", code)
            if way["isThere"] or not way["isWalk"]:
                return bool(way["isThere"])
            if None in way["from"]:
                self.presses("ArrowRight")
                continue
            dx, dy = (float(to) - float(at) for at, to in zip(way["from"], way["to"], strict=True))
            across, down = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
            self.presses(across if abs(dx) > abs(dy) else down)
        return False

    def tabs_to(self, code: str | None, after: Sequence[str]) -> None:
        pressed = 0
        while pressed < FARTHEST:
            way = self.page.evaluate("wish => eye.tabsTo(wish)", {"code": code, "after": list(after)})
            if way["isThere"]:
                return
            count = way["tabs"] or 1
            self.presses(*["Tab" if count > 0 else "Shift+Tab"] * abs(count))
            pressed += abs(count)
        raise Stuck(f"Tab does not lead to {code or 'the main button'}")
