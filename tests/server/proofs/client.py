"""A client at one table, as the protocol wants it: resumes after its last version, repeats what was not answered.

Whatever arrives is kept, and checked at once: no entry twice, none left out. It asks to be told changes, as browsers
do.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patching import whole
from tests.server.proofs.web import Account, Json

AGAIN = 0.02
PATIENCE = 120.0
LATER = {"unavailable", "too_fast"}


def socket_address(base: str, table: str) -> str:
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Client:
    """`after` None: nothing of what was before; 0: the whole story. Of several servers the next one is tried, if one
    does not answer.
    """

    def __init__(self, bases: Sequence[str], account: Account, table: str, after: int | None = 0) -> None:
        self.bases = bases
        self.account = account
        self.table = table
        self.version = after
        self.news: Json | None = None
        self.happenings: dict[int, Json] = {}
        self.received: list[str] = []
        self.answers: dict[str, Json] = {}
        self.sent: dict[str, Json] = {}
        self.put_off: list[Json] = []
        self.connections = 0
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._others: asyncio.Queue[Json] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Until it is cancelled or refused; a server that goes away is waited for."""
        for base in cycle(self.bases):
            try:
                async with connect(socket_address(base, self.table), max_size=None, proxy=None) as socket:
                    await self._talk(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(AGAIN)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = {"do": "hello", "token": self.account.key, "after": self.version, "changes": True}
        await socket.send(json.dumps(hello))
        first = self._read(await socket.recv())
        if first["answer"] != "welcome":
            self._put_off(first)
            return
        assert first["person"]["id"] == self.account.id
        self.connections += 1
        self._socket = socket
        for key in list(self._waiting):
            await socket.send(json.dumps(self.sent[key]))
        async for data in socket:
            self._hear(self._read(data))

    def _read(self, data: str | bytes) -> Json:
        assert isinstance(data, str)
        self.received.append(data)
        message: Json = json.loads(data)
        return message

    def _hear(self, message: Json) -> None:
        if message["answer"] == "news":
            self._take(message)
        elif message["answer"] == "changes":
            assert self.news is not None
            self._take(whole(self.news, message))
        elif message.get("re") in self._waiting:
            self._settle(message)
        else:
            self._others.put_nowait(message)
        self._changed.set()

    def _settle(self, message: Json) -> None:
        key = message["re"]
        if message["answer"] in LATER:
            self._put_off(message)
            asyncio.get_running_loop().call_later(float(message.get("retry", AGAIN)), self._push, key)
            return
        self.answers[key] = message
        self._waiting.pop(key).set_result(message)

    def _put_off(self, message: Json) -> None:
        """To be tried again: not because of a mistake, but because something is missing right now."""
        assert message["answer"] in LATER, message
        assert message.get("code") not in {"failed", "damaged", "other_rules"}, message
        self.put_off.append(message)

    def _take(self, news: Json) -> None:
        numbers = [one["number"] for one in news["happenings"]]
        if self.version is not None:
            assert news["version"] >= self.version, "news go back in time"
            known = self.version + news["omitted"]
            assert numbers == list(range(known + 1, news["version"] + 1)), (self.version, news["version"], numbers)
            if news["omitted"]:
                self._read_back(known + 1, self.version)
        self.happenings.update({one["number"]: one for one in news["happenings"]})
        self.version = news["version"]
        self.news = news

    def _read_back(self, before: int | None, known: int) -> None:
        """The pages of the history that the news left out."""
        headers = {"Authorization": f"Bearer {self.account.key}"}
        while before is not None and before > known + 1:
            path = f"{self.bases[0]}/api/tables/{self.table}/history?before={before}"
            try:
                page = httpx.get(path, headers=headers, timeout=PATIENCE).raise_for_status().json()
            except httpx.HTTPError as error:  # the server has just gone: come back, and hear it all again
                raise ConnectionError(path) from error
            numbers = [one["number"] for one in page["happenings"]]
            assert numbers == list(range(numbers[0], before)), "pages follow each other"
            self.happenings.update({one["number"]: one for one in page["happenings"]})
            before = page["before"]

    def _push(self, key: str) -> None:
        if self._socket is not None and key in self._waiting:
            task = asyncio.create_task(send_quietly(self._socket, self.sent[key]))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def send(self, **command: Any) -> asyncio.Future[Json]:
        """Keep it until it is answered, whatever becomes of the connection."""
        key = secrets.token_hex(8)
        self.sent[key] = {"key": key, **command}
        self._waiting[key] = asyncio.get_running_loop().create_future()
        self._push(key)
        return self._waiting[key]

    async def do(self, **command: Any) -> Json:
        async with asyncio.timeout(PATIENCE):
            return await self.send(**command)

    async def ask(self, **question: Any) -> Json:
        """A question, or something strange: whatever is answered next to its ref."""
        ref = secrets.token_hex(8)
        while self._socket is None:
            await self.change()
        await self._socket.send(json.dumps({"ref": ref, **question}))
        return await self.answer_to(ref)

    async def answer_to(self, ref: str | None) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._others.get()
                if message.get("re", "") == ref:
                    return message

    async def change(self) -> None:
        """Wait until something arrives."""
        self._changed.clear()
        await self._changed.wait()

    def wake(self) -> None:
        self._changed.set()

    async def at(self, version: int, seconds: float = PATIENCE) -> Json:
        """The news of that version or a later one."""
        async with asyncio.timeout(seconds):
            while self.news is None or self.news["version"] < version:
                await self.change()
        return self.news

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting)

    @property
    def legal(self) -> list[str]:
        looks = [] if self.news is None else self.news["looks"]
        return [action["code"] for look in looks for action in look["legal"]]

    async def drop(self) -> None:
        """Lose the connection; `run` makes another one."""
        if self._socket is not None:
            await self._socket.close()


async def send_quietly(socket: ClientConnection, message: Json) -> None:
    """If the connection is gone, the message is sent again with the next one."""
    try:
        await socket.send(json.dumps(message))
    except ConnectionClosed:
        return


@asynccontextmanager
async def connected(*clients: Client) -> AsyncIterator[None]:
    """They run meanwhile; if one of them fails, so does the test."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(client.run()) for client in clients]
        yield
        for task in tasks:
            task.cancel()


def some_deed(client: Client, dice: random.Random) -> Json:
    """What a player may do now, as the wire wants it: one action, or where that is known to go, two of them at once."""
    assert client.news is not None
    code = dice.choice(client.legal)
    asked = next(look["view"]["decision"] for look in client.news["looks"] if look["legal"])
    is_begun = code.startswith("lay:") and asked["kind"] == "cards"
    return {"actions": [code, "rest"]} if is_begun and dice.random() < 0.5 else {"action": code}
