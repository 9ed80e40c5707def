"""People who play one game after the other at one table and its rematches, by chance, with talk and undo between."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import mattock
from tests.server.proofs.client import Client, connected, some_deed
from tests.server.proofs.truth import assert_each_command_once, assert_same_view, log_of, stored
from tests.server.proofs.web import Account, Web
from tests.tables.parlour import until


class Player:
    """One person: a client at the table where the party is now. Clients of tables before are kept as witnesses."""

    def __init__(
        self, bases: Sequence[str], account: Account, table: str, dice: random.Random, *, is_host: bool
    ) -> None:
        self.bases = bases
        self.account = account
        self.dice = dice
        self.is_host = is_host
        self.clients = [Client(bases, account, table)]
        self.is_done = False

    @property
    def client(self) -> Client:
        return self.clients[-1]

    async def run(self) -> None:
        """Until `is_done`, and every command is answered."""
        while not self.is_done:
            async with asyncio.TaskGroup() as group:
                task = group.create_task(self.client.run())
                following = await self._play()
                task.cancel()
            if following is not None:
                self.clients.append(Client(self.bases, self.account, following))

    async def _play(self) -> str | None:
        """The table of the rematch, or None if it was enough."""
        client = self.client
        while not (self.is_done and not client.is_busy):
            await client.change()
            if client.news is None or client.is_busy:
                continue
            standing = client.news["standing"]
            if standing["rematch"] is not None and not self.is_done:
                rematch: str = standing["rematch"]
                return rematch
            if not self.is_done:
                self._act(client, standing["status"])
        return None

    def _act(self, client: Client, status: str) -> None:
        assert client.news is not None
        version, roll = client.news["version"], self.dice.random()
        if status == "over" and self.is_host:
            client.send(do="rematch")
        elif status == "open":
            self._settle(client, client.news["standing"]["seats"])
        elif status != "playing":
            return
        elif client.news["free_steps"] and roll < 0.1:
            client.send(do="undo", version=version)
        elif client.legal:
            client.send(do="play", version=version, **some_deed(client, self.dice))
        elif roll < 0.1:
            client.send(do="say", text=f"{roll}")

    def _settle(self, client: Client, seats: list[dict[str, Any]]) -> None:
        """At a rematch everybody sits down by themselves; then the host starts."""
        owners = [seat["owner"] and seat["owner"]["id"] for seat in seats]
        if self.account.id not in owners:
            client.send(do="sit")
        elif self.is_host and all(owners):
            client.send(do="start")

    def finish(self) -> None:
        self.is_done = True
        self.client.wake()

    @property
    def acknowledged(self) -> int:
        return sum(answer["answer"] == "done" for client in self.clients for answer in client.answers.values())


async def parties(web: Web, dice: random.Random, bases: Sequence[str], *, tables: int, size: int) -> list[Player]:
    """So many tables of each game; people of one table are at different servers, if there are several."""
    players = []
    for game in mattock.game_names():
        for number in range(tables):
            people = [await web.enrol(f"{game} {number} {seat}") for seat in range(size)]
            table = await web.new_table(people, game)
            for seat, person in enumerate(people):
                turned = [*bases[seat % len(bases) :], *bases[: seat % len(bases)]]
                own = random.Random(dice.random())
                players.append(Player(turned, person, table, own, is_host=seat == 0))
    return players


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """They play meanwhile; afterwards everything they have sent is answered soon."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.run()) for player in players]
        yield
        for player in players:
            player.finish()
        async with asyncio.timeout(120):
            await asyncio.gather(*tasks)


def acknowledged(players: Sequence[Player]) -> int:
    return sum(player.acknowledged for player in players)


async def play_on(players: Sequence[Player], commands: int) -> None:
    """Until so many more are acknowledged."""
    wanted = acknowledged(players) + commands
    await until(lambda: acknowledged(players) >= wanted, 120)


async def assert_all_agree(url: str, players: Sequence[Player]) -> None:
    """Whoever comes back to a table is told what is on disk, whole."""
    by_table: dict[str, list[Client]] = {}
    for player in players:
        for client in player.clients:
            by_table.setdefault(client.table, []).append(client)
    async with stored(url) as store:
        for name, clients in by_table.items():
            entries, table = await log_of(store, name)
            async with connected(*clients):
                for client in clients:
                    await client.at(table.version)
            assert_each_command_once(entries, clients)
            for client in clients:
                assert sorted(client.happenings) == list(range(1, table.version + 1))
                assert_same_view(table, client)
