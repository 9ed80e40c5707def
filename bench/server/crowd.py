"""People at tables, who play what journeymen have thought out beforehand, so that choosing costs next to nothing.

A deed counts when the last of the people at its table has been told of it; that is after it was committed.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct

from bench.server.scripts import GAMES, SEATS, Deed, Scripts
from bench.server.wire import Wire, open_wire

MAX_PARALLEL_REQUESTS: Final = 16  # requests at once while the crowd gathers


class Standing(Struct):
    game: str
    status: str
    deeds: int
    commitment: str | None


class Message(Struct):
    """As much of a frame as the crowd needs: of whole news, of changes, and of an answer."""

    answer: str
    version: int = 0
    standing: Standing | None = None
    deeds: int = 0
    re: str | None = None
    table: str = ""


READ: Final = msgspec.json.Decoder(Message)


class Tally:
    """What happened in a stretch of time."""

    def __init__(self) -> None:
        self.told = 0
        self.delays: list[float] = []
        self.refused: list[bytes] = []
        self.received = 0
        self.bytes_received = 0
        self.bytes_sent = 0
        self.sent = 0


class Person:
    """One seat at one table, and its socket."""

    def __init__(self, crowd: Crowd, key: str, seat: int, server: int, port: int) -> None:
        self.crowd = crowd
        self.key = key
        self.seat = seat
        self.server = server
        self.port = port
        self.version = 0
        self.table: Table | None = None
        self.wire: Wire | None = None
        self._standing: Standing | None = None
        self._asked: dict[str, asyncio.Future[str]] = {}

    async def join(self, table: Table) -> None:
        """As a browser does: what is told is whole once, then what has changed."""
        self.table = table
        self.version = 0
        self.wire = await open_wire(self.port, f"/api/tables/{table.name}/socket", self.hear)
        self.wire.send(msgspec.json.encode({"do": "hello", "token": self.key, "after": None, "changes": True}))

    def leave(self) -> None:
        assert self.wire is not None
        self.wire.close()

    async def command(self, do: str) -> str:
        """Returns the table that it was done at."""
        assert self.wire is not None
        key = f"{self.crowd.next_key():016}"
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[key] = answer
        self.wire.send(msgspec.json.encode({"do": do, "key": key}))
        return await answer

    def hear(self, data: bytes) -> None:
        tally = self.crowd.tally
        tally.received += 1
        tally.bytes_received += len(data)
        message = READ.decode(data)
        if message.answer in {"news", "changes"}:
            self._follow(message)
        elif message.answer == "done":
            if message.re in self._asked:
                self._asked.pop(message.re).set_result(message.table)
        elif message.answer not in {"presence", "welcome", "pong"}:
            tally.refused.append(data)

    def _follow(self, message: Message) -> None:
        assert self.table is not None
        if message.standing is not None:
            self._standing = message.standing
        standing = self._standing
        assert standing is not None
        if message.answer == "changes":
            standing.deeds = message.deeds
        self.version = message.version
        self.table.told(standing)
        deed = self.crowd.next_deed(standing)
        if deed is not None and deed.seat == self.seat:
            self.crowd.ask(self, message.version, deed)

    def play(self, version: int, deed: Deed) -> None:
        table, wire = self.table, self.wire
        assert table is not None
        assert wire is not None
        if wire.is_closing or version < self.version:  # while somebody thought about it, the game went on
            return
        table.sent.append((version + 1, time.perf_counter()))
        number = self.crowd.next_key()
        data = b'{"do":"play","key":"%016d","version":%d,%b}' % (number, version, deed.told)
        self.crowd.tally.sent += 1
        self.crowd.tally.bytes_sent += len(data)
        wire.send(data)


class Table:
    def __init__(self, crowd: Crowd, name: str, game: str, people: Sequence[Person]) -> None:
        self.crowd = crowd
        self.name = name
        self.game = game
        self.people = people
        self.sent: deque[tuple[int, float]] = deque()  # what will be the table's version, and when it was sent
        self.is_over = False

    def told(self, standing: Standing) -> None:
        """One of the people here has heard something: have now all of them heard of a deed?"""
        known = min(person.version for person in self.people)
        while self.sent and self.sent[0][0] <= known:
            _, start = self.sent.popleft()
            self.crowd.tally.told += 1
            self.crowd.tally.delays.append(time.perf_counter() - start)
        if standing.status == "over" and not self.is_over:
            self.is_over = True
            self.crowd.play_again(self)


class Crowd:
    """So many tables of four at the servers of these ports."""

    def __init__(
        self, ports: Sequence[int], tables: int, scripts: Scripts, pause: float = 0.0, *, across: bool = False
    ) -> None:
        """`pause`: how many seconds a player thinks; 0 is no time at all. `across`: people of one table are spread over
        the servers, so that each deed is told by all of them; else a table is at one of them.
        """
        self.pause = pause
        self.tally = Tally()
        self.tables: list[Table] = []
        self.is_playing = False
        self._ports = ports
        self._across = across
        self._wanted = tables
        self._scripts = scripts
        self._dice = random.Random(1)
        self._keys = 0
        self._held: list[tuple[Person, int, Deed]] = []
        self._https = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60.0) for port in ports]
        self._tasks: set[asyncio.Task[None]] = set()

    def next_key(self) -> int:
        self._keys += 1
        return self._keys

    async def gather(self) -> None:
        """Everybody enrols, sits down, and the games start; nobody plays yet."""
        limit = asyncio.Semaphore(MAX_PARALLEL_REQUESTS)

        async def one(number: int) -> None:
            async with limit:
                place = number // len(GAMES)
                people = [await self._enrol(seat, seat if self._across else place) for seat in range(SEATS)]
                await self._new_table(GAMES[number % len(GAMES)], people)

        await asyncio.gather(*(one(number) for number in range(self._wanted)))

    async def _enrol(self, seat: int, place: int) -> Person:
        server = place % len(self._ports)
        found = await self._post(server, None, "/api/people", {"name": "Somebody"})
        return Person(self, found["key"], seat, server, self._ports[server])

    async def _new_table(self, game: str, people: Sequence[Person]) -> None:
        host = people[0]
        body = {"game": game, "options": {"players": SEATS}}
        name = (await self._post(host.server, host, "/api/tables", body))["table"]
        for person in people:
            await self._post(person.server, person, f"/api/tables/{name}/commands", {"do": "sit"})
        await self._begin(Table(self, name, game, people))

    async def _begin(self, table: Table) -> None:
        for person in table.people:
            await person.join(table)
        await table.people[0].command("start")
        self.tables.append(table)

    async def _post(self, server: int, who: Person | None, path: str, body: object) -> dict[str, Any]:
        headers = {} if who is None else {"Authorization": f"Bearer {who.key}"}
        response = await self._https[server].post(path, json=body, headers=headers)
        found: dict[str, Any] = response.raise_for_status().json()
        return found

    def next_deed(self, standing: Standing) -> Deed | None:
        """The person to move and the deed to play; None before the start and at the end."""
        if standing.status != "playing" or standing.commitment is None:
            return None
        return self._scripts[standing.game, standing.commitment][standing.deeds]

    def ask(self, person: Person, version: int, deed: Deed) -> None:
        if not self.is_playing:
            self._held.append((person, version, deed))
            return
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * self._dice.uniform(0.5, 1.5), person.play, version, deed)
        else:
            person.play(version, deed)

    async def warm_up(self, seconds: float = 1.0) -> None:
        """From now on everybody plays."""
        self.is_playing = True
        held, self._held = self._held, []
        for one in held:
            self.ask(*one)
        await asyncio.sleep(max(seconds, 2 * self.pause))

    async def count(self, seconds: float) -> Tally:
        """What happens in the next so many seconds."""
        self.tally = Tally()
        await asyncio.sleep(seconds)
        tally, self.tally = self.tally, Tally()
        return tally

    def play_again(self, table: Table) -> None:
        """Seat these people at a new table. Not by a rematch: there people keep their colours, one seat further on, and
        nobody has thought that game out.
        """
        task = asyncio.create_task(self._move_on(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move_on(self, table: Table) -> None:
        self.tables.remove(table)
        for person in table.people:
            person.leave()
        await self._new_table(table.game, table.people)

    async def rest(self) -> None:
        """From now on people hold their answers back."""
        self.is_playing = False
        await asyncio.sleep(1.0)

    async def go_home(self) -> None:
        """Nobody plays on; whoever moves on to a new game gets there first."""
        self.is_playing = False
        while self._tasks:
            await asyncio.gather(*self._tasks)
        for table in self.tables:
            for person in table.people:
                person.leave()
        for client in self._https:
            await client.aclose()
