"""Clients hang up at any moment: the server goes on, and its log has no traceback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import struct

from websockets.asyncio.client import connect

from tests.server.proofs.client import socket_address
from tests.server.proofs.conftest import Serve
from tests.server.proofs.effort import effort
from tests.server.proofs.web import Account, Web

TIMES = effort(6, 60)


def raw(port: int, data: bytes, *, reads: int = 0, resets: bool = True) -> None:
    """A connection that says this, reads so much and is gone; reset where it `resets`, so that nothing is delivered."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as line:
        line.settimeout(0.2)
        line.sendall(data)
        if reads:
            line.recv(reads)
        if resets:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def requests(key: str, table: str) -> list[bytes]:
    head = f"Host: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n".encode()
    body = b'{"do": "say", "text": "hi"}'
    posted = b"POST /api/tables/" + table.encode() + b"/commands HTTP/1.1\r\n" + head
    upgrade = (
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    return [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\n" + head,
        b"GET / HTTP/1.1\r\n" + head + b"\r\n",
        b"GET /api/openapi.json HTTP/1.1\r\n" + head + b"Accept-Encoding: gzip\r\n\r\n",
        b"GET /api/tables/" + table.encode() + b"?after=0 HTTP/1.1\r\n" + head + b"\r\n",
        posted + b"Content-Length: 1000\r\n\r\n" + body,
        posted + f"Content-Length: {len(body)}\r\n\r\n".encode() + body,
        posted + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/tables/" + table.encode() + b"/socket HTTP/1.1\r\n" + head + upgrade + b"\r\n",
        b"GET /api/tables/" + table.encode() + b"/socket HTTP/1.1\r\n" + head + upgrade + b"\r\n\x81",
        bytes(range(256)),
    ]


async def sockets(base: str, who: Account, table: str, dice: random.Random) -> None:
    """Sockets that are cut after hello, in the middle of news and in the middle of a command."""
    for size in (0, 1, 5):
        async with connect(socket_address(base, table), max_size=None, proxy=None) as line:
            if size:
                await line.send(json.dumps({"do": "hello", "token": who.key, "after": 0}))
            for _ in range(size):
                await line.send(json.dumps({"do": "say", "text": "x" * dice.randint(1, 400)}))
            line.transport.abort()


def test_clients_that_hang_up_leave_no_traceback(url: str, serve: Serve) -> None:
    async def story() -> None:
        served = serve(url, "--no-limits")
        dice = random.Random(1)
        async with Web(served.base) as web:
            ada = await web.enrol("Ada")
            table = await web.new_table([ada], "runedar")
            for _ in range(TIMES):
                for data in requests(ada.key, table):
                    reads, resets = dice.choice((0, 1, 300)), dice.random() < 0.7
                    await asyncio.to_thread(raw, served.port, data, reads=reads, resets=resets)
                await sockets(served.base, ada, table, dice)
            assert (await web.ask(ada, "GET", "/api/health")).status_code == 200
        served.stop()
        log = served.log.read_text(errors="replace")
        assert "Traceback" not in log, log[:4000]
        assert " ERROR " not in log, log[:4000]

    asyncio.run(story())
