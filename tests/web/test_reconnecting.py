"""The line breaks while somebody plays: no click is lost, none counts twice, and nothing has to be loaded again."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.kit.browser.guest import Guest
from tests.kit.browser.live_server import LiveServer, open_live_server
from tests.kit.browser.player import Player
from tests.web.evening import EASY, Evening

EVENING: Final = Evening("runedar", "luck 234", "random", 1, EASY)
CODES: Final = [code for _, code in EVENING.script]
# Before the first card of the orcs that comes after some actions: the main button alone plays it.
BEFORE: Final = CODES.index("reveal", 4)
PATIENCE: Final = 20.0
LOST: Final = re.compile("The line to the table is broken|You are offline")


@contextmanager
def at_table(browser: Browser, live_server: LiveServer) -> Iterator[tuple[Player, Guest]]:
    """Some actions into the game. What a reload would forget is still there at the end, and all is as it was meant."""
    ylva = Guest(live_server, "Ylva")
    with ylva.context(browser) as context:
        player = ylva.sits_down(context, EVENING.table([ylva], BEFORE - 2), EVENING.script[: BEFORE - 2])
        player.follows(EVENING.script, upto=BEFORE)
        player.page.evaluate("window.isTheSame = true")
        yield player, ylva
        player.follows(EVENING.script, upto=player.sent + 4)
        assert player.page.evaluate("window.isTheSame")
        told = player.asks("?after=0")["happenings"]
        played = [code for one in told if one["what"]["kind"] == "action_played" for code in one["what"]["actions"]]
        assert played == CODES[: player.sent]


def clicks(player: Player) -> None:
    """The main button, without waiting for what comes of it."""
    player.chosen = 0
    seen = player.looks(CODES[player.sent : player.sent + 1])
    assert seen["touch"] == "thing", seen
    assert player.reaches(seen["spot"])


def arrives(player: Player, actions: int) -> None:
    """So many more, each a deed of its own, and none twice."""
    before = player.deeds
    player.waits_for(before + actions)
    assert player.deeds == before + actions
    player.sent += actions


def is_lost(player: Player) -> None:
    expect(player.page.get_by_text(LOST)).to_be_visible()


def test_a_click_without_a_line_is_kept_until_there_is_one(browser: Browser, live_server: LiveServer) -> None:
    with at_table(browser, live_server) as (player, _):
        player.page.context.set_offline(True)
        player.page.evaluate("eye.cut()")
        is_lost(player)
        clicks(player)
        clicks_again_in_vain(player)
        player.page.context.set_offline(False)
        arrives(player, 1)


def clicks_again_in_vain(player: Player) -> None:
    """Somebody impatient."""
    spot = player.page.evaluate("eye.where('[data-primary]')")
    if spot:
        player.hand.taps(spot["x"], spot["y"])


def test_a_click_whose_answer_was_lost_counts_once(browser: Browser, live_server: LiveServer) -> None:
    with at_table(browser, live_server) as (player, _):
        player.page.evaluate("eye.deafen()")
        clicks(player)
        deadline = time.monotonic() + PATIENCE
        while player.news()["standing"]["deeds"] == player.deeds:
            assert time.monotonic() < deadline, "the click has not arrived"
            player.page.wait_for_timeout(20)
        player.page.evaluate("eye.cut()")
        arrives(player, 1)


def test_a_click_while_the_server_is_down_is_played_when_it_is_back(browser: Browser, tmp_path: Path) -> None:
    with open_live_server(tmp_path / "tables.db") as live_server, at_table(browser, live_server) as (player, _):
        live_server.kill()
        is_lost(player)
        clicks(player)
        live_server.start()
        arrives(player, 1)


def test_a_page_that_slept_sees_what_was_done_meanwhile(browser: Browser, live_server: LiveServer) -> None:
    """As on a telephone in a pocket, while the same person plays elsewhere."""
    with at_table(browser, live_server) as (player, ylva):
        line = player.page.context.new_cdp_session(player.page)
        line.send("Page.setWebLifecycleState", {"state": "frozen"})
        for at in range(BEFORE, BEFORE + 3):
            version = ylva.asks("GET", f"/tables/{player.table}")["version"]
            ylva.asks(
                "POST", f"/tables/{player.table}/commands", {"do": "play", "version": version, "action": CODES[at]}
            )
        line.send("Page.setWebLifecycleState", {"state": "active"})
        arrives(player, 3)
