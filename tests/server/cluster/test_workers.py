"""Several workers behind one port: people of one table meet at one of them, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from mattock.server.cluster.handover import home_of
from tests.server.proofs.client import socket_address
from tests.server.proofs.conftest import Serve
from tests.server.proofs.party import acknowledged, assert_all_agree, parties, play_on, playing
from tests.server.proofs.web import Web

WORKERS = 2
TABLES = 6
PEOPLE = 3


def children(pid: int) -> list[int]:
    """Processes that this one started and that serve: its resource tracker is none."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def socket_inodes(server_port: int) -> dict[int, str]:
    """Of the open connections to this port, the end of the server by the port of the client."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]]
    ours = [row for row in rows if int(row[1].split(":")[1], 16) == server_port and row[3] == "01"]
    return {int(row[2].split(":")[1], 16): row[9] for row in ours}


def held_by(pid: int) -> set[str]:
    """The sockets that a process has open."""
    links = []
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            links.append(str(file.readlink()))
        except FileNotFoundError:  # closed in between
            continue
    return {link.removeprefix("socket:[").rstrip("]") for link in links if link.startswith("socket:[")}


def test_people_of_one_table_meet_at_one_worker_whichever_took_their_connection(
    serve: Serve, postgres_url: str
) -> None:
    served = serve(postgres_url, "--workers", str(WORKERS), "--no-limits")

    async def story() -> dict[str, list[int]]:
        async with Web(served.base) as web:
            people = [await web.enrol(f"person {number}") for number in range(PEOPLE)]
            tables = [await web.new_table(people, "dwar7s", start=False) for _ in range(TABLES)]
        found: dict[str, list[int]] = {}
        workers = children(served.pid)
        assert len(workers) == WORKERS
        for table in tables:
            sockets = [await connect(socket_address(served.base, table), proxy=None) for _ in range(PEOPLE)]
            for person, socket in zip(people, sockets, strict=True):
                await socket.send(f'{{"do":"hello","token":"{person.key}"}}')
                assert '"welcome"' in str(await socket.recv())
            inodes = socket_inodes(served.port)
            held = {pid: held_by(pid) for pid in workers}
            found[table] = [
                pid for socket in sockets for pid in workers if inodes[socket.local_address[1]] in held[pid]
            ]
            for socket in sockets:
                await socket.close()
        return found

    found = asyncio.run(story())
    assert all(len(at) == PEOPLE and len(set(at)) == 1 for at in found.values()), found
    homes = {(home_of(table, WORKERS), at[0]) for table, at in found.items()}
    assert len(homes) == len({home for home, _ in homes})  # a home is always the same worker
    served.stop()


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(serve: Serve, postgres_url: str) -> None:
    served = serve(postgres_url, "--workers", str(WORKERS), "--no-limits")

    async def story() -> None:
        dice = random.Random(1)
        async with Web(served.base) as web:
            players = await parties(web, dice, [served.base], tables=2, size=2)
        async with playing(players):
            before = set(children(served.pid))
            await play_on(players, 20)
            os.kill(dice.choice(sorted(before)), signal.SIGKILL)
            await play_on(players, 20)
            deadline = time.monotonic() + 60
            while len(children(served.pid)) < WORKERS:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)
            assert set(children(served.pid)) != before
            await play_on(players, 20)
        assert acknowledged(players) >= 60
        await assert_all_agree(served.database, players)

    asyncio.run(story())
    served.stop()


def test_no_worker_outlives_the_process_that_started_it(serve: Serve, postgres_url: str) -> None:
    served = serve(postgres_url, "--workers", str(WORKERS), "--no-limits")
    workers = children(served.pid)
    served.kill()
    deadline = time.monotonic() + 60
    while any(map(is_alive, workers)):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.1)
    assert not is_answered(served.base)


def is_alive(pid: int) -> bool:
    """A process that has ended may stay listed until somebody asks how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def is_answered(base: str) -> bool:
    try:
        httpx.get(f"{base}/api/health/live", timeout=5.0)
    except httpx.TransportError:
        return False
    return True
