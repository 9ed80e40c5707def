"""Web hooks: they reach who wants to be called, only at hosts the operator has named, and hold nobody up."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mattock.server import hooks
from mattock.server.hooks import HookRefused, Hooks, checked_hook, is_open
from mattock.tables import Person, Store
from mattock.tables.live.services import YourTurn
from mattock.tables.store.people import enrol, set_hook
from tests.server.serving import Visitor, visited
from tests.tables.parlour import until


class Listening:
    """Somebody who waits to be called, and answers as a test wants."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.port = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-le"))
        self.heard.append((head, json.loads(await reader.readexactly(length))))
        status = self.answers.pop(0) if self.answers else "200 OK"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        for _ in range(6000):
            if len(self.heard) >= count:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"called {len(self.heard)} times")


async def always(_: YourTurn) -> bool:
    return True


@asynccontextmanager
async def called(folder: Path, *answers: str) -> AsyncIterator[tuple[Listening, Hooks, Person]]:
    """A person with a hook on this machine, and the server that calls it."""
    store, listening = await Store.open(f"sqlite:///{folder}/tables.db"), Listening(*answers)
    server = await asyncio.start_server(listening.answer, "127.0.0.1", 0)
    listening.port = server.sockets[0].getsockname()[1]
    person, _ = await enrol(store, "Ada")
    await set_hook(store, person, f"http://127.0.0.1:{listening.port}/hook?who=ada")
    caller = Hooks(store, [f"127.0.0.1:{listening.port}"], "https://dwarfs.example/", always)
    try:
        async with caller.running():
            yield listening, caller, person
    finally:
        server.close()
        await server.wait_closed()
        await store.close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "RETRY_DELAYS", (0.01, 0.02))


def test_who_has_a_hook_is_told_where_it_is_their_turn_and_nothing_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (listening, caller, person):
            caller.call(YourTurn("t1", "dwar7s", person))
            await listening.until(1)
            head, body = listening.heard[0]
            assert head.startswith("POST /hook?who=ada HTTP/1.1\r\n")
            assert f"host: 127.0.0.1:{listening.port}\r\n" in head.lower()
            assert "authorization" not in head.lower()
            link = "https://dwarfs.example/#/t/t1"
            assert body == {"kind": "your_turn", "table": "t1", "game": "dwar7s", "person": "Ada", "link": link}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("answers", "tries"),
    [
        (["500 Broken", "503 Busy", "200 OK"], 3),
        (["500 Broken"] * 9, 3),
        (["404 Not Found"], 1),
        (["302 Found\r\nLocation: http://127.0.0.1/elsewhere"], 1),
    ],
)
def test_it_is_tried_again_a_few_times_where_that_may_help_and_no_redirect_is_followed(
    tmp_path: Path, answers: list[str], tries: int
) -> None:
    async def story() -> None:
        async with called(tmp_path, *answers) as (listening, caller, person):
            caller.call(YourTurn("t1", "dwar7s", person))
            await listening.until(tries)
            await asyncio.sleep(0.1)
            assert len(listening.heard) == tries

    asyncio.run(story())


def test_a_newer_turn_at_the_same_table_takes_the_place_of_what_was_to_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "RETRY_DELAYS", (0.2,))

    async def story() -> None:
        async with called(tmp_path, "500 Broken") as (listening, caller, person):
            caller.call(YourTurn("t1", "dwar7s", person))
            await until(lambda: bool(caller._again))
            caller.call(YourTurn("t1", "dwar7s", person))
            await asyncio.sleep(0.5)
            assert len(listening.heard) == 2

    asyncio.run(story())


@asynccontextmanager
async def absent(folder: Path, **settings: Any) -> AsyncIterator[tuple[Listening, Visitor, str]]:
    """Ada, whose turn it is and who is not there; her hook does not work at first."""
    listening = Listening("500 Broken")
    server = await asyncio.start_server(listening.answer, "127.0.0.1", 0)
    host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with visited(folder, hooks=frozenset({host}), **settings) as (ada, bo):
        await ada.http.put("/api/people/me/hook", json={"url": f"http://{host}/ada"}, headers=ada.headers)
        table = await bo.new_table("dwar7s")
        for visitor, command in ((bo, "sit"), (ada, "sit"), (bo, "start")):
            assert (await visitor.command(table, do=command)).status_code == 200
        while not listening.heard and await play_on(bo, table):
            pass
        await listening.until(1)
        yield listening, ada, table
    server.close()
    await server.wait_closed()


