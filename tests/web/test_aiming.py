"""A siege by pointing: at whom one attacks and what one works for; one gesture, which one press takes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from mattock.games.runedar.state import Siege
from tests.kit.browser.arranged import kind_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.hands import hand_on
from tests.kit.browser.live_server import LiveServer
from tests.paragraphs import rule
from tests.web.siege_moments import TAKING, Moment, answers, play, verbs

AT_ALL_SIZES: Final = pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
IN_ALL_LANGUAGES: Final = pytest.mark.parametrize("language", ["en", "de", "es"])


def leading_to(action: str) -> Callable[[Siege], list[str]]:
    """The cards that could do it now."""

    def cards(siege: Siege) -> list[str]:
        found = []
        for code in sorted(answers(siege)) if kind_of(siege) == "cards" else ():
            then = siege.clone()
            if code.startswith("lay:"):
                play(then, code)
                found += [code] if any(one.startswith(action) for one in answers(then)) else []
        return found

    return cards


def that_may(action: str, luck: str = "luck 127") -> Moment:
    cards = leading_to(action)
    return Moment(lambda siege: bool(cards(siege)), luck)


SHOT: Final = that_may("shoot:tannery_outside")
BLOW: Final = that_may("close")
NO_BOWS: Final = {"lay:chipped_hatchet", "lay:dull_knife", "lay:cracked_hammer"}


def may_only_come_near(siege: Siege) -> bool:
    """A card without a crossbow can attack here, and orcs are elsewhere too."""
    view: Any = siege.view(0)
    return bool(NO_BOWS & set(leading_to("close")(siege))) and len(view["orcs"]) > 1


ELSEWHERE: Final = Moment(may_only_come_near, "luck 127")
WORK: Final = that_may("work")
MOVE: Final = that_may("move")
CLEARING: Final = Moment(lambda siege: kind_of(siege) == "refill" and "scrap" in verbs(siege), "luck 127")
REVEAL: Final = Moment(lambda siege: kind_of(siege) == "orcs", "luck 127")


@contextmanager
def at(moment: Moment, browser: Browser, live_server: LiveServer, size: str, language: str = "en") -> Iterator[Page]:
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser, SIZES[size], language=language) as context:
        page = context.new_page()
        page.goto(f"/#/t/{moment.table([ylva])}")
        page.evaluate("eye.rest()")
        yield page


def chooses(page: Page, code: str) -> None:
    thing = page.locator(f':is(button, a)[data-action="{code}"]:not([aria-disabled="true"])')
    thing.filter(visible=True).first.click()
    page.evaluate("eye.rest()")


def points_at(page: Page, selector: str, nth: int = 0) -> None:
    """At its middle, whatever lies over it there."""
    box = page.locator(selector).nth(nth).bounding_box()
    assert box
    hand_on(page).taps(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("eye.rest()")


def mind(page: Page) -> list[str]:
    return (page.locator("[data-path]").get_attribute("data-path") or "").split()


@rule("R10.4")
@AT_ALL_SIZES
@pytest.mark.parametrize("which", [0, 1], ids=["the first", "the second"])
def test_pointing_at_an_orc_outside_aims_at_it(
    which: int, size: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("shoot:tannery_outside")(SHOT.siege)[0]
    with at(SHOT, browser, live_server, size) as page:
        chooses(page, card)
        points_at(page, '[data-spot="orc-tannery_outside"]', which)
        assert mind(page) == [card, "shoot:tannery_outside"]


@rule("R10.1")
@AT_ALL_SIZES
def test_pointing_at_a_foe_beside_the_dwarf_attacks_it(size: str, browser: Browser, live_server: LiveServer) -> None:
    card = leading_to("close")(BLOW.siege)[0]
    view: Any = BLOW.siege.view(0)
    place = view["dwarfs"][0]["place"]
    with at(BLOW, browser, live_server, size) as page:
        chooses(page, card)
        points_at(page, f'[data-spot="orc-{place}"]')
        assert mind(page) == [card, "close"]


@pytest.mark.parametrize(
    ("language", "whom"), [("en", "2 orcs"), ("de", "2 Orks"), ("es", "2 orcos")], ids=["en", "de", "es"]
)
def test_the_button_names_whom_the_roll_is_to_hit(
    language: str, whom: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("shoot:tannery_outside")(SHOT.siege)[0]
    with at(SHOT, browser, live_server, "desktop", language) as page:
        chooses(page, card)
        chooses(page, "shoot:tannery_outside")
        expect(page.locator("[data-primary] strong")).to_contain_text(whom)


MARKS = """() => [...document.querySelectorAll('.mark.around')].map((mark) => {
  const { left, top, width, height } = mark.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const near = [...document.querySelectorAll('.figure')].map((figure) => {
    const box = figure.getBoundingClientRect();
    return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
  });
  return { off: Math.min(...near), isHit: mark.contains(document.elementFromPoint(x, y)) };
})"""


def orcs_in_range(card: str) -> int:
    then = SHOT.siege
    play(then, card)
    view: Any = then.view(0)
    return sum(view["orcs"].get(code.removeprefix("shoot:"), 0) for code in answers(then) if code.startswith("shoot:"))


@AT_ALL_SIZES
def test_marks_lie_on_the_figures_they_mean_and_can_be_hit(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("shoot:tannery_outside")(SHOT.siege)[0]
    with at(SHOT, browser, live_server, size) as page:
        chooses(page, card)
        marks: list[dict[str, Any]] = page.evaluate(MARKS)
        assert len(marks) == orcs_in_range(card)
        assert all(mark["off"] < 4 and mark["isHit"] for mark in marks), marks


@pytest.mark.parametrize(
    ("is_chosen", "answer"),
    [(False, "Choose a card with swords"), (True, "At close range you attack only where your dwarf stands")],
    ids=["no card", "a card for close range"],
)
def test_why_a_foe_cannot_be_attacked_is_said_as_it_is_meant(
    is_chosen: bool, answer: str, browser: Browser, live_server: LiveServer
) -> None:
    view: Any = ELSEWHERE.siege.view(0)
    there = next(place for place in view["orcs"] if place != view["dwarfs"][0]["place"])
    with at(ELSEWHERE, browser, live_server, "desktop") as page:
        if is_chosen:
            chooses(page, min(NO_BOWS & set(leading_to("close")(ELSEWHERE.siege))))
        points_at(page, f'[data-spot="orc-{there}"]')
        expect(page.locator(".bubble p")).to_contain_text(answer)


@AT_ALL_SIZES
def test_a_card_is_not_played_before_it_is_said_what_for(size: str, browser: Browser, live_server: LiveServer) -> None:
    with at(MOVE, browser, live_server, size) as page:
        chooses(page, leading_to("move")(MOVE.siege)[0])
        expect(page.locator("[data-primary]")).to_have_count(0)
        expect(page.locator(".idle")).to_contain_text("Choose what the")


@AT_ALL_SIZES
def test_a_move_is_two_taps_and_one_press_takes_it_back(size: str, browser: Browser, live_server: LiveServer) -> None:
    card = leading_to("move")(MOVE.siege)[0]
    with at(MOVE, browser, live_server, size) as page:
        before = page.evaluate("eye.rest()")
        chooses(page, card)
        page.locator('.mark[data-action^="move:"]').first.click()
        assert page.evaluate("eye.rest()") == before + 1
        expect(page.locator(f'[data-card="{card[4:]}"]')).to_have_count(0)
        page.keyboard.press("u")
        expect(page.locator(f'[data-card="{card[4:]}"]')).to_have_count(1)
        assert page.evaluate("eye.rest()") == before


@rule("R8.2")
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_is_worked_for_is_pointed_at_and_one_press_takes_it_back(
    size: str, browser: Browser, live_server: LiveServer
) -> None:
    card = leading_to("work")(WORK.siege)[0]
    with at(WORK, browser, live_server, size) as page:
        before = page.evaluate("eye.rest()")
        chooses(page, card)
        goal = page.locator(f'button[data-action^="put:space"][data-after^="{card} work:"]').filter(visible=True)
        goal.first.click()
        assert page.evaluate("eye.rest()") == before + 1
        page.keyboard.press("u")
        assert page.evaluate("eye.rest()") == before
        expect(page.locator(f'[data-card="{card[4:]}"]')).to_have_count(1)
        expect(page.locator(".meant")).to_have_count(0)


@rule("R11.4")
def test_all_of_a_card_gives_it_up_for_an_upgrade(browser: Browser, live_server: LiveServer) -> None:
    """No symbol is lit that would play the card instead."""
    take = min(code for code in answers(TAKING.siege) if code.startswith("take:"))
    with at(TAKING, browser, live_server, "desktop") as page:
        chooses(page, take)
        expect(page.locator("[data-card].wanted")).not_to_have_count(0)
        expect(page.locator("[data-card] .pill.lit")).to_have_count(0)


def test_the_same_key_again_ends_a_turn_with_cards_left(browser: Browser, live_server: LiveServer) -> None:
    with at(MOVE, browser, live_server, "desktop") as page:
        before = page.evaluate("eye.rest()")
        page.keyboard.press("e")
        expect(page.locator("[data-primary]")).to_contain_text("Press again")
        page.keyboard.press("e")
        assert page.evaluate("eye.rest()") > before


def test_a_button_that_has_changed_is_not_pressed_by_the_same_finger(browser: Browser, live_server: LiveServer) -> None:
    with at(REVEAL, browser, live_server, "desktop") as page:
        before = page.evaluate("eye.rest()")
        box = page.locator("[data-primary]").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        page.evaluate("deeds => eye.arrived(deeds)", before + 1)
        expect(page.locator("[data-primary][data-settling]")).to_have_count(1)
        page.mouse.click(x, y)
        page.wait_for_timeout(100)
        assert page.evaluate("eye.rest()") == before + 1
        page.mouse.click(x, y)
        page.wait_for_timeout(100)
        assert page.evaluate("eye.rest()") > before + 1 or page.locator("[data-path]").get_attribute("data-path")


def test_ending_the_turn_does_not_call_while_cards_are_left(browser: Browser, live_server: LiveServer) -> None:
    with at(MOVE, browser, live_server, "desktop") as page:
        expect(page.locator("[data-primary].quiet")).to_have_count(1)
        page.keyboard.press("e")
        expect(page.locator("[data-primary].quiet")).to_have_count(0)


OVER = """() => {
  const selector = '.question, .asides button, .hires .name, .hires .words p, [data-primary]';
  const all = [...document.querySelectorAll(selector)];
  const boxes = all.map((one) => ({ text: one.textContent.trim(), ...one.getBoundingClientRect().toJSON() }));
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1
  ).map((other) => [one.text, other.text]));
}"""


@rule("R12.1")
@IN_ALL_LANGUAGES
@AT_ALL_SIZES
def test_what_refilling_forbids_and_what_the_decks_are_is_said_there(
    size: str, language: str, browser: Browser, live_server: LiveServer
) -> None:
    said = {"en": "nothing is removed any more", "de": "wird nichts mehr entfernt", "es": "ya no se retira nada"}
    with at(CLEARING, browser, live_server, size, language) as page:
        expect(page.get_by_text(said[language])).to_be_visible()
        if size == "desktop":
            assert page.evaluate(OVER) == []


@IN_ALL_LANGUAGES
def test_questions_and_buttons_lie_over_no_mercenary(language: str, browser: Browser, live_server: LiveServer) -> None:
    for moment, card in ((SHOT, leading_to("shoot")(SHOT.siege)[0]), (WORK, leading_to("work")(WORK.siege)[0])):
        with at(moment, browser, live_server, "desktop", language) as page:
            assert page.evaluate(OVER) == []
            chooses(page, card)
            assert page.evaluate(OVER) == []


def test_keys_on_a_space_that_is_full_go_on_to_what_can_be_done(browser: Browser, live_server: LiveServer) -> None:
    card = leading_to("work")(WORK.siege)[0]
    with at(WORK, browser, live_server, "desktop") as page:
        chooses(page, card)
        page.locator(f'button[data-action^="put:space"][data-after^="{card}"]').first.focus()
        page.keyboard.press("Enter")
        page.evaluate("eye.rest()")
        assert page.evaluate("document.activeElement.ariaDisabled") != "true"


def test_a_card_that_is_looked_at_is_shown_large_with_the_names_of_its_symbols(
    browser: Browser, live_server: LiveServer
) -> None:
    with at(MOVE, browser, live_server, "desktop", "de") as page:
        page.locator("[data-card] .face").first.hover()
        expect(page.locator("aside p").filter(has_text="ewegen")).to_be_visible()
