"""Without the quick line the server still serves: any uvicorn will do, and everything goes through ASGI."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mattock.server import run
from mattock.server.app import MAX_FRAME_BYTES
from mattock.server.uvicorn_versions import DEFAULT_PROTOCOL
from mattock.server.ws import socket
from mattock.server.ws.fast_transport import FastTransport
from mattock.server.ws.transport import AsgiTransport, transport_of, websocket_protocol
from tests.server.serving import Transport, visited

ACTIONS = 12


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The fallback is forced; every line that a socket gets is noted here."""
    lines: list[object] = []

    def noted(scope: object) -> object:
        lines.append(transport_of(scope))
        return lines[-1]

    monkeypatch.setattr(run, "websocket_protocol", lambda: DEFAULT_PROTOCOL)
    monkeypatch.setattr(socket, "transport_of", noted)
    return lines


def test_the_quick_line_is_used_with_the_versions_that_it_was_written_for() -> None:
    assert websocket_protocol() is FastTransport


@pytest.mark.parametrize(
    ("uvicorn", "websockets"),
    [("0.50.0", "17.4"), ("0.53.9", "17.4"), ("0.55.0", "17.4"), ("0.540.0", "17.4"), ("0.54.0", "18.0")],
)
def test_with_other_versions_uvicorn_speaks_for_itself(uvicorn: str, websockets: str) -> None:
    assert websocket_protocol({"uvicorn": uvicorn, "websockets": websockets}.__getitem__) == DEFAULT_PROTOCOL


def test_a_game_is_played_over_plain_asgi(tmp_path: Path, used: list[object]) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun("dwar7s", players=2)
            async with ada.line(table) as line:
                await play_some(line)
                assert (await line.ask({"do": "ping", "ref": "still-there"}))["answer"] == "pong"

    asyncio.run(story())
    assert used
    assert all(isinstance(line, AsgiTransport) for line in used)


def test_messages_sent_faster_than_they_are_answered_are_all_answered_in_order(
    tmp_path: Path, used: list[object]
) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.begun()) as line:
            asked = [str(number) for number in range(300)]
            for ref in asked:
                await line.send({"do": "ping", "ref": ref})
            answered: list[str] = []
            while len(answered) < len(asked):
                message = await line.next()
                answered += [message["re"]] if message["answer"] == "pong" else []
            assert answered == asked

    asyncio.run(story())
    assert used


def test_who_comes_back_hears_what_was_missed_over_plain_asgi(tmp_path: Path, used: list[object]) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun()
            async with ada.line(table) as line:
                version = (await line.hear("news"))["version"]
            await ada.command(table, do="say", key="while-away", text="Anybody there?")
            async with ada.line(table, after=version) as line:
                happened = (await line.hear("news"))["happenings"]
                assert [one["what"]["kind"] for one in happened] == ["said"]

    asyncio.run(story())
    assert used


def test_a_frame_that_is_too_large_ends_the_connection_over_plain_asgi(tmp_path: Path, used: list[object]) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.begun()) as line:
            await line.hear("presence")
            await line.send("x" * (MAX_FRAME_BYTES + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await line.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(story())
    assert used


def test_a_stranger_is_refused_over_plain_asgi(tmp_path: Path, used: list[object]) -> None:
    async def story() -> None:
        async with visited(tmp_path) as (ada, _):
            address = f"{ada.place.url.replace('http', 'ws', 1)}/api/tables/{await ada.new_table()}/socket"
            async with connect(address) as found:
                await found.send('{"do":"hello","token":"nobody"}')
                assert (await Transport(found).next())["answer"] == "unrecognised"
                with pytest.raises(ConnectionClosed) as closed:
                    await found.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == socket.CLOSE_REFUSED

    asyncio.run(story())
    assert used


async def play_some(line: Transport) -> None:
    """Play the first action that is offered, again and again, until enough of them were taken in."""
    sent = done = 0
    while done < ACTIONS:
        message = await line.next()
        if "re" in message:
            assert message["answer"] in {"done", "stale"}, message
            done += message["answer"] == "done"
        elif message["answer"] == "news" and (legal := [one for look in message["looks"] for one in look["legal"]]):
            sent += 1
            code, key = legal[0]["code"], f"action-{sent:04}"
            await line.send({"do": "play", "key": key, "version": message["version"], "action": code})
