"""Several servers on one database: people at one table are connected to different ones, and nobody can tell."""

from __future__ import annotations

import asyncio
import random
import shutil
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from mattock.tables.store.migrating import upgrade_database
from tests.kit.postgres import Cluster, roomy_folder
from tests.server.proofs.client import Client, connected
from tests.server.proofs.effort import effort
from tests.server.proofs.party import acknowledged, assert_all_agree, parties, play_on, playing
from tests.server.proofs.serving import Served, running
from tests.server.proofs.web import Web

SERVERS = effort(2, 3)
KILLS = effort(2, 30)
TALKS = effort(10, 300)
STEPS = effort(40, 400)


@pytest.fixture(scope="module")
def servers(cluster: Cluster) -> Iterator[list[Served]]:
    """On one database. They are killed and started again, and are well at the end."""
    database, folder = cluster.new_database(), Path(roomy_folder())
    asyncio.run(upgrade_database(database))
    with ExitStack() as stack:
        logs = [folder / f"log{number}" for number in range(SERVERS)]
        yield [stack.enter_context(running(database, log, "--no-limits")) for log in logs]
    shutil.rmtree(folder)


def test_one_server_dies_in_mid_game_and_the_others_go_on(servers: list[Served]) -> None:
    """Each command is carried out once, wherever it was sent, and sent again; everybody hears of everything."""

    async def story() -> None:
        dice = random.Random(1)
        async with Web(servers[0].base) as web:
            players = await parties(web, dice, [served.base for served in servers], tables=2, size=SERVERS)
        async with playing(players):
            for _ in range(KILLS):
                served = dice.choice(servers)
                await play_on(players, dice.randint(1, 25))
                served.kill()
                await play_on(players, 30)
                await asyncio.to_thread(served.start)
        assert acknowledged(players) > 30 * KILLS
        await assert_all_agree(servers[0].database, players)

    asyncio.run(story())


def test_news_travel_from_one_server_to_another_in_a_moment(servers: list[Served]) -> None:
    """Without anybody asking: who only listens hears it."""

    async def story() -> None:
        near, far = servers[:2]
        async with Web(near.base) as web:
            people = [await web.enrol(name) for name in ("Ada", "Bob")]
            table = await web.new_table(people, "runedar")
        ada, bob = Client([near.base], people[0], table), Client([far.base], people[1], table)
        delays = []
        async with connected(ada, bob):
            await bob.at(1)
            for number in range(TALKS):
                start = time.monotonic()
                answer = await ada.do(do="say", text=f"{number}")
                news = await bob.at(answer["version"])
                assert news["happenings"][-1]["what"]["text"] == f"{number}"
                delays.append(time.monotonic() - start)
                await asyncio.sleep(0.05)
        assert statistics.median(delays) < 5.0  # a server that only looks for itself does so every 30 seconds

    asyncio.run(story())


def test_two_clients_of_one_seat_at_different_servers_play_each_action_once(servers: list[Served]) -> None:
    """The same person on two devices, both quick to answer: of two commands for one position one is carried out."""

    async def story() -> None:
        async with Web(servers[0].base) as web:
            person = await web.enrol("Ada")
            table = await web.new_table([person, person], "dwar7s")
        clients = [Client([served.base], person, table) for served in servers[:2]]
        dice = random.Random(1)
        async with connected(*clients):
            version = (await clients[0].at(1))["version"]
            for _ in range(STEPS):
                for client in clients:
                    await client.at(version)
                legal = clients[0].legal
                if not legal:
                    break
                commands = [
                    client.send(do="play", version=version, action=dice.choice(legal))
                    for client in dice.sample(clients, 2)
                ]
                answers = await asyncio.gather(*commands)
                assert sorted(answer["answer"] for answer in answers) == ["done", "stale"]
                (done,) = (answer["version"] for answer in answers if answer["answer"] == "done")
                assert done == version + 1
                version = done

    asyncio.run(story())
