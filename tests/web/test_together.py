"""Friends far apart, each with a browser of their own: what one does the other sees, and nothing is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.kit.browser.player import Player

LUCK = "luck 5"
EASY: dict[str, Any] = {"players": 2, "difficulty": "easy"}
expect.set_options(timeout=20_000)


@contextmanager
def screens(browser: Browser, *people: Guest) -> Iterator[list[Page]]:
    """A page of each, in browsers that know nothing of each other."""
    with ExitStack() as stack:
        yield [stack.enter_context(one.context(browser)).new_page() for one in people]


def arrives(page: Page, table: str) -> None:
    page.goto(f"/#/t/{table}")
    page.locator('.scene[data-busy="false"]').wait_for(state="attached")


def deeds_on(page: Page) -> int:
    return int(page.locator(".scene").get_attribute("data-deeds") or -1)


def expect_deeds(page: Page, count: int) -> None:
    page.locator(f'.scene[data-deeds="{count}"][data-busy="false"]').wait_for(state="attached")


def opens(page: Page, tab: str) -> None:
    """A leaf of the scroll at the side."""
    if not page.locator(".drawer").is_visible():
        page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("tab", name=tab).click()


def note(page: Page, text: str) -> None:
    """A note passes by."""
    expect(page.locator(".toast", has_text=text)).to_be_visible()


def plays(table: str, *people: Guest, until_learned: bool = False) -> int:
    """Do the first thing there is for the person to move, without a page; return how many deeds there are then."""
    while True:
        for one in people:
            news = one.asks("GET", f"/tables/{table}")
            legal: list[dict[str, Any]] = next((look["legal"] for look in news["looks"] if look["legal"]), [])
            if legal:
                wish = {"do": "play", "version": news["version"], "action": legal[0]["code"]}
                one.asks("POST", f"/tables/{table}/commands", wish)
                after = one.asks("GET", f"/tables/{table}")
                if not until_learned or after["free_steps"] == 0:
                    return int(after["standing"]["deeds"])
                break


def test_the_bare_address_of_a_table_says_what_is_played_and_with_whom(
    browser: Browser, live_server: LiveServer
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = ylva.asks("POST", "/tables", {"game": "runedar", "options": {"players": 2}})["table"]
    ylva.asks("POST", f"/tables/{table}/commands", {"do": "sit"})
    with browser.new_context(base_url=live_server.url) as theirs:
        stranger = theirs.new_page()
        stranger.goto(f"/#/t/{table}")
        stranger.get_by_text("Ylva is at this table: The Siege of Runedar.").wait_for()
        stranger.get_by_label("Name").fill("Tordan")
        stranger.get_by_role("button", name="To the table").click()
        stranger.get_by_text("Tordan (you)").wait_for()


def test_a_friend_follows_a_link_says_a_name_and_plays(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(base_url=live_server.url) as mine, browser.new_context(base_url=live_server.url) as theirs:
        ylva, tordan = mine.new_page(), theirs.new_page()
        ylva.goto("/")
        ylva.get_by_role("link", name="With friends").first.click()
        ylva.get_by_label("Name").fill("Ylva")
        ylva.get_by_text("More choices").click()
        ylva.get_by_label("Password (if you want one)").fill("mithril")
        ylva.get_by_role("button", name="Open the table").click()
        link = ylva.get_by_label("Send this link to your friends").input_value()
        tordan.goto(link)
        tordan.get_by_label("Name").wait_for()
        tordan.reload()  # the invitation is not lost before a name was said
        tordan.get_by_label("Name").fill("Tordan")
        tordan.get_by_role("button", name="To the table").click()
        note(ylva, "Tordan sat down on seat 2.")
        assert link.rsplit("/", 1)[1] not in tordan.url, "the secret has done its work"
        ylva.get_by_role("button", name="Start").click()
        for page in (ylva, tordan):
            page.locator(".scene").wait_for(state="attached")
        table = ylva.url.rsplit("/", 1)[1]
        tordan.get_by_role("button", name="Chat").click()
        tordan.get_by_role("button", name="Good luck!").click()
        note(ylva, "Tordan: Good luck!")
        ylva.get_by_role("button", name="Chat: one new message").click()
        expect(ylva.locator(".drawer [role=log]")).to_contain_text("Good luck!")
        with screens(browser, Guest(live_server, "Runa")) as (runa,):
            runa.goto(f"/#/t/{table}")
            runa.get_by_role("textbox", name="Password").fill("brass")
            runa.get_by_role("button", name="Enter").click()
            note(runa, "That is not the password.")
            runa.get_by_role("textbox", name="Password").fill("mithril")
            runa.get_by_role("button", name="Enter").click()
            runa.locator(".scene").wait_for(state="attached")
            note(ylva, "Runa is looking on.")
            opens(runa, "At the table")
            expect(runa.locator(".drawer")).to_contain_text("Looking on: Runa")


def test_what_taught_somebody_is_taken_back_by_consent_alone(browser: Browser, live_server: LiveServer) -> None:
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table = arranged_table("runedar", [ylva, tordan], LUCK, **EASY)
    count = plays(table, ylva, tordan, until_learned=True)
    with screens(browser, ylva, tordan) as (asker, other):
        arrives(asker, table)
        arrives(other, table)
        for answer in ("Do not agree", "Agree"):
            opens(asker, "Menu")
            asker.get_by_role("button", name="Undo, if the others agree.").click()
            expect(asker.get_by_text("Waiting for Tordan.")).to_be_visible()
            expect(other.get_by_text("Ylva would like to take back the last step.")).to_be_visible()
            other.get_by_role("button", name=answer, exact=True).click()
            if answer == "Do not agree":
                note(asker, "Tordan does not agree.")
                assert deeds_on(asker) == count
        expect_deeds(asker, count - 1)
        expect_deeds(other, count - 1)
        note(other, "Ylva took back what happened last.")
        assert ylva.asks("GET", f"/tables/{table}")["standing"]["is_rewound"]


def test_a_bot_stands_in_until_its_owner_is_back(browser: Browser, live_server: LiveServer) -> None:
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table = arranged_table("dwar7s", [ylva, tordan], "luck 24", players=2)
    with screens(browser, ylva, tordan) as (mine, other):
        arrives(mine, table)
        arrives(other, table)
        opens(mine, "At the table")
        mine.get_by_role("button", name="Let a bot play").first.click()
        note(other, "A bot plays for Ylva now.")
        mine.keyboard.press("Escape")
        mine.get_by_role("button", name="I am back").click()
        note(other, "Ylva is back.")
        opens(mine, "Menu")
        mine.get_by_role("button", name="Leave, and let a bot play for me").click()
        note(other, "Ylva went away.")
        mine.get_by_role("link", name="Continue").click()
        mine.get_by_role("button", name="I am back").click()
        expect(mine.get_by_text("A bot plays for you.")).to_be_hidden()


def test_the_clock_of_a_turn_is_seen_and_passes_the_seat_on(browser: Browser, live_server: LiveServer) -> None:
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    made = ylva.asks("POST", "/tables", {"game": "runedar", "options": EASY, "settings": {"seconds": 4}})
    table = made["table"]
    for one in (ylva, tordan):
        one.asks("POST", f"/tables/{table}/commands", {"do": "sit"})
    ylva.asks("POST", f"/tables/{table}/commands", {"do": "start"})
    with screens(browser, ylva, tordan) as (mine, other):
        mine.goto(f"/#/t/{table}")
        other.goto(f"/#/t/{table}")
        first = mine.get_by_role("timer").or_(mine.get_by_role("button", name="I am back"))
        expect(first.first).to_be_visible()
        expect(mine.get_by_role("button", name="I am back")).to_be_visible()
        expect(other.get_by_role("button", name="I am back")).to_be_visible()


def test_what_is_done_without_a_line_is_kept_and_done_once(browser: Browser, live_server: LiveServer) -> None:
    """The network goes, then the server. Whoever sits there is told, goes on without a reload, and loses nothing."""
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], LUCK, players=1, difficulty="easy")
    with ylva.context(browser) as context:
        page = context.new_page()
        arrives(page, table)
        page.evaluate("window.stillTheSame = true")
        opens(page, "Chat")

        def speaks(words: str, seen: str) -> None:
            expect(page.locator(".lost")).to_contain_text(seen)
            page.get_by_label("Say something").fill(words)
            page.get_by_role("button", name="Say", exact=True).click()
            expect(page.locator(".lost")).to_contain_text("Your last click is kept and will be sent.")

        context.set_offline(True)
        speaks("Are you there?", "You are offline.")
        context.set_offline(False)
        expect(page.locator(".lost")).to_be_hidden()
        live_server.kill()
        speaks("And now?", "The line to the table is broken.")
        live_server.start()
        expect(page.locator(".lost")).to_be_hidden()
        expect(page.locator(".drawer [role=log]")).to_contain_text("And now?")
        said = ylva.asks("GET", f"/tables/{table}?after=0")["happenings"]
        texts = [one["what"]["text"] for one in said if one["what"]["kind"] == "said"]
        assert texts == ["Are you there?", "And now?"]
        assert page.evaluate("window.stillTheSame")


def test_who_looks_elsewhere_is_called(browser: Browser, live_server: LiveServer) -> None:
    """Asked once, while somebody else is on turn; then title, icon and a note of the browser."""
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table = arranged_table("runedar", [ylva, tordan], LUCK, **EASY)
    asked = ylva.asks("GET", f"/tables/{table}")["looks"][0]["view"]["to_move"]
    waiting, acting = (ylva, tordan) if asked == 1 else (tordan, ylva)
    with waiting.context(browser) as context:
        context.grant_permissions(["notifications"])
        page = context.new_page()
        arrives(page, table)
        expect(page).to_have_title("Mattock")
        page.get_by_role("button", name="Yes, please").click()
        expect(page.get_by_text("Shall this browser call you")).to_be_hidden()
        page.evaluate("""() => {
            window.called = [];
            window.Notification = class { constructor(title, more) { called.push(more.body); } };
            Object.defineProperty(document, 'hidden', { value: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }""")
        while acting.asks("GET", f"/tables/{table}")["looks"][0]["view"]["to_move"] == asked:
            plays(table, acting)
        expect(page).to_have_title("● Your turn · Mattock")
        assert page.evaluate("called") == ["Your turn!"]
        assert page.evaluate("document.querySelector('link[rel=icon]').href").startswith("data:image/svg")
        assert json.loads(page.evaluate("localStorage.getItem('mattock.settings')"))["notify"]


def test_at_one_screen_the_hand_is_covered_until_the_next_player_is_there(newcomer: Page) -> None:
    newcomer.goto("/#/play/runedar/hotseat")
    newcomer.get_by_role("button", name="Start", exact=True).click()
    cover = newcomer.locator(".cover")
    expect(cover).to_contain_text("is next")
    expect(newcomer.locator(".scene")).to_have_css("content-visibility", "hidden")
    cover.get_by_role("button", name="I am").click()
    expect(cover).to_be_hidden()
    expect(newcomer.locator(".scene")).to_have_css("content-visibility", "visible")


def test_anything_dark_says_why_not_and_shows_its_rule(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    script = script_of("runedar", "luck 114", players=1, difficulty="easy")
    table = arranged_table("runedar", [ylva], "luck 114", script[:60], players=1, difficulty="easy")
    with screens(browser, ylva) as (page,):
        arrives(page, table)
        page.get_by_role("button", name="Scout").click(button="right", force=True)
        bubble = page.locator(".bubble")
        expect(bubble).to_be_visible()
        bubble.get_by_role("button", name="Read rule R14.2").click()
        paragraph = page.locator("[id^='rule-R']:focus")
        expect(paragraph).to_be_visible()
        page.get_by_role("searchbox").fill("gold")
        expect(page.get_by_role("status").filter(has_text="gold").or_(page.locator("h3.count"))).to_be_visible()


def test_who_leaves_a_table_for_another_one_at_once_finds_the_other(browser: Browser, live_server: LiveServer) -> None:
    script = script_of("runedar", "luck 114", players=1, difficulty="easy")
    ylva = Guest(live_server, "Ylva")
    one, other = [
        arranged_table("runedar", [ylva], "luck 114", script[:200], players=1, difficulty="easy") for _ in range(2)
    ]
    with ylva.context(browser) as context:
        player = ylva.sits_down(context, one, script[:200])
        player.follows(script, upto=206)
        player.page.goto("/#/")
        player.page.get_by_role("button", name="Play now").first.wait_for()
        player.page.goto(f"/#/t/{other}")
        again = Player(player.page, live_server, 200)
        again.waits_for(200)
        again.follows(script, upto=206)


@pytest.mark.parametrize(("game", "options"), [("runedar", EASY), ("dwar7s", {"players": 2})])
def test_stopping_is_agreed_on_and_another_game_is_one_click(
    browser: Browser, live_server: LiveServer, game: str, options: dict[str, Any]
) -> None:
    """A game that was stopped asks nobody any more."""
    ylva, tordan = Guest(live_server, "Ylva"), Guest(live_server, "Tordan")
    table = arranged_table(game, [ylva, tordan], LUCK, **options)
    with screens(browser, ylva, tordan) as (mine, other):
        arrives(mine, table)
        arrives(other, table)
        expect(mine.locator(".active")).not_to_have_count(0)
        opens(mine, "Menu")
        mine.get_by_role("button", name="Stop the game for all").click()
        mine.get_by_role("button", name="Yes, end it").click()
        other.get_by_role("button", name="Agree", exact=True).click()
        for page in (mine, other):
            expect(page.locator(".stopped")).to_have_text("The game was stopped here.")
            expect(page.locator(".active")).to_have_count(0)
        other.get_by_role("button", name="Play again").click()
        other.get_by_role("button", name="Start").wait_for()
        note(mine, "Tordan set up another game.")
        mine.get_by_role("button", name="Go to the next game").click()
        expect(mine.get_by_text("Tordan starts when everybody is here.")).to_be_visible()
        other.get_by_role("button", name="Start").click()
        mine.locator(".scene").wait_for(state="attached")


def test_one_goes_on_at_another_device_by_a_link(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("runedar", [ylva], LUCK, players=1, difficulty="easy")
    with screens(browser, ylva) as (desk,), browser.new_context(base_url=live_server.url, locale="en-GB") as phone:
        arrives(desk, table)
        opens(desk, "Menu")
        desk.get_by_role("button", name="Go on at another device").click()
        link = desk.get_by_label("Link for your other device").input_value()
        page = phone.new_page()
        page.goto(link)
        page.locator(".scene").wait_for(state="attached")
        kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('mattock.me')"))
        assert kept["id"] == ylva.me["id"]
        assert kept["key"] != ylva.me["key"]
        assert link.split("/device/")[1].split("/")[0] not in page.url


def test_settings_are_there_at_once_and_remembered(newcomer: Page) -> None:
    newcomer.goto("/#/settings")
    for choice in ("parchment", "brisk", "large", "Deutsch"):
        newcomer.get_by_role("radio", name=choice, exact=True).first.check()
    root = newcomer.locator("html")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "parchment")
        assert json.loads(newcomer.evaluate("localStorage.getItem('mattock.settings')"))["pace"] == "quick"
        expect(root).to_have_attribute("lang", "de")
        newcomer.reload()
