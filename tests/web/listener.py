"""Somebody who does not see the page: everything is found by its role and its name, and what happens is heard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, Page

from mattock.core.state import State
from mattock.texts import TextMissing, Texts
from tests.kit.browser.arranged import dealt, kind_of
from tests.kit.browser.player import Stuck, sort_of
from tests.web.evening import Evening

# Questions that only go on with what was begun; the page gathers their answers.
GOING_ON: Final = {
    *("use", "place", "muster", "join"),
    *("space", "turn", "ambush", "send", "swap", "scare", "flee", "steal", "rob"),
}
# On each card of a hand the same words may stand: it is said under whose name.
ON_CARDS: Final = {"close", "direct", "dig", "work"}
# What the page adds by itself.
UNSAID: Final = {("muster", "roll"), ("place", "finish"), ("turn", "turn:0")}


class Step:
    """One action, with the question it answers and the words for it."""

    def __init__(self, state: State, seat: int, code: str, texts: Texts) -> None:
        self.action = next(one for one in state.legal() if one.code == code)
        view = state.view(seat)
        self.kind, self.code, self.verb = kind_of(state), code, sort_of(code)
        self.card = str(view["decision"]["params"].get("card", ""))  # type: ignore[index]
        self.names = list(said(texts, self.action.to_dict(), view))
        if self.verb == "end_turn" and texts.game == "runedar":  # in the central chamber the board is refilled first
            self.names.append(texts.say("scene-end-refill"))
        self.is_in_any_order = False
        self.tale: list[str] = []

    def play(self, state: State, texts: Texts) -> None:
        """Some events are told with no words."""
        for event in state.play(self.action):
            with suppress(TextMissing):
                self.tale.append(texts.event(event.to_dict()))


def said(texts: Texts, action: dict[str, Any], view: dict[str, object]) -> Iterator[str]:
    """The action as an order; and what shorter words the page may have for it."""
    yield texts.action(action, view)
    if action["verb"] == "hire":
        yield texts.name("mercenary", action["mercenary"], "short")
    if action["verb"] in {"stop", "end_turn", "decline"} and texts.game == "dwar7s":
        yield texts.say(f"scene-do-{action['verb']}")
    if action["verb"] in {"stop", "resolve"} and texts.game == "dwar7s":  # with what follows by the same press
        yield from (texts.say("scene-do-resolve-all", count=count) for count in (1, 2, 3))
        yield texts.say("scene-do-end_turn")


def deeds_of(evening: Evening) -> Iterator[list[Step]]:
    """The script in words, part by part: each part is what the page gathers before it sends."""
    state = dealt(evening.game, evening.luck, **evening.all_options)
    texts = Texts("en", evening.game, pieces=state.game.pieces(version=state.rules_version))
    people = texts.words.people_in(state.view(0))
    texts = texts.at_table(people, ["Ylva"] if evening.players == 1 else [])
    deed: list[Step] = []
    for seat, code in evening.script:
        step = Step(state, seat, code, texts)
        step.is_in_any_order = step.verb == "resolve" and bool(state.view(seat).get("any_order"))
        is_same_press = step.is_in_any_order and deed and (deed[-1].verb == "stop" or deed[-1].is_in_any_order)
        if deed and step.kind not in GOING_ON and not is_same_press:
            yield deed
            deed = []
        deed.append(step)
        step.play(state, texts)
    yield deed


class Listener:
    """Plays with Enter on what was found by role and name."""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts
        self.sent = 0

    def plays(self, evening: Evening) -> None:
        self.rests()
        self.lifts_cover()
        for deed in deeds_of(evening):
            self.does(deed)
            self.sent += len(deed)
            if self.actions != self.sent:
                raise Stuck(f"{[step.code for step in deed]} did not arrive")
            self.lifts_cover()
            self.hears(deed)

    def does(self, deed: list[Step]) -> None:
        """Choose all of it, and press what is called after it: what lies behind everything else is the main button."""
        for step in deed:
            if self.actions >= self.sent + len(deed):
                return
            if not {(step.kind, step.verb), (step.kind, step.code)} & UNSAID:
                self.finds(step).press("Enter")
                self.rests()
        if self.actions == self.sent:
            self.named(self.titles(deed)).last.press("Enter")

    def titles(self, deed: list[Step]) -> list[str]:
        """What the main button may be called when all of it was chosen."""
        first, last = deed[0], deed[-1]
        sort, _, thing = first.code.partition(":")
        if self.texts.game == "runedar":
            main = next((step for step in deed if step.verb != "lay"), first)
            return [*(last.names if last.verb == "roll" else ()), *main.names]
        if sort == "play":
            return [self.texts.say("scene-do-play", ogre=self.texts.name("ogre", thing, "short"))]
        if sort == "buy":
            return [self.texts.say("scene-do-buy", goal=self.texts.name("goal", thing, "plain"))]
        if last.verb in {"stop", "resolve"}:
            return last.names
        return first.names if sort == "lay" else [self.texts.say(f"scene-do-{last.verb}")]

    @property
    def actions(self) -> int:
        """How many this page has done."""
        return int(self.page.evaluate("eye.played()")["actions"])

    def rests(self) -> None:
        self.page.evaluate("eye.rest()")

    def finds(self, step: Step) -> Locator:
        if step.verb in ON_CARDS and step.card:
            group = self.page.get_by_role("group", name=self.texts.name("card", step.card), exact=True)
            return self.named(step.names, group).first
        return self.named(step.names).first

    def named(self, names: list[str], place: Locator | None = None) -> Locator:
        """Buttons of that name that can be pressed; a word may stand before it, and more may follow."""
        within = place or self.page.get_by_role("main")
        for name in names:
            pattern = re.compile(rf"^(\S+ )?{re.escape(name)}($|[.,:;( ])")
            found = within.get_by_role("button", name=pattern, disabled=False)
            if found.count():
                return found
        raise Stuck(f"nobody says {names}:\n{self.page.get_by_role('main').aria_snapshot()}")

    def lifts_cover(self) -> None:
        cover = self.page.get_by_role("dialog").get_by_role("button")
        if cover.count():
            cover.first.press("Enter")
            self.rests()

    def hears(self, deed: list[Step]) -> None:
        """The live region tells what came of it."""
        tale = [re.escape(sentence) for step in deed for sentence in step.tale]
        if tale:
            told = self.page.get_by_role("log").get_by_text(re.compile(f"^({'|'.join(tale)})$"))
            told.first.wait_for(state="attached")
