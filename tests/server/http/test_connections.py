"""Connections that say nothing hold nobody up, and a request that does not arrive is not waited for."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from mattock.server.http import connections
from mattock.server.http.connections import ConnectionGuard
from tests.server.serving import narrow_socket, serving
from tests.tables.parlour import until


async def held(stack: ExitStack, url: str, count: int, left: int) -> list[socket.socket]:
    """So many connections of one address that say nothing, once only so many of them are `left` open."""
    host, _, port = url.removeprefix("http://").partition(":")
    found = [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(count)]
    for one in found:
        one.setblocking(False)
    await until(lambda: sum(map(is_open, found)) <= left)
    return found


def is_open(one: socket.socket) -> bool:
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False


async def until_served(url: str) -> None:
    """A connection is closed, until the server has noticed that others have gone."""
    for _ in range(1000):
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=url) as client:
                assert (await client.get("/api/health")).status_code == 200
                return
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is served any more")


def test_idle_connections_of_one_address_leave_newcomers_unharmed_and_are_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        with caplog.at_level(logging.WARNING), ExitStack() as stack:
            async with serving(tmp_path, has_limits=True) as place:
                found = await held(stack, place.url, 400, connections.MAX_PER_ADDRESS)
                assert sum(map(is_open, found)) == connections.MAX_PER_ADDRESS
                elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
                async with httpx.AsyncClient(base_url=place.url, transport=elsewhere) as newcomer:
                    assert (await newcomer.get("/api/health")).status_code == 200
                for one in found:
                    one.close()
                await until_served(place.url)
        assert sum("too many connections" in record.getMessage() for record in caplog.records) == 1

    asyncio.run(story())


def test_some_file_descriptors_are_kept_back_whatever_the_limits_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "max_open_files", lambda: connections.RESERVED_FILES + 100)

    async def story() -> None:
        with ExitStack() as stack:
            async with serving(tmp_path, has_limits=False) as place:
                assert sum(map(is_open, await held(stack, place.url, 150, 100))) == 100

    asyncio.run(story())


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HTTP/1.1\r\nHost:", b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
    ids=["nothing", "half a header", "half a body"],
)
@pytest.mark.parametrize("before", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"], ids=["at once", "later"])
def test_a_request_has_its_time_to_arrive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes, said: bytes
) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT", 1.0)

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


def reading_nothing(stack: ExitStack, url: str, head: str) -> socket.socket:
    """A client that asks for more than fits into its hands and reads nothing of it."""
    found = stack.enter_context(narrow_socket(url, 4096))
    found.setblocking(True)
    found.sendall(f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n{head}\r\n".encode())
    return found


def all_of(connection: socket.socket) -> bytes:
    """All that is still to be had."""
    found = b""
    with suppress(ConnectionResetError):
        while data := connection.recv(65536):
            found += data
    return found


@pytest.mark.parametrize("head", ["", "Connection: close\r\n"], ids=["kept", "closing"])
def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str) -> None:
    monkeypatch.setattr(connections, "RESPONSE_TIMEOUT", 0.5)

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


def test_connections_that_close_and_are_not_read_count_as_long_as_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one address would hold as many as it likes: the server wants to close them, and cannot."""
    monkeypatch.setattr(connections, "MAX_PER_ADDRESS", 8)

    async def story() -> None:
        with ExitStack() as stack:
            async with serving(tmp_path, buffer=4096, has_limits=True) as place:
                for _ in range(8):
                    reading_nothing(stack, place.url, "Connection: close\r\n")
                states = place.server.server_state
                await until(lambda: states.total_requests == 8)
                with pytest.raises(httpx.TransportError):
                    async with httpx.AsyncClient(base_url=place.url) as client:
                        await client.get("/api/health")

    asyncio.run(story())


def test_a_named_proxy_speaks_for_many() -> None:
    guard = ConnectionGuard(["10.1.0.0/16"])
    assert guard._is_proxy("10.1.2.3")
    assert not guard._is_proxy("10.2.2.3")
    assert not guard._is_proxy("")
