"""A table's socket: who speaks is answered, who listens is told, who was away hears what was missed."""

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

from mattock.server.ws import connection, outbox, session, socket
from mattock.server.ws.transport import transport_of
from mattock.tables import Person
from mattock.tables.live.services import YourTurn
from tests.server.serving import Place, Transport, meeting, narrow_socket, serving, visited
from tests.tables.parlour import until


def test_hello_is_answered_with_a_welcome_the_news_and_who_is_here(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.begun()
            async with ada.line(table) as line:
                welcome, news, present = [await line.next() for _ in range(3)]
                assert welcome["person"] == {"id": ada.id, "name": "Ada"}
                assert (news["answer"], news["table"], news["happenings"]) == ("news", table, [])
                person = {"id": ada.id, "name": "Ada", "onlooker": False, "alike": False}
                assert present == {"answer": "presence", "people": [person]}

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("hello", "answer"),
    [
        ('{"do":"hello","token":"nobody"}', "unrecognised"),
        ('{"do":"hello"}', "malformed"),
        ('{"do":"ping"}', "malformed"),
        ("nonsense", "malformed"),
        (b"\x00\xff", "malformed"),
    ],
)
def test_a_wrong_hello_is_refused_with_a_reason(place: Place, hello: str | bytes, answer: str) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            async with connect(f"{place.url.replace('http', 'ws')}/api/tables/{table}/socket") as found:
                line = Transport(found)
                await line.send(hello)
                assert (await line.next())["answer"] == answer
                with pytest.raises(ConnectionClosed) as closed:
                    await line.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == socket.CLOSE_REFUSED

    asyncio.run(visit())


def test_who_says_nothing_is_asked_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO_TIMEOUT", 0.05)
    monkeypatch.setattr(connection, "IDLE_TIMEOUT", 0.05)

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.new_table()
            async with connect(f"{ada.place.url.replace('http', 'ws')}/api/tables/{table}/socket") as found:
                assert (await Transport(found).next())["answer"] == "malformed"
            async with ada.line(table) as line:
                with pytest.raises(ConnectionClosed):
                    await line.hear("nothing at all")

    asyncio.run(visit())


def test_who_was_lost_without_a_word_is_called_to_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that sleeps neither speaks nor hangs up."""
    monkeypatch.setattr(connection, "IDLE_TIMEOUT", 0.05)

    async def visit() -> None:
        async with visited(tmp_path) as (ada, _):
            table = await ada.begun("runedar", players=1)
            called: list[YourTurn] = []
            monkeypatch.setattr(ada.place.app_state.hooks, "call", called.append)
            async with ada.line(table) as line:
                with pytest.raises(ConnectionClosed):
                    await line.hear("nothing at all")
            await until(lambda: called == [YourTurn(table, "runedar", Person(ada.id, "Ada"))])

    asyncio.run(visit())


def test_a_table_that_is_not_there_or_not_for_everybody_is_refused(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            async with bo.line("nowhere") as line:
                assert (await line.next())["answer"] == "no_such_table"
            async with bo.line(await ada.new_table(password="mellon")) as line:
                assert (await line.next())["code"] == "not_entered"

    asyncio.run(visit())


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


def test_everybody_at_the_table_is_told_and_each_their_own(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.new_table()
            async with ada.line(table) as hers, bo.line(table) as his:
                for who, line in ((ada, hers), (bo, his)):
                    assert (await line.ask({"do": "sit", "key": f"sit-{who.id}"}))["answer"] == "done"
                await hers.send({"do": "start"})
                seats = []
                for line in (hers, his):
                    while (news := await line.hear("news"))["standing"]["status"] != "playing":
                        pass
                    seats.append([look["seat"] for look in news["looks"]])
                    assert news["standing"]["secret"] is None
                assert seats == [[0], [1]]

    asyncio.run(visit())


def test_presence_tells_players_from_onlookers_and_who_has_gone(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, bo):
            table = await ada.begun()
            async with ada.line(table) as hers:
                await hers.hear("presence")
                async with bo.line(table), bo.line(table):
                    people = (await hers.hear("presence"))["people"]
                    assert [(one["name"], one["onlooker"]) for one in people] == [("Ada", False), ("Bo", True)]
                assert [one["name"] for one in (await hers.hear("presence"))["people"]] == ["Ada"]

    asyncio.run(visit())


def test_who_comes_back_hears_what_was_missed_once(place: Place) -> None:
    async def visit() -> None:
        async with meeting(place) as (ada, _):
            table = await ada.new_table()
            async with ada.line(table) as line:
                version = (await line.hear("news"))["version"]
            for word in ("one", "two"):
                await ada.command(table, do="say", text=word)
            async with ada.line(table, after=version) as line:
                news = await line.hear("news")
                assert [one["what"]["text"] for one in news["happenings"]] == ["one", "two"]
                assert news["version"] == version + 2

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


def test_one_person_has_a_bounded_number_of_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MAX_SOCKETS", 2)

    async def visit() -> None:
        async with visited(tmp_path, has_limits=True) as (ada, bo):
            table = await ada.new_table()
            async with ada.line(table) as one, ada.line(table) as two:
                await one.hear("presence")
                await two.hear("presence")
                async with ada.line(table) as three:
                    assert (await three.next())["answer"] == "too_fast"
                async with bo.line(table) as other:
                    assert (await other.next())["answer"] == "welcome"

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
