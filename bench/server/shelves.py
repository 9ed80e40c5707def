"""Ten thousand stored tables: does the lobby take longer, or a new game, or the start of the server?"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Final

import httpx

from bench.server.process import Process
from mattock.tables import Person, Room, Store
from mattock.tables.live.services import new_name
from mattock.tables.live.snapshots import rebuilt, whole
from mattock.tables.log.answers import Done
from mattock.tables.log.commands import Abandon, AnyCommand, Create, Sit, Start
from mattock.tables.log.entries import Entry
from mattock.tables.store.batch import Addition, WriteBatch

ADA: Final = Person("ada", "Ada")
TABLES_A_BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds: medians, but for the start of the server, which happens once."""

    lobby: float
    mine: float
    new_game: float
    server_start: float


async def fill(url: str, tables: int) -> None:
    """A third each: open, in play, over. They are copies of three real ones."""
    store = await Store.open(url)
    room = Room(store)
    kinds = [await store.entries(await sample(room, commands)) for commands in ((), (Sit, Sit, Start), (Sit, Abandon))]
    for first in range(0, tables, TABLES_A_BATCH):
        await store.write(
            WriteBatch([copied(kinds[number % 3]) for number in range(first, min(first + TABLES_A_BATCH, tables))])
        )
    await room.close()
    await store.close()


async def sample(room: Room, commands: Sequence[type[Sit | Start | Abandon]]) -> str:
    """Ada plays with herself."""
    table = (await done(room, Create(game="runedar", options={"players": 2}))).table
    for command in commands:
        await done(room, command(table=table))
    return table


async def done(room: Room, command: AnyCommand) -> Done:
    answer = await room.send(ADA, command)
    assert isinstance(answer, Done), answer
    return answer


def copied(entries: list[Entry]) -> Addition:
    return whole(rebuilt(new_name(), entries), entries)


def timed(servers: Sequence[Process], rounds: int) -> list[Times]:
    """In turns, so that a machine that changes its pace does so for all of them."""
    with ExitStack() as stack:
        guests = [stack.enter_context(closing(guest_of(server))) for server in servers]
        lobby = medians(guests, lambda http: http.get("/api/tables?which=open").raise_for_status(), rounds)
        mine = medians(guests, lambda http: http.get("/api/tables?which=mine").raise_for_status(), rounds)
        new_games = medians(guests, new_game, rounds)
        starts = [server.seconds_to_start for server in servers]
        return [Times(*times) for times in zip(lobby, mine, new_games, starts, strict=True)]


def guest_of(server: Process) -> httpx.Client:
    http = httpx.Client(base_url=server.base, timeout=60.0)
    http.headers["Authorization"] = f"Bearer {http.post('/api/people', json={'name': 'Bob'}).json()['key']}"
    return http


def medians(guests: Sequence[httpx.Client], work: Callable[[httpx.Client], object], rounds: int) -> list[float]:
    costs: list[list[float]] = [[] for _ in guests]
    for _ in range(rounds):
        for http, spent in zip(guests, costs, strict=True):
            start = time.perf_counter()
            work(http)
            spent.append(time.perf_counter() - start)
    return [statistics.median(spent) for spent in costs]


def new_game(http: httpx.Client) -> None:
    """From nothing to the first decision, a bot on the other seat."""
    body = {"game": "runedar", "options": {"players": 2}}
    table = http.post("/api/tables", json=body).raise_for_status().json()["table"]
    for command in ({"do": "sit"}, {"do": "start", "fill": "random"}):
        http.post(f"/api/tables/{table}/commands", json=command).raise_for_status()
