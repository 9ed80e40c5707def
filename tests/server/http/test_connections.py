"""Idle connections hold nobody up, and with a version of uvicorn that is not known the server still serves."""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from mattock.server.cluster.handover import Handover
from mattock.server.http import connections
from mattock.server.http.connections import ConnectionGuard, http_protocol
from mattock.server.http.guarded_http import GuardedHttp
from mattock.server.uvicorn_versions import DEFAULT_PROTOCOL
from mattock.server.ws import transport
from tests.server.serving import meeting, reading_nothing, serving
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


@pytest.mark.parametrize(
    ("uvicorn", "is_guarded"), [("0.54.0", True), ("0.54.9", True), ("0.53.9", False), ("0.55", False)]
)
def test_a_version_of_uvicorn_that_is_not_known_speaks_for_itself_and_the_operator_is_told(
    uvicorn: str, is_guarded: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        found = http_protocol(ConnectionGuard(), installed={"uvicorn": uvicorn}.__getitem__)
    if is_guarded:
        assert isinstance(found, type)
        assert issubclass(found, GuardedHttp)
    else:
        assert found == DEFAULT_PROTOCOL
    assert bool(caplog.records) != is_guarded


def test_a_game_is_played_with_a_version_of_uvicorn_that_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (connections, transport):
        monkeypatch.setattr(module, "are_known", lambda *_: False)
    handover = Handover(tmp_path, 0, 2)

    async def story() -> None:
        async with serving(tmp_path, handover=handover) as place, meeting(place) as (ada, _):
            assert place.server.config.http == place.server.config.ws == DEFAULT_PROTOCOL
            table = await ada.begun("dwar7s", players=2)
            async with ada.line(table) as line:
                assert (await line.ask({"do": "ping", "ref": "still-there"}))["answer"] == "pong"

    asyncio.run(story())
