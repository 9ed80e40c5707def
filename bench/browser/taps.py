"""How many taps a turn costs: turns that bots played are played again, by the way a person takes on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from playwright.sync_api import Locator

from bench.browser.stage import FALL, Sample, Stage
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.player import Player, Seen, Stuck

LIFT_PX: Final = 80  # px above its place: a card is in the air, and the table shows where it may lie
DRAGGABLE: Final = '[data-draggable][data-action="{}"]'
COVER: Final = "cover"  # whose turn it is at one screen: no part of the turn


@dataclass(frozen=True, slots=True)
class Turns:
    """The first turns of a game, on screens of these sizes."""

    sample: Sample
    count: int
    screens: tuple[str, ...]

    def actions(self) -> int:
        """A turn is what a seat does until another seat is asked."""
        runs = [len(list(run)) for _, run in groupby(seat for seat, _ in self.sample.script)]
        return sum(runs[: self.count])


# Where every choice was confirmed, under the second rules, 16 such turns of the siege took 18.2 and 18.5 taps each, and
# 40 of the fall 12.55.
SAMPLES: Final = {
    "siege": Turns(Sample("runedar", 21, {"players": 2, "difficulty": "normal"}, 0), 16, ("desktop", "phone")),
    "fall": Turns(FALL, 40, ("desktop",)),
}


class TapCounter(Player):
    """Counts what is tapped, by what it was: a thing, the main button, a button of a sheet; and what is dragged."""

    taps_of: Counter[str]

    def does(self, codes: Sequence[str], chosen: int = 0) -> None:
        """What can be dragged to where it belongs is dragged."""
        self.looks(codes)
        is_dragged = len(codes) > 1 and self.drags_card(codes[0], codes[1])
        if is_dragged:
            self.taps_of["drag"] += 1
        super().does(codes, 2 if is_dragged else chosen)

    def drags_card(self, card: str, target: str) -> bool:
        mouse, thing = self.page.mouse, self.page.locator(DRAGGABLE.format(card))
        if not thing.count() or not (start := middle_of(thing)):
            return False
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0], start[1] - LIFT_PX, steps=4)
        self.page.evaluate("eye.rest()")
        place = self.page.locator(f'.space[data-action="{target}"]')
        end = middle_of(place) if place.count() else None
        if end:
            mouse.move(*end, steps=8)
        mouse.up()
        self.page.evaluate("eye.rest()")
        return end is not None

    def acts(self, seen: Seen, path: Sequence[str]) -> bool:
        is_done = super().acts(seen, path)
        if seen["touch"] != COVER and seen["spot"]["isSeen"]:
            self.taps_of[seen["touch"]] += 1
        return is_done


def middle_of(thing: Locator) -> tuple[float, float] | None:
    box = thing.first.bounding_box()
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else None


def taps_a_turn(stage: Stage, turns: Turns, screen: str) -> tuple[float, Counter[str]]:
    """And what was tapped, of all turns together."""
    with stage.guest.context(stage.browser, SIZES[screen]) as context:
        page = context.new_page()
        page.goto(f"/#/t/{stage.table(turns.sample)}")
        player = TapCounter(page, stage.live_server)
        player.taps_of = Counter()
        player.waits_for(0)
        try:
            player.follows(turns.sample.script, upto=turns.actions())
        except Stuck as stuck:
            raise Stuck(f"{turns.sample.game} on a {screen} after {player.sent} actions: {stuck}") from stuck
        return sum(player.taps_of.values()) / turns.count, player.taps_of
