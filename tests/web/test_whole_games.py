"""Whole games with real clicks, to the end and the scene that shows it. Their luck is arranged, so that together they
meet every kind of action; what is clicked is a beginner's choice.
"""

from __future__ import annotations

from playwright.sync_api import Browser, expect

import mattock
from tests.web.arranged import arranged_table, script_of
from tests.web.guest import Guest
from tests.web.house import House


def verbs_of(game: str) -> set[str]:
    return {action.verb for action in mattock.game(game).catalogue().actions}


def verbs_in(codes: list[str]) -> set[str]:
    return {code.split(":")[0] for code in codes}


def test_a_siege_alone_is_won_by_clicking(browser: Browser, house: House) -> None:
    ylva = Guest(house, "Ylva")
    script = script_of("runedar", "luck 104", players=1, difficulty="easy")
    table = arranged_table("runedar", [ylva], "luck 104", players=1, difficulty="easy")
    with ylva.context(browser) as context:
        player = ylva.sits_down(context, table)
        player.follows(script)
        expect(player.page.locator(".ending").first).to_be_visible()
        assert player.news()["looks"][0]["view"]["outcome"]["won"]
        assert verbs_in(player.codes) >= verbs_of("runedar") - {"dig_at"}


def test_a_fall_at_one_screen_is_played_by_clicking(browser: Browser, house: House) -> None:
    ylva = Guest(house, "Ylva")
    script = script_of("dwar7s", "luck 24", players=2)
    table = arranged_table("dwar7s", [ylva, ylva], "luck 24", players=2)
    with ylva.context(browser) as context:
        player = ylva.sits_down(context, table)
        player.follows(script)
        expect(player.page.locator(".ending").first).to_be_visible()
        assert verbs_in(player.codes) == verbs_of("dwar7s")
        ogres = {code for code in player.codes if code.startswith("play:")}
        assert len(ogres) == 5