async def play_on(visitor: Visitor, table: str) -> bool:
    """The first action that is allowed, if it is the visitor's turn."""
    news = (await visitor.get(f"/api/tables/{table}")).json()
    legal = [action["code"] for look in news["looks"] for action in look["legal"]]
    if legal:
        assert (await visitor.command(table, do="play", version=news["version"], action=legal[0])).status_code == 200
    return bool(legal)


@pytest.mark.parametrize("meanwhile", ["nothing", "plays", "comes", "leaves"])
def test_it_is_tried_again_only_while_it_is_still_their_turn_and_they_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    monkeypatch.setattr(hooks, "RETRY_DELAYS", (2.0, 0.01))

    async def story() -> int:
        async with absent(tmp_path) as (listening, ada, table), AsyncExitStack() as staying:
            if meanwhile == "plays":
                while await play_on(ada, table):
                    pass
            elif meanwhile == "comes":
                line = await staying.enter_async_context(ada.line(table))
                await line.hear("presence")
            elif meanwhile == "leaves":
                assert (await ada.command(table, do="leave")).status_code == 200
            else:
                await listening.until(2)
            await asyncio.sleep(2.5)
            return len(listening.heard)

    assert asyncio.run(story()) == (2 if meanwhile == "nothing" else 1)


def test_without_a_base_the_link_leads_to_where_the_server_listens(tmp_path: Path) -> None:
    async def story() -> None:
        async with absent(tmp_path, address="http://127.0.0.1:8420") as (listening, _, table):
            assert listening.heard[0][1]["link"] == f"http://127.0.0.1:8420/#/t/{table}"
        async with absent(tmp_path, address="http://127.0.0.1:8420", base="https://x.example") as (listening, _, table):
            assert listening.heard[0][1]["link"] == f"https://x.example/#/t/{table}"

    asyncio.run(story())


def test_who_has_no_hook_or_one_that_is_no_longer_allowed_is_not_called(tmp_path: Path) -> None:
    async def story() -> None:
        async with called(tmp_path) as (listening, caller, person):
            other, _ = await enrol(caller._store, "Bob")
            caller.call(YourTurn("t1", "dwar7s", other))
            caller.call(YourTurn("t2", "dwar7s", person))
            await listening.until(1)
            caller.hosts = frozenset({"elsewhere.example"})
            caller.call(YourTurn("t3", "dwar7s", person))
            await asyncio.sleep(0.1)
            assert [body["table"] for _, body in listening.heard] == ["t2"]

    asyncio.run(story())


def test_a_hook_that_does_not_answer_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "TIMEOUT", 0.05)

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            await while_silent(port)

    async def while_silent(port: int) -> None:
        async with called(tmp_path) as (listening, caller, person):
            caller.hosts |= {f"127.0.0.1:{port}"}
            slow, _ = await enrol(caller._store, "Slow")
            await set_hook(caller._store, slow, f"http://127.0.0.1:{port}/")
            for _ in range(20):
                caller.call(YourTurn("t1", "dwar7s", slow))
            caller.call(YourTurn("t2", "dwar7s", person))
            await listening.until(1)
            for _ in range(2 * hooks.MAX_WAITING):
                caller.call(YourTurn("t3", "dwar7s", slow))

    asyncio.run(story())


@pytest.mark.parametrize(
    "url",
    [
        "https://other.example/x",
        "https://dwarfs.example:444/x",
        "http://dwarfs.example/x",
        "https://ada:secret@dwarfs.example/x",
        "ftp://dwarfs.example/x",
        "https://dwarfs.example.evil.example/x",
        "https://",
        "dwarfs.example",
        "https://dwarfs.example:99999/x",
        "https://xn--/",
        "https://xn--a/",
        "http://10.0.0.1/",
        "\x00",
    ],
)
def test_an_address_that_the_operator_has_not_allowed_is_refused(url: str) -> None:
    with pytest.raises(HookRefused):
        checked_hook(url, ["dwarfs.example", "10.0.0.1"])


def test_an_allowed_address_is_taken_as_it_is() -> None:
    for url in (
        "https://dwarfs.example/x?y=1",
        "https://DWARFS.example/x",
        "https://10.0.0.1/",
        "http://localhost:81/",
    ):
        checked_hook(url, ["dwarfs.example", "10.0.0.1", "localhost:81"])


@pytest.mark.parametrize(
    "number",
    [
        "10.0.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "ff0e::1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "::7f00:1",
        "fec0::1",
    ],
)
def test_a_name_that_leads_inside_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    async def inside(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443)), (0, 0, 0, "", (number, 443))]

    async def story() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside)
        with pytest.raises(HookRefused, match="open internet"):
            await hooks.found_at(checked_hook("https://dwarfs.example/", ["dwarfs.example"]))

    assert not is_open(number)
    asyncio.run(story())
