"""The database goes away and comes back: clear answers meanwhile, nothing lost, and people play on."""

from __future__ import annotations

import asyncio
import random
import time

from tests.kit.postgres import Cluster
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.party import Player, assert_all_agree, parties, play_on, playing
from tests.server.proofs.web import Account, Web
from tests.tables.parlour import until

TIMES = effort(1, 10)
GONE = {"answer": "unavailable", "code": "database_gone"}


async def assert_says_so(web: Web, who: Account, table: str) -> None:
    """Whatever is asked, the answer is the same, and soon."""
    asked = (
        ("GET", "/api/health", None),
        ("GET", "/api/tables?which=open", None),
        ("GET", "/api/chronicles", None),
        ("POST", "/api/people", {"name": "Late"}),
        ("POST", "/api/tables", {"game": "runedar"}),
        ("POST", f"/api/tables/{table}/commands", {"do": "say", "text": "hello?"}),
        ("POST", f"/api/tables/{table}/enter", {"secret": "x"}),
    )
    for method, path, body in asked:
        start = time.monotonic()
        response = await web.ask(who, method, path, body)
        assert (response.status_code, response.json()) == (503, GONE), (method, path)
        assert time.monotonic() - start < 10, (method, path)


async def away(cluster: Cluster, web: Web, players: list[Player]) -> None:
    someone = players[0]
    await asyncio.to_thread(cluster.stop)
    try:
        await assert_says_so(web, someone.account, someone.client.table)
        await until(lambda: any(player.client.put_off for player in players), 30)
    finally:
        await asyncio.to_thread(cluster.start)


def test_while_the_database_is_away_the_server_says_so_and_afterwards_all_play_on(
    postgres_url: str, cluster: Cluster, serve: Serve
) -> None:
    async def story() -> None:
        dice, served = random.Random(1), serve(postgres_url, "--no-limits")
        async with Web(served.base) as web:
            players = await parties(web, dice, [served.base], tables=1, size=2)
            async with playing(players):
                for _ in range(TIMES):
                    await play_on(players, 10)
                    await away(cluster, web, players)
                    await play_on(players, 20)
        put_off = [answer for player in players for client in player.clients for answer in client.put_off]
        assert {(answer["answer"], answer["code"]) for answer in put_off} == {tuple(GONE.values())}
        await assert_all_agree(postgres_url, players)
        served.stop()

    asyncio.run(story())
