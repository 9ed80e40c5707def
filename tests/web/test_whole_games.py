"""Whole games with real clicks, from the first action to the scene that shows the end.

Their luck is arranged, so they are always the same. What people do is written down before; where bots of the server sit
at the table nobody knows what those will do, and people make up their minds as they go.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

import mattock
from mattock.games.dwar7s.state import STAGES as FALL_KINDS
from mattock.games.runedar.stages import STAGES as SIEGE_KINDS
from tests.kit.browser.arranged import arranged_table, script_of
from tests.kit.browser.chromium import SIZES
from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer
from tests.kit.browser.player import Player, sort_of
from tests.paragraphs import rule
from tests.web.evening import EASY, SHORT, Evening
from tests.web.party import play_in_turn, play_with_bots, seated

SOLO: Final = Evening("runedar", "luck 234", "random", 1, EASY)
THREE: Final = Evening("runedar", "luck 1342", "random", 3, EASY)
ALONE: Final = Evening("runedar", "luck 55", "apprentice", 1, EASY)
CROWD: Final = Evening("runedar", "luck 5", "apprentice", 3, EASY, curious=False)
PAIR: Final = Evening("dwar7s", "luck 2817", "apprentice", 2, SHORT)
DIGGERS: Final = Evening("dwar7s", "luck 668", "apprentice", 2, SHORT)
NEIGHBOURS: Final = Evening("dwar7s", "luck 1317", "apprentice", 2, SHORT)


def expect_the_end(player: Player) -> None:
    expect(player.page.locator(".ending").first).to_be_visible()
    standing = player.news()["standing"]
    assert standing["status"] == "over"
    assert standing["deeds"] == player.deeds


@pytest.mark.parametrize(
    ("evening", "size"), [(SOLO, "phone"), (THREE, "tablet"), (NEIGHBOURS, "wide")], ids=["solo", "three", "neighbours"]
)
def test_a_game_at_one_screen_is_clicked_from_the_start_to_the_end(
    browser: Browser, live_server: LiveServer, evening: Evening, size: str
) -> None:
    ylva = Guest(live_server, "Ylva")
    table = evening.table([ylva] * evening.players)
    with seated(browser, table, {ylva: SIZES[size]}) as (player,):
        player.follows(evening.script)
        assert player.done == {sort_of(code) for _, code in evening.script}
        assert player.deeds < player.sent == len(evening.script), "what belongs together is one deed"
        expect_the_end(player)


def test_two_in_two_browsers_play_a_fall(browser: Browser, live_server: LiveServer) -> None:
    people = [Guest(live_server, "Ylva"), Guest(live_server, "Tordan")]
    table = PAIR.table(people)
    sizes = SIZES["desktop"], SIZES["tablet"]
    with seated(browser, table, dict(zip(people, sizes, strict=True))) as players:
        play_in_turn(dict(enumerate(players)), PAIR.script)
        for player in players:
            assert player.sent == len(PAIR.script)
            expect_the_end(player)


def test_two_in_two_browsers_and_a_bot_play_a_siege_while_somebody_looks_on(
    browser: Browser, live_server: LiveServer
) -> None:
    ylva, tordan, onlooker = (Guest(live_server, name) for name in ("Ylva", "Tordan", "Sif"))
    table = arranged_table("runedar", [ylva, tordan], "luck 22", fill="random", players=3, **EASY)
    sizes = {ylva: SIZES["desktop"], tordan: SIZES["wide"], onlooker: SIZES["desktop"]}
    with seated(browser, table, sizes) as (first, second, eyes):
        play_with_bots({0: first, 1: second}, "random")
        eyes.waits_for(first.deeds)
        for player in (first, second, eyes):
            expect_the_end(player)
        assert eyes.news()["looks"][0]["seat"] is None


def test_one_plays_a_fall_with_three_bots(browser: Browser, live_server: LiveServer) -> None:
    ylva = Guest(live_server, "Ylva")
    table = arranged_table("dwar7s", [ylva], "luck 22", fill="apprentice", players=4, **SHORT)
    with seated(browser, table, {ylva: SIZES["phone"]}) as (player,):
        play_with_bots({0: player}, "apprentice")
        expect_the_end(player)


def test_a_siege_that_is_won_ends_in_daylight(browser: Browser, live_server: LiveServer) -> None:
    """All but the last actions were played before, without a page."""
    ylva, options = Guest(live_server, "Ylva"), {"players": 1, **EASY}
    script = script_of("runedar", "luck 3", **options)
    table = arranged_table("runedar", [ylva], "luck 3", script[:-6], **options)
    with seated(browser, table, {ylva: SIZES["desktop"]}) as (player,):
        player.sent = player.deeds = len(script) - 6
        player.follows(script)
        expect_the_end(player)
        assert player.news()["looks"][0]["view"]["outcome"]["won"]


@dataclass(frozen=True)
class Moment:
    """A choice that comes late in a long game: what leads to it was played before, without a page."""

    evening: Evening
    asked: str
    sort: str

    @property
    def at(self) -> int:
        steps = zip(self.evening.kinds, self.evening.script, strict=True)
        return next(
            at for at, (kind, (_, code)) in enumerate(steps) if (kind, sort_of(code)) == (self.asked, self.sort)
        )


MOMENTS: Final = (
    Moment(ALONE, "join", "close"),
    Moment(ALONE, "use", "direct"),
    Moment(ALONE, "share", "cover"),
    Moment(ALONE, "share", "wound"),
    Moment(CROWD, "share", "fell"),
    Moment(DIGGERS, "dig", "dig"),
)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: f"{moment.asked}-{moment.sort}")
def test_what_is_seldom_asked_is_clicked_too(browser: Browser, live_server: LiveServer, moment: Moment) -> None:
    ylva, (before, after) = Guest(live_server, "Ylva"), (moment.at - 4, moment.at + 1)
    table = moment.evening.table([ylva] * moment.evening.players, before)
    with seated(browser, table, {ylva: SIZES["desktop"]}) as (player,):
        player.sent = player.deeds = before
        player.follows(moment.evening.script, upto=after)
        assert moment.sort in player.done


# Two goblins with rubble never meet, so nobody is asked at which one to dig.
NEVER: Final = {"runedar": {"dig"}, "dwar7s": set[str]()}


@pytest.mark.parametrize(
    ("game", "kinds", "evenings"),
    [("runedar", SIEGE_KINDS, [SOLO, THREE]), ("dwar7s", FALL_KINDS, [PAIR, NEIGHBOURS])],
    ids=["siege", "fall"],
)
def test_these_games_ask_everything_and_try_everything(
    game: str, kinds: tuple[str, ...], evenings: list[Evening]
) -> None:
    """What is clicked here is all there is: every question, every verb, every ogre."""
    clicked = {sort_of(code) for evening in evenings for _, code in evening.script}
    asked = {kind for evening in evenings for kind in evening.kinds}
    moments = [moment for moment in MOMENTS if moment.evening.game == game]
    actions = mattock.game(game).catalogue().actions
    assert clicked | {moment.sort for moment in moments} == {sort_of(one.code) for one in actions} - {"dig_at", "order"}
    assert asked | {moment.asked for moment in moments} == set(kinds) - {"over"} - NEVER[game]


@rule("R9.2", "R9.4")
def test_there_is_one_goblin_with_rubble_a_level_and_the_next_level_comes_to_an_empty_courtyard() -> None:
    """Where the box is another one, `dig_at` has to be clicked too."""
    goblins = mattock.game("runedar").pieces()["goblin"].values()
    levels = [goblin["level"] for goblin in goblins if goblin["kind"] == "rubble"]
    assert sorted(levels, key=str) == sorted(set(levels), key=str)
    assert len(levels) == 5
