"""Games with real clicks, to the end and the scene that shows it. Their luck is arranged, so they are always the same;
what is clicked is a beginner's choice. The first part is played beforehand, without a page.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.arranged import arranged_table, script_of
from tests.web.guest import Guest
from tests.web.house import House

CLICKED = 60


@pytest.mark.parametrize(
    ("game", "luck", "options"),
    [
        ("runedar", "luck 104", {"players": 1, "difficulty": "easy"}),
        ("dwar7s", "luck 24", {"players": 2}),
    ],
)
def test_a_game_at_one_screen_is_played_to_its_end_by_clicking(
    browser: Browser, house: House, game: str, luck: str, options: dict[str, Any]
) -> None:
    ylva = Guest(house, "Ylva")
    script = script_of(game, luck, **options)
    before = script[:-CLICKED]
    table = arranged_table(game, [ylva] * options["players"], luck, before, **options)
    with ylva.context(browser) as context:
        player = ylva.sits_down(context, table, before)
        player.follows(script)
        expect(player.page.locator(".ending").first).to_be_visible()
        news = player.news()
        assert news["standing"]["actions"] == len(script)
        assert news["looks"][0]["view"]["outcome"]["won"]
