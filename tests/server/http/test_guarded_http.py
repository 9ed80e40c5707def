"""Requests and answers have their time: a connection that is too slow with either is closed."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from mattock.server.http import guarded_http
from tests.server.serving import reading_nothing, serving
from tests.tables.parlour import until


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HTTP/1.1\r\nHost:", b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
    ids=["nothing", "half a header", "half a body"],
)
@pytest.mark.parametrize("before", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["at once", "later"])
def test_a_request_has_its_time_to_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, said: bytes
) -> None:
    monkeypatch.setattr(guarded_http, "REQUEST_TIMEOUT", 1.0)

    async def story() -> None:
        async with serving(tmp_path) as place:
            host, _, port = place.url.removeprefix("http://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            if before:
                writer.write(before)
                await reader.readuntil(b"\r\n\r\n")
                await asyncio.sleep(0.3)
            writer.write(said)
            async with asyncio.timeout(60):
                try:
                    while await reader.read(65536):
                        pass
                except ConnectionResetError:
                    pass
            writer.close()

    asyncio.run(story())


def all_of(connection: socket.socket) -> bytes:
    """All that is still to be had."""
    found = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(65536):
            found += data
    return found


@pytest.mark.parametrize("head", ["", "Connection: close\r\n"], ids=["kept", "closing"])
def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str) -> None:
    monkeypatch.setattr(guarded_http, "RESPONSE_TIMEOUT", 0.5)

    async def story() -> None:
        with ExitStack() as stack:
            async with serving(tmp_path, buffer=4096) as place:
                reader = reading_nothing(stack, place.url, head)
                states = place.server.server_state
                await until(lambda: len(states.connections) == 1)
                await until(lambda: not states.connections, 20)
                head_bytes, _, body = (await asyncio.to_thread(all_of, reader)).partition(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", head_bytes.lower())
                assert length is not None
                assert len(body) < int(length[1])

    asyncio.run(story())
