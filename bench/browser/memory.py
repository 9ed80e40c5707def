"""How steady it is: what a page holds in memory after each of several games, none of which it should remember."""

from __future__ import annotations

from typing import Final

from bench.browser.stage import Sample, Stage, line_to
from tests.kit.browser.player import Player

# Functions that are called often are compiled, and better later: in ten games a megabyte of what is no game's remains.
JITLESS_FLAG: Final = "--js-flags=--jitless"


def heap_after_games(stage: Stage, sample: Sample, games: int, actions: int) -> list[float]:
    """Bytes in use after each game, once what nobody needs was thrown away."""
    used: list[float] = []
    with stage.context() as context:
        page = context.new_page()
        page.goto("/")
        line = line_to(page)
        for _ in range(games):
            page.goto(f"/#/t/{stage.table(sample, sample.late)}")
            player = Player(page, stage.live_server, sample.late)
            player.waits_for(sample.late)
            player.follows(sample.script, upto=sample.late + actions)
            page.goto("/#/")
            page.get_by_role("button", name="Play now").first.wait_for()
            line.send("HeapProfiler.collectGarbage")
            used.append(float(line.send("Runtime.getHeapUsage")["usedSize"]))
    return used
