"""A ring of sock puppets: people who are one, and let one of them win. None of it lifts anybody into the hall."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import combinations
from typing import Self

import httpx

from mattock.tables.store.meetings import MAX_RATED_A_DAY
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.web import Json

RING = effort(3, 6)
ROUNDS = effort(MAX_RATED_A_DAY + 1, 12)  # games of the first two puppets
SHORT = {"players": 2, "goals_to_end": 2}


class Puppet:
    """Plays over HTTP alone, from an address of its own where the proxy says so."""

    def __init__(self, base: str, address: str | None) -> None:
        headers = {} if address is None else {"X-Forwarded-For": address}
        self._http = httpx.AsyncClient(base_url=base, timeout=60.0, headers=headers)
        self.id = ""

    async def __aenter__(self) -> Self:
        found = (await self._http.post("/api/people", json={"name": "Eve"})).raise_for_status().json()
        self.id = found["id"]
        self._http.headers["Authorization"] = f"Bearer {found['key']}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str) -> Json:
        found: Json = (await self._http.get(path)).raise_for_status().json()
        return found

    async def post(self, path: str, body: Json) -> Json:
        found: Json = (await self._http.post(path, json=body)).raise_for_status().json()
        return found

    async def command(self, table: str, **command: object) -> Json:
        return await self.post(f"/api/tables/{table}/commands", command)


async def played(winner: Puppet, loser: Puppet, dice: random.Random) -> None:
    """A rated game to its end, which the loser leaves to a bot that throws dice."""
    settings = {"rated": True, "seconds": 60, "stand_in": "random"}
    made = await winner.post("/api/tables", {"game": "dwar7s", "options": SHORT, "settings": settings})
    table = made["table"]
    for puppet in (winner, loser):
        await puppet.command(table, do="sit")
    await winner.command(table, do="start")
    await loser.command(table, do="leave")
    while True:
        news = await winner.get(f"/api/tables/{table}")
        if news["standing"]["status"] != "playing":
            return
        if legal := news["looks"][0]["legal"]:
            await winner.command(table, do="play", version=news["version"], action=dice.choice(legal)["code"])
        else:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def ring(base: str, addresses: list[str | None]) -> AsyncIterator[list[Puppet]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Puppet(base, address)) for address in addresses]


async def rated_of(puppet: Puppet) -> list[bool]:
    found = await puppet.get("/api/chronicles?game=dwar7s&limit=100")
    return [one["is_rated"] for one in found["chronicles"]]


def test_puppets_at_one_address_make_no_rated_game(url: str, serve: Serve) -> None:
    """Whatever they claim it to be: nobody believes `X-Forwarded-For` but of a proxy that is named."""

    async def story() -> None:
        served = serve(url, "--no-limits")
        dice = random.Random(1)
        async with ring(served.base, [None, "198.51.100.1"]) as (winner, loser):
            await played(winner, loser, dice)
            assert await rated_of(winner) == [False]
            hall = await winner.get("/api/hall?game=dwar7s")
            assert hall["famous"] == []
            assert hall["mine"]["rated"] == 0
        served.stop()

    asyncio.run(story())


def test_puppets_at_many_addresses_are_rated_a_few_times_a_day_and_in_no_hall(url: str, serve: Serve) -> None:
    async def story() -> None:
        served = serve(url, "--no-limits", "--proxy", "127.0.0.1")
        dice = random.Random(2)
        async with ring(served.base, [f"198.51.{number}.1" for number in range(RING)]) as puppets:
            for _ in range(ROUNDS):
                await played(puppets[0], puppets[1], dice)
            assert sorted(await rated_of(puppets[0])) == [False] * (ROUNDS - MAX_RATED_A_DAY) + [True] * MAX_RATED_A_DAY
            for one, other in list(combinations(puppets, 2))[1:]:
                await played(one, other, dice)
            hall = await puppets[0].get("/api/hall?game=dwar7s")
            assert hall["famous"] == [], "one evening makes nobody known"
            assert hall["mine"]["is_provisional"]
            assert hall["mine"]["rated"] == MAX_RATED_A_DAY + RING - 2
        served.stop()

    asyncio.run(story())
