"""A table's socket: who speaks is answered, who listens is told, who was away hears what was missed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mattock.server.ws import connection, socket
from mattock.tables import Person
from mattock.tables.live.services import YourTurn
from tests.server.serving import Place, Transport, meeting, visited
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
