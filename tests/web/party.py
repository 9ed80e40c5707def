"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import groupby

from playwright.sync_api import Browser

from mattock.bots import bot
from tests.kit.browser.guest import Guest
from tests.kit.browser.player import Player, Script
from tests.web.minds import plan_of

Size = tuple[int, int]


@contextmanager
def seated(browser: Browser, table: str, people: Mapping[Guest, Size]) -> Iterator[list[Player]]:
    """All of them in the same browser, but with nothing in common."""
    with ExitStack() as stack:
        contexts = [stack.enter_context(guest.context(browser, size)) for guest, size in people.items()]
        yield [guest.sits_down(context, table) for guest, context in zip(people, contexts, strict=True)]


def play_in_turn(players: Mapping[int, Player], script: Script) -> None:
    """Follow a script: each seat does its part, and sees what the others have done."""
    played = 0
    for seat, actions in groupby(script, key=lambda step: step[0]):
        played += len(list(actions))
        mover = players[seat]
        mover.follows(script, upto=played)
        for player in players.values():
            player.waits_for(mover.deeds)
            player.sent = played


def play_with_bots(players: Mapping[int, Player], level: str) -> None:
    """To the end: people do what a bot of that level would on their seats, from what their seats see."""
    brain = bot(level, seed=7)
    anybody = next(iter(players.values()))
    while (turn := anybody.page.evaluate("eye.turn()"))["seat"] is not None:
        player = players[turn["seat"]]
        player.waits_for(turn["deeds"])
        player.does(plan_of(brain, player.asks(f"/sight?seat={turn['seat']}")))
    for player in players.values():
        player.waits_for(turn["deeds"])
