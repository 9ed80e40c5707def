"""A client that does not keep up, falls silent or is in the way of closing is dropped; the table plays on."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mattock.server.ws import connection, outbox, socket
from mattock.server.ws.transport import transport_of
from tests.server.serving import Place, meeting, narrow_socket, serving, visited
from tests.tables.parlour import until


def test_a_socket_that_has_ended_is_gone_before_the_collector_comes(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: weakref.WeakSet[Any] = weakref.WeakSet()
    seen = 0

    def noted(scope: Any) -> Any:
        nonlocal seen
        seen += 1
        lines.add(transport_of(scope))
        return transport_of(scope)

    monkeypatch.setattr(socket, "transport_of", noted)
    monkeypatch.setattr(socket, "CLOSE_TIMEOUT", 0.1)
    monkeypatch.setattr(connection, "SEND_TIMEOUT", 0.4)

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun()
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    async with ada.line(table) as line:
                        await line.hear("presence")
                await until(lambda: len(lines) <= 1)  # the table remembers the last letter that it has opened
            finally:
                gc.enable()

    asyncio.run(visit())
    assert seen > 2


@pytest.mark.parametrize("has_hello", [True, False])
def test_who_takes_not_even_the_first_answer_is_cut_off(
    place: Place, monkeypatch: pytest.MonkeyPatch, has_hello: bool
) -> None:
    """However full the line is: whoever waits for it to empty waits for somebody who does not read."""

    async def stuck(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(socket, "send", stuck)
    monkeypatch.setattr(socket, "CLOSE_TIMEOUT", 0.1)
    monkeypatch.setattr(socket, "HELLO_TIMEOUT", 0.1)

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(address) as deaf:
                if has_hello:
                    await deaf.send(msgspec.json.encode({"do": "hello", "token": ada.key}).decode())
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(deaf.recv(), 60)
            assert place.app_state.presence.connections == 0

    asyncio.run(visit())


def test_who_does_not_read_is_dropped_and_the_table_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox.Outbox.__init__, "__defaults__", (2,))
    monkeypatch.setattr(connection, "SEND_TIMEOUT", 0.2)

    async def visit() -> None:
        async with serving(tmp_path, buffer=4096) as place, meeting(place) as (ada, bo):
            table, here = await ada.new_table(), place.app_state.presence
            async with bo.line(table, max_queue=1, sock=narrow_socket(place.url, 4096)) as line:
                await line.hear("presence")
                for _ in range(90):
                    assert (await ada.command(table, do="say", text="x" * 500)).status_code == 200
                    if not here.connections:
                        break
                await until(lambda: here.connections == 0)
                line.socket.transport.abort()
            async with bo.line(table, after=0) as line:
                assert len((await line.hear("news"))["happenings"]) > 10

    asyncio.run(visit())


def test_who_reads_on_after_a_pause_is_told_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox.Outbox.__init__, "__defaults__", (2,))

    async def visit() -> None:
        async with serving(tmp_path, buffer=4096) as place, meeting(place) as (ada, bo):
            table = await ada.new_table()
            async with bo.line(table, max_queue=1, sock=narrow_socket(place.url, 4096)) as line:
                await line.hear("presence")
                for _ in range(90):
                    await ada.command(table, do="say", text="x" * 500)
                last = 1
                with suppress(ConnectionClosed):
                    while message := await line.next():
                        last = message.get("version", last)
                assert line.socket.close_code == 1012, "also where no other word gets through"
            assert last < 91
            async with bo.line(table, after=last) as line:
                assert [one["number"] for one in (await line.hear("news"))["happenings"]] == list(range(last + 1, 92))

    asyncio.run(visit())


def test_a_server_that_stops_asks_everybody_to_come_back(tmp_path: Path) -> None:
    async def visit() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.new_table()) as line:
            await line.hear("presence")
            ada.place.server.should_exit = True
            assert (await line.next())["answer"] == "dropped"
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

    asyncio.run(visit())
