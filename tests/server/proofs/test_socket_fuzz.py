"""Whatever arrives at a table's socket is answered, or the socket is closed with a reason; and nothing happens."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mattock.tables.log.entries import Entry, Started
from tests.kit.postgres import roomy_folder
from tests.server.proofs.client import Client, connected, socket_address
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.fuzzing import FIELDS, strange_message
from tests.server.proofs.serving import Served, running
from tests.server.proofs.truth import log_of, stored
from tests.server.proofs.web import Account, Json, Web

MESSAGES = effort(4_000, 10_000)
TOGETHER = 50
FIRST = effort(60, 1_000)
LARGEST = 64 * 1024


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """One server for all of this: what one test does to it must not hurt the next one."""
    folder = Path(roomy_folder())
    with running(f"sqlite:///{folder}/tables.db", folder / "log", "--no-limits") as found:
        yield found
    shutil.rmtree(folder)


@asynccontextmanager
async def socket_of(base: str, table: str, who: Account) -> AsyncIterator[ClientConnection]:
    """After hello, when everything that is said by itself was said."""
    async with connect(socket_address(base, table), max_size=None, proxy=None) as socket:
        await socket.send(json.dumps({"do": "hello", "token": who.key, "after": None}))
        while json.loads(await socket.recv())["answer"] != "presence":
            pass
        yield socket


async def answers(socket: ClientConnection, count: int) -> list[str]:
    """The next so many, whatever they answer; who comes and goes is no answer."""
    found: list[str] = []
    async with asyncio.timeout(60):
        while len(found) < count:
            data = await socket.recv()
            assert isinstance(data, str)
            if json.loads(data)["answer"] != "presence":
                found.append(data)
    return found


async def assert_all_is_said(socket: ClientConnection) -> None:
    """Nothing was answered twice: the next answer is that to the next question."""
    await socket.send('{"do":"why","ref":"the end","seat":0,"action":"x"}')
    (last,) = await answers(socket, 1)
    assert json.loads(last)["re"] == "the end"


async def assert_plays_on(base: str, table: str, people: list[Account], version: int) -> None:
    """The table is where it was, and goes on from there."""
    clients = [Client([base], person, table) for person in people]
    dice = random.Random(1)
    async with connected(*clients):
        for _ in range(10):
            for client in clients:
                assert (await client.at(version))["version"] == version
            player = next(client for client in clients if client.legal)
            answer = await player.do(do="play", version=version, action=dice.choice(player.legal))
            assert answer["answer"] == "done"
            version = answer["version"]


async def begun(web: Web, game: str) -> tuple[str, list[Account], Account]:
    people = [await web.enrol(name) for name in ("Ada", "Bob")]
    return await web.new_table(people, game), people, await web.enrol("Eve")


@pytest.mark.parametrize("game", ["runedar", "dwar7s"])
def test_thousands_of_strange_messages_are_answered_and_change_nothing(game: str, served: Served) -> None:
    async def story() -> None:
        dice, said = random.Random(game), []
        async with Web(served.base) as web, stored(served.database) as store:
            table, people, eve = await begun(web, game)
            before = await log_of(store, table)
            async with socket_of(served.base, table, eve) as socket:
                for _ in range(MESSAGES // TOGETHER):
                    for _ in range(TOGETHER):
                        await socket.send(strange_message(dice))
                    said += await answers(socket, TOGETHER)
                await assert_all_is_said(socket)
            assert (await log_of(store, table))[0] == before[0]
            await assert_plays_on(served.base, table, people, before[1].version)
        assert_nothing_leaked(said, [*people, eve], before[0])
        kinds = {json.loads(one)["answer"] for one in said}
        assert {"malformed", "not_yours", "pong", "not_now"} <= kinds
        assert "done" not in kinds
        assert "unavailable" not in kinds

    asyncio.run(story())


def assert_nothing_leaked(said: list[str], people: list[Account], entries: list[Entry]) -> None:
    secrets = [person.key for person in people]
    secrets += [entry.body.secret for entry in entries if isinstance(entry.body, Started)]
    assert not [one for one in said for secret in secrets if secret in one]


def test_old_messages_and_messages_of_other_seats_are_refused_or_answered_as_before(served: Served) -> None:
    """The same key gets the former answer; a new key finds that it is too late; others have no say."""

    async def story() -> None:
        dice = random.Random(3)
        async with Web(served.base) as web, stored(served.database) as store:
            table, people, eve = await begun(web, "dwar7s")
            clients = [Client([served.base], person, table) for person in people]
            async with connected(*clients):
                version = (await clients[0].at(4))["version"]
                for _ in range(effort(30, 100)):
                    for client in clients:
                        await client.at(version)
                    player = next(client for client in clients if client.legal)
                    (other,) = (client for client in clients if client is not player)
                    command = {"do": "play", "version": version, "action": dice.choice(player.legal)}
                    assert (await other.do(**command))["answer"] == "not_yours"
                    version = (await player.do(**command))["version"]
            entries, _ = await log_of(store, table)
            for client, other in (clients, reversed(clients)):
                await replay(served.base, client, other.account, dice)
                await replay(served.base, client, eve, dice)
            assert (await log_of(store, table))[0] == entries
            await assert_plays_on(served.base, table, people, version)

    asyncio.run(story())


async def replay(base: str, client: Client, other: Account, dice: random.Random) -> None:
    """All that a client has sent, in any order: by itself, by itself under new keys, by another one."""
    former = {key: answer for key, answer in client.answers.items() if answer["answer"] == "done"}
    keys = dice.sample(list(former), len(former))
    async with socket_of(base, client.table, client.account) as socket:
        for key in keys:
            assert await answer_to(socket, client.sent[key]) == former[key]
            assert (await answer_to(socket, {**client.sent[key], "action": "x"}))["answer"] == "key_reused"
            fresh = await answer_to(socket, {**client.sent[key], "key": f"again-{key}"})
            assert fresh["answer"] == "stale", "it was meant for another position"
    async with socket_of(base, client.table, other) as socket:
        for key in keys:
            assert (await answer_to(socket, client.sent[key]))["answer"] in {"stale", "not_yours"}


async def answer_to(socket: ClientConnection, message: Json) -> Json:
    await socket.send(json.dumps(message))
    (found,) = await answers(socket, 1)
    answer: Json = json.loads(found)
    assert answer["re"] == message["key"]
    return answer


def test_who_does_not_say_hello_first_is_told_so_and_shown_the_door(served: Served) -> None:
    async def story() -> None:
        dice = random.Random(5)
        async with Web(served.base) as web, stored(served.database) as store:
            table, people, _ = await begun(web, "runedar")
            entries, found = await log_of(store, table)
            for _ in range(FIRST):
                async with connect(socket_address(served.base, table), max_size=None, proxy=None) as socket:
                    await socket.send(strange_message(dice))
                    (answer,) = await answers(socket, 1)
                    assert json.loads(answer)["answer"] in {"malformed", "unrecognised"}
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4400
            assert (await log_of(store, table))[0] == entries
            await assert_plays_on(served.base, table, people, found.version)

    asyncio.run(story())


def test_a_frame_that_is_too_large_closes_the_socket_with_that_reason(served: Served) -> None:
    async def story() -> None:
        async with Web(served.base) as web:
            table, people, eve = await begun(web, "runedar")
            async with socket_of(served.base, table, eve) as socket:
                await socket.send("x" * LARGEST)
                assert json.loads((await answers(socket, 1))[0])["answer"] == "malformed"
                await socket.send("x" * (LARGEST + 1))
                assert json.loads((await answers(socket, 1))[0])["answer"] == "too_large"
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            await assert_plays_on(served.base, table, people, 4)

    asyncio.run(story())


def test_who_asks_too_fast_is_told_so_each_time(sqlite_url: str, serve: Serve) -> None:
    """With the limits that hold by default; and whoever has waited a moment is served again."""

    async def story() -> None:
        served, count = serve(sqlite_url), 600
        async with Web(served.base) as web:
            table, _, eve = await begun(web, "runedar")
            async with socket_of(served.base, table, eve) as socket:
                for number in range(count):
                    name = list(FIELDS)[number % len(FIELDS)]
                    await socket.send(json.dumps({"do": name, **FIELDS[name]}))
                kinds = [json.loads(one)["answer"] for one in await answers(socket, count)]
                assert kinds.count("too_fast") > 100
                await asyncio.sleep(1.0)
                await assert_all_is_said(socket)
        served.stop()

    asyncio.run(story())
