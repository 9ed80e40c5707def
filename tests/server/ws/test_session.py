"""Every message of a client is answered, a command once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mattock.server.ws import session
from tests.server.serving import Place, meeting, visited


def test_every_message_is_answered_with_its_own_reference(place: Place) -> None:
    asked: list[tuple[Any, str | None, str]] = [
        ({"do": "say", "key": "say-1234", "text": "hi"}, "say-1234", "done"),
        ({"do": "say", "text": "hi"}, None, "done"),
        ({"do": "ping"}, None, "pong"),
        ({"do": "ping", "ref": "p"}, "p", "pong"),
        ({"do": "ping", "ref": 7}, None, "malformed"),
        ({"do": "hello", "token": "again"}, None, "malformed"),
        ({"do": "play", "key": "too-new-1", "version": 999, "action": "x"}, "too-new-1", "malformed"),
        ({"do": "play", "key": "no-deed-1", "version": 1, "actions": []}, "no-deed-1", "malformed"),
        ({"do": "play", "key": "no-deed-2", "version": 1, "actions": ["x"] * 41}, "no-deed-2", "malformed"),
        ({"do": "play", "key": "no-deed-3", "version": 1, "action": "x", "actions": ["x"]}, "no-deed-3", "malformed"),
        ({"do": "play", "key": "no-deed-4", "version": 1}, "no-deed-4", "malformed"),
        ({"do": "sit", "key": "sit-1234", "seat": 0}, "sit-1234", "seat_taken"),
        ({"do": "create", "key": "create-12", "game": "dwar7s"}, "create-12", "malformed"),
        ({"do": "why", "ref": "w", "seat": 0}, "w", "malformed"),
        ({"do": "sit", "key": "x"}, "x", "malformed"),
        ({"do": "why", "ref": "w", "seat": 1, "action": "pass"}, "w", "not_yours"),
        ({"do": "why", "ref": "w", "seat": 9, "action": "pass"}, "w", "no_such_seat"),
        ("", None, "malformed"),
        ("[" * 10_000, None, "malformed"),
        ("7", None, "malformed"),
        ('{"do":{}}', None, "malformed"),
        (b"\xff\xfe", None, "malformed"),
    ]

    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun()
            async with ada.line(table) as line:
                await line.hear("presence")
                for message, reference, answer in asked:
                    await line.send(message)
                    found = await line.next()
                    while found["answer"] == "news":
                        found = await line.next()
                    assert (found["answer"], found.get("re")) == (answer, reference), message

    asyncio.run(visit())


def test_a_command_sent_again_after_a_cut_is_carried_out_once(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            command = {"do": "say", "key": "only-once", "text": "Anybody there?"}
            answers = []
            for _ in range(2):
                async with ada.line(table) as line:
                    answers.append(await line.ask(command))
            assert answers[0] == answers[1]
            said = (await ada.get(f"/api/tables/{table}?after=0")).json()["happenings"]
            assert sum(one["what"]["kind"] == "said" for one in said) == 1

    asyncio.run(visit())


def test_a_frame_that_is_too_large_is_answered_and_ends_the_connection_and_nothing_else(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            async with ada.line(table) as line:
                await line.hear("presence")
                await line.send("x" * 70_000)
                assert await line.next() == {"re": None, "answer": "too_large"}
                with pytest.raises(ConnectionClosed) as closed:
                    await line.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            async with ada.line(table) as line:
                assert (await line.hear("news"))["version"] == 1

    asyncio.run(visit())


def test_a_mistake_of_ours_is_answered_and_the_line_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the cellar is flooded")

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _), ada.line(await ada.new_table()) as line:
            await line.hear("presence")
            monkeypatch.setattr(session, "why", fail)
            answer = await line.ask({"do": "why", "ref": "1", "seat": 0, "action": "x"})
            assert answer == {"re": "1", "answer": "unavailable", "code": "failed"}
            await line.send({"do": "ping"})
            assert (await line.next())["answer"] == "pong"

    asyncio.run(visit())
    assert "the cellar is flooded" in caplog.text
