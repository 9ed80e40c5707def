"""The server dies at any moment, and nobody has lost anything: what was acknowledged is there, and is there once."""

from __future__ import annotations

import asyncio
import random

from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.party import acknowledged, assert_all_agree, parties, play_on, playing
from tests.server.proofs.web import Web

KILLS = effort(10, 100)


def test_a_server_killed_at_any_moment_loses_nothing_and_doubles_nothing(url: str, serve: Serve) -> None:
    """People at several tables of both games play, talk and take back; the server is killed under them."""

    async def story() -> None:
        dice, served = random.Random(url), serve(url, "--no-limits")
        async with Web(served.base) as web:
            players = await parties(web, dice, [served.base], tables=2, size=2)
        async with playing(players):
            for _ in range(KILLS):
                await play_on(players, dice.randint(1, 25))
                await asyncio.sleep(dice.random() * 0.03)
                served.kill()
                await asyncio.to_thread(served.start)
        assert acknowledged(players) > 5 * KILLS
        await assert_all_agree(url, players)
        served.stop()

    asyncio.run(story())
