"""The line over which a server hears of others falls silent: nobody is left without news for long, and it is said."""

from __future__ import annotations

import asyncio
import time

from mattock.tables.store.migrating import upgrade_database
from mattock.tables.store.notifications import CONNECT_TIMEOUT
from tests.server.proofs.client import Client, connected
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.silent_line import silent_line
from tests.server.proofs.web import Web

SILENCES = effort(1, 8)
REPLACED = 20.0  # seconds in which a line that hangs is given up, and as many until the next one works
SLOWNESS = 20.0  # seconds more for a machine that does other things


async def until_degraded(web: Web, wanted: str | None) -> None:
    """`GET /api/health` stays a 200, and says what does not work."""
    async with asyncio.timeout(REPLACED + SLOWNESS):
        while True:
            response = await web.ask(None, "GET", "/api/health")
            assert response.status_code == 200
            if response.json()["degraded"] == wanted:
                return
            await asyncio.sleep(0.02)


def test_people_hear_what_others_say_elsewhere_though_the_line_has_fallen_silent(
    postgres_empty: str, serve: Serve
) -> None:
    """The connection stays open, as with a cable that was cut; so does the next one, while it begins to listen."""

    async def story() -> None:
        await upgrade_database(postgres_empty)
        async with silent_line(postgres_empty) as line:
            near = await asyncio.to_thread(serve, postgres_empty)
            far = await asyncio.to_thread(serve, line.database)
            async with Web(near.base) as web, Web(far.base) as behind:
                people = [await web.enrol(name) for name in ("Ada", "Bob")]
                table = await web.new_table(people, "runedar")
                ada, bob = Client([near.base], people[0], table), Client([far.base], people[1], table)
                async with connected(ada, bob):
                    await until_degraded(behind, None)
                    for number in range(SILENCES):
                        line.fall_silent()
                        answer = await ada.do(do="say", text=f"Is anybody there? {number}")
                        await until_degraded(behind, "no_news_of_other_servers")
                        await asyncio.sleep(CONNECT_TIMEOUT / 5)  # the next line begins to listen, and falls silent
                        line.speak()
                        spoke = time.monotonic()
                        await bob.at(answer["version"], REPLACED + SLOWNESS)
                        await until_degraded(behind, None)
                        assert time.monotonic() - spoke < REPLACED + SLOWNESS
                        assert bob.connections == 1, "nobody had to come back"
            await asyncio.to_thread(far.stop)
            await asyncio.to_thread(near.stop)

    asyncio.run(story())
